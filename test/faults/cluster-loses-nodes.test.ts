/**
 * Faults that a cluster must survive, on real processes: a killed data node, a killed cluster manager, a hanging node. Each
 * occurs during an import and under steady reads from two API nodes. Killed nodes restart, as under a service manager.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { corpus, recordLine } from '../../bench/search/corpus.ts';
import { LocalCluster } from '../../scripts/opensearch/local-cluster.ts';
import type { LocalNode } from '../../scripts/opensearch/local-node.ts';
import { positionOf } from '../../src/http/position.ts';
import { keyOf } from '../../src/records/record.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { placeInFolder } from '../../src/storage/open-store.ts';
import type { Position } from '../../src/storage/port/query.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { WITHOUT_CLUSTER } from '../support/opensearch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MESSAGES = 3600;
const BATCH = ['--batch-size', '200'];
const SEARCH_SECONDS = 5;
/** Grace period after the deadline of a search, for a busy machine. */
const GRACE_MS = 10_000;
const FIRST = { kind: 'page', skip: 0, take: 1 } as const;
const EVERYTHING = '-nothing';
const WORDS = ['log*', EVERYTHING, 'sell*', EVERYTHING, 'trus*'];

/** Reads from the API nodes in turn. Every response must be complete, or a 503 before the deadline. */
class SteadyReader {
  #urls: readonly string[];
  #key: string;
  #isStopped = false;
  #done: Promise<void>;
  /** Entries acknowledged by the imports so far. */
  acknowledged = 0;
  answers = 0;
  refusals = 0;
  greatest = new Map<string, number>();
  problems: string[] = [];

  constructor(urls: readonly string[], key: string) {
    this.#urls = urls;
    this.#key = key;
    this.#done = this.#read();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#done;
  }

  async #read(): Promise<void> {
    for (let round = 0; !this.#isStopped; round++) {
      const word = WORDS[round % WORDS.length] as string;
      const url = this.#urls[round % this.#urls.length];
      const expectedMin = word === EVERYTHING ? this.acknowledged : 0;
      const startedAt = performance.now();
      const response = await fetch(`${url}/api/v2/im/search?q=${encodeURIComponent(word)}`, {
        headers: { 'x-api-key': this.#key },
      });
      const body = (await response.json()) as { data: { total: number } | null };
      const took = performance.now() - startedAt;
      if (took > SEARCH_SECONDS * 1000 + GRACE_MS) this.problems.push(`${word} took ${Math.round(took)} ms`);
      if (response.status === 503) {
        this.refusals++;
        continue;
      }
      if (response.status !== 200 || body.data === null) {
        this.problems.push(`${word}: ${response.status} ${JSON.stringify(body).slice(0, 200)}`);
        continue;
      }
      this.answers++;
      const { total } = body.data;
      // A smaller total would be a partial result shown as complete.
      if (total < expectedMin) this.problems.push(`${word}: found ${total} of ${expectedMin} messages`);
      this.greatest.set(word, Math.max(total, this.greatest.get(word) ?? 0));
    }
  }
}

/** Keys and texts of all messages, in order. */
async function allMessages(store: Store): Promise<string[]> {
  const seen: string[] = [];
  let position: Position | undefined;
  for (;;) {
    const part = await store.find({ collection: 'message', slice: { kind: 'after', position, take: 1000 } });
    seen.push(...part.hits.map((message) => `${keyOf(message)} ${message.text}`));
    const last = part.hits.at(-1);
    if (!part.hasMore || last === undefined) return seen;
    position = positionOf(last);
  }
}

