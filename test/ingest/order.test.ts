/** The end state does not depend on the order of files, repeated imports or the batch size. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SeededRandom } from '../../src/demo/random.ts';
import { FEEDS } from '../../src/feeds/catalogue.ts';
import { FileReader } from '../../src/ingest/file-reader.ts';
import { BATCH_LIMITS } from '../../src/ingest/file-task.ts';
import { SourceError } from '../../src/ingest/importer.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const FILES = globSync('**/*.{json,jsonl,ndjson,warc,arc,gz,html,htm,mhtml,mht,eml,mbox,csv,txt}', {
  cwd: FIXTURES,
})
  .filter((name) => !name.includes('.expected.json'))
  .sort();

async function importAll(store: Store, files: readonly string[], batchSize: number): Promise<void> {
  for (const [file, name] of files.entries()) {
    const reader = new FileReader({
      path: `${FIXTURES}/${name}`,
      format: undefined,
      isFound: false,
      batch: { ...BATCH_LIMITS, entries: batchSize },
      options: { timeZone: 'UTC', group: 'silbermohn', seenAt: at('2026-11-14') },
    });
    await reader.inspect();
    try {
      for await (const batch of reader.parts()) {
        await store.write({ ...batch, records: batch.records.map(prepare), file: file + 1 });
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
    }
  }
}

/** Everything that a client can read. */
async function everything(store: Store): Promise<unknown> {
  const all = { kind: 'page', skip: 0, take: 100_000 } as const;
  const text = parseQuery('-nothing');
  const window = { from: at('2010-01-01'), to: at('2030-01-01') };
  return {
    messages: await store.find({ collection: 'message', text, slice: all }),
    profiles: await store.find({ collection: 'profile', text, slice: all }),
    channels: await store.find({ collection: 'channel', text, slice: all }),
    feeds: await Promise.all(
      FEEDS.map((feed) => store.feed({ feed: feed.kind, sources: feed.sources, ...window, slice: all })),
    ),
    coverage: await store.coverage('2010-01-01', '2030-01-01'),
    counts: (await store.status()).records,
  };
}

function openStore(t: TestContext): Store {
  const store = new SqliteStore(temporaryFolder(t));
  t.after(() => store.close());
  return store;
}

test('importing all fixtures gives the same state in any order and with any batch size', async (t) => {
  const first = openStore(t);
  await importAll(first, FILES, 1000);
  const expected = await everything(first);
  assert.ok((await first.status()).records.message > 200);
  for (let round = 0; round < 4; round++) {
    const random = new SeededRandom('order of files', round);
    const shuffled = FILES.map((name) => ({ name, rank: random.bytes(4).join(' ') }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ name }) => name);
    const store = openStore(t);
    await importAll(store, shuffled, [1, 3, 10, 50][round] as number);
    assert.deepEqual(await everything(store), expected, shuffled.join(' '));
  }
});

test('importing all fixtures again changes nothing', async (t) => {
  const store = openStore(t);
  await importAll(store, FILES, 20);
  const before = await everything(store);
  await importAll(store, FILES, 7);
  assert.deepEqual(await everything(store), before);
});
