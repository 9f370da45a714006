/** Writes openapi.json from the schemas; a test fails while it is stale. */
import { writeFileSync } from 'node:fs';
import { buildOpenapi } from '../src/contract/openapi.ts';
import { UPLOADS } from '../src/http/ingest/upload.ts';
import { ENDPOINTS } from '../src/http/routes.ts';

const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(buildOpenapi(ENDPOINTS, UPLOADS), null, 2)}\n`);
