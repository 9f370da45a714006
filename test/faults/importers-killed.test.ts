/** Concurrent importers, and purges during imports. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { type FileResult, Import } from '../../src/ingest/pipeline.ts';
import type { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { FileStatus } from '../../src/storage/port/import-log.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { PURGED_AT } from '../storage/contract/imported.ts';
import { answersOf, assertSameAnswers } from '../storage/engines/opensearch/answers.ts';
import { openGatedStores, PauseBefore, StartAfter } from '../support/gated-stores.ts';
import { emptyPrefix, WITHOUT_CLUSTER } from '../support/opensearch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const SEPTEMBER = '2026-09-30T22:00:00Z';
const OCTOBER = '2026-10-31T22:00:00Z';
const NOVEMBER = '2026-11-01T00:30:00Z';
/** Requests between two tested offsets of an import. */
const STEP = 2;
/** Larger, because a purge takes longer than an import. */
const PURGE_STEP = 4;

interface Line {
  sequence: number;
  detectionDate?: string;
  message?: string;
  editDate?: string;
}

function linesOf(channelId: string, lines: readonly Line[]): string {
  return lines
    .map(({ sequence, ...fields }) =>
      JSON.stringify({
        type: 'message',
        platform: 'telegram',
        channelId,
        messageId: `${channelId}_${sequence}`,
        userId: '7001',
        username: 'tilda_probe',
        detectionDate: NOVEMBER,
        message: `message ${sequence} http://${'a'.repeat(56)}.onion/${sequence}`,
        ...fields,
      }),
    )
    .join('\n');
}

/** Each sequence is a case: move and edit, two moves, two edits, new in both files, new in one. */
const KNOWN: Line[] = [1, 2, 3].map((sequence) => ({ sequence }));
const FIRST: Line[] = [
  { sequence: 1, detectionDate: OCTOBER },
  { sequence: 2, detectionDate: OCTOBER },
  { sequence: 3, message: 'edited by the first', editDate: '2026-11-05T00:00:00Z' },
  { sequence: 4, detectionDate: OCTOBER },
  { sequence: 5 },
];
const SECOND: Line[] = [
  { sequence: 1, message: 'edited tilda@probe.example', editDate: '2026-11-06T00:00:00Z' },
  { sequence: 2, detectionDate: SEPTEMBER },
  { sequence: 3, message: 'edited by the second', editDate: '2026-11-06T00:00:00Z' },
  { sequence: 4 },
  { sequence: 6 },
];

type Three = [Importer, Importer, Importer];

class Files {
  #folder: string;

  constructor(t: TestContext) {
    this.#folder = temporaryFolder(t);
  }

  write(name: string, text: string): string {
    const path = join(this.#folder, `${name}.ndjson`);
    writeFileSync(path, text);
    return path;
  }
}

/** Imports many files with one reader thread: starting a thread takes longer than reading a file. */
class Importer {
  #store: Store;
  #run: Import;

  constructor(store: Store) {
    this.#store = store;
    this.#run = new Import(store, () => at('2026-11-15'), { read: { timeZone: 'UTC' } });
  }

  async import(path: string): Promise<FileResult['outcome']> {
    const [result] = await Array.fromAsync(this.#run.run({ path, format: 'records', isFound: false }));
    return (result as FileResult).outcome;
  }

  get importId(): number {
    return this.#run.importId as number;
  }

  /** The status of a file in the import log. */
  async statusOf(path: string): Promise<FileStatus | undefined> {
    const run = await this.#store.imports.get(this.importId);
    return run?.files.find(({ name }) => name === path)?.status;
  }

  async close(): Promise<void> {
    await this.#run.close();
  }
}

/** Closes importers before their stores, if created before the stores. */
class Importers {
  #all: Importer[] = [];

  constructor(t: TestContext) {
    t.after(() => this.close());
  }

