/**
 * Runs a suite of tests (test/suites.ts), or some of its files.
 *
 *   node scripts/run-tests.ts unit
 *   node scripts/run-tests.ts cluster test/storage/engines/opensearch/reading/list.test.ts
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { filesOf, SUITES } from '../test/suites.ts';

const [name = '', ...chosen] = process.argv.slice(2);
const suite = SUITES[name];
if (suite === undefined) {
  console.error(`Unknown suite "${name}". Suites: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

const files = chosen.length > 0 ? chosen : filesOf(suite);
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${Math.min(suite.concurrency, 2 * availableParallelism())}`,
    '--test-reporter=./test/support/reporter.ts',
    '--test-reporter-destination=stdout',
    ...(suite.setup === undefined ? [] : [`--test-global-setup=${suite.setup}`]),
    ...files,
  ],
  {
    stdio: 'inherit',
    // Every test file is a process, and many start the CLI: reading all sources again costs each of them a second.
    env: {
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compile'),
      ...(suite.clusterNodes !== undefined && { CLUSTER_NODES: String(suite.clusterNodes) }),
      ...process.env,
    },
  },
);
process.exit(status ?? 1);
