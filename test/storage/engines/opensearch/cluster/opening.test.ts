/** Opening a store only reads: it creates nothing and works on a read-only cluster. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { OpensearchStore } from '../../../../../src/storage/engines/opensearch/store.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { runCli, startCli, waitForOutput } from '../../../../support/cli.ts';
import {
  CLUSTER_URL,
  call,
  emptyPrefix,
  openTestStore,
  prepare,
  REPLICAS,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { recordingProxy } from '../../../../support/recording-proxy.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { HERONRY, message } from '../../../../support/world.ts';
import { importFile } from '../../../contract/imported.ts';

const [NODE] = (CLUSTER_URL ?? '').split(',') as [string];

function settingsFor(prefix: string, url = CLUSTER_URL as string): Record<string, string> {
  return {
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: url,
    OPENSEARCH_PREFIX: prefix,
    OPENSEARCH_REPLICAS: String(REPLICAS),
    NIGHTJAR_PORT: '0',
  };
}

async function indicesAndTemplates(prefix: string): Promise<string[]> {
  const indices = Object.keys(await call('GET', `/${prefix}-*/_settings`));
  const { index_templates: templates } = await call('GET', '/_index_template');
  const names = (templates as { name: string }[]).map(({ name }) => name);
  return [...indices, ...names.filter((name) => name.startsWith(`${prefix}-`))];
}

describe('opensearch: opening', { skip: WITHOUT_CLUSTER }, () => {
  test('waits for a cluster that hangs if the caller can wait, and otherwise fails', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    const proxy = await recordingProxy(t, NODE);
    const connection = { urls: [proxy.url], milliseconds: 10_000, lookupMs: 300 };
    const layout = { prefix, shards: 1, replicas: REPLICAS, refreshSeconds: 0 };
    proxy.isHanging = true;
    await assert.rejects(OpensearchStore.open({ connection, layout }), /did not respond in time/);
    let waits = 0;
    const store = await OpensearchStore.open({
      connection,
      layout,
      onWaiting: () => {
        waits++;
        proxy.isHanging = false;
      },
    });
    await store.close();
    assert.deepEqual([waits, proxy.writes], [1, []]);
  });

  test('only migrate creates indices for a new prefix', async (t) => {
    const prefix = `mistyped-${randomUUID()}`;
    const proxy = await recordingProxy(t, NODE);
    const file = join(temporaryFolder(t), 'records.ndjson');
    writeFileSync(file, '');
    const source = temporaryFolder(t);
    assert.equal((await runCli(['import', 'records', file], { NIGHTJAR_DATA: source })).code, 0);
    for (const command of [
      ['status'],
      ['serve'],
      ['import', 'records', file],
      ['imports', 'list'],
      ['keys', 'list'],
      ['keys', 'create', '--name', 'soc', '--scopes', 'im'],
      ['purge', 'channel', 'telegram:-1001', '--yes'],
      ['purges'],
      ['check'],
      ['reindex'],
      ['optimize'],
      ['copy', '--from', source, '--to', proxy.url],
    ]) {
      const { code, stdout, stderr } = await runCli(command, settingsFor(prefix, proxy.url));
      assert.equal(code, 1, command.join(' '));
      assert.equal(stdout, '');
      assert.match(stderr, new RegExp(`"${prefix}".*run "nightjar migrate" to set it up`));
      assert.equal(stderr.trim().split('\n').length, 1, stderr);
    }
    assert.deepEqual(proxy.writes, []);
    assert.deepEqual(await indicesAndTemplates(prefix), []);
  });

  test('serve and status work without a single write on a cluster with full disks', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ prefix });
    await importFile(store, 'first', [message()]);
    await store.close();
    const block = (isOn: boolean) =>
      call('PUT', `/${prefix}-*/_settings`, { 'index.blocks.read_only_allow_delete': isOn || null });
    await block(true);
    try {
      const proxy = await recordingProxy(t, NODE);
      const settings = settingsFor(prefix, proxy.url);
      const status = await runCli(['status', '--json'], settings);
      assert.equal(status.code, 0, status.stderr);
      assert.equal(JSON.parse(status.stdout).records.message, 1);
      const server = startCli(['serve'], settings);
      t.after(() => server.kill('SIGKILL'));
      const url = (await waitForOutput(server, /"url":"([^"]+)"/))[1];
      assert.equal((await fetch(`${url}/health/ready`)).status, 200);
      server.kill('SIGTERM');
      await once(server, 'close');
      assert.deepEqual(proxy.writes, []);
    } finally {
      await block(false);
    }
  });

  test('records without a ledger stay untouched until the operator confirms', async (t) => {
    const prefix = emptyPrefix(t);
    const settings = settingsFor(prefix);
    const store = await openTestStore({ prefix });
    await importFile(store, 'first', [message()]);
    await importFile(store, 'second', [message({ sequence: '2' })]);
    const fileOf = async (from: Store, sequence: string) =>
      (await from.originOf('message', `telegram:${HERONRY}_${sequence}`))?.[0]?.fileId as number;
    const lastFile = await fileOf(store, '2');
    await store.close();
    await call('DELETE', `/${prefix}-ledger`);
    for (const command of ['status', 'migrate']) {
      const { code, stderr } = await runCli([command], settings);
      assert.equal(code, 1);
      assert.match(
        stderr,
        new RegExp(`${prefix}-ledger is missing.*API keys.*import log.*bans.*--new-ledger`),
      );
    }
    assert.deepEqual(await call('GET', `/${prefix}-ledger*/_settings`), {});
    const made = await runCli(['migrate', '--new-ledger'], settings);
    assert.equal(made.code, 0, made.stderr);
    // The analyzer version of the index was lost with the ledger.
    assert.match((await runCli(['serve'], settings)).stderr, /nightjar reindex/);
    assert.equal((await runCli(['reindex'], settings)).code, 0);
    const again = await openTestStore({ prefix });
    assert.equal((await again.status()).records.message, 2);
    const { covered } = await again.coverage('2026-11-01', '2026-11-30');
    assert.equal(covered.length, 1);
    await importFile(again, 'third', [message({ sequence: '3' })]);
    assert.ok((await fileOf(again, '3')) > lastFile, 'file numbers are not reused');
  });

  test('migrate completes an interrupted setup', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    await call('DELETE', `/${prefix}-ledger/_doc/state?refresh=true`);
    assert.match((await runCli(['status'], settingsFor(prefix))).stderr, /nightjar migrate/);
    assert.equal((await runCli(['migrate'], settingsFor(prefix))).code, 0);
    assert.equal((await runCli(['status'], settingsFor(prefix))).code, 0);
  });
});
