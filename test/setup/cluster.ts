/**
 * Provides the cluster that tests run on: the one named by OPENSEARCH_URL, or nodes on loopback that are started here and stopped
 * at the end. Without either, the tests are skipped with a message; with CLUSTER_TESTS=required that is an error.
 */
import { LocalCluster } from '../../scripts/opensearch/local-cluster.ts';
import { whatIsMissing } from '../../scripts/opensearch/opensearch-program.ts';

let cluster: LocalCluster | undefined;

export async function globalSetup(): Promise<void> {
  const given = process.env.OPENSEARCH_URL;
  if (given !== undefined && given !== '') {
    process.env.CLUSTER_FOR_TESTS = given;
    return;
  }
  const missing = whatIsMissing();
  if (missing !== undefined) {
    if (process.env.CLUSTER_TESTS === 'required') throw new Error(`The cluster tests cannot run: ${missing}`);
    console.log(`Skipping the cluster tests: ${missing}.`);
    return;
  }
  const nodes = Number(process.env.CLUSTER_NODES ?? 3);
  cluster = await LocalCluster.start({ nodes, isShortLived: true });
  // One node has no place for a second copy.
  if (nodes === 1) process.env.CLUSTER_REPLICAS = '0';
  process.env.CLUSTER_FOR_TESTS = cluster.url;
}

export async function globalTeardown(): Promise<void> {
  await cluster?.stop();
}
