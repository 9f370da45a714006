import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageSighting } from '../../src/records/page.ts';
import { UNDATED } from '../../src/time/instant.ts';
import { NOW, startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

/** Values by name and labels, as a scrape shows them. */
async function scrape({ services }: TestApp): Promise<Map<string, number>> {
  const text = await services.metrics.registry.metrics();
  const lines = text.split('\n').filter((line) => line.startsWith('nightjar_'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

const recordAge = (source: string) => `nightjar_newest_record_age_seconds{source="${source}"}`;
const feedAge = (feed: string) => `nightjar_feed_age_seconds{feed="${feed}"}`;

test('an empty store has no ages, and nothing is overdue', async (t) => {
  const values = await scrape(await startApp(t, temporaryFolder(t)));
  const names = [...values.keys()];
  assert.deepEqual(
    names.filter((name) => /age_seconds|last_import/.test(name)),
    [],
  );
  assert.equal(values.get('nightjar_alert_overdue_seconds'), 0);
  assert.equal(values.get('nightjar_alert_targets_disabled'), 0);
});

test('shows the age of the newest record of each source and of the newest day of each feed', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(
    message({ sequence: '1', detectionDate: NOW - 5_000_000 }),
    message({ sequence: '2', detectionDate: NOW - 90_000 }),
    message({ sequence: '3', detectionDate: NOW + 90_000 }),
    message({ sequence: '4', platform: 'jabber', channelId: 'a@b.example', detectionDate: UNDATED }),
    message({ sequence: '5', platform: 'discord', channelId: '77', detectionDate: at('2024-03-01') }),
    pageSighting('aa', at('2026-11-13T20:00:00Z'), { facts: { pageTitle: 'Forum' } }),
  );
  const values = await scrape(app);
  assert.equal(values.get(recordAge('telegram')), 90);
  assert.equal(values.get(recordAge('discord')), (NOW - at('2024-03-01')) / 1000);
  assert.equal(values.get(recordAge('page')), 40 * 3600);
  assert.equal(values.get(recordAge('jabber')), undefined, 'it has only a record without a date');
  assert.equal(values.get(recordAge('ransomware')), undefined);
  assert.equal(values.get(feedAge('telegram/wallets')), 0);
  assert.equal(Math.round(values.get(feedAge('darknet/onion')) ?? 0), 36 * 3600);
  assert.equal(values.get(feedAge('ransomware')), undefined);
  assert.equal(values.get(feedAge('discord/onion')), undefined, 'it is too old to look for');
});

test('reads the store again after 15 seconds, not at every scrape', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(message({ sequence: '1', detectionDate: NOW - 60_000 }));
  assert.equal((await scrape(app)).get(recordAge('telegram')), 60);
  await app.write(message({ sequence: '2', detectionDate: NOW }));
  app.wait(14_999);
  assert.equal((await scrape(app)).get(recordAge('telegram')), 60);
  app.wait(1);
  assert.equal((await scrape(app)).get(recordAge('telegram')), 15);
  await app.services.store.purge(
    { kind: 'message', key: 'telegram:-1001990000101_2' },
    { at: NOW, isPermanent: false },
  );
  app.wait(15_000);
  assert.equal((await scrape(app)).get(recordAge('telegram')), 90, 'the newest one was purged');
});

test('shows the last import, the disk and alerts that do not get out', async (t) => {
  const folder = temporaryFolder(t);
  const app = await startApp(t, folder);
  const { imports, alerts } = app.services.store;
  const file = await imports.openPush(
    { keyId: 'k', day: '2026-11-15', name: 'push', format: 'records' },
    NOW - 2000,
  );
  const push = { importId: file.importId, at: NOW - 1000, counts: { read: 3, rejected: 2 } };
  await app.services.store.write({ records: [message()], file: file.fileId, push });
  const target = { name: 'SOC', settings: { kind: 'webhook' }, createdAt: NOW, updatedAt: NOW };
  await alerts.saveTarget({ ...target, id: 't1', isEnabled: true });
  await alerts.saveTarget({ ...target, id: 't2', isEnabled: false });
  const delivery = { target: 't1', content: { kind: 'test' }, createdAt: NOW, attempts: 1 } as const;
  await alerts.dispatch(
    [],
    [
      { ...delivery, id: 'd1', dueAt: NOW - 30_000, status: 'pending' },
      { ...delivery, id: 'd2', dueAt: NOW - 99_000, status: 'delivered' },
    ],
  );
  const { folder: dataFolder } = app.services.config.store;
  if (dataFolder !== undefined) writeFileSync(join(dataFolder, 'large'), Buffer.alloc(5_000_000));
  const values = await scrape(app);
  assert.equal(values.get('nightjar_last_import_seconds'), (NOW - 1000) / 1000);
  assert.equal(values.get('nightjar_last_import_rejects'), 2);
  assert.equal(values.get('nightjar_alert_overdue_seconds'), 30);
  assert.equal(values.get('nightjar_alert_targets_disabled'), 1);
  if (dataFolder === undefined) {
    assert.equal(values.has('nightjar_data_bytes'), false, 'the data is on other machines');
    return;
  }
  const bytes = values.get('nightjar_data_bytes') ?? 0;
  assert.ok(bytes > 5_000_000 && bytes < 20_000_000, `${bytes} bytes`);
  assert.ok((values.get('nightjar_data_free_bytes') ?? 0) > 0);
});

test('a store that fails takes its own metrics from the scrape, and no others', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(message({ detectionDate: NOW - 60_000 }));
  assert.equal((await scrape(app)).get(recordAge('telegram')), 60);
  const fail = () => Promise.reject(new Error('gone'));
  const { store } = app.services;
  store.find = fail;
  store.coverage = fail;
  store.alerts.nextDueAt = fail;
  app.wait(15_000);
  const values = await scrape(app);
  assert.equal(values.has(recordAge('telegram')), false);
  assert.equal(values.has(feedAge('telegram')), false);
  assert.equal(values.has('nightjar_alert_overdue_seconds'), false);
  assert.equal(values.get('nightjar_alert_targets_disabled'), 0);
  assert.equal(values.get('nightjar_searches_running'), 0);
  assert.ok(app.log.some((line) => line.includes('metrics of the store could not be read')));
});

test('a store that does not answer does not hold up the scrape', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  app.services.store.find = () => new Promise(() => {});
  const scraped = scrape(app);
  await new Promise(setImmediate);
  app.tick();
  assert.equal((await scraped).get('nightjar_searches_running'), 0);
});
