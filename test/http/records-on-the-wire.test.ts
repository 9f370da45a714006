import assert from 'node:assert/strict';
import { test } from 'node:test';
import { channelSighting } from '../../src/records/channel.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';
import { EVERYTHING } from './endpoints.ts';

test('writes ids exactly: Discord ids beyond 2^53, negative Telegram ids', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const telegram = (await get(`/api/v2/im/telegram/message/${HERONRY}_1`)).body;
  assert.match(telegram, new RegExp(`"userId":${TILDA.userId},`));
  assert.match(telegram, new RegExp(`"channelId":${HERONRY},`));
  const discord = (await get(`/api/v2/im/discord/message/${HARBOUR}_1100000000000000001`)).body;
  assert.match(discord, new RegExp(`"userId":"${ODA.userId}"`));
  assert.match(discord, new RegExp(`"serverId":"${HARBOUR_SERVER}"`));
  assert.match(
    (await get(`/api/v2/im/discord/profile/${ODA.userId}`)).body,
    new RegExp(`"userId":${ODA.userId},`),
  );
  assert.match(
    (await get(`/api/v2/im/discord/channel/${HARBOUR}`)).body,
    new RegExp(`"channelId":${HARBOUR},`),
  );
  assert.match(
    (await get(`/api/v2/im/discord/server/${HARBOUR_SERVER}`)).body,
    new RegExp(`"serverId":${HARBOUR_SERVER},`),
  );
});

test('writes every id as a string with id_format=string', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const hit = (await get(`/api/v2/im/telegram/message/${HERONRY}_1?id_format=STRING`)).json().data.hits[0];
  assert.deepEqual(
    [hit.userId, hit.channelId, hit.topicId, hit.replyToMessageId],
    [TILDA.userId, HERONRY, '5', '0'],
  );
  const channel = (await get(`/api/v2/im/telegram/channel/${HERONRY}?id_format=string`)).json().data.hits[0];
  assert.deepEqual([channel.channelId, channel.topics[0].id], [HERONRY, '5']);
});

test('omits fields of the other platform, and keeps every list', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const fields = async (path: string) => Object.keys((await get(path)).json().data.hits[0]).sort();
  const telegramProfile = await fields(`/api/v2/im/telegram/profile/${TILDA.userId}`);
  const discordProfile = await fields(`/api/v2/im/discord/profile/${ODA.userId}`);
  assert.deepEqual(
    telegramProfile.filter((field) => ['discriminator', 'discordLink'].includes(field)),
    [],
  );
  for (const list of [
    'email',
    'telegram',
    'whatsapp',
    'paste',
    'skype',
    'bitcoin_address',
    'polkadot_address',
    'tron_address',
    'profilePhoto',
  ]) {
    assert.ok(telegramProfile.includes(list) && discordProfile.includes(list), list);
  }
  assert.deepEqual(await fields(`/api/v2/im/discord/channel/${HARBOUR}`), [
    'channelId',
    'channelTitles',
    'creationDate',
    'detectionDate',
    'platform',
    'serverId',
    'serverTitle',
  ]);
  const discordMessage = await fields(`/api/v2/im/discord/message/${HARBOUR}_1100000000000000001`);
  assert.deepEqual(
    discordMessage.filter((field) => /topic|reply|forum/i.test(field)),
    [],
  );
});

test('takes the creation date from the source, else from the Discord id, else from the earliest sighting', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    channelSighting('telegram', '-1', at('2026-11-02'), { facts: { creationDate: at('2020-01-01') } }),
    channelSighting('telegram', '-2', at('2026-11-05'), {}),
    channelSighting('telegram', '-2', at('2026-11-03'), {}),
    channelSighting('discord', '175928847299117063', at('2026-11-03'), {}),
  );
  const creation = async (path: string) => (await get(path)).json().data.hits[0].creationDate;
  assert.equal(await creation('/api/v2/im/telegram/channel/-1'), '2020-01-01T00:00:00Z');
  assert.equal(await creation('/api/v2/im/telegram/channel/-2'), '2026-11-03T00:00:00Z');
  assert.equal(await creation('/api/v2/im/discord/channel/175928847299117063'), '2016-04-30T11:18:25.796Z');
});

