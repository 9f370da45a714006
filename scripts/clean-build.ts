/** Removes what an earlier build made, but for the console, which knows by itself whether it is stale (build-console.ts). */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
if (existsSync(DIST))
  for (const name of readdirSync(DIST).filter((each) => each !== 'console'))
    rmSync(join(DIST, name), { recursive: true, force: true });
