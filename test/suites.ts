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

const CLUSTER = 'test/setup/cluster.ts';

const SEPARATE = {
  cluster: {
    files: ['test/storage/engines/opensearch/**/*.test.ts'],
    concurrency: 2,
    setup: CLUSTER,
    clusterNodes: 1,
  },
  console: { files: ['test/console/**/*.test.ts'], concurrency: 2, setup: 'test/setup/console.ts' },
  faults: { files: ['test/faults/**/*.test.ts'], concurrency: 2, setup: CLUSTER, clusterNodes: 3 },
} as const satisfies Record<string, Suite>;

/** Everything that needs neither a cluster nor a browser. */
const UNIT: Suite = {
  files: globSync('test/**/*.test.ts').filter((file) => !isSeparate(file)),
  concurrency: 3,
};

function isSeparate(file: string): boolean {
  return Object.values(SEPARATE).some(({ files }) => globSync([...files]).includes(file));
}

export const SUITES: Record<string, Suite> = { unit: UNIT, ...SEPARATE };

/** Started first, so that no long file runs alone at the end. */
const SLOW = [
  'views',
  'purge-truth',
  'cluster-loses-nodes',
  'removing/contract',
  'reading/contract',
  'http',
  'package',
];

export function filesOf({ files }: Suite): string[] {
  const rank = (file: string) => Number(!SLOW.some((name) => file.endsWith(`/${name}.test.ts`)));
  return globSync([...files])
    .sort()
    .sort((a, b) => rank(a) - rank(b));
}
