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
  /** Java's heap of each node. */
  heap?: string;
  /** Kept when it ends; a temporary one otherwise. */
  folder?: string | undefined;
  settings?: Record<string, string>;
  /** See LocalNodeOptions. */
  isShortLived?: boolean;
}

const PATIENCE_MS = 180_000;

/** Real nodes on loopback, from the Maven artifact: for tests, benchmarks and trying things out. */
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
          // The disk of a machine under test is often fuller than a server's should be.
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

  /** All nodes, as `OPENSEARCH_URL` takes them. */
  get url(): string {
    return this.nodes.map((node) => node.url).join(',');
  }

  get folder(): string {
    return this.#folder;
  }

  /** Every node is there and every copy of every shard. */
  async untilWhole(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    const path = `/_cluster/health?wait_for_nodes=${this.nodes.length}&wait_for_status=green&timeout=5s`;
    for (;;) {
      const isWhole = await fetch(`${this.nodes[0]?.url}${path}`)
        .then((response) => response.ok)
        .catch(() => false);
      if (isWhole) return;
      const dead = this.nodes.find((node) => !node.isRunning);
      if (dead !== undefined) throw new Error(`${dead.name} has ended:\n${dead.lastWords()}`);
      if (Date.now() > deadline) throw new Error('the cluster did not come up in time');
      await delay(500);
    }
  }

  async stop(): Promise<void> {
    // Nothing in a temporary folder is worth an orderly end.
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
