/** What rises: terms and indicators that occur more often than before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OverviewHit } from '../../src/contract/overview-hit.ts';
import type { RisingHit } from '../../src/contract/rising-hit.ts';
import type { Message } from '../../src/records/message.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { NOW, startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY, message } from '../support/world.ts';

const HOUR = 3_600_000;

let sequence = 0;
function sent(ago: number, more: Partial<Message> = {}): Message {
  return message({ sequence: String(++sequence), detectionDate: NOW - ago, ...more });
}

type Start = Parameters<typeof startApp>[0] & Parameters<typeof temporaryFolder>[0];
async function start(t: Start, ...records: AnyRecord[]): Promise<TestApp> {
  const app = await startApp(t, temporaryFolder(t));
  if (records.length > 0) await app.write(...records);
  return app;
}

async function rising({ get }: TestApp, query: string): Promise<RisingHit[]> {
  const response = await get(`/api/v2/rising${query}`);
  assert.equal(response.statusCode, 200, response.body);
  const { total, hits } = response.json().data;
  assert.equal(total, hits.length);
  return hits;
}

/** As the overview shows it. */
async function partOf({ get }: TestApp): Promise<OverviewHit['rising']> {
  return (await get('/api/v2/overview?parts=rising')).json().data.hits[0].rising;
}

const PEOPLE = Array.from({ length: 8 }, (_, index) => ({ userId: String(200 + index) }));
const spread = (ago: number, text: string, more: Partial<Message> = {}) =>
  PEOPLE.map((person, index) => sent(ago + index * HOUR, { ...person, text, ...more }));

test('lists the terms that occur more often than in the periods before', async (t) => {
  const app = await start(
    t,
    ...spread(MS_PER_DAY, 'Tinderfox panel for rent'),
    ...spread(MS_PER_DAY, 'selling vpn access'),
    ...[8, 15, 22].flatMap((days) => spread(days * MS_PER_DAY, 'selling vpn access')),
    ...spread(9 * MS_PER_DAY, 'yesterday was loud'),
  );
  const hits = await rising(app, '');
  assert.deepEqual(
    hits.map(({ term, count, previous }) => [term, count, previous]),
    [['tinderfox panel', 8, 0]],
  );
  const [hit] = hits;
  assert.ok((hit?.factor ?? 0) > 1.5);
  assert.equal(hit?.series.length, 14);
  assert.equal(
    hit?.series.reduce((sum, count) => sum + count, 0),
    8,
  );
  const found = await app.get('/api/v2/im/search?q=%22tinderfox+panel%22');
  assert.equal(found.json().data.total, hit?.count, 'a search finds what was counted');
});

test('one person in one channel makes no trend', async (t) => {
  const app = await start(
    t,
    ...Array.from({ length: 30 }, (_, index) => sent((index + 1) * HOUR, { text: 'casino bonus' })),
    ...spread(10 * MS_PER_DAY, 'ordinary talk'),
  );
  assert.deepEqual(await rising(app, ''), []);
});

test('nothing rises while there is nothing to compare with', async (t) => {
  const domain = { items: [{ kind: 'domain' as const, value: 'first.example' }] };
  const app = await start(t, ...spread(MS_PER_DAY, 'Tinderfox panel', domain));
  assert.deepEqual(await rising(app, ''), []);
  assert.deepEqual(await rising(app, '?of=domains'), []);
});

test('a source that delivers more does not make everything rise', async (t) => {
  const domain = { items: [{ kind: 'domain' as const, value: 'calm.example' }] };
  const app = await start(
    t,
    ...spread(10 * MS_PER_DAY, 'ordinary talk', domain),
    ...[1, 2, 3, 4].flatMap((day) => spread(day * MS_PER_DAY, 'ordinary talk', domain)),
  );
  assert.deepEqual(await rising(app, ''), []);
  assert.deepEqual(await rising(app, '?of=domains'), []);
});

test('lists the indicators that more records show than before, of the kinds that are asked for', async (t) => {
  const wallet = '0x00f44c51dA65F718C0f3b6027F790edb6DEd3C6f';
  const items = (...values: [kind: 'domain' | 'ethereum_address' | 'email', value: string][]) => ({
    items: values.map(([kind, value]) => ({ kind, value })),
  });
  const app = await start(
    t,
    ...spread(MS_PER_DAY, 'now', items(['domain', 'new.example'], ['ethereum_address', wallet])),
    ...spread(8 * MS_PER_DAY, 'before', items(['domain', 'calm.example'], ['email', 'a@b.example'])),
    ...spread(8 * MS_PER_DAY, 'before', items(['ethereum_address', '0xold'])),
    ...spread(MS_PER_DAY, 'now', items(['domain', 'calm.example'])),
  );
  const shown = (hits: RisingHit[]) =>
    hits.map(({ kind, value, count, previous }) => [kind, value, count, previous]);
  assert.deepEqual(shown(await rising(app, '?of=domains')), [['domain', 'new.example', 8, 0]]);
  assert.deepEqual(shown(await rising(app, '?of=domain&size=1')), [['domain', 'new.example', 8, 0]]);
  assert.deepEqual(shown(await rising(app, '?of=wallets')), [['ethereum_address', wallet, 8, 0]]);
  assert.deepEqual(shown(await rising(app, '?of=emails')), []);
  const part = await partOf(app);
  assert.deepEqual(shown(part?.domains ?? []), [['domain', 'new.example', 8, 0]]);
});

test('terms need the scope that shows messages', async (t) => {
  const app = await start(t);
  const headers = { 'x-api-key': await app.issueKey(SCOPES.filter((scope) => scope !== 'im')) };
  const refused = await app.getBare('/api/v2/rising', headers);
  assert.equal(refused.statusCode, 403);
  assert.match(refused.json().message, /im/);
  assert.equal((await app.getBare('/api/v2/rising?of=domains', headers)).statusCode, 200);
});

test('a term never holds what was purged', async (t) => {
  const app = await start(
    t,
    ...spread(MS_PER_DAY, 'Tinderfox panel', { channelId: '-1009' }),
    ...spread(10 * MS_PER_DAY, 'ordinary talk', { channelId: HERONRY }),
  );
  assert.equal((await rising(app, '')).length, 1);
  const key = 'telegram:-1009';
  await app.services.store.purge({ kind: 'channel', key }, { at: NOW, isPermanent: true });
  assert.deepEqual(await rising(app, ''), []);
  assert.deepEqual((await partOf(app))?.terms, []);
});
