/**
 * How far is a lookup by id from the fastest this framework can be? Both servers run in turns on the same machine:
 * a bare Fastify route that answers the same bytes, and nightjar with key, rate limit, database and log.
 *
 *   npm run bench:http -- [rounds] [seconds a round]
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
import { openServices } from '../src/services.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 15;
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
    throw new Error(`${contender.name}: ${result.non2xx} answers were not 200`);
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
  const slice = { kind: 'page', skip: 0, take: 1 } as const;
  const text = { kind: 'phrase', tokens: ['wallet'], isPrefix: false } as const;
  const found = await services.store.find({
    collection: 'message',
    platform: 'telegram',
    text: { ...text, tokens: [...text.tokens] },
    slice,
  });
  const [message] = found.hits;
  if (message === undefined) throw new Error('the demo has no message to look up');
  await services.close();

  const headers = { 'x-api-key': key };
  const nightjar = await start('nightjar', environment);
  const path = `/api/v2/im/telegram/message/${messageIdOf(message)}`;
  const body = await (await fetch(`http://127.0.0.1:${nightjar.port}${path}`, { headers })).text();
  const bare = await start('bare', { BENCH_BODY: body });

  const contenders: Contender[] = [
    {
      name: 'bare Fastify route',
      server: bare.server,
      url: `http://127.0.0.1:${bare.port}${path}`,
      headers,
      requestsPerSecond: [],
      p99: [],
    },
    {
      name: 'nightjar lookup by id',
      server: nightjar.server,
      url: `http://127.0.0.1:${nightjar.port}${path}`,
      headers,
      requestsPerSecond: [],
      p99: [],
    },
  ];
  // The compiler of the engine takes its time on two cores: only what is warm is compared.
  for (const contender of contenders) {
    await measure(contender, WARM_UP_SECONDS);
    contender.requestsPerSecond = [];
    contender.p99 = [];
  }
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) await measure(contender, secondsPerRound);
  }

  console.log(
    `${body.length} bytes an answer, ${CONNECTIONS} connections, medians of ${rounds} rounds of ${secondsPerRound} s in turns\n`,
  );
  for (const { name, requestsPerSecond, p99 } of contenders) {
    const rate = Math.round(median(requestsPerSecond)).toLocaleString('en-US').padStart(8);
    console.log(`${name.padEnd(24)} ${rate} requests/s   p99 ${median(p99)} ms`);
  }
  // Round by round: a machine that is slower for a while is so for both.
  const [limit, ours] = contenders;
  const ratios = (ours?.requestsPerSecond ?? []).map(
    (rate, round) => rate / (limit?.requestsPerSecond[round] ?? 1),
  );
  console.log(`\nratio ${median(ratios).toFixed(2)} (goal: at least 0.60)`);
  for (const { server } of contenders) server.kill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
