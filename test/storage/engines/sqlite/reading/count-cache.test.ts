import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { SqliteCountCache } from '../../../../../src/storage/engines/sqlite/reading/count-cache.ts';
import {
  type CountGroups,
  groupsWithin,
  intervalsOf,
  MESSAGES,
} from '../../../../../src/storage/engines/sqlite/reading/month-counts.ts';
import { type CompiledJob, compileJob } from '../../../../../src/storage/engines/sqlite/reading/reader.ts';
import { at } from '../../../../support/world.ts';

type Window = { from?: number; to?: number };
const DAY = 86_400_000;

function histogram(q: string, during: Window): CompiledJob {
  const question = {
    collection: 'message',
    text: parseQuery(q),
    during,
    interval: 'hour',
    groupsMax: 10,
  } as const;
  return compileJob({ kind: 'histogram', question });
}

function find(q: string, during: Window): CompiledJob {
  const slice = { kind: 'page', skip: 0, take: 10 } as const;
  return compileJob({
    kind: 'find',
    question: { collection: 'message', text: parseQuery(q), during, slice },
  });
}

/** Counts by hour for one month within a range, as `pairs` pairs of numbers. */
function hours(during: Window, pairs: number): CountGroups {
  const [, group = ''] = groupsWithin(intervalsOf({ interval: 'hour' }), during);
  return new Map([[group, new Map([[202611, { revision: 1, counted: new Float64Array(2 * pairs) }]])]]);
}

function window(index: number): Window {
  return { from: at('2020-01-01') + index * DAY, to: at('2020-01-03') + index * DAY };
}

const numbersIn = (groups: CountGroups) =>
  [...groups.values()].flatMap((months) => [...months.values()]).length;

test('returns only the counts that a query can use', () => {
  const cache = new SqliteCountCache();
  for (let index = 0; index < 160; index++)
    cache.add(histogram('word', window(index)), hours(window(index), 48));
  assert.equal(numbersIn(cache.get(histogram('word', window(7)))), 1, 'the same range');
  assert.equal(numbersIn(cache.get(histogram('word', window(1000)))), 0, 'another range');
  assert.equal(numbersIn(cache.get(find('word', window(7)))), 0, 'a page needs no counts by hour');
  assert.equal(numbersIn(cache.get(histogram('other', window(7)))), 0, 'other words');
});

test('counts of whole months serve every range', () => {
  const cache = new SqliteCountCache();
  const [whole = ''] = groupsWithin(MESSAGES, {});
  const months = new Map([[202611, { revision: 1, counted: 3 }]]);
  cache.add(find('word', {}), new Map([[whole, months]]));
  assert.deepEqual(cache.get(find('word', window(3))), new Map([[whole, months]]));
});

test('bounds the counts of one query over many ranges and evicts the oldest', () => {
  const cache = new SqliteCountCache();
  for (let index = 0; index < 3000; index++)
    cache.add(histogram('word', window(index)), hours(window(index), 48));
  assert.ok(cache.size <= 100_000, `${cache.size} numbers`);
  assert.equal(numbersIn(cache.get(histogram('word', window(2999)))), 1);
  assert.equal(numbersIn(cache.get(histogram('word', window(0)))), 0);
});

test('evicts the least recently used counts first', () => {
  const cache = new SqliteCountCache();
  const job = histogram('word', window(0));
  cache.add(job, hours(window(0), 48));
  for (let index = 1; index < 3000; index++) {
    cache.get(job);
    cache.add(histogram('word', window(index)), hours(window(index), 48));
  }
  assert.equal(numbersIn(cache.get(job)), 1);
});

test('bounds the counts of all queries together', () => {
  const cache = new SqliteCountCache();
  for (let index = 0; index < 30; index++)
    cache.add(histogram(`word${index}`, window(0)), hours(window(0), 40_000));
  assert.ok(cache.size <= 1_000_000, `${cache.size} numbers`);
  assert.equal(numbersIn(cache.get(histogram('word29', window(0)))), 1);
});

test('does not cache counts that exceed the limit of one query', () => {
  const cache = new SqliteCountCache();
  cache.add(histogram('word', window(0)), hours(window(0), 100_000));
  assert.equal(cache.size, 0);
});
