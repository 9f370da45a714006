import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  devDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** The lock file without development dependencies: an installation gets the versions that the tests ran with. */
export function publishedShrinkwrap(root: string): Lock {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const { devDependencies: _, ...itself } = lock.packages[''] ?? {};
  const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  return { ...lock, packages: { '': itself, ...Object.fromEntries(installed) } };
}