test('finds a Telegram channel by its bare id: as a channel, then as a basic group', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    message({ channelId: '-1001990000101' }),
    message({ channelId: '-4242', sequence: '8' }),
    message({ channelId: '-1997700000007' }),
  );
  for (const [path, id] of [
    ['channel/1990000101', -1001990000101],
    ['channel/-1001990000101', -1001990000101],
    ['channel/4242', -4242],
    ['channel/997700000007', -1997700000007],
    ['chat/1990000101', -1001990000101],
    ['chat/4242', -4242],
    ['message/1990000101_1', -1001990000101],
  ] as const) {
    assert.equal((await get(`/api/v2/im/telegram/${path}`)).json().data?.hits[0].channelId, id, path);
  }
});

test('returns 404 for missing records, invalid ids and Telegram servers', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  for (const path of [
    'telegram/profile/999',
    'telegram/profile/abc%00',
    'telegram/message/nonsense',
    'telegram/message/-1_999999999999999999999',
    'telegram/channel/0',
    'discord/server/1',
    `telegram/server/${HARBOUR_SERVER}`,
    'telegram/chat/-77',
    `telegram/channel/${HARBOUR}`,
  ]) {
    const response = await get(`/api/v2/im/${path}`);
    assert.deepEqual([response.statusCode, response.json().error?.code], [404, 404], path);
  }
});

test('returns 200 for an empty list', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  for (const path of [
    'search?q=zzz',
    'search/profiles?q=zzz',
    'search/channels?q=zzz',
    'email/zzz',
    'wallet/btc/zzz',
    `telegram/chat/${HERONRY}?gte=2026-11-15`,
    'search?q=%F0%9F%98%80',
  ]) {
    assert.deepEqual((await get(`/api/v2/im/${path}`)).json().data.total, 0, path);
  }
});

test('looks up e-mail addresses case-insensitively, and wallets by code or name of the chain', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  await write(
    profileSighting('telegram', '1', at('2026-11-14'), {
      lists: {
        email: ['Tilda@Probe.example'],
        bitcoin_address: [bech32, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', '1CaseMatters'],
      },
    }),
  );
  const total = async (path: string) => (await get(`/api/v2/im/${path}`)).json().data.total;
  assert.equal(await total('email/TILDA%40probe.EXAMPLE'), 1);
  assert.equal(await total(`wallet/BTC/${bech32.toUpperCase()}`), 1);
  assert.equal(await total(`wallet/Bitcoin/${bech32}`), 1);
  assert.equal(await total('wallet/btc/TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX'), 1);
  assert.equal(await total('wallet/btc/1CaseMatters'), 1);
  assert.equal(await total('wallet/btc/1casematters'), 0);
  assert.equal(await total(`wallet/eth/${bech32}`), 0);
});

test('accepts path parameters as long as addresses can be, percent-encoded or not', async (t) => {
  const { get } = await startApp(t, temporaryFolder(t));
  const email = `${'x'.repeat(64)}@${'y'.repeat(180)}.example`;
  assert.equal((await get(`/api/v2/im/email/${encodeURIComponent(email)}`)).statusCode, 200);
  assert.equal((await get(`/api/v2/im/email/${email}`)).statusCode, 200);
  assert.equal((await get(`/api/v2/im/wallet/zec/u1${'q'.repeat(210)}`)).statusCode, 200);
});

test('filters by username case-insensitively, with or without @', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  for (const username of ['tilda_probe', '@Tilda_Probe', 'TILDA_PROBE']) {
    assert.equal(
      (await get(`/api/v2/im/search?q=wallet&username=${username}`)).json().data.total,
      1,
      username,
    );
  }
  assert.equal((await get('/api/v2/im/search?q=wallet&username=tilda')).json().data.total, 0);
});

test('returns text unchanged, however hostile', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const text = '<script>alert(1)</script> "; DROP TABLE messages; -- \u202e \0 \u2028';
  await write(message({ text }));
  const response = await get(`/api/v2/im/telegram/message/${HERONRY}_1`);
  assert.equal(response.json().data.hits[0].message, text);
  assert.equal(response.headers['x-content-type-options'], 'nosniff');
});
