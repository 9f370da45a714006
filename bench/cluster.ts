/**
 * Compares nightjar on a cluster with the cluster itself, on the same machine and data, one after the other.
 *
 *   npm run bench:cluster -- [messages] [--write]
 *
 * Load: the documents that nightjar makes, sent in plain bulk requests (only the requests are timed), against an import
 * of the same messages. Search: the request that nightjar sends, sent directly, against nightjar's answer over HTTP, in
 * turns. --write puts the results into docs/benchmarks.md.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LocalCluster } from '../scripts/opensearch/local-cluster.ts';
import { whatIsMissing } from '../scripts/opensearch/opensearch-program.ts';
import { keyOf } from '../src/records/record.ts';
import { parseQuery } from '../src/search/query-language.ts';
import { routingOf } from '../src/storage/engines/opensearch/cluster/clauses.ts';
import { OpensearchClient } from '../src/storage/engines/opensearch/cluster/client.ts';
import { OpensearchNames, OpensearchSchema } from '../src/storage/engines/opensearch/cluster/schema.ts';
import { compileQuestion } from '../src/storage/engines/opensearch/reading/query-compiler.ts';
import { messageToSource } from '../src/storage/engines/opensearch/records/message-mapper.ts';
import { monthOf } from '../src/time/month.ts';
import { COMMON_WORD, corpus, messageOf, recordLine, wordOf } from './search/corpus.ts';
import { quantile } from './search/measure.ts';
import { writeFigures } from './write-figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
const messages = Number(positionals[0] ?? 2_000_000);
const CLI = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const BULK = 5000;
const ROUNDS = 40;
const DEEP_ROUNDS = 20;
/** Gives the JVMs of all nodes time to compile hot code. */
const WARM_UP = 30;
const WORDS = { rare: wordOf(0, 4000), medium: wordOf(0, 60), commonest: COMMON_WORD };
const NEWEST = ['at', 'tie', 'key'];
const GROUPS = 10;
const GROUP_FIELDS = { channel: 'channelId', user: 'userId', language: 'language' };
let calls = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const missing = whatIsMissing();
if (missing !== undefined) {
  console.error(`Cannot run OpenSearch: ${missing}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-cluster-'));
const cluster = await LocalCluster.start({ nodes: 3, heap: '1g' });
try {
  const report = await measure();
  console.log(report);
  if (values.write) writeFigures('bench:cluster', report);
} finally {
  agent.destroy();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<string> {
  const file = join(folder, 'records.ndjson');
  const out = createWriteStream(file);
  for (const message of corpus(messages)) {
    if (!out.write(`${recordLine(message)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  const raw = await loadDirectly();
  await call('DELETE', '/raw-*');
  const load = await loadByImport(file);
  const lines = [
    `${messages.toLocaleString('en')} messages, three OpenSearch nodes with one replica, all on one machine with two cores.`,
    '',
    '| | direct | nightjar | |',
    '|---|---|---|---|',
    `| load, messages/s | ${rate(raw)} | ${rate(load)} | ${(load / raw).toFixed(2)} × the time |`,
  ];
  const { url, key, stop } = await serve();
  try {
    for (const [name, direct, path] of questions()) lines.push(await compare(name, direct, path, url, key));
    lines.push(...(await compareDepths(url, key)));
  } finally {
    await stop();
  }
  return lines.join('\n');
}

function rate(seconds: number): string {
  return Math.round(messages / seconds).toLocaleString('en');
}

/** Seconds that the cluster takes to index the documents. */
async function loadDirectly(): Promise<number> {
  const client = new OpensearchClient({ urls: cluster.url.split(','), milliseconds: 10_000 });
  const schema = new OpensearchSchema(client, { prefix: 'raw', shards: 1, replicas: 1, refreshSeconds: 1 });
  await schema.install();
  const names = new OpensearchNames('raw');
  const months = new Set<string>();
  let body = '';
  let count = 0;
  let milliseconds = 0;
  const send = async () => {
    const start = performance.now();
    const answer = await call('POST', '/_bulk', body);
    milliseconds += performance.now() - start;
    if (answer.errors) throw new Error('a bulk write was refused');
    body = '';
    count = 0;
  };
  for (const each of corpus(messages)) {
    const message = messageOf(each);
    const index = names.month(1, monthOf(message.detectionDate));
    if (!months.has(index)) await schema.create(index);
    months.add(index);
    const head = { create: { _index: index, _id: keyOf(message), routing: routingOf(message) } };
    body += `${JSON.stringify(head)}\n${messageToSource({ message, files: [1] })}\n`;
    if (++count >= BULK) await send();
  }
  if (count > 0) await send();
  await client.close();
  return milliseconds / 1000;
}

async function loadByImport(file: string): Promise<number> {
  await run('migrate');
  const start = performance.now();
  await run('import', 'records', file);
  return (performance.now() - start) / 1000;
}

/** The same by turns. */
async function compare(
  name: string,
  direct: string,
  path: string,
  url: string,
  key: string,
): Promise<string> {
  const [here, there]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP; round++) {
    await call('POST', '/_msearch', direct);
    await get(url, path, key);
  }
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    here.push(await timed(() => call('POST', '/_msearch', direct)));
    there.push(
      await timed(async () => {
        total = (await get(url, path, key)).data.total;
      }),
    );
  }
  const [ours, theirs] = [quantile(there, 0.5), quantile(here, 0.5)];
  return `| ${name} (${total.toLocaleString('en')} hits), ms | ${theirs.toFixed(1)} | ${ours.toFixed(1)} | ${(ours / theirs).toFixed(2)} × |`;
}

