import type { Stats } from 'node:fs';

const SENTENCES: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'a symbolic link that leads back to itself',
  ENOENT: 'it does not exist any more',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its path is too long',
  EIO: 'the disk reports a read error',
  ESTALE: 'the network drive has lost it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Why the system refuses a file, in words. */
export function problemOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return SENTENCES[code] ?? message;
}

/** What a path is if it is not a regular file. Reading the others can block forever, never end, or change the device. */
export function specialKindOf(stats: Stats): string | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a FIFO';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
