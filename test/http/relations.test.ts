/** Whether a person's indicators are their own, only posted, or names of other accounts. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { enrichMessage } from '../../src/enrich/message.ts';
import { describedItems } from '../../src/enrich/profile.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

interface Entry {
  field: string;
  value: string;
  relation?: string;
  accounts?: { platform: string; userId: string }[];
}

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

async function start(t: TestContext) {
  const app = await startApp(t, temporaryFolder(t));
  const posted = (sequence: number, text: string, userId = '7001') => {
    const { languages: _, ...draft } = message({ sequence: String(sequence), userId, text });
    return enrichMessage(draft);
  };
  const historyOf = async (userId: string): Promise<Map<string, Entry>> => {
    const { data } = (await app.get(`/api/v2/im/telegram/profile/${userId}/history`)).json();
    assert.equal(data.total, data.hits.length);
    return new Map(data.hits.map((entry: Entry) => [`${entry.field} ${entry.value}`, entry]));
  };
  return { ...app, posted, historyOf };
}

test('an indicator is own if its person claims it anywhere, otherwise posted', async (t) => {
  const { write, posted, historyOf } = await start(t);
  await write(
    posted(1, `someone used ${WALLET}`),
    posted(2, 'leaked: joe@corp.example'),
    posted(3, 'contact me: raven@mail.example or jabber raven@xmpp.example'),
    posted(4, 'call me +1 (202) 555-0104, my site https://raven-shop.example/'),
  );
  const relation = async (name: string) => (await historyOf('7001')).get(name)?.relation;
  assert.equal(await relation(`ethereum_address ${WALLET}`), 'posted');
  assert.equal(await relation('email joe@corp.example'), 'posted');
  assert.equal(await relation('email raven@mail.example'), 'own');
  assert.equal(await relation('jabber raven@xmpp.example'), 'own');
  assert.equal(await relation('phone +12025550104'), 'own');
  assert.equal(await relation('url https://raven-shop.example/'), 'own', 'own sites are listed');
  await write(posted(5, `my wallet: ${WALLET.toLowerCase()}`));
  assert.equal(await relation(`ethereum_address ${WALLET}`), 'own', 'in another spelling');
  const fields = [...(await historyOf('7001')).values()].map(({ field }) => field);
  assert.ok(!fields.includes('own'));
});

test('the order of imports does not matter', async (t) => {
  const { write, posted, historyOf } = await start(t);
  await write(posted(2, `my wallet: ${WALLET.toLowerCase()}`));
  await write(posted(1, `someone used ${WALLET}`));
  const relations = [...(await historyOf('7001')).values()]
    .filter(({ field }) => field === 'ethereum_address')
    .map(({ relation }) => relation);
  assert.deepEqual(relations, ['own']);
});

test('names have no relation', async (t) => {
  const { write, posted, historyOf } = await start(t);
  await write(posted(1, 'hello'));
  for (const entry of (await historyOf('7001')).values()) assert.equal(entry.relation, undefined);
});

test('a handle of another known account is mentioned and links to it', async (t) => {
  const { write, posted, historyOf } = await start(t);
  await write(
    profileSighting('telegram', '7002', at('2026-11-01'), {
      lists: { usernames: ['Heron_Shop', 'heron_old'] },
    }),
    profileSighting('telegram', '7003', at('2026-11-02'), { lists: { usernames: ['heron_old'] } }),
    profileSighting('telegram', '7001', at('2026-11-02'), { lists: { usernames: ['raven_desk'] } }),
    profileSighting('discord', '7004', at('2026-11-02'), { lists: { usernames: ['unknown_gull'] } }),
    posted(1, 'ask @heron_shop about it, not @unknown_gull'),
    posted(2, 'was https://t.me/HERON_OLD before'),
    posted(3, 'see https://t.me/raven_desk'),
    posted(4, 'dm me @heron_shop', '7005'),
  );
  const history = await historyOf('7001');
  const shop = history.get('telegram https://t.me/heron_shop');
  assert.equal(shop?.relation, 'mentioned');
  assert.deepEqual(shop?.accounts, [{ platform: 'telegram', userId: '7002' }]);
  const old = [...history.values()].find(({ value }) => value.toLowerCase().endsWith('heron_old'));
  assert.equal(old?.relation, 'mentioned');
  assert.deepEqual(old?.accounts?.map(({ userId }) => userId).sort(), ['7002', '7003']);
  const gull = history.get('telegram https://t.me/unknown_gull');
  assert.deepEqual([gull?.relation, gull?.accounts], ['posted', undefined], 'another platform');
  assert.equal(
    history.get('telegram https://t.me/raven_desk')?.relation,
    'own',
    'the name of the account itself',
  );
  const claimed = (await historyOf('7005')).get('telegram https://t.me/heron_shop');
  assert.equal(claimed?.relation, 'own', 'a claim is stronger, and the account is linked all the same');
  assert.deepEqual(claimed?.accounts, [{ platform: 'telegram', userId: '7002' }]);
});

test('everything in a description is own', async (t) => {
  const { write, historyOf } = await start(t);
  const lists = describedItems(`Escrow. ${WALLET} @heron_shop discord.gg/abcdef`, 'telegram');
  await write(profileSighting('telegram', '7001', at('2026-11-01'), { lists }));
  const history = await historyOf('7001');
  assert.equal(history.get(`ethereum_address ${WALLET}`)?.relation, 'own');
  assert.equal(history.get('telegram https://t.me/heron_shop')?.relation, 'own');
  assert.equal(history.get('discordLink https://discord.gg/abcdef')?.relation, 'own');
});

test('message hits carry the relation', async (t) => {
  const { write, posted, get } = await start(t);
  await write(posted(1, `contact me: raven@mail.example\n\nleaked: joe@corp.example\n192.0.2.1`));
  const { data } = (await get('/api/v2/im/search?q=raven')).json();
  assert.deepEqual(
    data.hits[0].indicators.map(({ value, relation }: Entry) => [value, relation]),
    [
      ['joe@corp.example', 'posted'],
      ['raven@mail.example', 'own'],
      ['192.0.2.1', 'posted'],
    ],
  );
});

test('a list of addresses belongs to nobody', async (t) => {
  const { write, posted, historyOf } = await start(t);
  const addresses = Array.from({ length: 30 }, (_, index) => `user${index}@corp.example`);
  await write(posted(1, `contact me: ${addresses.join(', ')}`));
  const relations = new Set([...(await historyOf('7001')).values()].map(({ relation }) => relation));
  assert.ok(!relations.has('own'));
});

test('a profile that names a thousand accounts links them all', async (t) => {
  const { write, historyOf } = await start(t);
  const names = Array.from({ length: 1000 }, (_, index) => `heron_${index}`);
  await write(
    ...names.map((name, index) =>
      profileSighting('telegram', String(9000 + index), at('2026-11-01'), { lists: { usernames: [name] } }),
    ),
    profileSighting('telegram', '7001', at('2026-11-01'), {
      lists: { telegram: names.map((name) => `https://t.me/${name}`) },
    }),
  );
  const mentioned = [...(await historyOf('7001')).values()].filter(
    ({ relation }) => relation === 'mentioned',
  );
  assert.equal(mentioned.length, 1000);
});
