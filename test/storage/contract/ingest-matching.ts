/** The matches that a store writes while records arrive are exactly what the same searches find afterwards. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { questionOf } from '../../../src/alerts/condition.ts';
import type { MessageSearches } from '../../../src/alerts/matching/matched-search.ts';
import {
  MATCHED_KINDS,
  type MatchedKind,
  type MatchedRecord,
} from '../../../src/alerts/matching/matched-search.ts';
import { SavedSearches } from '../../../src/alerts/saved-searches.ts';
import { MessageMatcher } from '../../../src/ingest/threads/message-matcher.ts';
import { packRecords, unpackRecords } from '../../../src/ingest/threads/packed.ts';
import type { Message } from '../../../src/records/message.ts';
import { keyOf } from '../../../src/records/record.ts';
import type { Match, SavedSearch } from '../../../src/storage/port/alerts.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { HostileRecords } from '../../support/hostile-records.ts';
import { savedSearch } from '../../support/matching.ts';
import { RandomQueries } from '../../support/random-queries.ts';
import type { Engine } from './store-suite.ts';

const SEED = Number(process.env.MATCHING_SEED ?? 19);
const SEARCHES = 2000;
const RECORDS_PER_KIND = 60;
const PAGE = 1000;
const CONCURRENCY = 8;
const AT = Date.UTC(2026, 10, 15);

type SearchAbout = SavedSearch & { condition: { kind: 'search' } };

function randomSearches(queries: RandomQueries): SearchAbout[] {
  return Array.from({ length: SEARCHES }, (_, index) => {
    const about = MATCHED_KINDS[index % MATCHED_KINDS.length] as MatchedKind;
    const { q, platform } = queries.search('', about);
    const hasPlatform = platform !== undefined && about !== 'page' && about !== 'ransomware';
    const parameters = { q, ...(hasPlatform && { platform }) };
    return savedSearch({ id: `s${index}`, condition: { kind: 'search', about, parameters } }) as SearchAbout;
  });
}

/** The store with these searches; saving each by itself would take longer than the test. */
function searchesOf(store: Store, saved: readonly SavedSearch[]): SavedSearches {
  const source = {
    find: store.find.bind(store),
    alerts: {
      revision: () => store.alerts.revision(),
      watchlist: (id: string) => store.alerts.watchlist(id),
      searches: async () => [...saved],
    },
  };
  return new SavedSearches(source, (search, error) => {
    throw new Error(`${JSON.stringify(search.condition)}: ${error.message}`);
  });
}

/** What each search finds now, as `search kind key`. */
async function found(store: Store, saved: readonly SearchAbout[]): Promise<Set<string>> {
  const all = new Set<string>();
  const ask = async ({ id, condition }: SearchAbout) => {
    for (let skip = 0; ; skip += PAGE) {
      const { hits, hasMore } = await store.find(
        questionOf(condition, {}, { kind: 'page', skip, take: PAGE }),
      );
      for (const record of hits) all.add(`${id} ${record.kind} ${keyOf(record)}`);
      if (!hasMore) return;
    }
  };
  for (let start = 0; start < saved.length; start += CONCURRENCY)
    await Promise.all(saved.slice(start, start + CONCURRENCY).map(ask));
  return all;
}

async function matched(store: Store): Promise<Set<string>> {
  const all = new Set<string>();
  let last: Match | undefined;
  for (;;) {
    const position = last && { at: last.at, key: last.id };
    const { hits, hasMore } = await store.alerts.matches({ slice: { kind: 'after', position, take: PAGE } });
    for (const { search, kind, key } of hits) all.add(`${search} ${kind} ${key}`);
    last = hits.at(-1);
    if (!hasMore) return all;
  }
}

function difference(actual: ReadonlySet<string>, expected: ReadonlySet<string>): string[] {
  return [...actual.symmetricDifference(expected)].slice(0, 5);
}

export function testIngestMatching(engine: Engine): void {
  describe(`${engine.name}: matches made during ingest (MATCHING_SEED=${SEED})`, () => {
    test(`of ${SEARCHES} random searches are what these searches find, also after edits`, async (t) => {
      const store = await engine.openStore(t);
      const random = new HostileRecords(seeded(SEED));
      const saved = randomSearches(new RandomQueries(random));
      const searches = searchesOf(store, saved);
      const ingest = async (records: readonly MatchedRecord[], { isAhead = false } = {}) => {
        const matching = await searches.matching(AT);
        const prepared = records.map(prepare);
        if (isAhead) new MessageMatcher(searches.messageSearches() as MessageSearches).match(prepared);
        await store.write({ records: unpackRecords(packRecords(prepared)), matching });
      };

      const records = MATCHED_KINDS.flatMap((kind) =>
        Array.from({ length: RECORDS_PER_KIND }, () => random.record(kind)),
      );
      await ingest(records, { isAhead: true });
      const first = await found(store, saved);
      assert.ok(first.size > SEARCHES, `${first.size} matches`);
      const named = (key: string) => {
        const search = saved.find(({ id }) => id === key.split(' ')[0]);
        return `${key}: ${JSON.stringify(search?.condition)}`;
      };
      assert.deepEqual(difference(await matched(store), first).map(named), []);

      const edits = records
        .filter((record): record is Message => record.kind === 'message')
        .slice(0, RECORDS_PER_KIND / 2)
        .map(({ platform, channelId, sequence, version }) => ({
          ...(random.record('message') as Message),
          platform,
          channelId,
          sequence,
          version: version + 1000,
        }));
      await ingest(edits, { isAhead: true });
      const second = await found(store, saved);
      assert.notDeepEqual(second, first);
      // What matched once stays a match, whatever an edit removes.
      assert.deepEqual(difference(await matched(store), first.union(second)).map(named), []);
      await ingest([...records, ...edits]);
      assert.deepEqual(difference(await matched(store), first.union(second)).map(named), []);
    });
  });
}
