import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupProblem } from '../../../port/failures/backup-problem.ts';
import { makeFolder } from '../database/folder.ts';
import { SCHEMA_VERSION, schemaVersionOf } from '../database/schema.ts';

const DATA = 'nightjar.db';
const KEYS = 'keys.db';
const WAL_FILES = ['-wal', '-shm'];

/** A backup ends with a digest of everything before it, followed by this. */
const TRAILER = Buffer.from('nightjar backup 1');
const DIGEST_BYTES = 32;

/**
 * Writes everything to one file while other processes read and write: the database with the keys file embedded, then a
 * digest to detect damage. Only its owner may read the file, and it gets its name only once it is complete.
 */
export function backUp(folder: string, file: string): void {
  if (existsSync(file)) throw new BackupProblem(`${file} already exists`);
  if (!existsSync(dirname(file))) throw new BackupProblem(`folder ${dirname(file)} does not exist`);
  const partial = `${file}.partial`;
  const keys = `${file}.keys.partial`;
  const remove = () => {
    for (const path of [partial, `${partial}-journal`, keys, `${keys}-journal`])
      rmSync(path, { force: true });
  };
  remove();
  try {
    copyDatabase(join(folder, DATA), partial);
    copyDatabase(join(folder, KEYS), keys);
    const db = new DatabaseSync(partial);
    db.exec('PRAGMA synchronous = FULL; CREATE TABLE backup (name TEXT PRIMARY KEY, content BLOB NOT NULL)');
    db.prepare('INSERT INTO backup (name, content) VALUES (?, ?)').run(KEYS, readFileSync(keys));
    db.close();
    appendDigest(partial);
    renameSync(partial, file);
    syncFolder(dirname(file));
  } finally {
    remove();
  }
}

function appendDigest(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    const { size } = fstatSync(handle);
    writeSync(handle, Buffer.concat([digestOf(handle, size), TRAILER]), 0, undefined, size);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isIntact(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const end = Buffer.alloc(DIGEST_BYTES + TRAILER.length);
    const size = fstatSync(handle).size - end.length;
    if (size <= 0) return false;
    readSync(handle, end, 0, end.length, size);
    return end.equals(Buffer.concat([digestOf(handle, size), TRAILER]));
  } finally {
    closeSync(handle);
  }
}

function digestOf(handle: number, size: number): Buffer {
  const digest = createHash('sha256');
  const part = Buffer.alloc(1 << 20);
  for (let at = 0; at < size; ) {
    const read = readSync(handle, part, 0, Math.min(part.length, size - at), at);
    if (read === 0) break;
    digest.update(part.subarray(0, read));
    at += read;
  }
  return digest.digest();
}

/** Copies a snapshot without free pages. The copy is readable only by its owner from the first byte. */
function copyDatabase(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    writeFileSync(to, '', { mode: 0o600 });
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Restores a backup into a data folder. Replaces existing data only with `isReplacing`. */
export function restoreFrom(file: string, folder: string, options: { isReplacing: boolean }): void {
  const keys = readBackup(file);
  makeFolder(folder);
  const requireNoData = () => {
    const hasData = [DATA, KEYS].some((name) => existsSync(join(folder, name)));
    if (hasData && !options.isReplacing)
      throw new BackupProblem(`${folder} already contains data; use --replace to overwrite it`);
  };
  requireNoData();
  const locks = [DATA, KEYS].map((name) => lockExclusively(join(folder, name)));
  const partials = [DATA, KEYS].map((name) => join(folder, `${name}.partial`));
  try {
    for (const partial of partials) rmSync(partial, { force: true });
    copyDatabase(file, partials[0] as string);
    const db = new DatabaseSync(partials[0] as string);
    db.exec('DROP TABLE backup');
    db.close();
    writeFileSync(partials[1] as string, keys, { mode: 0o600, flush: true });
    requireNoData();
    for (const lock of locks) lock.invalidate();
    // SQLite must not apply the old file's WAL to the new file.
    for (const name of [KEYS, DATA]) {
      for (const suffix of WAL_FILES) rmSync(join(folder, `${name}${suffix}`), { force: true });
      renameSync(join(folder, `${name}.partial`), join(folder, name));
    }
    syncFolder(folder);
  } finally {
    for (const partial of partials) rmSync(partial, { force: true });
    for (const lock of locks) lock.release();
  }
}

/** Checks that the file is an intact backup of a known version, and returns its keys file. */
function readBackup(file: string): Uint8Array {
  if (!existsSync(file)) throw new BackupProblem(`file ${file} does not exist`);
  if (!statSync(file).isFile() || !isIntact(file))
    throw new BackupProblem(`${file} is damaged or not a nightjar backup`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = schemaVersionOf(db);
    if (version > SCHEMA_VERSION)
      throw new BackupProblem(
        `${file} has schema version ${version}, but this version of nightjar supports only ${SCHEMA_VERSION}; use a newer version`,
      );
    const row = db.prepare('SELECT content FROM backup WHERE name = ?').get(KEYS);
    return row?.content as Uint8Array;
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${file} is not a nightjar backup: ${(error as Error).message}`);
  } finally {
    db.close();
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);
/** A schema version that every nightjar rejects. */
const INVALIDATED = 2 ** 31 - 1;

interface ExclusiveLock {
  /** Keeps a process that waits for the old file from using it. */
  invalidate(): void;
  release(): void;
}

/**
 * Locks a database against all other processes, or throws if one uses it. A damaged or missing database needs no lock.
 */
function lockExclusively(file: string): ExclusiveLock {
  const nothing: ExclusiveLock = { invalidate() {}, release() {} };
  if (!existsSync(file)) return nothing;
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite leaves WAL mode only if no other connection is open.
    const mode = db.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode;
    if (mode !== 'delete') throw new Error('it is in use');
    db.exec('BEGIN EXCLUSIVE');
    return {
      invalidate: () => db.exec(`PRAGMA user_version = ${INVALIDATED}; COMMIT`),
      release: () => db.close(),
    };
  } catch (error) {
    db.close();
    if (DAMAGED.has((error as { errcode?: number }).errcode)) return nothing;
    throw new BackupProblem(`another nightjar process is using ${dirname(file)}; stop it first`);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
