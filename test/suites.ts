/** Which test files each command runs (package.json). Every test file belongs to exactly one suite. */
import { globSync } from 'node:fs';

export interface Suite {
  /** Globs, relative to the repository. */
  files: readonly string[];
  /** Test files that run at the same time. More than there are cores pays where tests wait for other processes. */
  concurrency: number;
  /** Nodes of the OpenSearch cluster that the suite needs (test/global-setup.ts). */
  clusterNodes: number;
}

const SEPARATE = {
  cluster: { files: ['test/storage/engines/opensearch/**/*.test.ts'], concurrency: 2, clusterNodes: 1 },
  console: { files: ['test/console/**/*.test.ts'], concurrency: 2, clusterNodes: 0 },
  faults: { files: ['test/faults/**/*.test.ts'], concurrency: 2, clusterNodes: 3 },
} as const satisfies Record<string, Suite>;

/** Everything that needs neither a cluster nor a browser. */
const UNIT: Suite = {
  files: globSync('test/**/*.test.ts').filter((file) => !isSeparate(file)),
  concurrency: 3,
  clusterNodes: 0,
};

function isSeparate(file: string): boolean {
  return Object.values(SEPARATE).some(({ files }) => globSync([...files]).includes(file));
}

export const SUITES: Record<string, Suite> = { unit: UNIT, ...SEPARATE };

export function filesOf({ files }: Suite): string[] {
  return globSync([...files]).sort();
}
