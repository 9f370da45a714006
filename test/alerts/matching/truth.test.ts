/** Compares the matcher with a naive evaluation of the tree on every record. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import {
  MATCHED_KINDS,
  type MatchedRecord,
  type MatchedSearch,
} from '../../../src/alerts/matching/matched-search.ts';
import { SearchMatcher } from '../../../src/alerts/matching/search-matcher.ts';
import { allFindingsOf } from '../../../src/records/finding.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import { EXACT_FIELDS, exactForm, type SearchTree } from '../../../src/search/search-tree.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { searchedEntity } from '../../../src/storage/rules/searched-entity.ts';
import { HostileRecords } from '../../support/hostile-records.ts';
import { RandomQueries } from '../../support/random-queries.ts';
import { isTrueOf, NOTHING_SEARCHED, type Searched, searchedParts } from '../../support/truth.ts';

const SEED = Number(process.env.MATCHING_SEED ?? 19);
const RECORDS = 400;
const SEARCHES = 1500;

/** A record as a search sees it, and the indicators that findings attribute to it. */
interface Naive {
  parts: Searched;
  found: ReadonlySet<string> | undefined;
}

function naive(record: MatchedRecord): Naive {
  if (record.kind === 'message') return { parts: searchedParts(record), found: undefined };
  const searched = searchedEntity(record);
  assert.ok(searched);
  const { text, topics = [], server = [], title = [], exact } = searched;
  const valuesOf = (...names: string[]) =>
    exact.filter(([field]) => names.includes(field)).map(([field, value]) => exactForm(field, value));
  const values = Object.fromEntries(
    EXACT_FIELDS.map((field) => [field, valuesOf(field === 'accountName' ? 'username' : field)]),
  ) as Searched['exact'];
  return {
    parts: {
      ...NOTHING_SEARCHED,
      fields: [...text, ...topics, ...server, ...title].map(analyze),
      channel: record.kind === 'channel' ? text.map(analyze) : [],
      server: server.map(analyze),
      title: title.map(analyze),
      exact: values,
    },
    found: new Set(allFindingsOf(record).map(({ kind, canonical }) => `${kind} ${canonical}`)),
  };
}

function isTrue(tree: SearchTree, record: Naive): boolean {
  switch (tree.kind) {
    case 'and':
      return tree.of.every((part) => isTrue(part, record));
    case 'or':
      return tree.of.some((part) => isTrue(part, record));
    case 'not':
      return !isTrue(tree.of, record);
    case 'found': {
      const { kind, canonical } = tree.indicator;
      return record.found?.has(`${kind} ${canonical}`) ?? isTrueOf(tree, record.parts);
    }
    default:
      return isTrueOf(tree, record.parts);
  }
}

function isMatch({ tree, platform }: MatchedSearch, record: MatchedRecord, known: Naive): boolean {
  if (platform !== undefined && !('platform' in record && record.platform === platform)) return false;
  return tree === undefined || isTrue(tree, known);
}

describe(`matching agrees with a naive evaluation (MATCHING_SEED=${SEED})`, () => {
  for (const kind of MATCHED_KINDS)
    test(`${SEARCHES} random searches on ${RECORDS} hostile records: ${kind}`, () => {
      const records = new HostileRecords(seeded(SEED));
      const queries = new RandomQueries(records);
      const searches = Array.from({ length: SEARCHES }, (_, index) => queries.search(String(index), kind));
      const matcher = new SearchMatcher();
      for (const search of searches) matcher.add(search);
      // Whatever is removed or replaced leaves no trace.
      for (const { id } of searches.slice(0, 300)) matcher.remove(id);
      for (const search of searches.slice(0, 150)) matcher.add(search);
      for (const search of searches.slice(200, 500)) matcher.add(search);
      const current = [...searches.slice(0, 150), ...searches.slice(200)];
      const matched = new Set<string>();
      for (let round = 0; round < RECORDS; round++) {
        const record = records.record(kind);
        const known = naive(record);
        const expected = current.filter((search) => isMatch(search, record, known));
        const prepared = prepare(record);
        const context = prepared.kind === 'prepared-message' ? { prepared } : {};
        const actual = matcher.match(record, context);
        assert.deepEqual(
          actual.toSorted(),
          expected.map(({ id }) => id).sort(),
          differences(
            actual,
            expected.map(({ id }) => id),
            searches,
            record,
          ),
        );
        for (const id of actual) matched.add(id);
      }
      assert.ok(matched.size > SEARCHES / 3, `${matched.size} searches matched something`);
    });
});

function differences(
  actual: readonly string[],
  expected: readonly string[],
  searches: readonly { id: string; q: string }[],
  record: MatchedRecord,
): string {
  const ids = new Set(actual).symmetricDifference(new Set(expected));
  const queries = searches.filter(({ id }) => ids.has(id)).map((search) => JSON.stringify(search));
  return `MATCHING_SEED=${SEED}: ${queries.join('\n')}\n${JSON.stringify(record)}`;
}
