/** Runs the whole API suite on a cluster instead of the embedded database. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WITHOUT_CLUSTER } from '../../../support/opensearch.ts';

const FOLDER = fileURLToPath(new URL('../../../http', import.meta.url));

if (WITHOUT_CLUSTER) describe('the API on opensearch', { skip: WITHOUT_CLUSTER }, () => {});
else {
  process.env.STORE_FOR_TESTS = 'opensearch';
  for (const file of globSync('*.test.ts', { cwd: FOLDER }).sort())
    await import(pathToFileURL(join(FOLDER, file)).href);
}
