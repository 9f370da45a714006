import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/**
 * Creates a folder that only its owner may enter, with its parents. Does not use `recursive`: where mkdir fails with
 * ENOENT, as below /proc, Node retries forever.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it first.
    if (!isFolder(folder)) throw new Error(`cannot create the folder ${folder}: ${reasonOf(error)}`);
  }
}

/** Throws with the owner's name if the folder is not accessible; SQLite only reports that it cannot open a file. */
export function requireAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const owner = ownerOf(folder);
    if (code !== 'EACCES' || owner === undefined) return;
    throw new Error(
      `it belongs to user ${owner}, but you are ${nameOf(process.getuid?.() ?? 0)}; run the command as its owner: sudo -u ${owner} …`,
    );
  }
}

function ownerOf(folder: string): string | undefined {
  try {
    const { uid } = statSync(folder);
    return uid === process.getuid?.() ? undefined : nameOf(uid);
  } catch {
    return undefined;
  }
}

function nameOf(uid: number): string {
  try {
    if (uid === process.getuid?.()) return userInfo().username;
    const users = readFileSync('/etc/passwd', 'utf8').split('\n');
    return users.map((line) => line.split(':')).find((fields) => fields[2] === String(uid))?.[0] ?? `#${uid}`;
  } catch {
    return `#${uid}`;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the file system is read-only';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'a file with this name exists';
  if (code === 'ENOENT') return 'the file system does not allow it';
  return message;
}
