/**
 * A cluster with OpenSearch's default fault detection: it drops a hanging node after about 30 seconds, and recreates the
 * replicas of a lost node after a minute.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { corpus, recordLine } from '../../bench/search/corpus.ts';
import { LocalCluster } from '../../scripts/opensearch/local-cluster.ts';
import type { LocalNode } from '../../scripts/opensearch/local-node.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { WITHOUT_CLUSTER } from '../support/opensearch.ts';
import { recordingProxy } from '../support/recording-proxy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MESSAGES = 4000;

describe('cluster faults with default settings', { skip: WITHOUT_CLUSTER, timeout: 900_000 }, () => {
  let cluster: LocalCluster;
  before(async () => {
    cluster = await LocalCluster.start({ nodes: 3, heap: '512m', isShortLived: true });
  });
  after(() => cluster?.stop());

  const settings = (url = cluster.url) => ({
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: url,
    NIGHTJAR_PORT: '0',
  });
  // biome-ignore lint/suspicious/noExplicitAny: responses of another program
  const ask = async (node: LocalNode, path: string): Promise<any> =>
    (await fetch(`${node.url}${path}`)).json();
  const waitForNodes = async (count: number, seenFrom: LocalNode): Promise<void> => {
    for (;;) {
      const { number_of_nodes: nodes } = await ask(
        seenFrom,
        `/_cluster/health?wait_for_nodes=${count}&timeout=30s`,
      );
      if (nodes === count) return;
    }
  };
  /** The nodes with a copy of the ledger, the primary shard's node first. */
  const ledgerNodes = async (): Promise<LocalNode[]> => {
    const shards: { node: string; prirep: string }[] = await ask(
      cluster.nodes[0] as LocalNode,
      '/_cat/shards/nightjar-ledger?format=json',
    );
    return shards
      .sort((a, b) => (a.prirep < b.prirep ? -1 : 1))
      .map(({ node }) => cluster.nodes.find(({ name }) => name === node) as LocalNode);
  };

  test('an import continues after a node hangs until the cluster drops it', async (t) => {
    assert.equal((await runCli(['migrate'], settings())).code, 0);
    const file = join(temporaryFolder(t), 'records.ndjson');
    writeFileSync(file, Array.from(corpus(MESSAGES), (each) => `${recordLine(each)}\n`).join(''));
    const child = startCli(['import', 'records', file, '--batch-size', '200'], settings());
    let output = '';
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.stdout?.on('data', (text) => {
      output += text;
    });
    const ended = once(child, 'close');
    await waitForOutput(child, /acknowledged/);
    // The worst case: every step of an import reads and writes this node's shard.
    const [hanging] = (await ledgerNodes()) as [LocalNode];
    const other = cluster.nodes.find((node) => node !== hanging) as LocalNode;
    hanging.signal('SIGSTOP');
    try {
      await waitForNodes(2, other);
    } finally {
      hanging.signal('SIGCONT');
    }
    const [code] = (await ended) as [number | null];
    assert.equal(code, 0, output.slice(-3000));
    assert.doesNotMatch(output, /^ {4}at /m);
    await cluster.untilWhole();
    const { records } = JSON.parse((await runCli(['status', '--json'], settings())).stdout);
    assert.equal(records.message, MESSAGES);
  });

  test('serve and status start without a single write while a node is down', async (t) => {
    assert.equal((await runCli(['migrate'], settings())).code, 0);
    await cluster.untilWhole();
    const [, lost] = (await ledgerNodes()) as [LocalNode, LocalNode];
    const remaining = cluster.nodes.filter((node) => node !== lost) as [LocalNode, LocalNode];
    await lost.stop('SIGKILL');
    await waitForNodes(2, remaining[0]);
    const proxy = await recordingProxy(t, remaining[0].url);
    const status = await runCli(['status', '--json'], settings(proxy.url));
    assert.equal(status.code, 0, status.stderr);
    const server = startCli(['serve'], settings(proxy.url));
    t.after(() => server.kill('SIGKILL'));
    const url = (await waitForOutput(server, /"url":"([^"]+)"/))[1];
    assert.equal((await fetch(`${url}/health/ready`)).status, 200);
    const { cluster: seen } = JSON.parse(status.stdout);
    assert.deepEqual([seen.nodes, seen.health], [2, 'yellow']);
    // The replicas are still missing, so neither command waited for them.
    const health = await ask(remaining[0], '/_cluster/health');
    assert.ok(health.delayed_unassigned_shards > 0, JSON.stringify(health));
    assert.deepEqual(proxy.writes, []);
    server.kill('SIGTERM');
    await once(server, 'close');
  });
});
