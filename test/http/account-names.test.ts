/** `user:` finds what an account wrote under any of its names. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { profileSighting } from '../../src/records/profile.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

async function startWithRenamedAccount(t: TestContext) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(
    message({ sequence: '1', userId: '7001', username: 'juniper', text: 'alpha' }),
    message({ sequence: '2', userId: '7001', username: 'zephyr', text: 'beta' }),
    message({ sequence: '3', userId: '7002', username: 'Zephyr', text: 'gamma' }),
    message({ sequence: '4', userId: '7003', username: 'heron', text: 'delta' }),
    profileSighting('telegram', '7003', at('2026-11-01'), { lists: { usernames: ['osprey'] } }),
  );
  const find = async (q: string, parameters = '') => {
    const path = `/api/v2/im/search?q=${encodeURIComponent(q)}${parameters}`;
    const { data } = (await app.get(path)).json();
    const found = data.hits.map(({ messageId }: { messageId: string }) => messageId.split('_')[1]).sort();
    assert.equal(data.total, found.length, q);
    return found;
  };
  return { ...app, find };
}

test('user: finds messages under every name of an account', async (t) => {
  const { find } = await startWithRenamedAccount(t);
  assert.deepEqual(await find('user:juniper'), ['1', '2']);
  assert.deepEqual(await find('user:@ZEPHYR'), ['1', '2', '3']);
  assert.deepEqual(await find('user:osprey'), ['4'], 'a name that no message shows');
  assert.deepEqual(await find('-user:juniper'), ['3', '4']);
  assert.deepEqual(await find('user:juniper (beta OR user:osprey)'), ['2']);
  assert.deepEqual(await find('user:nobody'), []);
  assert.deepEqual(await find('user:7001'), ['1', '2']);
});

test('user-exact: and the username parameter find the name that a message shows', async (t) => {
  const { find } = await startWithRenamedAccount(t);
  assert.deepEqual(await find('user-exact:juniper'), ['1']);
  assert.deepEqual(await find('user-exact:"zephyr"'), ['2', '3']);
  assert.deepEqual(await find('-user-exact:zephyr'), ['1', '4']);
  assert.deepEqual(await find('user-exact:osprey'), []);
  assert.deepEqual(await find('alpha OR beta', '&username=juniper'), ['1']);
  assert.deepEqual(await find('user:jun*'), ['1'], 'a prefix is compared with the names that messages show');
});

test('histograms count the same messages', async (t) => {
  const { get } = await startWithRenamedAccount(t);
  const { data } = (await get('/api/v2/im/search/histogram?q=user:juniper')).json();
  assert.equal(
    data.hits.reduce((sum: number, { doc_count }: { doc_count: number }) => sum + doc_count, 0),
    2,
  );
});

test('refuses a name that too many accounts have had', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    ...Array.from({ length: 1001 }, (_, index) =>
      profileSighting('telegram', String(10_000 + index), at('2026-11-01'), {
        lists: { usernames: ['null'] },
      }),
    ),
  );
  const refused = await get('/api/v2/im/search?q=user:null');
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().message, /more than 1000 accounts have had the name "null"; use user-exact:/);
});
