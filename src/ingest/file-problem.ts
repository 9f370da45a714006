import type { Stats } from 'node:fs';

const MESSAGES: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'a symbolic link that leads back to itself',
  ENOENT: 'it no longer exists',
  ENOTDIR: 'part of its path is not a folder',
  ENAMETOOLONG: 'its path is too long',
  EIO: 'the disk reports a read error',
  ESTALE: 'it is no longer on the network drive',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** A readable message for a file system error. */
export function problemOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return MESSAGES[code] ?? message;
}

/** What a path is if not a regular file. Reading anything else can block, never end, or change a device. */
export function specialKindOf(stats: Stats): string | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a FIFO';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
