/**
 * Measures questions across kinds of records over HTTP: indicators, bulk lookups, facets, pages, victims, and the search
 * of everything, next to a plain search of messages. Also the disk that each table takes.
 *
 *   npm run bench:records -- [messages] [pages] [posts] [--write] [--data=<folder>]
 *
 * A folder is kept, and filled only if it does not exist: for another look at the same data.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { readConfig } from '../src/config.ts';
import type { AnyRecord } from '../src/records/record.ts';
import { openServices } from '../src/services/services.ts';
import { SCOPES } from '../src/storage/port/api-key.ts';
import type { Store } from '../src/storage/port/store.ts';
import { companyOf, knownItems, pages, posts } from './records/corpus.ts';
import { COMMON_WORD, corpus, messageOf, wordOf } from './search/corpus.ts';
import { writeFigures } from './write-figures.ts';

const BATCH = 12_000;
const BULK_VALUES = 10_000;
const TURNS = 150;
const numbers = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);
const [messageCount = 200_000, pageCount = 20_000, postCount = 10_000] = numbers;

async function fill(store: Store, name: string, records: Iterable<AnyRecord>): Promise<string> {
  const start = performance.now();
  let batch: AnyRecord[] = [];
  let count = 0;
  for (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    await store.write({ records: batch });
    count += batch.length;
    batch = [];
  }
  await store.write({ records: batch });
  count += batch.length;
  const perSecond = Math.round((count / (performance.now() - start)) * 1000);
  return `| ${count.toLocaleString('en-US')} ${name} written | ${perSecond.toLocaleString('en-US')}/s |`;
}

function* messages(): Iterable<AnyRecord> {
  for (const each of corpus(messageCount)) yield messageOf(each);
}

interface Measured {
  first: number;
  p50: number;
  p99: number;
}

/** Asks once for each path, one after the other. */
async function measure(paths: readonly string[], ask: (path: string) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    await ask(path);
    times.push(performance.now() - start);
  }
  return percentiles(times);
}

function rowOf(name: string, { first, p50, p99 }: Measured): string {
  return `| ${name} | ${first.toFixed(1)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`;
}

function percentiles(times: readonly number[]): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    first: times[0] ?? 0,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

const KINDS = [
  'im/search',
  'im/search/profiles',
  'im/search/channels',
  'document/search',
  'victim/search',
  'group/search',
];

/**
 * The search of all kinds, that of messages alone, and one request for each kind at the same time, by turns. Each gets
 * other words of the same frequency, because counts are remembered.
 */
async function measureEverything(request: (path: string) => Promise<unknown>): Promise<[string, Measured][]> {
  const ways: [string, (q: string) => Promise<unknown>][] = [
    ['messages with a word', (q) => request(`im/search?page_size=3&q=${q}`)],
    [
      'each kind with a word, six requests at a time',
      (q) => Promise.all(KINDS.map((path) => request(`${path}?page_size=3&q=${q}`))),
    ],
    ['everything with a word, one request', (q) => request(`search?q=${q}`)],
  ];
  const times = ways.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [index, [, ask]] of ways.entries()) {
      const q = encodeURIComponent(wordOf(turn % 6, 800 + turn * 9 + ((turn + index) % 3) * 3));
      const start = performance.now();
      await ask(q);
      times[index]?.push(performance.now() - start);
    }
  return ways.map(([name], index) => [name, percentiles(times[index] ?? [])]);
}

/** The largest tables and indexes, with the bytes that each takes. */
function tableSizes(folder: string): string[] {
  const db = new DatabaseSync(join(folder, 'nightjar.db'), { readOnly: true });
  const rows = db
    .prepare(
      `SELECT CASE WHEN name GLOB 'messages_index_*' THEN 'messages_index' ELSE name END AS name, sum(pgsize) AS bytes
       FROM dbstat GROUP BY 1 ORDER BY 2 DESC LIMIT 16`,
    )
    .all();
  db.close();
  return rows.map(({ name, bytes }) => `| \`${name}\` | ${(Number(bytes) / 1e6).toFixed(1)} MB |`);
}

function words(count: number): string[] {
  return Array.from({ length: count }, (_, index) => wordOf(index % 6, 20 + index * 7));
}

