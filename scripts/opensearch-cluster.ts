/**
 * Three nodes of OpenSearch on loopback, until it is interrupted: npm run cluster [-- FOLDER]
 * With a folder what they hold is kept; without, it is gone at the end.
 */
import { once } from 'node:events';
import { LocalCluster } from './opensearch/local-cluster.ts';
import { whatIsMissing } from './opensearch/opensearch-program.ts';

const missing = whatIsMissing();
if (missing !== undefined) {
  console.error(`OpenSearch cannot be run here: ${missing}`);
  process.exit(1);
}
const cluster = await LocalCluster.start({ nodes: 3, folder: process.argv[2] });
console.log(`NIGHTJAR_STORE=opensearch OPENSEARCH_URL=${cluster.url}`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
