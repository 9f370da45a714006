/** A damaged database: no request gets a wrong answer or crashes the process, and the node reports that it is not ready. */
import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { ENDPOINT_CASES, EVERYTHING } from '../../../../http/endpoints.ts';
import { startApp } from '../../../../support/app.ts';
import { runCli, startCli, waitForOutput } from '../../../../support/cli.ts';
import { damageDatabase } from '../../../../support/damaged-database.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, HERONRY, message } from '../../../../support/world.ts';
import { write } from '../../../contract/helpers.ts';

/** Tables that are read when a store is opened or pinged. Without them it does not open at all. */
const NEEDED_TO_OPEN = ['meta', 'sqlite_autoindex_meta_1', 'entities_index_config'];

async function filledFolder(t: TestContext): Promise<string> {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  const many = Array.from({ length: 2000 }, (_, index) =>
    message({
      sequence: String(index + 100),
      userId: String(9000 + (index % 40)),
      text: `wallet ${index} ${'and some words '.repeat(10)}`,
      detectionDate: at('2026-09-01') + index * 3_600_000,
    }),
  );
  await write(store, ...EVERYTHING, ...many);
  await store.close();
  return folder;
}

for (const threads of [0, 2]) {
  test(`requests that need a damaged page return 503, with ${threads} search threads`, async (t) => {
    const folder = await filledFolder(t);
    assert.ok(damageDatabase(join(folder, 'nightjar.db'), NEEDED_TO_OPEN) > 100);
    const { get, getBare, log } = await startApp(t, folder, { search: { threads, milliseconds: 60_000 } });
    assert.equal((await getBare('/health/ready')).statusCode, 200, 'no request has read a damaged page yet');

    // Endpoints without a scope read only the keys.
    for (const { id, request } of ENDPOINT_CASES.filter(({ scope }) => scope !== undefined)) {
      const response = await get(request);
      assert.deepEqual([response.statusCode, response.json().error?.code], [503, 503], id);
      assert.equal((await getBare('/health/ready')).statusCode, 503, `not ready after ${id}`);
      assert.equal((await getBare('/health/live')).statusCode, 200);
    }
    const failure = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    assert.equal(failure.err.type, 'StoreDamaged');
    assert.match(failure.err.message, /nightjar\.db is damaged: run "nightjar check".*restore a backup/);
  });
}

test('requests that need only intact pages succeed', async (t) => {
  const folder = await filledFolder(t);
  const file = join(folder, 'nightjar.db');
  // Damages the messages, but not the entities and their index.
  damageDatabase(file, [...NEEDED_TO_OPEN, 'entities', 'entities_by_key', 'sqlite_autoindex_entities_1']);
  const { get } = await startApp(t, folder);
  assert.equal((await get(`/api/v2/im/telegram/message/${HERONRY}_1`)).statusCode, 503);
  assert.equal((await get(`/api/v2/im/telegram/channel/${HERONRY}`)).statusCode, 200);
});

test('requests return 503 if the keys are damaged', async (t) => {
  const folder = await filledFolder(t);
  const first = await startApp({ after() {} }, folder);
  const key = await first.issueKey(['im']);
  await first.app.close();
  await first.services.close();
  damageDatabase(join(folder, 'keys.db'), ['secrets', 'sqlite_autoindex_secrets_1']);
  const child = startCli(['serve'], { NIGHTJAR_DATA: folder, NIGHTJAR_PORT: '0' });
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  assert.equal((await fetch(`${url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } })).status, 503);
  assert.equal((await fetch(`${url}/health/ready`)).status, 503);
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
});

test('the process survives and logs which file is damaged', async (t) => {
  const folder = await filledFolder(t);
  const settings = { NIGHTJAR_DATA: folder, NIGHTJAR_PORT: '0' };
  const made = await runCli(['keys', 'create', '--name', 't', '--scopes', 'im', '--json'], settings);
  const { key } = JSON.parse(made.stdout) as { key: string };
  damageDatabase(join(folder, 'nightjar.db'), NEEDED_TO_OPEN);
  const child = startCli(['serve'], settings);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  const ask = (path: string) => fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
  const logged = waitForOutput(child, /nightjar\.db is damaged/);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const path = index % 2 === 0 ? `telegram/message/${HERONRY}_${100 + index}` : 'search?q=wallet';
      return (await ask(`/api/v2/im/${path}`)).status;
    }),
  );
  assert.deepEqual(new Set(statuses), new Set([503]));
  assert.equal((await ask('/health/ready')).status, 503);
  assert.equal((await ask('/health/live')).status, 200);
  await logged;
  assert.equal(child.exitCode, null);
});

test('the process survives a truncated database', async (t) => {
  const folder = await filledFolder(t);
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  assert.ok(await store.get('message', `telegram:${HERONRY}_1`));
  // Like a file system that has lost the end of the file.
  truncateSync(join(folder, 'nightjar.db'), 16 * 4096);
  await assert.rejects(async () => {
    for (let sequence = 100; sequence < 2100; sequence++) {
      // Every turn of the event loop reads from a new snapshot.
      await new Promise(setImmediate);
      await store.get('message', `telegram:${HERONRY}_${sequence}`);
    }
  }, /malformed|disk I\/O error/);
});