const keptFolder = process.argv.find((each) => each.startsWith('--data='))?.slice('--data='.length);
const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'nightjar-records-'));
const isFilled = keptFolder !== undefined && existsSync(keptFolder);
const environment = { NIGHTJAR_DATA: folder, NIGHTJAR_RATE_PER_MINUTE: '10000000' };
try {
  const services = await openServices(readConfig({ ...environment, NIGHTJAR_LOG_LEVEL: 'silent' }));
  const filled: string[] = [];
  if (!isFilled) {
    filled.push(await fill(services.store, 'messages', messages()));
    filled.push(await fill(services.store, 'pages', pages(pageCount)));
    filled.push(await fill(services.store, 'ransomware posts', posts(postCount)));
    await services.store.optimize({ isCompacting: false });
  }
  const { text: key } = await services.keys.issue({ name: 'bench', scopes: [...SCOPES] });
  await services.close();

  const server = fork(new URL('servers/nightjar.ts', import.meta.url), {
    env: { ...process.env, ...environment },
  });
  const [port] = (await once(server, 'message')) as [number];
  // Otherwise it would outlive a failure.
  process.on('exit', () => server.kill());
  // `fetch` takes half a millisecond for itself.
  const agent = new Agent({ keepAlive: true });
  const request = async (path: string, body?: string) => {
    const sent = httpRequest({
      agent,
      port,
      path: `/api/v2/${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const received = await text(response);
    // A value that no record contains is an answer, too.
    if (response.statusCode !== 200 && response.statusCode !== 404)
      throw new Error(`${path}: ${response.statusCode} ${received.slice(0, 300)}`);
    return received;
  };
  const items = knownItems(BULK_VALUES);
  const rare = words(100);
  const indicators = items.map(({ kind, value }) => `indicator/${kind}/${encodeURIComponent(value)}`);
  const questions: [name: string, paths: string[]][] = [
    ['indicator, first thousand requests', indicators.slice(0, 1000)],
    ['indicator, next thousand', indicators.slice(1000, 2000)],
    [
      'lookup of a value',
      items.slice(2000, 3000).map(({ value }) => `lookup?value=${encodeURIComponent(value)}`),
    ],
    ['substring of a value', rare.map((_, index) => `indicator/search?q=*son${100 + index}*`)],
    ['messages with a word', rare.map((word) => `im/search?q=${encodeURIComponent(word)}`)],
    [
      'the same with five facets',
      rare.map(
        (word) => `im/search?q=${encodeURIComponent(word)}&facets=channel,user,language,platform,indicator`,
      ),
    ],
    [
      'the same, similar ones folded',
      rare.map((word) => `im/search?q=${encodeURIComponent(word)}&collapse=similar`),
    ],
    ['the same in all its forms', rare.map((word) => `im/search?q=${encodeURIComponent(word)}&forms=true`)],
    ['commonest word', Array.from({ length: 5 }, () => `im/search?q=${COMMON_WORD}`)],
    [
      'commonest word with five facets',
      Array.from(
        { length: 5 },
        () => `im/search?q=${COMMON_WORD}&facets=channel,user,language,platform,indicator`,
      ),
    ],
    ['pages with a word', rare.map((word) => `document/search?q=${encodeURIComponent(word)}`)],
    [
      'victims by company',
      rare.map((_, index) => `victim/search?q=${encodeURIComponent(companyOf(index * 31))}`),
    ],
  ];
  const rows: string[] = [];
  for (const [name, paths] of questions)
    rows.push(rowOf(name, await measure(paths, (path) => request(path))));
  for (const [name, measured] of await measureEverything((path) => request(path)))
    rows.push(rowOf(name, measured));
  const values = JSON.stringify({ values: items.map(({ value }) => value) });
  const bulk = await measure(Array(5).fill('lookup'), (path) => request(path, values));
  rows.push(rowOf(`${BULK_VALUES.toLocaleString('en-US')} values in one request`, bulk));
  server.kill();
  const figures = [
    '| | |',
    '|---|---|',
    ...filled,
    '',
    '| milliseconds | first | p50 | p99 |',
    '|---|---|---|---|',
    ...rows,
    '',
    '| on disk | |',
    '|---|---|',
    ...tableSizes(folder),
  ].join('\n');
  console.log(figures);
  if (process.argv.includes('--write')) writeFigures('bench:records', figures);
} finally {
  if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
}
