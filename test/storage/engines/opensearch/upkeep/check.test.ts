/** Problems found by `check`, and none in a healthy store. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { profileSighting } from '../../../../../src/records/profile.ts';
import type { OpensearchStore } from '../../../../../src/storage/engines/opensearch/store.ts';
import { call, emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { at, HARBOUR, HERONRY, message } from '../../../../support/world.ts';
import { EMAIL, importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

const KEY = `telegram:${HERONRY}_1`;

async function filled(t: TestContext) {
  const prefix = emptyPrefix(t);
  const store = await openTestStore({ prefix });
  await importFile(store, 'first', [
    message({ sequence: '1', items: [WALLET], detectionDate: at('2026-10-15') }),
    message({ sequence: '2', items: [EMAIL], detectionDate: at('2026-11-02') }),
    message({ sequence: '1', channelId: '-1002', userId: '77', detectionDate: at('2026-11-02') }),
    message({
      platform: 'discord',
      channelId: HARBOUR,
      sequence: '1096585932963849999',
      detectionDate: at('2026-11-09'),
    }),
    message({
      platform: 'discord',
      channelId: HARBOUR,
      sequence: '1096585932963850003',
      detectionDate: at('2026-11-10'),
    }),
    profileSighting('telegram', '88', at('2026-11-04'), { lists: { email: ['eighty@eight.example'] } }),
  ]);
  return { prefix, store };
}

const index = (prefix: string, month: string) => `${prefix}-messages-v1-${month}`;
const place = (key: string) =>
  `_doc/${encodeURIComponent(key)}?refresh=true&routing=${encodeURIComponent(key.slice(0, key.lastIndexOf('_')))}`;

const DAMAGES: Record<
  string,
  { damage(prefix: string, store: OpensearchStore): Promise<unknown>; found: RegExp }
> = {
  'a missing index': {
    damage: (prefix) => call('DELETE', `/${index(prefix, '2026.11')}`),
    found: /^The index .*2026\.11 is missing\.$/,
  },
  'an unused index': {
    damage: (prefix) => call('PUT', `/${prefix}-messages-v7-2026.11`),
    found: /^The index .*messages-v7-2026\.11 is not in use/,
  },
  'a duplicate message': {
    async damage(prefix, store) {
      // The message as of October is put back next to its copy of November.
      const path = `/${index(prefix, '2026.10')}/${place(KEY)}`;
      const { _source } = await call('GET', path.replace('refresh=true&', ''));
      await store.write({
        records: [message({ sequence: '1', items: [WALLET], detectionDate: at('2026-11-01') })],
      });
      await call('PUT', `/${index(prefix, '2026.11')}/${place(KEY)}`, { ..._source, at: at('2026-11-01') });
      const chat = { months: { 202610: ['1', '1'], 202611: ['1', '2'] } };
      await call(
        'PUT',
        `/${prefix}-chats/_doc/${encodeURIComponent(`telegram:${HERONRY}`)}?refresh=true`,
        chat,
      );
    },
    found: new RegExp(`^The message ${KEY} is in 2 months\\.$`),
  },
  'a message in the wrong month': {
    async damage(prefix) {
      const path = `/${index(prefix, '2026.10')}/${place(KEY)}`;
      const { _source } = await call('GET', path.replace('refresh=true&', ''));
      await call('PUT', path, { ..._source, at: at('2026-12-01') });
    },
    found: /^1 messages of other months are in .*2026\.10\.$/,
  },
  'a message missing from its chat': {
    damage: (prefix) =>
      call('DELETE', `/${prefix}-chats/_doc/${encodeURIComponent('telegram:-1002')}?refresh=true`),
    found: /^Messages of the chat telegram:-1002 in .*2026\.11 cannot be looked up/,
  },
  'a chat range too narrow by one, beyond 2^53': {
    damage: (prefix) =>
      call('PUT', `/${prefix}-chats/_doc/${encodeURIComponent(`discord:${HARBOUR}`)}?refresh=true`, {
        months: { 202611: ['1096585932963849999', '1096585932963850002'] },
      }),
    found: new RegExp(`^Messages of the chat discord:${HARBOUR} in .*2026\\.11 cannot be looked up`),
  },
  'findings of a missing message': {
    damage: (prefix) => call('DELETE', `/${index(prefix, '2026.10')}/${place(KEY)}`),
    found: new RegExp(`^The finding .* belongs to the message ${KEY}, which does not exist\\.$`),
  },
  'findings of a missing profile': {
    damage: (prefix) =>
      call('DELETE', `/${prefix}-entities-v1/_doc/${encodeURIComponent('profile telegram:88')}?refresh=true`),
    found: /belongs to the profile telegram:88, which does not exist/,
  },
  'an incompletely imported file': {
    async damage(_prefix, store) {
      const importId = await store.imports.begin(at('2026-11-15'));
      const file = { name: 'torn.ndjson', format: 'records', sizeBytes: 1, sha256: 'e'.repeat(64) };
      await store.imports.beginFile(importId, file);
      await store.imports.end(importId, at('2026-11-15'));
    },
    found: /^Import 2 has ended, but torn\.ndjson was not imported to its end\.$/,
  },
};

/** Closes the writer before the check, which ignores findings while a batch is being written. */
async function checked(store: OpensearchStore, prefix: string) {
  await store.close();
  const quiet = await openTestStore({ prefix });
  return quiet.check();
}

describe('opensearch: check', { skip: WITHOUT_CLUSTER }, () => {
  test('finds no problems in a healthy store, even after purges and retention', async (t) => {
    const { prefix, store } = await filled(t);
    const progress: [number, number][] = [];
    const report = await store.check((done, total) => progress.push([done, total]));
    assert.deepEqual(report.problems, []);
    assert.deepEqual([report.checked.messages, report.checked.imports, report.checked.findings], [5, 1, 8]);
    assert.deepEqual(progress.at(-1), [7, 7]);
    await store.purge({ kind: 'channel', key: 'telegram:-1002' }, { at: PURGED_AT, isPermanent: true });
    await store.retain(202611, { isDryRun: false });
    assert.deepEqual((await checked(store, prefix)).problems, []);
  });

  for (const [name, { damage, found }] of Object.entries(DAMAGES)) {
    test(`finds ${name}`, async (t) => {
      const { prefix, store } = await filled(t);
      await damage(prefix, store);
      const { problems } = await checked(store, prefix);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] as string, found);
      await call('DELETE', `/${prefix}-messages-v7-*`);
    });
  }
});
