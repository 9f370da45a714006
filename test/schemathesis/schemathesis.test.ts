/** Sends valid and invalid requests generated from the OpenAPI document, and checks every response against it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fillDemo } from '../../src/demo/fill.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { startApp } from '../support/app.ts';
import { SCHEMATHESIS, WITHOUT_SCHEMATHESIS } from '../support/schemathesis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CONFIG = fileURLToPath(new URL('schemathesis.toml', import.meta.url));

test('the API conforms to its OpenAPI document', { skip: WITHOUT_SCHEMATHESIS }, async (t) => {
  const folder = temporaryFolder(t);
  // Checks send invalid keys and expect 401, not 429.
  const { app, services, issueKey } = await startApp(t, folder, { wrongKeysPerMinute: 1_000_000 });
  await fillDemo(folder, services.store, '2026-11-15');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const program = spawn(
    SCHEMATHESIS,
    ['--config-file', CONFIG, 'run', `http://127.0.0.1:${port}/openapi.json`],
    { cwd: folder, env: { ...process.env, API_KEY: await issueKey([...SCOPES]) } },
  );
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = await once(program, 'close');
  assert.equal(status, 0, output);
});
