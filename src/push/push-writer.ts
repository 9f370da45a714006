import { setImmediate as nextTurn } from 'node:timers/promises';
import { BATCH_LIMITS } from '../ingest/file-task.ts';
import type { ReadBatch } from '../ingest/read-batch.ts';
import { writeMatched } from '../ingest/write-matched.ts';
import type { MatchingSource } from '../storage/port/alerts.ts';
import type { PushFile } from '../storage/port/import-log.ts';
import type { Store } from '../storage/port/store.ts';
import { dayOf } from '../time/day.ts';
import { BodyReader } from './body-reader.ts';
import { CountedRecords } from './counted-records.ts';
import type { PushOutcome, PushRequest } from './push-request.ts';
import { PushedBody } from './pushed-body.ts';
import type { Commit } from './thread-messages.ts';
import type { WriteTurns } from './write-turns.ts';

/** A part of a body that is ready to be written. */
interface ReadyPart {
  body: PushedBody;
  format: string;
  batch: ReadBatch;
  bytes: number;
}

/** Files of today's pushes. The limit only matters to a server with very many keys. */
const FILES_CACHED_MAX = 1000;

/** Writes pushed bodies. What arrives while one transaction runs is written together in the next. */
export class PushWriter {
  #store: Store;
  #turns: WriteTurns;
  #searches: MatchingSource;
  #onCommitted: (commit: Commit) => void;
  #reader = new BodyReader();
  #ready: ReadyPart[] = [];
  #files = new Map<string, PushFile>();
  #isWriting = false;

  constructor(
    store: Store,
    turns: WriteTurns,
    searches: MatchingSource,
    onCommitted: (commit: Commit) => void,
  ) {
    this.#store = store;
    this.#searches = searches;
    this.#turns = turns;
    this.#onCommitted = onCommitted;
  }

  /** Resolves when everything is durable. */
  push(request: PushRequest): Promise<PushOutcome> {
    const body = new PushedBody(request);
    const { format, options } = request;
    this.#reader.read(
      {
        path: 'path' in request.body ? request.body.path : '',
        body: {
          bytes: 'bytes' in request.body ? request.body.bytes : undefined,
          isLines: request.isLines,
        },
        format,
        isFound: false,
        options,
        batch: this.#store.batchLimits ?? BATCH_LIMITS,
      },
      {
        onFormat: (found, sha256) => body.setFormat(found, sha256),
        onBatch: (partFormat, batch, bytes) => {
          body.addPart();
          this.#ready.push({ body, format: partFormat, batch, bytes });
          void this.#writeReady();
        },
        onEnd: (end) => body.end(end),
      },
    );
    return body.outcome;
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  async #writeReady(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    for (;;) {
      // Receives what the reader has sent meanwhile.
      await nextTurn();
      const group = this.#takeGroup();
      if (group.length === 0) break;
      await this.#turns.take(() => this.#writeGroup(group));
      this.#reader.written(
        group.length,
        group.reduce((sum, { bytes }) => sum + bytes, 0),
      );
    }
    this.#isWriting = false;
  }

  /** The oldest part, and others of the same key, day and format, as many as fit into one transaction. */
  #takeGroup(): ReadyPart[] {
    const [first] = this.#ready;
    if (first === undefined) return [];
    const limits = this.#store.batchLimits ?? BATCH_LIMITS;
    const name = fileName(first);
    const group: ReadyPart[] = [];
    const rest: ReadyPart[] = [];
    let entries = 0;
    let text = 0;
    for (const part of this.#ready) {
      const { batch } = part;
      const fits =
        group.length === 0 ||
        (entries + batch.entries <= limits.entries && text + batch.textLength <= limits.text);
      if (!fits || fileName(part) !== name) {
        rest.push(part);
        continue;
      }
      group.push(part);
      entries += batch.entries;
      text += batch.textLength;
    }
    this.#ready = rest;
    return group;
  }

  /** Never rejects: a failure is that of the bodies. */
  async #writeGroup(group: readonly ReadyPart[]): Promise<void> {
    try {
      await this.#requireNotPurged(group);
      await this.#write(group.filter(({ body }) => !body.isOver));
    } catch (error) {
      const [only] = group;
      // One of them may be at fault.
      if (group.length > 1) for (const part of group) await this.#writeGroup([part]);
      else only?.body.fail(error as Error);
    }
  }

  async #requireNotPurged(group: readonly ReadyPart[]): Promise<void> {
    for (const { body } of group) {
      const sha256 = body.takeDigest();
      if (sha256 !== undefined && (await this.#store.imports.knows(sha256)) === 'purged') body.refuse();
    }
  }

  async #write(group: readonly ReadyPart[], isRetried = false): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    const { at } = first.body.request;
    const file = await this.#fileOf(first);
    const records = new CountedRecords(group.map(({ batch }) => batch.records));
    const batch = {
      records,
      alsoSeen: group.flatMap(({ batch: { alsoSeen } }) => alsoSeen),
      file: file.fileId,
      push: { importId: file.importId, at, counts: countsOf(group) },
    };
    const outcomes = await writeMatched(this.#store, batch, this.#searches, at);
    if (outcomes.includes('purged')) {
      this.#files.delete(fileName(first));
      // The import of today's pushes was purged: the records belong to the next one.
      const isOtherFile = (await this.#fileOf(first)).fileId !== file.fileId;
      if (isOtherFile && !isRetried) return this.#write(group, true);
    }
    let taken = 0;
    for (const { body, batch: part } of group) {
      const end = taken + part.entries - part.skipped.length - part.rejected.length;
      body.written(part, outcomes.slice(taken, end), file.importId);
      taken = end;
    }
    this.#onCommitted({
      outcomes: records.byKind(outcomes),
      counts: countsOf(group),
      at,
    });
  }

  async #fileOf(part: ReadyPart): Promise<PushFile> {
    const name = fileName(part);
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const { key, at } = part.body.request;
    const day = dayOf(at);
    const file = await this.#store.imports.openPush(
      { keyId: key.id, day, name: `push by ${key.name}, ${day}`, format: part.format },
      at,
    );
    if (this.#files.size >= FILES_CACHED_MAX) this.#files.clear();
    this.#files.set(name, file);
    return file;
  }
}

function fileName({ body: { request }, format }: ReadyPart): string {
  return `${request.key.id} ${dayOf(request.at)} ${format}`;
}

function countsOf(group: readonly ReadyPart[]): Record<string, number> {
  const counts = { read: 0, skipped: 0, rejected: 0 };
  for (const { batch } of group) {
    counts.read += batch.entries;
    counts.skipped += batch.skipped.length;
    counts.rejected += batch.rejected.length;
  }
  return counts;
}
