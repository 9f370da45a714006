/** Runs the public Python client, unmodified, against a real server: it must read what the API returns. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { PYTHON_WITH_CLIENT, WITHOUT_PYTHON_CLIENT } from '../support/python-client.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Call } from './calls/call.ts';
import { RECORDS } from './calls/records.ts';
import { CALLS, REFUSED, STUBS } from './calls.ts';

const SCRIPT = fileURLToPath(new URL('call.py', import.meta.url));

interface Answer {
  total?: number;
  hits?: unknown[];
  models?: string[];
  text?: string;
  error?: { code: number; message: string };
}

type Sent = Pick<Call, 'method' | 'arguments'> & { key: string };

async function runClient(port: number, calls: Sent[]): Promise<{ methods: string[]; answers: Answer[] }> {
  const program = spawn(PYTHON_WITH_CLIENT, [SCRIPT], {
    env: { ...process.env, API_HOST: `http://127.0.0.1:${port}`, NO_PROXY: '*' },
  });
  let output = '';
  let errors = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  program.stdin.end(JSON.stringify(calls));
  const [status] = await once(program, 'close');
  assert.equal(status, 0, errors);
  return JSON.parse(output);
}

const shape = (path: string) => path.replace(/\{\w*\}/g, '{}');

test('every call has an endpoint', () => {
  const served = new Set(ENDPOINTS.map(({ path }) => shape(path)));
  const missing = CALLS.map(({ endpoint }) => shape(endpoint)).filter((path) => !served.has(path));
  assert.deepEqual(missing, []);
});

describe('the public Python client', { skip: WITHOUT_PYTHON_CLIENT }, () => {
  let app: TestApp;
  let port: number;
  const end = suiteEnd();
  before(async () => {
    app = await startApp(end, temporaryFolder(end), { wrongKeysPerMinute: 1_000_000 });
    await app.write(...RECORDS);
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.app.server.address() as AddressInfo).port;
  });

  test('has no other methods', async () => {
    const { methods } = await runClient(port, []);
    const tested = new Set([...CALLS.map(({ method }) => method), ...STUBS]);
    assert.deepEqual(
      methods.filter((method) => !/leak/.test(method)),
      [...tested].sort(),
    );
  });

  test('reads every response as the API sends it', async () => {
    const key = await app.issueKey([...SCOPES]);
    const { answers } = await runClient(
      port,
      CALLS.map((call) => ({ ...call, key })),
    );
    for (const [index, call] of CALLS.entries()) {
      const answer = answers[index] as Answer;
      const name = `${call.method} ${JSON.stringify(call.arguments)}`;
      assert.equal(answer.error, undefined, `${name}: ${answer.error?.message}`);
      const joint = call.request.includes('?') ? '&' : '?';
      const response = await app.get(
        call.model === undefined ? call.request : `${call.request}${joint}id_format=string`,
      );
      assert.equal(response.statusCode, 200, `${call.request}: ${response.body}`);
      if (call.model === undefined) {
        assert.equal(answer.text, response.body, name);
        continue;
      }
      const { total, hits } = response.json().data;
      assert.ok(total > 0, `${call.request} finds nothing`);
      assert.equal(answer.total, total, name);
      assert.deepEqual(answer.models, [call.model], name);
      assert.deepEqual(answer.hits?.length, hits.length, name);
      assertReads(answer.hits, hits, name);
    }
  });

  test('reports every error with its code and message', async () => {
    const key = await app.issueKey([...SCOPES]);
    const narrow = await app.issueKey(['archive']);
    const limited = await app.issueKey([...SCOPES], { ratePerMinute: 1, rateBurst: 1 });
    await app.getBare('/api/v2/usage', { 'x-api-key': limited });
    const errors: [number, Sent, string][] = [];
    for (const call of CALLS) {
      errors.push([401, { ...call, key: 'nj_nobody_wrong' }, call.request]);
      errors.push([403, { ...call, key: narrow }, call.request]);
      errors.push([429, { ...call, key: limited }, call.request]);
    }
    for (const call of REFUSED) errors.push([call.code, { ...call, key }, call.request]);
    const leak = { method: 'get_leak_by_id', arguments: { leak_id: 'x' }, key };
    errors.push([404, leak, '/api/v2/leak/x']);
    const { answers } = await runClient(
      port,
      errors.map(([, call]) => call),
    );
    for (const [index, [code, call, request]] of errors.entries()) {
      const { message } = (await app.getBare(request, { 'x-api-key': call.key })).json();
      const { error } = answers[index] as Answer;
      assert.equal(error?.code, code, `${call.method} ${request}: ${error?.message}`);
      // The time to wait is part of the message.
      if (code !== 429) assert.equal(error?.message, message, request);
      else assert.match(error?.message ?? '', /Rate limit/);
    }
  });
});

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Client and API write dates and numbers in different ways. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && DATE.test(value) ? Date.parse(value) : value;
}

/** Every value that the client has is the API's; the client drops fields that it does not know. */
function assertReads(read: unknown, sent: unknown, name: string): void {
  if (Array.isArray(read)) {
    assert.ok(Array.isArray(sent) && sent.length === read.length, `${name} has all elements`);
    for (const [index, each] of read.entries()) assertReads(each, sent[index], `${name}[${index}]`);
  } else if (typeof read === 'object' && read !== null) {
    for (const [field, value] of Object.entries(read)) {
      // The client computes signatures of URLs itself.
      if (field !== 'signature')
        assertReads(value, (sent as Record<string, unknown>)[field], `${name}.${field}`);
    }
  } else assert.deepEqual(plain(read), plain(sent), name);
}
