/**
 * Matching decides before a record is stored what a search finds afterwards. The matcher is the same for every engine,
 * so every engine has to agree with it.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import {
  MATCHED_KINDS,
  type MatchedKind,
  type MatchedRecord,
} from '../../../src/alerts/matching/matched-search.ts';
import { SearchMatcher } from '../../../src/alerts/matching/search-matcher.ts';
import type { Indicator } from '../../../src/records/indicator.ts';
import type { Message } from '../../../src/records/message.ts';
import { keyOf } from '../../../src/records/record.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { findingsOfSender } from '../../../src/storage/rules/sender-findings.ts';
import { HostileRecords } from '../../support/hostile-records.ts';
import { RandomQueries, type RandomSearch } from '../../support/random-queries.ts';
import type { Engine } from './store-suite.ts';

const SEED = Number(process.env.MATCHING_SEED ?? 19);
const RECORDS_PER_KIND = 150;
const SEARCHES = 2000;
/** The minimum for slow engines. */
const SEARCHES_MIN = 1000;
const PAGE = 200;
/** Queries that run at the same time. */
const CONCURRENCY = 8;

/** All records that match, page by page. */
async function findAll(
  store: Store,
  search: Partial<RandomSearch> & { collection: MatchedKind },
): Promise<MatchedRecord[]> {
  const { collection, text, filter, platform } = search;
  const found: MatchedRecord[] = [];
  for (;;) {
    const slice = { kind: 'page', skip: found.length, take: PAGE } as const;
    const { hits, hasMore } = await store.find({ collection, text, filter, platform, slice });
    found.push(...(hits as MatchedRecord[]));
    if (!hasMore) return found;
  }
}

/** Makes some messages edits of the one before. */
function withEdits(records: MatchedRecord[]): MatchedRecord[] {
  return records.map((record, index) => {
    if (record.kind !== 'message' || index % 4 !== 3) return record;
    const before = records[index - 1] as Message;
    const { platform, channelId, sequence } = before;
    return { ...record, platform, channelId, sequence, version: before.version + 1000 };
  });
}

/** What findings know about each person beside the profile. */
function attributedTo(messages: readonly MatchedRecord[]): Map<string, Indicator[]> {
  const attributed = new Map<string, Indicator[]>();
  for (const each of messages) {
    if (each.kind !== 'message') continue;
    const key = `${each.platform}:${each.userId}`;
    attributed.set(key, [...(attributed.get(key) ?? []), ...findingsOfSender(each)]);
  }
  return attributed;
}

/** The keys of the stored records that each search matches. */
async function matchStored(
  store: Store,
  matcher: SearchMatcher,
  attributed: ReadonlyMap<string, readonly Indicator[]>,
): Promise<Map<string, string[]>> {
  const matches = new Map<string, string[]>();
  const stored = await Promise.all(MATCHED_KINDS.map((collection) => findAll(store, { collection })));
  for (const record of stored.flat()) {
    const key = keyOf(record);
    const prepared = prepare(record);
    const ids = matcher.match(record, {
      prepared: prepared.kind === 'prepared-message' ? prepared : undefined,
      attributed: record.kind === 'profile' ? attributed.get(key) : undefined,
    });
    for (const id of ids) matches.set(id, [...(matches.get(id) ?? []), key]);
  }
  return matches;
}

export function testMatching(engine: Engine): void {
  const searches = Math.max(SEARCHES_MIN, engine.rounds(SEARCHES));
  describe(`${engine.name}: matching (MATCHING_SEED=${SEED})`, () => {
    test(`${searches} random searches match exactly the records that they find`, async (t) => {
      const store = await engine.openStore(t);
      const records = new HostileRecords(seeded(SEED));
      const queries = new RandomQueries(records);
      const written = MATCHED_KINDS.flatMap((kind) =>
        withEdits(Array.from({ length: RECORDS_PER_KIND }, () => records.record(kind))),
      );
      await store.write({ records: written });

      const saved = Array.from({ length: searches }, (_, index) =>
        queries.search(String(index), MATCHED_KINDS[index % MATCHED_KINDS.length] as MatchedKind),
      );
      const matcher = new SearchMatcher();
      for (const search of saved) matcher.add(search);
      const matches = await matchStored(store, matcher, attributedTo(written));

      const check = async (search: RandomSearch) => {
        const found = (await findAll(store, search)).map(keyOf).sort();
        const { collection, q, platform, filter } = search;
        const named = JSON.stringify({ collection, q, platform, filter });
        assert.deepEqual(matches.get(search.id)?.sort() ?? [], found, `MATCHING_SEED=${SEED} ${named}`);
      };
      for (let start = 0; start < saved.length; start += CONCURRENCY)
        await Promise.all(saved.slice(start, start + CONCURRENCY).map(check));
      assert.ok(matches.size > searches / 3, `${matches.size} searches matched something`);
    });
  });
}