describe('cluster node failures', { skip: WITHOUT_CLUSTER, timeout: 900_000 }, () => {
  let cluster: LocalCluster;
  before(async () => {
    cluster = await LocalCluster.start({
      nodes: 3,
      isShortLived: true,
      heap: '512m',
      // The default suits a data center; here it would only slow down the test.
      settings: {
        'cluster.fault_detection.follower_check.timeout': '4s',
        'cluster.fault_detection.leader_check.timeout': '4s',
      },
    });
  });
  after(() => cluster?.stop());

  const managerName = async (): Promise<string> => {
    const response = await fetch(`${cluster.nodes[0]?.url}/_cat/cluster_manager?format=json`);
    return ((await response.json()) as [{ node: string }])[0].node;
  };
  const waitForNodes = async (count: number, seenFrom: LocalNode): Promise<void> => {
    const path = `/_cluster/health?wait_for_nodes=${count}&timeout=90s`;
    const response = await fetch(`${seenFrom.url}${path}`, { signal: AbortSignal.timeout(100_000) });
    assert.equal(response.status, 200, `${count} nodes`);
  };

  test('loses and duplicates no records, and never responds with partial results', async (t) => {
    const folder = temporaryFolder(t);
    const settings = {
      NIGHTJAR_STORE: 'opensearch',
      OPENSEARCH_URL: cluster.url,
      NIGHTJAR_SEARCH_SECONDS: String(SEARCH_SECONDS),
      NIGHTJAR_RATE_PER_MINUTE: '1000000',
      NIGHTJAR_PORT: '0',
      // Acknowledged entries must be visible immediately, because no response may show fewer.
      OPENSEARCH_REFRESH_SECONDS: '0',
    };
    const embedded = { NIGHTJAR_DATA: join(folder, 'embedded') };
    const lines = Array.from(corpus(MESSAGES), recordLine);
    const files = [0, 1, 2].map((part) => {
      const file = join(folder, `part-${part}.ndjson`);
      const size = lines.length / 3;
      writeFileSync(file, `${lines.slice(part * size, (part + 1) * size).join('\n')}\n`);
      return file;
    });
    for (const file of files)
      assert.equal((await runCli(['import', 'records', file, ...BATCH], embedded)).code, 0);

    assert.equal((await runCli(['migrate'], settings)).code, 0);
    const created = await runCli(
      ['keys', 'create', '--name', 'reader', '--scopes', 'im', '--json'],
      settings,
    );
    const { key } = JSON.parse(created.stdout) as { key: string };
    const servers = [startCli(['serve'], settings), startCli(['serve'], settings)];
    t.after(() => servers.map((server) => server.kill('SIGKILL')));
    const urls = await Promise.all(
      servers.map(async (server) => (await waitForOutput(server, /"url":"([^"]+)"/))[1] as string),
    );
    const reader = new SteadyReader(urls, key);
    t.after(() => reader.stop());

    const faults: { name: string; inject(): Promise<LocalNode>; undo(node: LocalNode): Promise<void> }[] = [
      {
        name: 'a data node is killed',
        async inject() {
          const manager = await managerName();
          const node = cluster.nodes.find(({ name }) => name !== manager) as LocalNode;
          await node.stop('SIGKILL');
          return node;
        },
        undo: async (node) => node.start(),
      },
      {
        name: 'the elected manager is killed',
        async inject() {
          const manager = await managerName();
          const node = cluster.nodes.find(({ name }) => name === manager) as LocalNode;
          await node.stop('SIGKILL');
          return node;
        },
        undo: async (node) => node.start(),
      },
      {
        name: 'a node hangs',
        async inject() {
          const manager = await managerName();
          const node = cluster.nodes.find(({ name }) => name !== manager) as LocalNode;
          node.signal('SIGSTOP');
          return node;
        },
        async undo(node) {
          const other = cluster.nodes.find((each) => each !== node) as LocalNode;
          await waitForNodes(2, other);
          node.signal('SIGCONT');
        },
      },
    ];
    for (const [part, { name, inject, undo }] of faults.entries()) {
      const file = files[part] as string;
      const child = startCli(['import', 'records', file, ...BATCH], settings);
      let output = '';
      const before = reader.acknowledged;
      child.stderr?.on('data', (text) => {
        output += text;
        const [, count] = [...output.matchAll(/acknowledged (\d+) entries/g)].at(-1) ?? [];
        if (count !== undefined) reader.acknowledged = before + Number(count);
      });
      const ended = once(child, 'close');
      await waitForOutput(child, /acknowledged/);
      const node = await inject();
      await undo(node);
      const [code] = (await ended) as [number | null];
      assert.equal(code, 0, `${name}: ${output.slice(-2000)}`);
      await cluster.untilWhole();
    }
    await reader.stop();
    t.diagnostic(`${reader.answers} responses and ${reader.refusals} refusals during the faults`);
    assert.deepEqual(reader.problems, []);
    assert.ok(reader.answers > 10, `${reader.answers} responses`);
    assert.equal(reader.acknowledged, MESSAGES);

    const expected = await placeInFolder(embedded.NIGHTJAR_DATA).open();
    const actual = await OpensearchStore.open({
      connection: { urls: cluster.url.split(','), milliseconds: 60_000 },
      layout: { prefix: 'nightjar', shards: 1, replicas: 1, refreshSeconds: 0 },
    });
    t.after(async () => {
      await expected.close();
      await actual.close();
    });
    assert.deepEqual((await actual.status()).records, (await expected.status()).records);
    assert.deepEqual(await allMessages(actual), await allMessages(expected));
    for (const word of WORDS) {
      const query = { collection: 'message', text: parseQuery(word), slice: FIRST } as const;
      const [{ total }, other] = [await expected.find(query), await actual.find(query)];
      assert.equal(other.total, total, word);
      assert.ok((reader.greatest.get(word) ?? 0) <= total, `${word}: an earlier total was larger`);
    }
    assert.equal((await actual.status()).cluster?.health, 'green');
    // Importing the same records from different bytes changes nothing.
    const again = await runCli(
      ['import', 'records', '-', ...BATCH],
      settings,
      lines.slice(0, 500).join('\n'),
    );
    assert.equal(again.code, 0);
    assert.deepEqual((await actual.status()).records, (await expected.status()).records);
  });
});