  add(store: Store): Importer {
    const importer = new Importer(store);
    this.#all.push(importer);
    return importer;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.splice(0).map((each) => each.close()));
  }
}

describe('opensearch: importers', { skip: WITHOUT_CLUSTER }, () => {
  test('two importers at any offset give the same state as SQLite: edits, moves and overlaps', async (t) => {
    const importers = new Importers(t);
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 2);
    const [one, other] = stores as [OpensearchStore, OpensearchStore];
    const reference = new SqliteStore(temporaryFolder(t));
    t.after(() => reference.close());
    const files = new Files(t);
    const [first, second, sequential] = [one, other, reference].map((store) => importers.add(store)) as Three;
    let cases = 0;
    for (let offset = 0, isHeld = true; isHeld; offset += STEP) {
      const channelId = `-100${1000 + ++cases}`;
      const paths = [KNOWN, FIRST, SECOND].map((lines, index) =>
        files.write(`${channelId} ${index}`, linesOf(channelId, lines)),
      ) as [string, string, string];
      await first.import(paths[0]);
      const pause = new PauseBefore(0, offset);
      setGate(pause);
      const importing = first.import(paths[1]);
      isHeld = await pause.reached(importing);
      await second.import(paths[2]);
      pause.release();
      await importing;
      setGate(undefined);
      for (const path of paths.toReversed()) await sequential.import(path);
    }
    t.diagnostic(`${cases} cases`);
    await importers.close();
    await assertSameAnswers(one, reference);
  });

  test('a purge that starts at any offset of an import removes the target and keeps the rest', async (t) => {
    const importers = new Importers(t);
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 2);
    const [importing, purging] = stores as [OpensearchStore, OpensearchStore];
    const reference = new SqliteStore(temporaryFolder(t));
    t.after(() => reference.close());
    const files = new Files(t);
    const [running, sequential] = [importing, reference].map((store) => importers.add(store)) as [
      Importer,
      Importer,
    ];
    let cases = 0;
    for (let offset = 0, isReached = true; isReached; offset += PURGE_STEP) {
      const [gone, kept] = [`-100${1000 + ++cases}`, `-100${5000 + cases}`];
      const both = (lines: readonly Line[]) => `${linesOf(gone, lines)}\n${linesOf(kept, lines)}\n`;
      await running.import(files.write(`${gone} known`, both(KNOWN)));
      const path = files.write(`${gone} first`, both(FIRST));
      const start = new StartAfter(0, offset);
      setGate(start);
      const outcome = running.import(path);
      isReached = await start.reached(outcome);
      const target = { kind: 'channel', key: `telegram:${gone}` } as const;
      await purging.purge(target, { at: PURGED_AT, isPermanent: true });
      assert.equal(await outcome, 'imported');
      setGate(undefined);
      assert.equal(await running.statusOf(path), 'complete');
      for (const lines of [KNOWN, FIRST])
        await sequential.import(files.write(`${kept} ${lines.length}`, linesOf(kept, lines)));
    }
    t.diagnostic(`${cases} cases`);
    await importers.close();
    assert.deepEqual(await answersOf(importing), await answersOf(reference));
  });

  test('purging an import during another one of the same bytes purges both or keeps the file', async (t) => {
    const importers = new Importers(t);
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 2);
    const [importing, purging] = stores as [OpensearchStore, OpensearchStore];
    const files = new Files(t);
    const running = importers.add(importing);
    const outcomes = new Set<string>();
    let cases = 0;
    for (let offset = 0, isReached = true; isReached; offset += PURGE_STEP) {
      const channelId = `-100${1000 + ++cases}`;
      const path = files.write(channelId, linesOf(channelId, KNOWN));
      const before = importers.add(importing);
      await before.import(path);
      const start = new StartAfter(0, offset);
      setGate(start);
      const again = running.import(path);
      isReached = await start.reached(again);
      const target = { kind: 'import', importId: before.importId } as const;
      const { filesElsewhere } = await purging.purge(target, { at: PURGED_AT, isPermanent: true });
      const outcome = await again;
      setGate(undefined);
      assert.equal(await before.statusOf(path), 'purged');
      if (outcome === 'imported')
        assert.equal(await running.statusOf(path), filesElsewhere === 0 ? 'purged' : 'complete');
      assert.equal(await importing.hasMessages(`telegram:${channelId}`), filesElsewhere > 0);
      outcomes.add(filesElsewhere > 0 ? 'elsewhere' : outcome);
    }
    t.diagnostic(`${cases} cases: ${[...outcomes].join(', ')}`);
    assert.ok(outcomes.has('purged') && outcomes.has('elsewhere'));
  });
});
