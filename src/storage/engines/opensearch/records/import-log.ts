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
import { oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchDocuments, Place } from '../cluster/documents.ts';
import type { OpensearchLosses } from '../cluster/losses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import type { OpensearchTombstones } from './tombstones.ts';

interface ImportSource {
  kind: 'import';
  importId: number;
  document: { startedAt: number; finishedAt?: number; push?: PushDay };
}

/** A file within an import. */
interface EntrySource {
  kind: 'import-file';
  importId: number;
  file: number;
  sha256?: string;
  status: FileStatus;
  document: { name: string; format: string; sizeBytes?: number; counts: FileCounts };
}

/** Maps a digest to a file number. */
interface BytesSource {
  kind: 'bytes';
  file: number;
}

/** The latest import of a key's pushes on a day, or its file of a format. */
interface PushSource {
  kind: 'push';
  importId: number;
  file?: number;
}

type Counter = 'imports' | 'files';

export class OpensearchImportLog implements ImportLog {
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #tombstones: OpensearchTombstones;
  #losses: OpensearchLosses;
  #everything: string;
  #index: string;

  constructor(
    documents: OpensearchDocuments,
    searcher: OpensearchSearcher,
    names: OpensearchNames,
    tombstones: OpensearchTombstones,
    losses: OpensearchLosses,
  ) {
    this.#losses = losses;
    this.#documents = documents;
    this.#searcher = searcher;
    this.#tombstones = tombstones;
    this.#index = names.fixed('ledger');
    this.#everything = names.all;
  }

  async begin(at: number): Promise<number> {
    return this.#begin({ startedAt: at });
  }

