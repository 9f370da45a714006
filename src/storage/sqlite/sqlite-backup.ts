import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupProblem } from '../backup-problem.ts';
import { SCHEMA_VERSION, schemaVersionOf } from './sqlite-schema.ts';

const DATA = 'nightjar.db';
const KEYS = 'keys.db';
const WAL_FILES = ['-wal', '-shm'];

/**
 * Writes everything into one file, of one moment, while others read and write: the database, and within it the file of keys.
 * The file appears under its name only when it is whole.
 */
export function backUp(folder: string, file: string): void {
  if (existsSync(file)) throw new BackupProblem(`${file} is there already`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    copyDatabase(join(folder, DATA), partial);
    const keys = `${file}.keys.partial`;
    rmSync(keys, { force: true });
    copyDatabase(join(folder, KEYS), keys);
    const db = new DatabaseSync(partial);
    db.exec('PRAGMA synchronous = FULL; CREATE TABLE backup (name TEXT PRIMARY KEY, content BLOB NOT NULL)');
    db.prepare('INSERT INTO backup (name, content) VALUES (?, ?)').run(KEYS, readFileSync(keys));
    db.close();
    rmSync(keys);
    renameSync(partial, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(partial, { force: true });
  }
}

/** A copy without free pages, of one moment. */
function copyDatabase(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of a data folder. What was there before is replaced only when that is wanted. */
export function restoreFrom(file: string, folder: string, options: { isReplacing: boolean }): void {
  const keys = readBackup(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, DATA);
  if (existsSync(target)) {
    if (!options.isReplacing) throw new BackupProblem(`${folder} holds data already`);
    refuseWhileInUse(target);
    if (existsSync(join(folder, KEYS))) refuseWhileInUse(join(folder, KEYS));
  }
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  copyDatabase(file, partial);
  const db = new DatabaseSync(partial);
  db.exec('DROP TABLE backup');
  db.close();
  writeFileSync(`${join(folder, KEYS)}.partial`, keys, { mode: 0o600, flush: true });
  // A log of the old file must not be read into the new one.
  for (const name of [KEYS, DATA]) {
    for (const suffix of WAL_FILES) rmSync(join(folder, `${name}${suffix}`), { force: true });
    renameSync(join(folder, `${name}.partial`), join(folder, name));
  }
  syncFolder(folder);
}

/** Checks that the file is a backup, whole and of a version we know; returns the file of keys. */
function readBackup(file: string): Uint8Array {
  if (!existsSync(file)) throw new BackupProblem(`there is no file ${file}`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = schemaVersionOf(db);
    if (version > SCHEMA_VERSION)
      throw new BackupProblem(`${file} has schema version ${version}, this nightjar knows ${SCHEMA_VERSION}`);
    const row = db.prepare('SELECT content FROM backup WHERE name = ?').get(KEYS);
    const check = db.prepare('PRAGMA quick_check').get()?.quick_check;
    if (check !== 'ok') throw new BackupProblem(`${file} is damaged: ${check}`);
    return row?.content as Uint8Array;
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${file} is no backup of nightjar: ${(error as Error).message}`);
  } finally {
    db.close();
  }
}

/** Only who is alone with a database may leave its write-ahead mode. */
function refuseWhileInUse(file: string): void {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    const mode = db.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode;
    if (mode !== 'delete') throw new Error('it is in use');
  } catch {
    throw new BackupProblem(`another nightjar is running on ${dirname(file)}: stop it first`);
  } finally {
    db.close();
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
