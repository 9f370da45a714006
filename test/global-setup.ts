/**
 * What the suites of the cluster run on: the one that OPENSEARCH_URL names, or three nodes on loopback that are started here and
 * stopped at the end. Where neither can be had, they say so and do not run; with CLUSTER_TESTS=required that is a failure.
 */
import { LocalCluster } from '../scripts/opensearch/local-cluster.ts';
import { whatIsMissing } from '../scripts/opensearch/opensearch-program.ts';

let cluster: LocalCluster | undefined;

export async function globalSetup(): Promise<void> {
  const given = process.env.OPENSEARCH_URL;
  if (given !== undefined && given !== '') {
    process.env.CLUSTER_FOR_TESTS = given;
    return;
  }
  const missing = whatIsMissing();
  if (missing !== undefined) {
    if (process.env.CLUSTER_TESTS === 'required')
      throw new Error(`The suites of the cluster cannot run: ${missing}`);
    console.log(`The suites of the cluster do not run: ${missing}.`);
    return;
  }
  cluster = await LocalCluster.start({ nodes: 3 });
  process.env.CLUSTER_FOR_TESTS = cluster.url;
}

export async function globalTeardown(): Promise<void> {
  await cluster?.stop();
}
