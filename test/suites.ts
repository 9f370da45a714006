/** Which test files each command runs (package.json). Every test file belongs to exactly one suite. */
import { globSync } from 'node:fs';

export interface Suite {
  /** Globs, relative to the repository. */
  files: readonly string[];
  /** Test files that run at the same time. More than there are cores pays where tests wait for other processes. */
  concurrency: number;
  /** Prepares what the files share. */
  setup?: string;
  /** Nodes of the OpenSearch cluster that the suite needs. */
  clusterNodes?: number;
}

/** The longest first: whatever starts last, nothing is left running alone for long. */
const LONGEST = [
  'test/faults/cluster-loses-nodes.test.ts',
  'test/faults/cluster-in-trouble.test.ts',
  'test/faults/random-schedules.test.ts',
  'test/faults/importers-killed.test.ts',
  'test/storage/engines/opensearch/removing/purge-truth.test.ts',
  'test/storage/engines/opensearch/http.test.ts',
  'test/storage/engines/opensearch/reading/contract.test.ts',
  'test/storage/engines/sqlite/reading/contract.test.ts',
  'test/storage/engines/sqlite/removing/purge-truth.test.ts',
  'test/schemathesis/schemathesis.test.ts',
  'test/docs.test.ts',
  'test/demo/demo.test.ts',
  'test/demo/story.test.ts',
  'test/cli/import-formats.test.ts',
  'test/cli/full-disk.test.ts',
  'test/console/views.test.ts',
];

const CLUSTER = 'test/setup/cluster.ts';

const SEPARATE = {
  cluster: {
    files: ['test/storage/engines/opensearch/**/*.test.ts'],
    concurrency: 3,
    setup: CLUSTER,
    clusterNodes: 1,
  },
  console: { files: ['test/console/**/*.test.ts'], concurrency: 2, setup: 'test/setup/console.ts' },
  faults: { files: ['test/faults/**/*.test.ts'], concurrency: 2, setup: CLUSTER, clusterNodes: 3 },
} as const satisfies Record<string, Suite>;

const separateFiles = new Set(Object.values(SEPARATE).flatMap(filesOf));

/** Everything that needs neither a cluster nor a browser. */
const UNIT: Suite = {
  files: globSync('test/**/*.test.ts').filter((file) => !separateFiles.has(file)),
  concurrency: 3,
};

export const SUITES: Record<string, Suite> = { unit: UNIT, ...SEPARATE };

export function filesOf({ files }: Suite): string[] {
  const all = globSync([...files]).sort();
  return [...LONGEST.filter((file) => all.includes(file)), ...all.filter((file) => !LONGEST.includes(file))];
}
