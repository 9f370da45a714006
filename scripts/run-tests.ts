/**
 * Runs a suite of tests (test/suites.ts), or some of its files.
 *
 *   node scripts/run-tests.ts unit
 *   node scripts/run-tests.ts cluster test/storage/engines/opensearch/reading/list.test.ts
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { filesOf, SUITES } from '../test/suites.ts';
import report from '../test/support/reporter.ts';

const [name = '', ...chosen] = process.argv.slice(2);
const suite = SUITES[name];
if (suite === undefined) {
  console.error(`Unknown suite "${name}". Suites: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

// Every test file is a process, and many start the CLI: reading all sources again costs each of them a second.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile');
if (suite.clusterNodes !== undefined) process.env.CLUSTER_NODES ??= String(suite.clusterNodes);

/** Missing in the types of Node. */
type Options = NonNullable<Parameters<typeof run>[0]> & { globalSetupPath?: string };

const options: Options = {
  files: (chosen.length > 0 ? chosen : filesOf(suite)).map((file) => resolve(file)),
  concurrency: Math.min(suite.concurrency, 2 * availableParallelism()),
  ...(suite.setup !== undefined && { globalSetupPath: resolve(suite.setup) }),
};
const events = run(options);
events.on('test:fail', () => {
  process.exitCode = 1;
});
events.compose(report).pipe(process.stdout);
