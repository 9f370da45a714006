import type { DatabaseSync } from 'node:sqlite';
import type { Day } from '../../../../time/day.ts';
import type {
  EndedImport,
  FileCounts,
  FileStatus,
  ImportedFile,
  ImportLog,
  ImportRun,
  PushDay,
  PushFile,
} from '../../../port/import-log.ts';
import type { Batch, WriteOutcome } from '../../../port/writing.ts';
import { addCounts, countOutcomes, PUSHES_AMONG } from '../../../rules/file-counts.ts';
import { inTransactionWhenFree, prepareWithBigInts } from '../database/connection.ts';
import type { Row } from './entity-mapper.ts';
import type { SqliteTombstones } from './tombstones.ts';

const FILES = `
  SELECT import_files.*, files.size, files.sha256 FROM import_files JOIN files ON files.id = import_files.file_id`;

export class SqliteImportLog implements ImportLog {
  #db: DatabaseSync;
  #tombstones: SqliteTombstones;
  #beforeWrite: () => void;

  constructor(db: DatabaseSync, tombstones: SqliteTombstones, beforeWrite: () => void) {
    this.#db = db;
    this.#tombstones = tombstones;
    this.#beforeWrite = beforeWrite;
  }

  async begin(at: number): Promise<number> {
    return this.#write(() => this.#insert('INSERT INTO imports (started_at) VALUES (?)', at));
  }

