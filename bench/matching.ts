/**
 * The cost of matching messages with saved searches, and the memory of watchlists. The messages are those of
 * `bench:import`, prepared as an import does.
 *
 *   npm run bench:matching -- [messages] [rounds]
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SearchMatcher } from '../src/alerts/matching/search-matcher.ts';
import { WatchlistIndex } from '../src/alerts/matching/watchlist-index.ts';
import type { Indicator } from '../src/records/indicator.ts';
import { parseQuery } from '../src/search/query-language.ts';
import type { PreparedMessage } from '../src/storage/port/writing.ts';
import { preparedMessages } from './matching/prepared-messages.ts';
import { savedSearches } from './matching/searches.ts';

const messages = Number(process.argv[2] ?? 50_000);
const rounds = Number(process.argv[3] ?? 7);
const SEARCHES = [0, 100, 1000, 10_000];
const WATCHLIST = 100_000;

interface Measured {
  /** Of the fastest round, and of the first one, in which the matcher learns which words are rare. */
  microseconds: number;
  first: number;
  matches: number;
}

/** The fastest of several rounds: the others were disturbed. */
function measure(incoming: readonly PreparedMessage[], match: (each: PreparedMessage) => number): Measured {
  let fastest = Number.POSITIVE_INFINITY;
  let first = 0;
  let matches = 0;
  for (let round = 0; round < rounds; round++) {
    matches = 0;
    const start = performance.now();
    for (const each of incoming) matches += match(each);
    const milliseconds = performance.now() - start;
    if (round === 0) first = milliseconds;
    fastest = Math.min(fastest, milliseconds);
  }
  return {
    microseconds: (fastest * 1000) / incoming.length,
    first: (first * 1000) / incoming.length,
    matches,
  };
}

/** Without known frequencies of words: the matcher learns them from the messages. */
function matcherOf(queries: readonly string[]): SearchMatcher {
  const matcher = new SearchMatcher();
  for (const q of queries) matcher.add({ id: randomUUID(), collection: 'message', tree: parseQuery(q) });
  return matcher;
}

async function memoryUsed(): Promise<number> {
  // Buffers are freed some time after their collection.
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function indicators(list: number): Indicator[] {
  return Array.from({ length: WATCHLIST }, (_, index): Indicator => {
    const name = `${list}-${index}`;
    if (index % 4 === 0)
      return { kind: 'ipv4', canonical: `${list}.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
    if (index % 4 === 1) return { kind: 'sha256', canonical: name.padStart(64, 'a') };
    return { kind: 'domain', canonical: `evil-${name}.example` };
  });
}

/** A function of its own, so that the given values are no longer reachable when memory is measured. */
function addWatchlist(list: number): number {
  const values = indicators(list);
  const start = performance.now();
  watchlists.add(`list ${list}`, values);
  return performance.now() - start;
}

const incoming = preparedMessages(messages);
const tokens = incoming.reduce((sum, { indexText }) => sum + indexText.split(' ').length, 0);
console.log(
  `${messages.toLocaleString('en-US')} messages of ${(tokens / messages).toFixed(1)} tokens, fastest of ${rounds} rounds`,
);
console.log(
  '\n| saved searches | µs per message | in the first round | matches per 1,000 messages |\n|---|---|---|---|',
);
const queries = savedSearches(incoming, Math.max(...SEARCHES));
for (const count of SEARCHES) {
  const matcher = matcherOf(queries.slice(0, count));
  const { microseconds, first, matches } = measure(
    incoming,
    (prepared) => matcher.match(prepared.message, { prepared }).length,
  );
  console.log(
    `| ${count.toLocaleString('en-US')} | ${microseconds.toFixed(2)} | ${first.toFixed(2)} | ${((matches * 1000) / messages).toFixed(0)} |`,
  );
}

console.log('\n| watchlists of 100,000 values | MB | ms to add | µs per message |\n|---|---|---|---|');
// The first list also pays for compiling the code.
new WatchlistIndex().add('warm-up', indicators(255));
const watchlists = new WatchlistIndex();
const before = await memoryUsed();
let added = 0;
for (const count of [1, 5, 20]) {
  let milliseconds = Number.POSITIVE_INFINITY;
  for (; added < count; added++) milliseconds = Math.min(milliseconds, addWatchlist(added));
  const megabytes = ((await memoryUsed()) - before) / 1024 / 1024;
  const { microseconds } = measure(incoming, ({ message }) => watchlists.match(message).length);
  console.log(
    `| ${count} | ${megabytes.toFixed(1)} | ${milliseconds.toFixed(0)} | ${microseconds.toFixed(2)} |`,
  );
}
