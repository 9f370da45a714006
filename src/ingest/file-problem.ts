import type { Stats } from 'node:fs';

const SENTENCES: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'is a symbolic link that leads back to itself',
  ENOENT: 'no longer exists',
  ENOTDIR: 'part of the path is not a folder',
  ENAMETOOLONG: 'the path is too long',
  EIO: 'disk read error',
  ESTALE: 'stale file handle on a network drive',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
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
