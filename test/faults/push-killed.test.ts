/** Servers killed with `kill -9` during pushes: everything they acknowledged can be found afterwards. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { SeededRandom } from '../../src/demo/random.ts';
import { placeInFolder } from '../../src/storage/open-store.ts';
import { runCli, startCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KILLS = 10;
const SENDERS = 4;
const CHANNEL = '-1001990000101';

function line(sequence: number): string {
  return `${JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: CHANNEL,
    messageId: sequence,
    userId: '7001',
    detectionDate: '2026-11-15T10:00:00Z',
    message: `pushed ${sequence}`,
  })}\n`;
}

async function startServer(settings: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = startCli(['serve'], settings);
  let output = '';
  for (;;) {
    const [chunk] = await once(server.stderr as NodeJS.ReadableStream, 'data');
    output += chunk;
    const url = /Console: (\S+)\//.exec(output)?.[1];
    if (url !== undefined) return { server, url };
  }
}

test(`everything acknowledged survives ${KILLS} kills`, async (t) => {
  const folder = temporaryFolder(t);
  const settings = {
    NIGHTJAR_DATA: folder,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_SEARCH_THREADS: '0',
    NIGHTJAR_RATE_PER_MINUTE: '1000000',
  };
  const created = await runCli(['keys', 'create', '--name', 'collector', '--scopes', 'ingest'], settings);
  const headers = { 'x-api-key': created.stdout.trim() };
  const random = new SeededRandom('push-killed');
  const acknowledged: number[] = [];
  const tasks: number[] = [];
  let sequence = 0;

  for (let kill = 0; kill < KILLS; kill++) {
    const { server, url } = await startServer(settings);
    const limit = acknowledged.length + 1 + random.below(40);
    let isKilled = false;
    const send = async () => {
      while (!isKilled) {
        const sequences = [++sequence, ++sequence];
        const isTask = sequence % 10 === 0;
        const body = sequences.map(line).join('');
        const response = await fetch(`${url}/api/v2/ingest`, {
          method: 'POST',
          body,
          headers: { ...headers, ...(isTask && { prefer: 'respond-async' }) },
        }).catch(() => undefined);
        if (response?.status === 200 || response?.status === 202) acknowledged.push(...sequences);
        if (response?.status === 202) tasks.push(...sequences);
        if (acknowledged.length < limit || isKilled) continue;
        isKilled = true;
        server.kill('SIGKILL');
      }
    };
    await Promise.all([once(server, 'exit'), ...Array.from({ length: SENDERS }, send)]);
  }

  const { server, url } = await startServer(settings);
  // Interrupted tasks go on. The list shows those that have not finished.
  for (;;) {
    const response = await fetch(`${url}/api/v2/ingest/tasks`, { headers });
    const { data } = (await response.json()) as { data: { hits: { state: string }[] } };
    if (data.hits.every(({ state }) => state === 'done')) break;
    // Polls another process: more often would take its processor time.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  const store = await placeInFolder(folder).open();
  t.after(() => store.close());
  const lost: number[] = [];
  for (const each of acknowledged)
    if ((await store.get('message', `telegram:${CHANNEL}_${each}`)) === undefined) lost.push(each);
  assert.deepEqual(lost, []);
  assert.ok(acknowledged.length >= KILLS && tasks.length > 0);
});