/** Names, what nightjar requests from the cluster, and the path of its answer. */
function questions(): [name: string, direct: string, path: string][] {
  const list: [string, string, string][] = Object.entries(WORDS).map(([name, word]) => [
    `first page of a ${name} word`,
    pageAndCount(word),
    `/api/v2/im/search?q=${encodeURIComponent(word)}&page_size=10`,
  ]);
  const word = encodeURIComponent(COMMON_WORD);
  list.push([
    'first page of the commonest word by relevance',
    pageAndCount(COMMON_WORD, 'relevance'),
    `/api/v2/im/search?q=${word}&page_size=10&sort=relevance`,
  ]);
  for (const [by, field] of Object.entries(GROUP_FIELDS))
    list.push([
      `commonest word by month and ${by}`,
      searchOf({ query: queryOf(COMMON_WORD), size: 0, track_total_hits: false, aggs: groupsBy(field) }),
      `/api/v2/im/search/histogram?q=${word}&interval=month&by=${by}&by_size=${GROUPS}`,
    ]);
  return list;
}

function groupsBy(field: string): object {
  const groups = { terms: { field, size: GROUPS } };
  return {
    intervals: {
      date_histogram: { field: 'at', calendar_interval: 'month', min_doc_count: 1 },
      aggs: { groups },
    },
  };
}

function queryOf(word: string, order?: 'relevance'): object {
  return compileQuestion({ collection: 'message', text: parseQuery(word), order });
}

/** The page, which may stop early, and the count, which nightjar caches. */
function pageAndCount(word: string, order?: 'relevance'): string {
  const fields = order === 'relevance' ? ['_score', ...NEWEST] : NEWEST;
  const sort = fields.map((field) => ({ [field]: { order: 'desc' } }));
  const page = {
    query: queryOf(word, order),
    sort,
    size: 10,
    track_total_hits: false,
    _source: { includes: ['record'] },
  };
  const count = { query: queryOf(word), size: 0, track_total_hits: true };
  // First collects from all shards how rare words are, so that scores do not depend on the shard.
  const head = order === 'relevance' ? { search_type: 'dfs_query_then_fetch' } : {};
  return searchOf(page, head) + searchOf(count);
}

function searchOf(search: object, head: object = {}): string {
  const all = { index: 'nightjar-messages-v1-*', allow_partial_search_results: false, ...head };
  return `${JSON.stringify(all)}\n${JSON.stringify(search)}\n`;
}

async function compareDepths(url: string, key: string): Promise<string[]> {
  const path = (page: number) =>
    `/api/v2/im/search?q=${encodeURIComponent(COMMON_WORD)}&page_size=10&page=${page}`;
  const first: number[] = [];
  const deep: number[] = [];
  const { total } = (await get(url, path(1), key)).data;
  for (let round = 0; round < DEEP_ROUNDS; round++) {
    const page = 1 + Math.floor(((round + 0.5) / DEEP_ROUNDS) * (total / 10 - 1));
    first.push(await timed(() => get(url, path(1), key)));
    deep.push(await timed(() => get(url, path(page), key)));
  }
  const [near, far, worst] = [quantile(first, 0.5), quantile(deep, 0.5), Math.max(...deep)];
  return [
    '',
    `Pages of ${total.toLocaleString('en')} hits: the first takes ${near.toFixed(1)} ms, random pages take ${far.toFixed(1)} ms at the median (${(far / near).toFixed(1)} times as long) and ${worst.toFixed(1)} ms at most.`,
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: cluster.url,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_SEARCH_SECONDS: '60',
  };
}

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`nightjar ${args[0]} ended with ${code}`);
  return output;
}

async function serve(): Promise<{ url: string; key: string; stop(): Promise<void> }> {
  const { key } = JSON.parse(
    await run(
      'keys',
      'create',
      '--name',
      'bench',
      '--scopes',
      'im',
      '--rate-per-minute',
      '10000000',
      '--json',
    ),
  );
  const server: ChildProcess = spawn(process.execPath, [CLI, 'serve'], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout as NonNullable<ChildProcess['stdout']>) {
    output += chunk;
    if (/127\.0\.0\.1:\d+/.test(output)) break;
  }
  server.stdout?.resume();
  const url = `http://${/127\.0\.0\.1:\d+/.exec(output)?.[0]}`;
  return {
    url,
    key,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'close');
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: responses of another program
function call(method: string, path: string, body?: string): Promise<any> {
  // Round robin over all nodes, like nightjar's client.
  const node = new URL(cluster.nodes[calls++ % cluster.nodes.length]?.url as string);
  return send({ method, port: node.port, path, headers: { 'content-type': 'application/x-ndjson' } }, body);
}

// biome-ignore lint/suspicious/noExplicitAny: read by the caller
function get(url: string, path: string, key: string): Promise<any> {
  return send({ method: 'GET', port: new URL(url).port, path, headers: { 'x-api-key': key } });
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function send(options: object, body?: string): Promise<any> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve(JSON.parse(text))
          : reject(new Error(text.slice(0, 500))),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
