/** The tour leads to things that exist and are connected as it says. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fillDemo, storyOfDemo } from '../../src/demo/fill.ts';
import { storyNodes } from '../../src/demo/story.ts';
import { STORY_COMPANY } from '../../src/demo/story-facts.ts';
import { type Node, parseNode } from '../../src/records/node.ts';
import { MATCH_STATES } from '../../src/storage/port/alerts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const STARTED_ON = '2026-11-15';
const NODES = storyNodes(STARTED_ON);

let app: TestApp;
const end = suiteEnd();
before(async () => {
  const folder = temporaryFolder(end);
  app = await startApp(end, folder);
  await fillDemo(folder, app.services.store, STARTED_ON);
  app.services.tour.steps = storyOfDemo(folder);
});

// biome-ignore lint/suspicious/noExplicitAny: hits of many endpoints
async function hits(path: string): Promise<any[]> {
  const response = await app.get(`/api/v2${path}`);
  assert.equal(response.statusCode, 200, `${path} ${response.body}`);
  return response.json().data.hits;
}

function idIn(id: string): string {
  const node = parseNode(id) as Node;
  return node.kind === 'indicator' ? node.canonical : node.id;
}

test('the tour has five steps, each with one thing to open', async () => {
  const steps = await hits('/demo');
  assert.deepEqual(
    steps.map(({ step }) => step),
    [1, 2, 3, 4, 5],
  );
  for (const { node, query, alert } of steps) {
    assert.equal([node, query, alert].filter((each) => each !== undefined).length, 1);
    if (node !== undefined) assert.ok(parseNode(node), node);
  }
});

test('other servers have no tour', async (t) => {
  const other = await startApp(t, temporaryFolder(t));
  assert.equal((await other.get('/api/v2/demo')).statusCode, 404);
});

test('1. the victim is on the leak site of the group', async () => {
  const [victim] = await hits(`/victim/${idIn(NODES.victim)}`);
  assert.equal(victim.companyName, STORY_COMPANY.name);
  assert.equal(`group:${victim.ransomwareGroup}`, NODES.group);
  assert.match(victim.page.text, /\n.*Proof:\n/s);
});

test('2. its domain was mentioned before and after the post, first by the broker', async () => {
  const { query } = (await hits('/demo'))[1];
  const found = await hits(`/im/search?q=${encodeURIComponent(query)}&id_format=string&page_size=50`);
  const [victim] = await hits(`/victim/${idIn(NODES.victim)}`);
  const dates = found.map(({ detectionDate }) => detectionDate).sort();
  assert.ok(dates[0] < '2026-11-01' && dates.at(-1) > victim.page.detectionDate);
  const first = found.find(({ detectionDate }) => detectionDate === dates[0]);
  assert.equal(`profile:telegram:${first.userId}`, NODES.broker);
  assert.equal(`channel:telegram:${first.channelId}`, NODES.channel);
});

test('3. two profiles on two platforms have the wallet', async () => {
  const found = await hits(`/im/wallet/BTC/${idIn(NODES.wallet)}?id_format=string`);
  assert.deepEqual(
    new Set(found.map(({ platform, userId }) => `profile:${platform}:${userId}`)),
    new Set([NODES.broker, NODES.brokerOnDiscord]),
  );
  const broker = found.find(({ platform }) => platform === 'telegram');
  assert.ok(broker.usernames.length > 1, 'he has changed his name');
});

test('4. a shop shows the wallet, links to the channel and has changed', async () => {
  const id = idIn(NODES.shop);
  const [page] = await hits(`/document/${id}`);
  assert.deepEqual(
    page.bitcoin_address.map(({ value }: { value: string }) => value),
    [idIn(NODES.wallet)],
  );
  const channel = await app.services.store.get('channel', `telegram:${idIn(NODES.channel)}`);
  assert.deepEqual(
    page.telegram.map(({ value }: { value: string }) => value),
    [`https://t.me/${channel?.facts.username?.value}`],
  );
  const versions = await hits(`/document/${id}/versions?page_size=50`);
  assert.ok(new Set(versions.map(({ page }) => page.sha256sum)).size > 5);
});

test('5. the alert has matches in every state, and its target is disabled', async () => {
  const { alert } = (await hits('/demo'))[4];
  for (const state of MATCH_STATES)
    assert.ok((await hits(`/alerts/matches?alertId=${alert}&state=${state}`)).length > 0, state);
  const [target] = await hits('/alerts/targets');
  assert.equal(target.enabled, false);
  assert.match(target.settings.url, /^http:\/\/127\.0\.0\.1:/);
});