  async beginFile(
    importId: number,
    file: { name: string; format: string; sizeBytes: number | undefined; sha256: string | undefined },
  ): Promise<number> {
    const { name, format, sizeBytes = null, sha256 = null } = file;
    return this.#write(() => {
      const known =
        sha256 === null
          ? undefined
          : (this.#db.prepare('SELECT id FROM files WHERE sha256 = ?').get(sha256)?.id as number | undefined);
      const fileId =
        known ?? this.#insert('INSERT INTO files (sha256, size) VALUES (?, ?)', sha256, sizeBytes);
      // The same bytes under two names in one import are one file.
      this.#insert(
        `INSERT INTO import_files (import_id, file_id, name, format, status) VALUES (?, ?, ?, ?, 'running')
         ON CONFLICT DO NOTHING`,
        importId,
        fileId,
        name,
        format,
      );
      return fileId;
    });
  }

  async endFile(
    importId: number,
    fileId: number,
    status: FileStatus,
    counts: FileCounts,
  ): Promise<FileStatus> {
    return this.#write(() => {
      // The file may have been purged during the import, which rejected everything written after that. If it was purged
      // before it got its number, only the digest is banned.
      const sha256 = this.#db.prepare('SELECT sha256 FROM files WHERE id = ?').get(fileId)?.sha256 as
        | string
        | null
        | undefined;
      const isBanned = typeof sha256 === 'string' && this.#tombstones.hasFile(sha256);
      const recorded = isBanned || this.#tombstones.hasFileNumber(fileId) ? 'purged' : status;
      this.#insert(
        'UPDATE import_files SET status = ?, counts = ? WHERE import_id = ? AND file_id = ?',
        recorded,
        JSON.stringify(counts),
        importId,
        fileId,
      );
      return recorded;
    });
  }

  async openPush(push: PushDay & { name: string; format: string }, at: number): Promise<PushFile> {
    return this.#write(() => {
      const importId =
        this.#pushImport(push) ??
        this.#insert(
          'INSERT INTO imports (started_at, finished_at, push_key, push_day) VALUES (?, ?, ?, ?)',
          at,
          at,
          push.keyId,
          push.day,
        );
      const known = this.#db
        .prepare('SELECT file_id FROM import_files WHERE import_id = ? AND format = ?')
        .get(importId, push.format);
      if (known !== undefined) return { importId, fileId: known.file_id as number };
      const fileId = this.#insert('INSERT INTO files (sha256, size) VALUES (NULL, NULL)');
      this.#insert(
        `INSERT INTO import_files (import_id, file_id, name, format, status) VALUES (?, ?, ?, ?, 'complete')`,
        importId,
        fileId,
        push.name,
        push.format,
      );
      return { importId, fileId };
    });
  }

  /** The latest import of these pushes, unless it was purged. */
  #pushImport({ keyId, day }: PushDay): number | undefined {
    const latest = this.#db
      .prepare('SELECT id FROM imports WHERE push_key = ? AND push_day = ? ORDER BY id DESC LIMIT 1')
      .get(keyId, day)?.id as number | undefined;
    if (latest === undefined) return undefined;
    const files = this.#db
      .prepare('SELECT file_id, status FROM import_files WHERE import_id = ?')
      .all(latest);
    const isPurged = files.some(
      ({ file_id, status }) => status === 'purged' || this.#tombstones.hasFileNumber(file_id as number),
    );
    return isPurged ? undefined : latest;
  }

  /** Call within the transaction that writes the batch. */
  addPush({ file, push }: Batch, outcomes: readonly WriteOutcome[]): void {
    if (push === undefined || file === undefined) return;
    const where = 'WHERE import_id = ? AND file_id = ?';
    const row = this.#db.prepare(`SELECT counts FROM import_files ${where}`).get(push.importId, file);
    if (row === undefined) return;
    const counts = addCounts(countsOf(row), addCounts(push.counts, countOutcomes(outcomes)));
    this.#insert(`UPDATE import_files SET counts = ? ${where}`, JSON.stringify(counts), push.importId, file);
    this.#insert('UPDATE imports SET finished_at = max(finished_at, ?) WHERE id = ?', push.at, push.importId);
  }

  async end(importId: number, at: number): Promise<void> {
    await this.#write(() => this.#insert('UPDATE imports SET finished_at = ? WHERE id = ?', at, importId));
  }

  async knows(sha256: string): Promise<'complete' | 'purged' | undefined> {
    if (this.#tombstones.hasFile(sha256)) return 'purged';
    const complete = this.#db
      .prepare(`${FILES} WHERE files.sha256 = ? AND import_files.status = 'complete' LIMIT 1`)
      .get(sha256);
    return complete === undefined ? undefined : 'complete';
  }

  /** Copies an import of another store, with its numbers. Call within a transaction. */
  adopt({ importId, startedAt, finishedAt, push, files }: ImportRun): void {
    this.#insert(
      `INSERT INTO imports (id, started_at, finished_at, push_key, push_day) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      importId,
      startedAt,
      finishedAt ?? null,
      push?.keyId ?? null,
      push?.day ?? null,
    );
    for (const { fileId, name, format, status, sizeBytes, sha256, counts } of files) {
      this.#insert(
        'INSERT INTO files (id, sha256, size) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        fileId,
        sha256 ?? null,
        sizeBytes ?? null,
      );
      this.#insert(
        `INSERT INTO import_files (import_id, file_id, name, format, status, counts) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET status = excluded.status, counts = excluded.counts`,
        importId,
        fileId,
        name,
        format,
        status,
        JSON.stringify(counts),
      );
    }
  }

  async list(): Promise<ImportRun[]> {
    return this.#db
      .prepare('SELECT * FROM imports ORDER BY id DESC')
      .all()
      .map((row) => this.#run(row));
  }

  async get(importId: number): Promise<ImportRun | undefined> {
    const row = this.#db.prepare('SELECT * FROM imports WHERE id = ?').get(importId);
    return row === undefined ? undefined : this.#run(row);
  }

  async pushesSince(day: Day): Promise<ImportRun[]> {
    return this.#db
      .prepare(
        `SELECT * FROM (SELECT * FROM imports ORDER BY id DESC LIMIT ${PUSHES_AMONG}) WHERE push_day >= ? ORDER BY id DESC`,
      )
      .all(day)
      .map((row) => this.#run(row))
      .filter(({ files }) => files.every(({ status }) => status !== 'purged'));
  }

  async lastEnded(): Promise<EndedImport | undefined> {
    const last = this.#db
      .prepare(
        `SELECT id, finished_at FROM (SELECT id, finished_at FROM imports ORDER BY id DESC LIMIT 100)
         WHERE finished_at IS NOT NULL ORDER BY finished_at DESC, id DESC LIMIT 1`,
      )
      .get();
    if (last === undefined) return undefined;
    const rejects = this.#db
      .prepare("SELECT sum(counts ->> '$.rejected') AS rejected FROM import_files WHERE import_id = ?")
      .get(last.id as number);
    return {
      importId: last.id as number,
      at: last.finished_at as number,
      rejected: (rejects?.rejected as number | null) ?? 0,
    };
  }

  filesNumbered(files: readonly number[]): ImportedFile[] {
    return files
      .flatMap((file) => this.#db.prepare(`${FILES} WHERE files.id = ? ORDER BY import_id`).all(file))
      .map(importedFile)
      .sort((a, b) => a.importId - b.importId || a.fileId - b.fileId);
  }

  #run(row: Row): ImportRun {
    return {
      importId: row.id as number,
      startedAt: row.started_at as number,
      finishedAt: (row.finished_at as number | null) ?? undefined,
      ...(row.push_key !== null && {
        push: { keyId: row.push_key as string, day: row.push_day as string },
      }),
      files: this.#db
        .prepare(`${FILES} WHERE import_id = ? ORDER BY file_id`)
        .all(row.id as number)
        .map(importedFile),
    };
  }

  #write<T>(work: () => T): Promise<T> {
    return inTransactionWhenFree(this.#db, this.#beforeWrite, work);
  }

  #insert(sql: string, ...parameters: (string | number | null)[]): number {
    return Number(prepareWithBigInts(this.#db, sql).run(...parameters).lastInsertRowid);
  }
}

function importedFile(row: Row): ImportedFile {
  return {
    fileId: row.file_id as number,
    importId: row.import_id as number,
    name: row.name as string,
    format: row.format as string,
    status: row.status as FileStatus,
    sizeBytes: (row.size as number | null) ?? undefined,
    sha256: (row.sha256 as string | null) ?? undefined,
    counts: countsOf(row),
  };
}

function countsOf({ counts }: Row): FileCounts {
  return counts === null ? {} : (JSON.parse(counts as string) as FileCounts);
}
