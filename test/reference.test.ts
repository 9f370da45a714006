/** The pages that scripts write are what the scripts would write now, and cover everything. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiReference } from '../scripts/write-api-reference.ts';
import { cliReference } from '../scripts/write-cli-reference.ts';
import { configurationPage } from '../scripts/write-configuration.ts';
import { decisionsIndex } from '../scripts/write-decisions-index.ts';
import { errorsPage } from '../scripts/write-errors.ts';
import { metricsPage } from '../scripts/write-metrics.ts';
import { SETTINGS } from '../src/config.ts';
import { buildOpenapi } from '../src/contract/openapi.ts';
import { UPLOADS } from '../src/http/ingest/upload.ts';
import { ENDPOINTS } from '../src/http/routes.ts';

const STALE = 'stale: run "npm run docs"';
const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('docs/api.md and the examples of the OpenAPI document are up to date', async () => {
  const { page, examples } = await apiReference();
  assert.equal(read('docs/api.md'), page, STALE);
  assert.equal(read('src/contract/examples.json'), examples, STALE);
});

test('docs/api.md has every endpoint with all its parameters', () => {
  const page = read('docs/api.md');
  for (const { path, parameters, answer, stream, download, actions = {} } of ENDPOINTS) {
    for (const method of Object.keys(actions))
      assert.ok(page.includes(`### ${method.toUpperCase()} ${path}\n`), `${method} ${path}`);
    if ((answer ?? stream ?? download) === undefined) continue;
    const [, rest = ''] = page.split(`### GET ${path}\n`);
    const [section = ''] = rest.split('\n### ');
    for (const name of Object.keys({ ...parameters.path.properties, ...parameters.query.properties }))
      assert.match(section, new RegExp(`^\\| \`${name}\``, 'm'), `${path}: ${name}`);
  }
});

test('the examples of the OpenAPI document fit their schemas', () => {
  const document = buildOpenapi(ENDPOINTS, UPLOADS) as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, Example> }> }>
    >;
  };
  interface Example {
    schema: object;
    example?: unknown;
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of Object.keys(operations)) {
      const responses = operations[method]?.responses ?? {};
      const status = ['200', '201', '202'].find((each) => each in responses) ?? '';
      const content = responses[status]?.content ?? {};
      const [type = ''] = Object.keys(content);
      const example = content[type]?.example;
      assert.ok(example !== undefined, `${method} ${path} has no example`);
      const place = [path, method, 'responses', status, 'content', type, 'schema'];
      const pointer = place.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/');
      const isValid = ajv.validate({ $ref: `openapi#/paths/${pointer}` }, example);
      assert.ok(isValid, `${method} ${path}: ${ajv.errorsText()}`);
    }
  }
});

test('docs/cli.md is up to date', async () => {
  assert.equal(read('docs/cli.md'), await cliReference(), STALE);
});

test('docs/configuration.md is up to date and has every setting', () => {
  const page = read('docs/configuration.md');
  assert.equal(page, configurationPage(), STALE);
  for (const { name } of SETTINGS) assert.match(page, new RegExp(`^\\| \`${name}\` \\|`, 'm'));
});

test('docs/metrics.md is up to date', async () => {
  assert.equal(read('docs/metrics.md'), await metricsPage(), STALE);
});

test('docs/errors.md is up to date', () => {
  assert.equal(read('docs/errors.md'), errorsPage(), STALE);
});

test('docs/decisions/README.md is up to date', () => {
  assert.equal(read('docs/decisions/README.md'), decisionsIndex(), STALE);
});
