/**
 * Compares a lookup by id with the fastest possible Fastify server. The servers run in turns on the same machine: a
 * bare route that returns the same bytes, including headers; one that returns the same body without our headers; and
 * nightjar with key, rate limit, database, log and metrics.
 *
 *   npm run bench:http -- [rounds] [seconds per round]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readConfig } from '../src/config.ts';
import { fillDemo } from '../src/demo/fill.ts';
import { messageIdOf } from '../src/records/message.ts';
import { parseQuery } from '../src/search/query-language.ts';
import { openServices } from '../src/services/services.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 15;
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'content-type'];
const rounds = Number(process.argv[2] ?? 9);
const secondsPerRound = Number(process.argv[3] ?? 2);

interface Contender {
  name: string;
  server: ChildProcess;
  url: string;
  headers: Record<string, string>;
  requestsPerSecond: number[];
  p99: number[];
}

async function start(
  script: string,
  environment: Record<string, string>,
): Promise<{ server: ChildProcess; port: number }> {
  const server = fork(new URL(`servers/${script}.ts`, import.meta.url), {
    env: { ...process.env, ...environment },
  });
  const [port] = (await once(server, 'message')) as [number];
  return { server, port };
}

async function measure(contender: Contender, seconds: number): Promise<void> {
  const { url, headers } = contender;
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${contender.name}: ${result.non2xx} responses were not 200`);
  contender.requestsPerSecond.push(result.requests.average);
  contender.p99.push(result.latency.p99);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
const environment = { NIGHTJAR_DATA: folder, NIGHTJAR_RATE_PER_MINUTE: '10000000' };
try {
  const services = await openServices(readConfig({ ...environment, NIGHTJAR_LOG_LEVEL: 'silent' }));
  await fillDemo(folder, services.store, '2026-11-15');
  const { text: key } = await services.keys.issue({ name: 'bench', scopes: ['im'] });
  const found = await services.store.find({
    collection: 'message',
    platform: 'telegram',
    text: parseQuery('wallet'),
    slice: { kind: 'page', skip: 0, take: 1 },
  });
  const [message] = found.hits;
  if (message === undefined) throw new Error('the demo has no message to look up');
  await services.close();

  const headers = { 'x-api-key': key };
  const path = `/api/v2/im/telegram/message/${messageIdOf(message)}`;
  const contend = async (
    name: string,
    script: string,
    settings: Record<string, string>,
  ): Promise<Contender> => {
    const { server, port } = await start(script, settings);
    return { name, server, url: `http://127.0.0.1:${port}${path}`, headers, requestsPerSecond: [], p99: [] };
  };
  const nightjar = await contend('nightjar lookup by id', 'nightjar', environment);
  const sample = await fetch(nightjar.url, { headers });
  const body = await sample.text();
  const sameHeaders = Object.fromEntries(
    [...sample.headers].filter(([name]) => !CONNECTION_HEADERS.includes(name)),
  );
  const limit = await contend('bare route, same bytes', 'bare', {
    BENCH_BODY: body,
    BENCH_HEADERS: JSON.stringify(sameHeaders),
  });
  const bodyOnly = await contend('bare route, same body', 'bare', { BENCH_BODY: body });
  const contenders = [limit, bodyOnly, nightjar];
  // Warm up first: on two cores, the JavaScript compiler takes a while.
  for (const contender of contenders) {
    await measure(contender, WARM_UP_SECONDS);
    contender.requestsPerSecond = [];
    contender.p99 = [];
  }
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) await measure(contender, secondsPerRound);
  }

  console.log(
    `${body.length} bytes per response, ${CONNECTIONS} connections, medians of ${rounds} rounds of ${secondsPerRound} s in turns\n`,
  );
  for (const { name, requestsPerSecond, p99 } of contenders) {
    const rate = Math.round(median(requestsPerSecond)).toLocaleString('en-US').padStart(8);
    console.log(`${name.padEnd(24)} ${rate} requests/s   p99 ${median(p99)} ms`);
  }
  // Compare within each round, so that a slow phase of the machine affects all servers.
  const ratioTo = (other: Contender) =>
    median(
      nightjar.requestsPerSecond.map((rate, round) => rate / (other.requestsPerSecond[round] ?? 1)),
    ).toFixed(2);
  console.log(
    `\nratio to the same bytes ${ratioTo(limit)} (goal: at least 0.75), to the same body ${ratioTo(bodyOnly)}`,
  );
  for (const { server } of contenders) server.kill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
