import assert from 'node:assert/strict';
import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { before, type TestContext, test } from 'node:test';
import { fillDemo } from '../../src/demo/fill.ts';
import { FEEDS } from '../../src/feeds/catalogue.ts';
import { coveredDays } from '../../src/feeds/coverage.ts';
import { reenrich } from '../../src/ingest/reenrich.ts';
import { ITEM_KINDS } from '../../src/records/item.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { addDays, endOfDay, startOfDay } from '../../src/time/day.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TODAY = '2026-11-15';

/** Filled once: tests read it, or change a copy. */
let filled: { folder: string; app: TestApp };
const end = suiteEnd();
before(async () => {
  const folder = temporaryFolder(end);
  const app = await startApp(end, folder);
  await fillDemo(folder, app.services.store, TODAY);
  filled = { folder, app };
});

async function openCopy(t: TestContext): Promise<{ folder: string; store: Store }> {
  const folder = temporaryFolder(t);
  cpSync(filled.folder, folder, { recursive: true });
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  return { folder, store };
}

test('has about 20,000 messages and 2,000 profiles, a dozen languages and every kind of item', async () => {
  const { get, services } = filled.app;
  const { records } = await services.store.status();
  assert.ok(Math.abs(records.message - 20_000) < 1000, `${records.message} messages`);
  assert.ok(Math.abs(records.profile - 2000) < 100, `${records.profile} profiles`);
  assert.deepEqual([records.channel, records.server], [300, 20]);
  const page = (await get('/api/v2/im/search?q=-nothing&page_size=1000')).json().data;
  const languages = new Set(
    page.hits.flatMap((hit: { languages: { language: string }[] }) =>
      hit.languages.map(({ language }) => language),
    ),
  );
  assert.ok(languages.size >= 12, [...languages].join());
  assert.ok(page.hits.some((hit: { replyToMessageId?: number }) => hit.replyToMessageId !== undefined));
  assert.ok(page.hits.some((hit: { isForumTopic?: boolean }) => hit.isForumTopic));
  assert.deepEqual(
    new Set(page.hits.map((hit: { platform: string }) => hit.platform)),
    new Set(['telegram', 'discord']),
  );
  const profiles = (await get('/api/v2/im/search/profiles?q=-nothing&page_size=1000')).json().data.hits;
  for (const kind of ITEM_KINDS)
    assert.ok(
      profiles.some((hit: Record<string, unknown[]>) => (hit[kind]?.length ?? 0) > 0),
      kind,
    );
});

test('contains only reserved domains, synthetic onion hosts and example handles', async () => {
  const { get } = filled.app;
  const bodies: string[] = [];
  for (let page = 1; page <= 21; page++)
    bodies.push((await get(`/api/v2/im/search?q=-nothing&page_size=1000&page=${page}`)).body);
  bodies.push((await get('/api/v2/im/search/profiles?q=-nothing&page_size=1000')).body);
  bodies.push((await get('/api/v2/feed/all/wallets?batch=2026-11-14&range_type=month&page_size=1000')).body);
  const hosts = new Set(
    bodies.flatMap((body) =>
      [...body.matchAll(/(?:\w+:\/\/|@)([\w-]+(?:(?:\.|\[\.\])[\w-]+)+)/g)].map((match) => match[1] ?? ''),
    ),
  );
  for (const host of hosts)
    assert.match(host.replace('[.]', '.'), /\.example$|\.onion$|^t\.me$|^discord\.gg$/);
  for (const body of bodies) assert.doesNotMatch(body, /t\.me\/(?!xmpl_)|discord\.gg\/(?!xmpl-)/);
});

test('has 45 days of all feeds, of which one is empty and one is missing', async () => {
  const { store } = filled.app.services;
  const [first, yesterday] = [addDays(TODAY, -45), addDays(TODAY, -1)];
  const coverage = await store.coverage(first, TODAY);
  for (const feed of FEEDS.filter(({ name }) => !/^(telegram|discord)\/onion$/.test(name))) {
    const days = coveredDays(feed, coverage);
    assert.equal(days.size, 44, feed.name);
    assert.ok(!days.has(addDays(TODAY, -20)), 'the missing day');
    const counts = await store.countFeedByDay({
      feed: feed.kind,
      sources: feed.sources,
      from: startOfDay(first),
      to: endOfDay(yesterday),
    });
    assert.equal(counts.get(addDays(TODAY, -12)), undefined, 'the empty day');
    assert.ok((counts.get(yesterday) ?? 0) > 0, `${feed.name} has entries of yesterday`);
    assert.equal(counts.size, 43, feed.name);
  }
});

test('fills missing days on a later start, with the same result as daily starts', async (t) => {
  const { folder, store } = await openCopy(t);
  const { folder: steady, store: other } = await openCopy(t);
  await fillDemo(folder, store, TODAY);
  assert.equal(
    (await store.status()).records.message,
    20_240,
    'a second start on the same day changes nothing',
  );
  await fillDemo(folder, store, '2026-11-18');
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) await fillDemo(steady, other, day);
  assert.deepEqual((await store.status()).records, (await other.status()).records);
  const day = { from: startOfDay('2026-11-17'), to: endOfDay('2026-11-17') };
  assert.ok((await store.countFeedByDay({ feed: 'ransomware', sources: [], ...day })).get('2026-11-17'));
});

test('the demo command prints a URL, a key and working curl commands, and keeps the key', async (t) => {
  const folder = join(temporaryFolder(t), 'demo');
  const keys: string[] = [];
  for (let start = 0; start < 2; start++) {
    const child = startCli(['demo', '--folder', folder], { NIGHTJAR_PORT: '0' });
    t.after(() => child.kill('SIGKILL'));
    const [text] = await waitForOutput(child, /nightjar is serving[\s\S]*Stop with Ctrl-C/);
    const [, key = ''] = /API key +(\S+)/.exec(text) ?? [];
    const [, docs = ''] = /API docs +(\S+)/.exec(text) ?? [];
    keys.push(key);
    assert.equal((await fetch(docs)).status, 200);
    const lines = [...text.matchAll(/curl -H '([^:]+): ([^']+)' '([^']+)'/g)];
    assert.equal(lines.length, 2);
    for (const [, name = '', value = '', url = ''] of lines) {
      const { data } = (await (await fetch(url, { headers: { [name]: value } })).json()) as {
        data: { hits: unknown[] };
      };
      assert.equal(data.hits.length, 2, url);
    }
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    const settings = { NIGHTJAR_DATA: folder };
    const [{ id, scopes }] = JSON.parse((await runCli(['keys', 'list', '--json'], settings)).stdout);
    assert.deepEqual(scopes, SCOPES, 'a key of an earlier version gets newer scopes');
    await runCli(['keys', 'update', id, '--scopes', 'im,feeds,archive'], settings);
  }
  assert.equal(keys[0], keys[1]);
  assert.equal(statSync(join(folder, 'demo-key')).mode & 0o777, 0o600);
});

test('serve never creates demo data', async (t) => {
  const folder = temporaryFolder(t);
  const child = startCli(['serve'], { NIGHTJAR_DATA: folder, NIGHTJAR_PORT: '0' });
  t.after(() => child.kill('SIGKILL'));
  await waitForOutput(child, /listening/);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  const { records } = JSON.parse((await runCli(['status', '--json'], { NIGHTJAR_DATA: folder })).stdout);
  assert.equal(
    Object.values<number>(records).reduce((sum, count) => sum + count),
    0,
  );
});

test('contains what reenrich would find', async (t) => {
  const { store } = await openCopy(t);
  assert.equal((await reenrich(store)).changed, 0);
});
