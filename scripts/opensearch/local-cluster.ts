import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LocalNode } from './local-node.ts';
import { unpackOpensearch } from './opensearch-program.ts';

export interface LocalClusterOptions {
  nodes: number;
  /** Java heap size of each node. */
  heap?: string;
  /** Kept when the cluster stops. The default is a temporary folder. */
  folder?: string | undefined;
  settings?: Record<string, string>;
  /** See LocalNodeOptions. */
  isShortLived?: boolean;
}

const START_TIMEOUT_MS = 180_000;

/** Real nodes on loopback, from the Maven artifact, for tests, benchmarks and experiments. */
export class LocalCluster {
  readonly nodes: LocalNode[];
  #folder: string;
  #isTemporary: boolean;

  private constructor(nodes: LocalNode[], folder: string, isTemporary: boolean) {
    this.nodes = nodes;
    this.#folder = folder;
    this.#isTemporary = isTemporary;
  }

  static async start(options: LocalClusterOptions): Promise<LocalCluster> {
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'nightjar-cluster-'));
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const home = unpackOpensearch(folder);
    execFileSync('chmod', ['-R', 'a+rX', home]);
    const ports = await freePorts(options.nodes * 2);
    const names = Array.from({ length: options.nodes }, (_, index) => `node-${index + 1}`);
    const transport = ports.slice(options.nodes);
    const nodes = names.map((name, index) => {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true });
      return new LocalNode({
        name,
        home,
        folder: path,
        port: ports[index] as number,
        heap: options.heap ?? '768m',
        isShortLived: options.isShortLived,
        settings: {
          'cluster.name': 'nightjar-local',
          'transport.port': String(transport[index]),
          'discovery.seed_hosts': JSON.stringify(transport.map((port) => `127.0.0.1:${port}`)),
          'cluster.initial_cluster_manager_nodes': JSON.stringify(names),
          // A developer's disk is often fuller than OpenSearch allows by default.
          'cluster.routing.allocation.disk.threshold_enabled': 'false',
          ...options.settings,
        },
      });
    });
    const cluster = new LocalCluster(nodes, folder, options.folder === undefined);
    for (const node of nodes) node.start();
    try {
      await cluster.untilWhole();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** The URLs of all nodes, in the format of `OPENSEARCH_URL`. */
  get url(): string {
    return this.nodes.map((node) => node.url).join(',');
  }

  get folder(): string {
    return this.#folder;
  }

  /** Waits until all nodes have joined and all shards and replicas are allocated. */
  async untilWhole(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    const path = `/_cluster/health?wait_for_nodes=${this.nodes.length}&wait_for_status=green&timeout=5s`;
    for (;;) {
      const isWhole = await fetch(`${this.nodes[0]?.url}${path}`)
        .then((response) => response.ok)
        .catch(() => false);
      if (isWhole) return;
      const dead = this.nodes.find((node) => !node.isRunning);
      if (dead !== undefined) throw new Error(`${dead.name} exited:\n${dead.lastWords()}`);
      if (Date.now() > deadline) throw new Error('the cluster did not become green in time');
      await delay(500);
    }
  }

  async stop(): Promise<void> {
    // Data in a temporary folder needs no graceful shutdown.
    const signal = this.#isTemporary ? 'SIGKILL' : 'SIGTERM';
    await Promise.all(this.nodes.map((node) => node.stop(signal)));
    if (this.#isTemporary) rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
