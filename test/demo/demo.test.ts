import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, type TestContext, test } from 'node:test';
import { WATCHED_DAYS } from '../../src/demo/alerts/alerts.ts';
import { CHAT_DAYS, POST_DAYS } from '../../src/demo/calendar.ts';
import { fillDemo, fillToday } from '../../src/demo/fill.ts';
import { EDITION } from '../../src/demo/state.ts';
import { FEEDS, RANSOMWARE_FEED } from '../../src/feeds/catalogue.ts';
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

/** Everything that is stored, in a form that can be compared. Secrets are random. */
async function contentOf(store: Store): Promise<object> {
  const digest = createHash('sha256');
  for (const { month } of await store.export.months())
    for await (const versions of store.export.messages(month)) digest.update(JSON.stringify(versions));
  for await (const versions of store.export.exported('pages')) digest.update(JSON.stringify(versions));
  const slice = { kind: 'page', skip: 0, take: 10_000 } as const;
  return {
    records: (await store.status()).records,
    digest: digest.digest('hex'),
    searches: await store.alerts.searches(),
    matches: (await store.alerts.matches({ slice })).hits,
    deliveries: (await store.alerts.deliveries({ slice })).hits,
  };
}

test('has over 20,000 messages and 300 people, a dozen languages and every kind of item', async () => {
  const { get, services } = filled.app;
  const { records } = await services.store.status();
  assert.ok(records.message > 20_000, `${records.message} messages`);
  assert.ok(records.profile >= 300, `${records.profile} profiles`);
  assert.ok(records.ransomware > 1500 && records.page > 1500);
  const { hits } = (await get('/api/v2/im/search?q=-nothing&page_size=1000')).json().data;
  const languages = new Set(
    hits.flatMap((hit: { languages: { language: string }[] }) =>
      hit.languages.map(({ language }) => language),
    ),
  );
  assert.ok(languages.size >= 12, [...languages].join());
  assert.ok(hits.some((hit: { isForumTopic?: boolean }) => hit.isForumTopic));
  assert.deepEqual(
    new Set(hits.map((hit: { platform: string }) => hit.platform)),
    new Set(['telegram', 'discord']),
  );
  const profiles = (await get('/api/v2/im/search/profiles?q=-nothing&page_size=1000')).json().data.hits;
  for (const kind of ITEM_KINDS)
    assert.ok(
      profiles.some((hit: Record<string, unknown[]>) => (hit[kind]?.length ?? 0) > 0),
      kind,
    );
});

test('covers fourteen months, except for outages; one collected day is empty', async () => {
  const { store } = filled.app.services;
  const [first, yesterday] = [addDays(TODAY, -POST_DAYS), addDays(TODAY, -1)];
  const coverage = await store.coverage(first, TODAY);
  for (const feed of FEEDS) {
    const days = coveredDays(feed, coverage);
    const isOfChats = feed.coveredBy.every((source) => source === 'telegram' || source === 'discord');
    assert.ok(days.size > (isOfChats ? CHAT_DAYS : POST_DAYS) * 0.95, `${feed.name}: ${days.size}`);
    assert.ok(days.has(yesterday), feed.name);
    assert.ok(!days.has(addDays(TODAY, -23)), 'the outage of all sources');
  }
  const posts = {
    feed: 'ransomware',
    sources: [],
    from: startOfDay(first),
    to: endOfDay(yesterday),
  } as const;
  const counts = await store.countFeedByDay(posts);
  const empty = addDays(TODAY, -12);
  assert.ok(coveredDays(RANSOMWARE_FEED, coverage).has(empty));
  assert.equal(counts.get(empty), undefined);
  assert.ok((counts.get(yesterday) ?? 0) >= 2, 'what the introduction shows');
});

test('one server is silent since yesterday morning', async () => {
  const { get } = filled.app;
  const latest = async (server: string) => {
    const path = `/api/v2/im/search?q=server:"${server}"&page_size=1`
      .replaceAll(' ', '+')
      .replaceAll('"', '%22');
    return (await get(path)).json().data.hits[0]?.detectionDate;
  };
  assert.match(await latest('Copper Alley'), /^2026-11-14T0[0-8]:/);
  assert.match(await latest('Lowtide Lounge'), /^2026-11-14T(1\d|2\d)/);
});

test('fills missing days on a later start, with the same result as daily starts', async (t) => {
  const { folder, store } = await openCopy(t);
  const { folder: steady, store: other } = await openCopy(t);
  const before = await contentOf(store);
  await fillDemo(folder, store, TODAY);
  assert.deepEqual(await contentOf(store), before, 'a second start on the same day changes nothing');
  await fillDemo(folder, store, '2026-11-18');
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18'] as const) {
    const noon = startOfDay(addDays(day, -1)) + 12 * 3_600_000;
    await fillToday(steady, other, noon);
    const { hits } = await other.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 1 } });
    const newest = hits[0]?.detectionDate ?? 0;
    assert.ok(newest <= noon && newest > noon - 6 * 3_600_000, 'today is filled up to now');
    await fillDemo(steady, other, day);
  }
  assert.deepEqual(await contentOf(store), await contentOf(other));
  const day = { from: startOfDay('2026-11-17'), to: endOfDay('2026-11-17') };
  assert.ok((await store.countFeedByDay({ feed: 'ransomware', sources: [], ...day })).get('2026-11-17'));
});

test('after crashes, the next start continues and ends with the same data', async (t) => {
  // The days with alerts, and one before them.
  const short = (folder: string) => {
    const state = { edition: EDITION, startedOn: TODAY, filledThrough: addDays(TODAY, -WATCHED_DAYS - 2) };
    writeFileSync(join(folder, 'demo.json'), JSON.stringify(state));
  };
  const [calm, crashing] = [temporaryFolder(t), temporaryFolder(t)];
  const [store, other] = [new SqliteStore(calm), new SqliteStore(crashing)];
  t.after(() => Promise.all([store.close(), other.close()]));
  for (const folder of [calm, crashing]) short(folder);
  await fillDemo(calm, store, TODAY);
  let writes = 0;
  let crashes = 0;
  const failing = new Proxy(other, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        const result = await value.apply(target, args);
        // Before and after the first round of a day, and in the middle.
        if (name === 'write' && ++writes % 17 === 0) throw new Error('crash');
        return result;
      };
    },
  });
  for (;;) {
    try {
      await fillDemo(crashing, failing, TODAY);
      break;
    } catch (error) {
      assert.equal((error as Error).message, 'crash');
      crashes++;
    }
  }
  assert.ok(crashes > 3);
  assert.deepEqual(await contentOf(other), await contentOf(store));
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
