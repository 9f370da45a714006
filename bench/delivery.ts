/**
 * Latency of an alert: from sending a message by POST to its arrival at a webhook, at a steady rate, each message by
 * itself. Every message matches a saved search, beside others that do not.
 *
 *   npm run bench:delivery -- [messages per second] [seconds] [other saved searches]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const rate = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 30);
const others = Number(process.argv[4] ?? 100);
/** Not counted: the server starts its threads and compiles its code. */
const WARM_UP_SECONDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
const program = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const environment = {
  ...process.env,
  NIGHTJAR_DATA: folder,
  NIGHTJAR_PORT: '0',
  NIGHTJAR_LOG_LEVEL: 'silent',
  NIGHTJAR_RATE_PER_MINUTE: '10000000',
  NIGHTJAR_ALERT_ALLOW: '127.0.0.1',
};

async function output(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { env: environment });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text.trim();
}

function percentile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`;
}

const sentAt = new Map<number, number>();
const arrived: number[] = [];
let missing = 0;

const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.writeHead(204).end();
  for (const match of JSON.parse(body).data.matches) {
    const sequence = Number(match.record.key.split('_').at(-1));
    const at = sentAt.get(sequence);
    if (at === undefined) continue;
    sentAt.delete(sequence);
    missing--;
    if (sequence > rate * WARM_UP_SECONDS) arrived.push(performance.now() - at);
  }
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const { port } = receiver.address() as AddressInfo;

const key = await output(['keys', 'create', '--name', 'bench', '--scopes', 'im,ingest,alerts']);
const server = spawn(process.execPath, [program, 'serve'], {
  env: environment,
  stdio: ['ignore', 'ignore', 'pipe'],
});
try {
  let url = '';
  for await (const chunk of server.stderr) {
    url = /Console: (http:\/\/[^/]+)\//.exec(String(chunk))?.[1] ?? url;
    if (url !== '') break;
  }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v2${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text).data;
  };
  const target = await post('/alerts/targets', {
    name: 'bench',
    kind: 'webhook',
    url: `http://127.0.0.1:${port}/`,
  });
  for (let index = 0; index < others; index++)
    await post('/alerts', { name: `other ${index}`, q: `other${index} words` });
  // Each search may tell 1,000 matches an hour one by one.
  const searches = Math.ceil((rate * seconds) / 1000);
  for (let index = 0; index < searches; index++)
    await post('/alerts', {
      name: `needle ${index}`,
      q: `needle${index}`,
      cap: 1000,
      targets: [target.hits[0].id],
    });

  const start = performance.now();
  const pending: Promise<unknown>[] = [];
  for (let sequence = 1; sequence <= rate * seconds; sequence++) {
    const due = start + (sequence * 1000) / rate;
    if (due > performance.now()) await delay(due - performance.now());
    missing++;
    sentAt.set(sequence, performance.now());
    const message = {
      type: 'message',
      platform: 'telegram',
      channelId: '-1001990000101',
      messageId: sequence,
      userId: '7001',
      detectionDate: new Date().toISOString(),
      message: `needle${sequence % searches} for sale, number ${sequence}`,
    };
    pending.push(post('/ingest', message));
  }
  await Promise.all(pending);
  const deadline = performance.now() + 30_000;
  while (missing > 0 && performance.now() < deadline) await delay(100);
  arrived.sort((a, b) => a - b);
  console.log(
    `${rate} messages/s for ${seconds} s, ${others} other searches: ${arrived.length} alerts, ${missing} missing; ` +
      `from POST to webhook p50 ${percentile(arrived, 0.5)}, p99 ${percentile(arrived, 0.99)}, max ${percentile(arrived, 1)}`,
  );
} finally {
  server.kill('SIGTERM');
  await once(server, 'close');
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
}
