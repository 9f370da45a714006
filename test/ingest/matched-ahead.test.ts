/** Messages are matched on the reader thread, as far as the writer can use what it found there. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { MessageSearches } from '../../src/alerts/matching/matched-search.ts';
import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import { Import } from '../../src/ingest/pipeline.ts';
import { MessageMatcher } from '../../src/ingest/threads/message-matcher.ts';
import { packRecords, unpackRecords } from '../../src/ingest/threads/packed.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { PreparedMessage } from '../../src/storage/port/writing.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { savedSearch } from '../support/matching.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HERONRY, message } from '../support/world.ts';

const NOW = at('2026-11-15');

const searchFor = (id: string, q: string) =>
  savedSearch({ id, condition: { kind: 'search', about: 'message', parameters: { q } } });

test('what was found ahead is used only for the same message and the same searches', async (t) => {
  const store = new SqliteStore(temporaryFolder(t));
  t.after(() => store.close());
  await store.alerts.saveSearch(searchFor('alpha', 'alpha'));
  const searches = new SavedSearches(store);
  assert.equal(searches.messageSearches(), undefined);
  const before = await searches.matching(NOW);
  const known = searches.messageSearches() as MessageSearches;
  const records = [message({ text: 'alpha' }), message({ sequence: '2', text: 'other' })].map(prepare);
  new MessageMatcher(known).match(records);
  const [first, second] = unpackRecords(packRecords(records)) as [PreparedMessage, PreparedMessage];
  assert.deepEqual(first.found, { version: known.version, searches: ['alpha'] });
  assert.deepEqual(second.found, { version: known.version, searches: [] });

  const marked = { ...first, found: { version: known.version, searches: ['marked'] } };
  const context = { prepared: marked, seenAt: NOW };
  assert.deepEqual(before.match(marked.message, context), [{ search: 'marked' }]);
  assert.deepEqual(before.match({ ...marked.message }, context), [{ search: 'alpha' }]);
  await store.alerts.saveSearch(searchFor('page', 'alpha'));
  const after = await searches.matching(NOW);
  assert.deepEqual(
    after.match(marked.message, context).map(({ search }) => search),
    ['alpha', 'page'],
  );
  await store.alerts.removeSearch('page');
  await store.alerts.removeSearch('alpha');
  assert.deepEqual((await searches.matching(NOW)).match(marked.message, context), []);
  assert.equal(searches.messageSearches(), undefined);
});

test('a search that is saved during an import matches from the next batch on', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(join(folder, 'data'));
  t.after(() => store.close());
  await store.alerts.saveSearch(searchFor('alpha', 'alpha'));
  const file = join(folder, 'messages.ndjson');
  const lines = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify({
      type: 'message',
      platform: 'telegram',
      channelId: HERONRY,
      messageId: `${HERONRY}_${index + 1}`,
      userId: 5,
      detectionDate: '2026-11-14',
      message: 'alpha beta',
    }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  const versions = new Set<number | undefined>();
  const searches = new SavedSearches(store);
  const matching = {
    matching: (now: number) => searches.matching(now),
    messageSearches: () => {
      const current = searches.messageSearches();
      versions.add(current?.version);
      return current;
    },
  };
  let saved: Promise<void> | undefined;
  const importing = new Import(store, () => NOW, {
    read: { timeZone: 'UTC' },
    batchSize: 4,
    matching,
    onAcknowledged: ({ entries }) => {
      if (entries === 20) saved = store.alerts.saveSearch(searchFor('beta', 'beta'));
    },
  });
  const [result] = await Array.fromAsync(importing.run({ path: file, format: undefined, isFound: false }));
  await importing.close();
  assert.equal(result?.outcome, 'imported', JSON.stringify(result));
  await saved;
  const counts = new Map((await store.alerts.countMatches()).map(({ search, count }) => [search, count]));
  assert.equal(counts.get('alpha'), 40);
  assert.equal(counts.get('beta'), 20);
  // The reader thread was told about both states.
  assert.equal(versions.size, 2);
});
