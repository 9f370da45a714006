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

/** Counts by hour for one month within a window, as `pairs` pairs of numbers. */
function hours(during: Window, pairs: number): CountGroups {
  const [, group = ''] = groupsWithin(intervalsOf('hour'), during);
  return new Map([[group, new Map([[202611, { revision: 1, counted: new Float64Array(2 * pairs) }]])]]);
}

function window(index: number): Window {
  return { from: at('2020-01-01') + index * DAY, to: at('2020-01-03') + index * DAY };
}

const numbersIn = (groups: CountGroups) =>
  [...groups.values()].flatMap((months) => [...months.values()]).length;

test('a question is given what it can use, and nothing else', () => {
  const memory = new SqliteCountCache();
  for (let index = 0; index < 160; index++)
    memory.add(histogram('word', window(index)), hours(window(index), 48));
  assert.equal(numbersIn(memory.get(histogram('word', window(7)))), 1, 'its own window');
  assert.equal(numbersIn(memory.get(histogram('word', window(1000)))), 0, 'another window');
  assert.equal(numbersIn(memory.get(find('word', window(7)))), 0, 'a page needs no hours');
  assert.equal(numbersIn(memory.get(histogram('other', window(7)))), 0, 'other words');
});

test('whole months are of use to every window', () => {
  const memory = new SqliteCountCache();
  const [whole = ''] = groupsWithin(MESSAGES, {});
  const months = new Map([[202611, { revision: 1, counted: 3 }]]);
  memory.add(find('word', {}), new Map([[whole, months]]));
  assert.deepEqual(memory.get(find('word', window(3))), new Map([[whole, months]]));
});

test('the same words in ever other windows take up a bounded part of it, the latest stay', () => {
  const memory = new SqliteCountCache();
  for (let index = 0; index < 3000; index++)
    memory.add(histogram('word', window(index)), hours(window(index), 48));
  assert.ok(memory.size <= 100_000, `${memory.size} numbers`);
  assert.equal(numbersIn(memory.get(histogram('word', window(2999)))), 1);
  assert.equal(numbersIn(memory.get(histogram('word', window(0)))), 0);
});

test('what was used last stays longest', () => {
  const memory = new SqliteCountCache();
  const job = histogram('word', window(0));
  memory.add(job, hours(window(0), 48));
  for (let index = 1; index < 3000; index++) {
    memory.get(job);
    memory.add(histogram('word', window(index)), hours(window(index), 48));
  }
  assert.equal(numbersIn(memory.get(job)), 1);
});

test('many words together stay within bounds', () => {
  const memory = new SqliteCountCache();
  for (let index = 0; index < 30; index++)
    memory.add(histogram(`word${index}`, window(0)), hours(window(0), 40_000));
  assert.ok(memory.size <= 1_000_000, `${memory.size} numbers`);
  assert.equal(numbersIn(memory.get(histogram('word29', window(0)))), 1);
});

test('what is larger than its words may have is not kept at all', () => {
  const memory = new SqliteCountCache();
  memory.add(histogram('word', window(0)), hours(window(0), 100_000));
  assert.equal(memory.size, 0);
});
