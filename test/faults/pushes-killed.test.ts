/**
 * Servers are killed with `kill -9` while clients push and alerts are delivered. Everything that they acknowledged can be
 * found, and everything that matched is delivered, with the same id on every repeat. On a cluster, whichever server is
 * left takes over.
 */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SeededRandom } from '../../src/demo/random.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { httpReceiver } from '../support/delivery.ts';
import { CLUSTER_URL, emptyPrefix, WITHOUT_CLUSTER } from '../support/opensearch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY } from '../support/world.ts';

const CLIENTS = 4;
/** Every other message matches. */
const isNeedle = (sequence: number) => sequence % 2 === 0;
/** Some become tasks, which are acknowledged before they are imported. */
const isTask = (sequence: number) => sequence % 20 === 0;

interface Server {
  child: ChildProcess;
  url: string;
}

async function start(settings: Record<string, string>): Promise<Server> {
  const child = startCli(['serve'], settings);
  const [, url = ''] = await waitForOutput(child, /Console: (http:\/\/[^/]+)\//);
  return { child, url };
}

/** Servers of the same store. While one is killed and started again, clients use another one or wait. */
class Servers {
  #settings: readonly Record<string, string>[];
  #running: (Server | undefined)[];
  #starting: Promise<void> = Promise.resolve();

  private constructor(settings: readonly Record<string, string>[], running: Server[]) {
    this.#settings = settings;
    this.#running = running;
  }

  static async start(t: TestContext, settings: readonly Record<string, string>[]): Promise<Servers> {
    const servers = new Servers(settings, await Promise.all(settings.map(start)));
    t.after(() => {
      for (const server of servers.#running) server?.child.kill('SIGKILL');
    });
    return servers;
  }

  async url(): Promise<string> {
    for (;;) {
      const server = this.#running.find((each) => each !== undefined);
      if (server !== undefined) return server.url;
      await this.#starting;
    }
  }

  kill(index: number): Promise<void> {
    const server = this.#running[index] as Server;
    this.#running[index] = undefined;
    server.child.kill('SIGKILL');
    this.#starting = (async () => {
      await once(server.child, 'close');
      this.#running[index] = await start(this.#settings[index] as Record<string, string>);
    })();
    return this.#starting;
  }
}

function entry(sequence: number): string {
  return JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: HERONRY,
    messageId: sequence,
    userId: '7001',
    detectionDate: '2026-11-15T10:00:00Z',
    message: `pushed ${isNeedle(sequence) ? 'needle' : 'straw'} ${sequence}`,
  });
}

interface Options {
  kills: number;
  /** Whether searches find at once what was acknowledged. A cluster needs up to a second. */
  isFoundAtOnce: boolean;
}

async function testKills(
  t: TestContext,
  settings: readonly Record<string, string>[],
  { kills, isFoundAtOnce }: Options,
) {
  const receiver = await httpReceiver(t);
  const all = settings.map((each) => ({
    ...each,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_LOG_LEVEL: 'silent',
    NIGHTJAR_RATE_PER_MINUTE: '1000000',
    NIGHTJAR_ALERT_ALLOW: '127.0.0.1',
  }));
  const scopes = ['--scopes', 'im,ingest,alerts'];
  const created = await runCli(['keys', 'create', '--name', 'test', ...scopes], all[0] ?? {});
  const headers = { 'x-api-key': created.stdout.trim(), 'content-type': 'application/json' };
  const servers = await Servers.start(t, all);
  const call = async (path: string, body?: string, more: Record<string, string> = {}) => {
    const response = await fetch(`${await servers.url()}/api/v2${path}`, {
      headers: { ...headers, ...more },
      ...(body !== undefined && { method: 'POST', body }),
    });
    assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
    return ((await response.json()) as { data: any }).data;
  };
  const target = await call(
    '/alerts/targets',
    JSON.stringify({ name: 'SOC', kind: 'webhook', url: receiver.url }),
  );
  const search = { name: 'Needles', q: 'needle', max_age: null, cap: 1000, targets: [target.hits[0].id] };
  await call('/alerts', JSON.stringify(search));

  const random = new SeededRandom('pushes-killed');
  const acknowledged: number[] = [];
  let next = 1;
  let isDone = false;
  let onAcknowledged = () => {};
  /** Pushes one message after the other; a connection that breaks loses nothing that was acknowledged. */
  const client = async () => {
    while (!isDone) {
      const sequence = next++;
      try {
        await call('/ingest', entry(sequence), isTask(sequence) ? { prefer: 'respond-async' } : {});
        acknowledged.push(sequence);
        onAcknowledged();
      } catch {
        // The server was killed, or is about to be.
        await new Promise(setImmediate);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  for (let kill = 0; kill < kills; kill++) {
    const wanted = acknowledged.length + 1 + random.below(30);
    await new Promise<void>((resolve) => {
      onAcknowledged = () => {
        if (acknowledged.length >= wanted) resolve();
      };
    });
    await servers.kill(kill % all.length);
  }
  isDone = true;
  await Promise.all(clients);
  assert.ok(acknowledged.length > kills);

  const found = async () => {
    const keys = new Set<string>();
    for (let page = 1; ; page++) {
      const { hits } = await call(`/im/search?q=pushed&page_size=1000&page=${page}`);
      for (const { messageId } of hits) keys.add(String(messageId).split('_').at(-1) as string);
      if (hits.length < 1000) return keys;
    }
  };
  const missing = (keys: ReadonlySet<string>) =>
    acknowledged.filter((sequence) => !keys.has(String(sequence)));
  let keys = await found();
  if (isFoundAtOnce)
    assert.deepEqual(
      missing(keys).filter((sequence) => !isTask(sequence)),
      [],
    );
  while (missing(keys).length > 0) keys = await found();

  const delivered = new Map<string, Set<string>>();
  const read = () => {
    for (const { body, headers: sent } of receiver.requests.splice(0)) {
      const [match] = JSON.parse(body).data.matches;
      const sequence = match.record.key.split('_').at(-1) as string;
      delivered.set(sequence, (delivered.get(sequence) ?? new Set()).add(sent['webhook-id'] as string));
    }
  };
  const needles = [...keys].filter((sequence) => isNeedle(Number(sequence)));
  for (;;) {
    read();
    if (needles.every((sequence) => delivered.has(sequence))) break;
    await receiver.received(1);
  }
  assert.deepEqual(
    [...delivered].filter(([, ids]) => ids.size > 1),
    [],
  );
  assert.deepEqual(
    [...delivered.keys()].filter((sequence) => !isNeedle(Number(sequence))),
    [],
  );
}

test('what was acknowledged is found and delivered, whenever the server is killed', (t) =>
  testKills(t, [{ NIGHTJAR_DATA: temporaryFolder(t) }], { kills: 30, isFoundAtOnce: true }));

test('on a cluster, servers that are killed by turns lose nothing, and take over from each other', {
  skip: WITHOUT_CLUSTER,
}, async (t) => {
  const folder = temporaryFolder(t);
  const prefix = emptyPrefix(t);
  const settings = ['one', 'two'].map((name) => ({
    NIGHTJAR_DATA: join(folder, name),
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: CLUSTER_URL as string,
    OPENSEARCH_PREFIX: prefix,
  }));
  assert.equal((await runCli(['migrate'], settings[0] ?? {})).code, 0);
  await testKills(t, settings, { kills: 10, isFoundAtOnce: false });
});
