/**
 * Writes what is generated of docs/api.md, and the examples of openapi.json (src/contract/examples.json). The requests of the
 * examples are sent to the demo's data. A test fails while a file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenapi } from '../src/contract/openapi.ts';
import { UPLOADS } from '../src/http/ingest/upload.ts';
import { ENDPOINTS } from '../src/http/routes.ts';
import { apiExamples } from './reference/api-examples.ts';
import {
  endpointList,
  endpointSections,
  type OpenapiDocument,
  objectSections,
} from './reference/api-page.ts';
import { exampleText, shortened } from './reference/example-json.ts';
import { replaceSection } from './reference/markdown.ts';

const PAGE = new URL('../docs/api.md', import.meta.url);
const EXAMPLES = new URL('../src/contract/examples.json', import.meta.url);

/** The text of each file. */
export async function apiReference(): Promise<{ page: string; examples: string }> {
  const { examples, error } = await apiExamples();
  const document = buildOpenapi(ENDPOINTS, UPLOADS) as unknown as OpenapiDocument;
  const parts = {
    'error-example': `\`\`\`jsonc\n// GET ${error.request}\n${exampleText(error.response)}\n\`\`\``,
    'endpoint-list': endpointList(document),
    endpoints: `\n${endpointSections(document, examples)}\n`,
    objects: `\n${objectSections(document)}\n`,
  };
  const page = Object.entries(parts).reduce(
    (text, [name, part]) => replaceSection(text, name, part),
    readFileSync(PAGE, 'utf8'),
  );
  const responses = Object.entries(examples).map(([id, { response }]) => [id, shortened(response)]);
  return { page, examples: `${JSON.stringify(Object.fromEntries(responses), null, 2)}\n` };
}

if (import.meta.main) {
  const { page, examples } = await apiReference();
  writeFileSync(PAGE, page);
  writeFileSync(EXAMPLES, examples);
}
