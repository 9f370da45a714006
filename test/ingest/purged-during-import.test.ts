import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Import } from '../../src/ingest/pipeline.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { Store } from '../../src/storage/port/store.ts';
import type { Batch } from '../../src/storage/port/writing.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const NOW = at('2026-11-15T12:00:00Z');

const line = (number: number) =>
  JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: -1001990000101,
    messageId: `-1001990000101_${number}`,
    userId: 5,
    detectionDate: '2026-11-14',
    message: 'ordinary words',
  });

/** A store that another process interrupts after the first batch. */
function interruptedAfterFirstBatch(store: Store, interrupt: () => Promise<unknown>): Store {
  let batches = 0;
  return Object.assign(Object.create(store) as Store, {
    imports: store.imports,
    async write(batch: Batch) {
      const outcomes = await store.write(batch);
      if (++batches === 1) await interrupt();
      return outcomes;
    },
  });
}

test('an import whose file is purged while it runs ends as purged and counts the refused records', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, [1, 2, 3, 4].map(line).join('\n'));
  const store = new SqliteStore(join(folder, 'data'));
  const other = new SqliteStore(join(folder, 'data'));
  t.after(() => Promise.all([store.close(), other.close()]));
  const run = async (into: Store) => {
    const importing = new Import(into, () => NOW, {
      read: { timeZone: 'UTC', seenAt: undefined, group: undefined },
      batchSize: 1,
    });
    const [result] = await Array.fromAsync(importing.run({ path: file, format: undefined, isFound: false }));
    await importing.close();
    return { result, importing };
  };
  assert.equal((await run(store)).result?.outcome, 'imported');

  const { result, importing } = await run(
    interruptedAfterFirstBatch(store, () =>
      other.purge({ kind: 'import', importId: 1 }, { at: NOW, isPermanent: true }),
    ),
  );
  assert.equal(result?.outcome, 'purged');
  assert.deepEqual([importing.report.unchanged, importing.report.purged], [1, 3]);
  const [second] = await store.imports.list();
  assert.deepEqual(
    second?.files.map(({ status, counts }) => [status, counts.purged]),
    [['purged', 3]],
  );
  assert.equal((await store.status()).records.message, 0);
  assert.equal((await run(store)).result?.outcome, 'purged', 'the file is not imported again');
});
