/**
 * Messages per second by push and by `nightjar import`, on the same data in one run, and how long small pushes take
 * while an import runs.
 *
 *   npm run bench:push -- [messages]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const messages = Number(process.argv[2] ?? 100_000);
const CONNECTIONS = [1, 8, 64];
const SMALL = 10;
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'nightjar-bench-push-'));
const WORDS =
  'selling fresh logs with cookies from europe escrow accepted write me today only best price'.split(' ');

function line(sequence: number, channel = 1): string {
  const word = (offset: number) => WORDS[(sequence * 7 + offset * offset) % WORDS.length];
  return `${JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: String(-1_001_990_000_000 - channel),
    messageId: sequence,
    userId: String(7000 + (sequence % 500)),
    detectionDate: new Date(1_794_000_000_000 + sequence * 1000).toISOString(),
    message: Array.from({ length: 14 }, (_, offset) => word(offset)).join(' '),
  })}\n`;
}

function lines(count: number, channel = 1): string {
  return Array.from({ length: count }, (_, index) => line(index + 1, channel)).join('');
}

function settings(folder: string): NodeJS.ProcessEnv {
  const { env } = process;
  return { ...env, NIGHTJAR_DATA: folder, NIGHTJAR_PORT: '0', NIGHTJAR_RATE_PER_MINUTE: '10000000' };
}

async function command(folder: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [main, ...args], {
    env: settings(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return output.trim();
}

interface Server {
  folder: string;
  url: string;
  key: string;
  child: ChildProcess;
}

async function startServer(name: string): Promise<Server> {
  const folder = join(root, name);
  const key = await command(folder, 'keys', 'create', '--name', 'bench', '--scopes', 'ingest');
  const child = spawn(process.execPath, [main, 'serve'], {
    env: settings(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  for await (const chunk of child.stderr) {
    output += chunk;
    const url = /Console: (\S+)\//.exec(output)?.[1];
    if (url === undefined) continue;
    const server = { folder, url, key, child };
    // Starts the writer.
    await post(server, line(1, 9));
    return server;
  }
  throw new Error(`the server did not start: ${output}`);
}

async function stop({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function post(server: Server, body: string, agent?: Agent, isStream = false): Promise<void> {
  const sent = request(`${server.url}/api/v2/ingest/records`, {
    method: 'POST',
    ...(agent && { agent }),
    headers: {
      'x-api-key': server.key,
      ...(isStream ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }),
    },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  if (response.statusCode === 200) return;
  if (response.statusCode !== 202) throw new Error(`${response.statusCode}: ${text}`);
  for (let state = ''; state !== 'done'; ) {
    const task = await fetch(`${server.url}${response.headers.location}`, {
      headers: { 'x-api-key': server.key },
    });
    ({ state } = ((await task.json()) as { data: { hits: [{ state: string }] } }).data.hits[0]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function small(server: Server, connections: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const sender = async () => {
    for (let first = next * SMALL; first < count; first = next * SMALL) {
      next++;
      await post(
        server,
        Array.from({ length: SMALL }, (_, index) => line(first + index + 1)).join(''),
        agent,
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
}

async function timed(name: string, count: number, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  console.log(`| ${name} | ${count} | ${seconds.toFixed(2)} s | ${Math.round(count / seconds)} |`);
}

/** Latency of small pushes while a command imports a file into the same folder, and how much that slows the import. */
async function duringImport(file: string): Promise<void> {
  const alone = join(root, 'alone');
  const startAlone = performance.now();
  await command(alone, 'import', file);
  const aloneSeconds = (performance.now() - startAlone) / 1000;
  const server = await startServer('during');
  const start = performance.now();
  let isImporting = true;
  const importing = command(server.folder, 'import', file).finally(() => {
    isImporting = false;
  });
  const latencies: number[] = [];
  for (let sequence = 1; isImporting; sequence++) {
    const sentAt = performance.now();
    await post(server, line(sequence, 5));
    latencies.push(performance.now() - sentAt);
  }
  await importing;
  const seconds = (performance.now() - start) / 1000;
  await stop(server);
  latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(latencies[Math.floor((latencies.length - 1) * share)] as number);
  console.log(
    `\nSmall pushes during an import: ${latencies.length}, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms. ` +
      `The import takes ${seconds.toFixed(1)} s, alone ${aloneSeconds.toFixed(1)} s.`,
  );
}

try {
  const all = lines(messages);
  const file = join(root, 'messages.ndjson');
  writeFileSync(file, all);
  console.log('| how | messages | time | messages/s |\n|---|---|---|---|');
  await timed('nightjar import', messages, () => command(join(root, 'import'), 'import', file));
  const large = await startServer('large');
  await timed('one large body (a task)', messages, () => post(large, all));
  await stop(large);
  const stream = await startServer('stream');
  await timed('one stream', messages, () => post(stream, all, undefined, true));
  await stop(stream);
  for (const connections of CONNECTIONS) {
    const server = await startServer(`small-${connections}`);
    const count = Math.min(messages, 3000 * connections);
    const name = `bodies of ${SMALL}, ${connections} connection${connections === 1 ? '' : 's'}`;
    await timed(name, count, () => small(server, connections, count));
    await stop(server);
  }
  await duringImport(file);
} finally {
  rmSync(root, { recursive: true, force: true });
}