  async #begin(document: ImportSource['document']): Promise<number> {
    const importId = await this.#next('imports');
    await this.#put(importPlace(importId), { kind: 'import', importId, document } satisfies ImportSource);
    return importId;
  }

  async openPush(push: PushDay & { name: string; format: string }, at: number): Promise<PushFile> {
    const importId = await this.#pushImport(push, at);
    const place = this.#place(`push-file ${importId} ${push.format}`);
    for (;;) {
      const [known] = await this.#documents.load<PushSource>([place]);
      if (known?.source.file !== undefined) return { importId, fileId: known.source.file };
      const fileId = await this.#next('files');
      const entry: EntrySource = {
        kind: 'import-file',
        importId,
        file: fileId,
        status: 'complete',
        document: { name: push.name, format: push.format, counts: {} },
      };
      const body = JSON.stringify({ kind: 'push', importId, file: fileId } satisfies PushSource);
      const [result] = await this.#documents.apply([{ ...place, action: 'create', body }]);
      if (result?.outcome !== 'done') continue;
      await this.#put(entryPlace(importId, fileId), entry);
      return { importId, fileId };
    }
  }

  /** The latest import of these pushes; a new one if there is none or it was purged. */
  async #pushImport({ keyId, day }: PushDay, at: number): Promise<number> {
    const place = this.#place(`push ${keyId} ${day}`);
    for (;;) {
      const [known] = await this.#documents.load<PushSource>([place]);
      if (known !== undefined && !(await this.#isPurged(known.source.importId))) return known.source.importId;
      const importId = await this.#begin({ startedAt: at, finishedAt: at, push: { keyId, day } });
      const body = JSON.stringify({ kind: 'push', importId } satisfies PushSource);
      const [result] = await this.#documents.apply([
        known === undefined
          ? { ...place, action: 'create', body }
          : { ...place, action: 'index', version: known.version, body },
      ]);
      if (result?.outcome === 'done') return importId;
      // Another node was faster.
      await this.#documents.put([{ ...this.#place(importPlace(importId)), action: 'delete' }]);
    }
  }

  async #isPurged(importId: number): Promise<boolean> {
    const entries = await this.#entries([{ term: { importId } }]);
    return entries.some(({ status }) => status === 'purged');
  }

  /** Call after the batch is written. */
  async addPush({ file, push }: Batch, outcomes: readonly WriteOutcome[]): Promise<void> {
    if (push === undefined || file === undefined) return;
    const added = addCounts(push.counts, countOutcomes(outcomes));
    await this.#change<EntrySource>(entryPlace(push.importId, file), (entry) => ({
      ...entry,
      document: { ...entry.document, counts: addCounts(entry.document.counts, added) },
    }));
    await this.#change<ImportSource>(importPlace(push.importId), (run) => ({
      ...run,
      document: { ...run.document, finishedAt: Math.max(run.document.finishedAt ?? 0, push.at) },
    }));
  }

  async beginFile(
    importId: number,
    file: { name: string; format: string; sizeBytes: number | undefined; sha256: string | undefined },
  ): Promise<number> {
    const { name, format, sizeBytes, sha256 } = file;
    const fileId = sha256 === undefined ? await this.#next('files') : await this.#numberOf(sha256);
    const source: EntrySource = {
      kind: 'import-file',
      importId,
      file: fileId,
      ...(sha256 !== undefined && { sha256 }),
      status: 'running',
      document: { name, format, ...(sizeBytes !== undefined && { sizeBytes }), counts: {} },
    };
    // The same bytes under two names in one import are one file.
    await this.#documents.put([
      { ...this.#place(entryPlace(importId, fileId)), action: 'create', body: JSON.stringify(source) },
    ]);
    await this.#documents.refresh([this.#index]);
    return fileId;
  }

  async endFile(
    importId: number,
    fileId: number,
    status: FileStatus,
    counts: FileCounts,
  ): Promise<FileStatus> {
    // The file may have been purged during the import, which rejected everything written after that. If it was purged
    // before it got its number, only the digest is banned.
    const [entry] = await this.#documents.load<EntrySource>([this.#place(entryPlace(importId, fileId))]);
    const sha256 = entry?.source.sha256;
    const isPurged =
      (await this.#tombstones.has('file-number', String(fileId))) ||
      (sha256 !== undefined && (await this.#tombstones.has('file', sha256)));
    let recorded = status;
    await this.#change<EntrySource>(entryPlace(importId, fileId), (each) => {
      recorded = isPurged || each.status === 'purged' ? 'purged' : status;
      return { ...each, status: recorded, document: { ...each.document, counts } };
    });
    await this.#losses.restored(fileId);
    return recorded;
  }

  async end(importId: number, at: number): Promise<void> {
    await this.#change<ImportSource>(importPlace(importId), (run) => ({
      ...run,
      document: { ...run.document, finishedAt: at },
    }));
    await this.#documents.refresh([this.#everything]);
  }

  async knows(sha256: string): Promise<'complete' | 'purged' | undefined> {
    if (await this.#tombstones.has('file', sha256)) return 'purged';
    const complete = await this.#entries([{ term: { sha256 } }, { term: { status: 'complete' } }]);
    return complete.length === 0 ? undefined : 'complete';
  }

  /** All files that may have records, i.e. that were not purged. */
  async fileNumbers(): Promise<number[]> {
    const entries = await this.#entries([{ bool: { must_not: [{ term: { status: 'purged' } }] } }]);
    return [...new Set(entries.map(({ file }) => file))];
  }

  /** Never assigns numbers up to this one: records use them, although the log does not contain them. */
  skipTo(file: number): Promise<void> {
    return this.#raise('files', file);
  }

  /** Copies an import of another store, with its numbers. */
  async adopt({ importId, startedAt, finishedAt, push, files }: ImportRun): Promise<void> {
    const document = {
      startedAt,
      ...(finishedAt !== undefined && { finishedAt }),
      ...(push !== undefined && { push }),
    };
    await this.#put(importPlace(importId), { kind: 'import', importId, document } satisfies ImportSource);
    await this.#raise('imports', importId);
    for (const { fileId, name, format, status, sizeBytes, sha256, counts } of files) {
      if (sha256 !== undefined) {
        const body = JSON.stringify({ kind: 'bytes', file: fileId } satisfies BytesSource);
        await this.#documents.put([{ ...this.#place(`bytes ${sha256}`), action: 'create', body }]);
      }
      await this.#put(entryPlace(importId, fileId), {
        kind: 'import-file',
        importId,
        file: fileId,
        ...(sha256 !== undefined && { sha256 }),
        status,
        document: { name, format, ...(sizeBytes !== undefined && { sizeBytes }), counts },
      } satisfies EntrySource);
      await this.#raise('files', fileId);
    }
  }

  async list(): Promise<ImportRun[]> {
    const runs: ImportSource[] = [];
    for await (const hit of this.#searcher.walk<ImportSource>(this.#index, { term: { kind: 'import' } }))
      runs.push(hit._source);
    const entries = Map.groupBy(await this.#entries([]), ({ importId }) => importId);
    return runs
      .sort((a, b) => b.importId - a.importId)
      .map((run) => runOf(run, entries.get(run.importId) ?? []));
  }

  async get(importId: number): Promise<ImportRun | undefined> {
    const found = await this.#documents.get<ImportSource>(this.#place(importPlace(importId)));
    return found && runOf(found.source, await this.#entries([{ term: { importId } }]));
  }

  async pushesSince(day: Day): Promise<ImportRun[]> {
    const { hits } = await this.#searcher.forQuery().search<ImportSource>({
      index: () => this.#index,
      body: { query: { term: { kind: 'import' } }, sort: [{ importId: 'desc' }], size: PUSHES_AMONG },
    });
    const runs = hits
      .map(({ _source }) => _source)
      .filter(({ document: { push } }) => push !== undefined && push.day >= day);
    if (runs.length === 0) return [];
    const entries = Map.groupBy(
      await this.#entries([
        oneOf(
          'importId',
          runs.map(({ importId }) => importId),
        ),
      ]),
      ({ importId }) => importId,
    );
    return runs
      .map((run) => runOf(run, entries.get(run.importId) ?? []))
      .filter(({ files }) => files.every(({ status }) => status !== 'purged'));
  }

  async lastEnded(): Promise<EndedImport | undefined> {
    const { hits } = await this.#searcher.forQuery().search<ImportSource>({
      index: () => this.#index,
      body: { query: { term: { kind: 'import' } }, sort: [{ importId: 'desc' }], size: 100 },
    });
    const ended = hits.flatMap(({ _source: { importId, document } }) =>
      document.finishedAt === undefined ? [] : [{ importId, at: document.finishedAt }],
    );
    const [last] = ended.sort((a, b) => b.at - a.at || b.importId - a.importId);
    if (last === undefined) return undefined;
    const entries = await this.#entries([{ term: { importId: last.importId } }]);
    return {
      ...last,
      rejected: entries.reduce((sum, { document }) => sum + (document.counts.rejected ?? 0), 0),
    };
  }

  async filesNumbered(files: readonly number[]): Promise<ImportedFile[]> {
    return (await this.#entries([oneOf('file', files)])).map(importedFile).sort(inOrder);
  }

  /** The files of an import, and which of them another finished import has. */
  async filesOf(importId: number): Promise<{ own: number[]; elsewhere: Set<number>; isUnfinished: boolean }> {
    const entries = await this.#entries([{ term: { importId } }]);
    const isUnfinished = entries.some(({ status }) => status === 'running');
    const own = entries.map(({ file }) => file);
    const others = await this.#entries([
      oneOf('file', own),
      // A crashed import does not count: it may have read only part of the file.
      { terms: { status: ['complete', 'incomplete'] } },
      { bool: { must_not: [{ term: { importId } }] } },
    ]);
    return { own, elsewhere: new Set(others.map(({ file }) => file)), isUnfinished };
  }

  /** Records a purge. If the same bytes are imported again, they get a new number. */
  async markPurged(importId: number, gone: ReadonlySet<number>, digests: readonly string[]): Promise<void> {
    await this.#documents.put(
      digests.map((sha256) => ({ ...this.#place(`bytes ${sha256}`), action: 'delete' as const })),
    );
    // Also for another import that was reading the same bytes: what it wrote has been removed.
    for (const entry of await this.#entries([oneOf('file', [...gone])])) {
      await this.#change<EntrySource>(entryPlace(entry.importId, entry.file), ({ sha256: _, ...rest }) => ({
        ...rest,
        status: 'purged',
      }));
    }
    for (const entry of await this.#entries([{ term: { importId } }])) {
      await this.#change<EntrySource>(entryPlace(importId, entry.file), (each) => ({
        ...each,
        status: 'purged',
      }));
    }
    await this.#losses.removeFiles(gone);
    await this.#documents.refresh([this.#index]);
  }

  async digestsOf(files: ReadonlySet<number>): Promise<string[]> {
    const entries = await this.#entries([oneOf('file', [...files])]);
    return [...new Set(entries.flatMap(({ sha256 }) => sha256 ?? []))];
  }

  async #entries(filter: Query[]): Promise<EntrySource[]> {
    const query = { bool: { filter: [{ term: { kind: 'import-file' } }, ...filter] } };
    const entries: EntrySource[] = [];
    for await (const hit of this.#searcher.walk<EntrySource>(this.#index, query)) entries.push(hit._source);
    return entries;
  }

  async #numberOf(sha256: string): Promise<number> {
    const place = this.#place(`bytes ${sha256}`);
    for (;;) {
      const [known] = await this.#documents.load<BytesSource>([place]);
      if (known !== undefined) return known.source.file;
      const file = await this.#next('files');
      const body = JSON.stringify({ kind: 'bytes', file } satisfies BytesSource);
      const [result] = await this.#documents.apply([{ ...place, action: 'create', body }]);
      if (result?.outcome === 'done') return file;
    }
  }

  #next(counter: Counter): Promise<number> {
    return this.#count(counter, (known) => known + 1);
  }

  async #raise(counter: Counter, to: number): Promise<void> {
    await this.#count(counter, (known) => Math.max(known, to));
  }

  async #count(counter: Counter, change: (known: number) => number): Promise<number> {
    const place = this.#place(`counter ${counter}`);
    for (;;) {
      const [known] = await this.#documents.load<{ file: number }>([place]);
      const number = change(known?.source.file ?? 0);
      if (number === known?.source.file) return number;
      const body = JSON.stringify({ kind: 'counter', file: number });
      const [result] = await this.#documents.apply([
        known === undefined
          ? { ...place, action: 'create', body }
          : { ...place, action: 'index', version: known.version, body },
      ]);
      if (result?.outcome === 'done') return number;
    }
  }

  async #change<S>(id: string, change: (source: S) => S): Promise<void> {
    const place = this.#place(id);
    for (;;) {
      const [known] = await this.#documents.load<S>([place]);
      if (known === undefined) return;
      const [result] = await this.#documents.apply([
        { ...place, action: 'index', version: known.version, body: JSON.stringify(change(known.source)) },
      ]);
      if (result?.outcome === 'done') break;
    }
    await this.#documents.refresh([this.#index]);
  }

  async #put(id: string, source: object): Promise<void> {
    await this.#documents.put([{ ...this.#place(id), action: 'index', body: JSON.stringify(source) }]);
    await this.#documents.refresh([this.#index]);
  }

  #place(id: string): Place {
    return { index: this.#index, id };
  }
}

function importPlace(importId: number): string {
  return `import ${importId}`;
}

function entryPlace(importId: number, file: number): string {
  return `import-file ${importId} ${file}`;
}

function runOf({ importId, document }: ImportSource, entries: EntrySource[]): ImportRun {
  return {
    importId,
    startedAt: document.startedAt,
    finishedAt: document.finishedAt,
    ...(document.push !== undefined && { push: document.push }),
    files: entries.map(importedFile).sort(inOrder),
  };
}

function inOrder(a: ImportedFile, b: ImportedFile): number {
  return a.importId - b.importId || a.fileId - b.fileId;
}

function importedFile({ importId, file, sha256, status, document }: EntrySource): ImportedFile {
  const { name, format, sizeBytes, counts } = document;
  return { fileId: file, importId, name, format, status, sizeBytes, sha256, counts };
}
