/** Twenty imports killed with `kill -9`, then a complete one, give the same answers as one clean run. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { messageHit } from '../../src/contract/message-hit.ts';
import { profileHit } from '../../src/contract/profile-hit.ts';
import { ransomwareEntry } from '../../src/contract/ransomware-entry.ts';
import { demoDay } from '../../src/demo/calendar.ts';
import { SeededRandom } from '../../src/demo/random.ts';
import { recordsOn } from '../../src/demo/records.ts';
import type { RansomwarePost } from '../../src/records/ransomware-post.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { formatInstant, MS_PER_DAY } from '../../src/time/instant.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { runCli, startCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const KILLS = 20;
const BATCH = ['--batch-size', '40'];

/** Messages and profiles of four days, as NDJSON lines. */
function lines(): string[] {
  return DAYS.flatMap((day) => recordsOn(demoDay('2026-11-15', day))).flatMap((record) => {
    if (record.kind === 'message')
      return JSON.stringify({ type: 'message', ...messageHit(record, 'string') });
    if (record.kind === 'profile')
      return JSON.stringify({ type: 'profile', ...profileHit(record, 'string') });
    return record.kind === 'ransomware' ? reports(record) : [];
  });
}

/** A post, and the report of another tracker three days later. */
function reports(post: RansomwarePost): string[] {
  const entry = ransomwareEntry(post);
  const later = {
    ...entry,
    id: `${entry.id}-later`,
    companyName: entry.companyName?.toUpperCase(),
    detectionDate: formatInstant(post.firstSeen + 3 * MS_PER_DAY),
  };
  return [entry, later].map((each) => JSON.stringify({ type: 'ransomware', ...each }));
}

/** Kills an import after it has acknowledged this many batches. Returns the number of acknowledged entries. */
async function importAndKill(
  file: string,
  settings: Record<string, string>,
  batches: number,
): Promise<number> {
  const child = startCli(['import', 'records', file, ...BATCH], settings);
  let acknowledged = 0;
  let seen = 0;
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      const count = /^acknowledged (\d+) entries/.exec(rest.slice(0, end))?.[1];
      rest = rest.slice(end + 1);
      if (count === undefined) continue;
      acknowledged = Number(count);
      if (++seen >= batches) child.kill('SIGKILL');
    }
  });
  await once(child, 'close');
  return acknowledged;
}

function keyOf(record: { type: string; id: string; platform: string; messageId?: string; userId?: string }) {
  if (record.type === 'ransomware') return record.id;
  return `${record.platform}:${record.messageId ?? record.userId}`;
}

async function problemsIn(folder: string): Promise<string[]> {
  const store = new SqliteStore(folder);
  try {
    return (await store.check()).problems;
  } finally {
    await store.close();
  }
}

async function answers({ get }: TestApp): Promise<string[]> {
  const urls = [
    '/api/v2/im/search?q=-unwritten&page_size=1000',
    '/api/v2/im/search?q=-unwritten&page_size=1000&page=2',
    '/api/v2/im/search?q=wallet&page_size=1000',
    '/api/v2/im/search/profiles?q=-unwritten&page_size=1000',
    '/api/v2/im/search/channels?q=-unwritten&page_size=1000',
    '/api/v2/victim/search?page_size=1000',
    '/api/v2/stats/groups',
    ...DAYS.map((day) => `/api/v2/feed/all/wallets?batch=${day}&range_type=day&page_size=1000`),
  ];
  return Promise.all(urls.map(async (url) => (await get(url)).body));
}

test('an import killed twenty times loses no acknowledged record and leaves no trace', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'records.ndjson');
  const all = lines();
  writeFileSync(file, all.join('\n'));
  const ids = all.map((line) => JSON.parse(line));
  const settings = { NIGHTJAR_DATA: join(folder, 'killed') };
  const random = new SeededRandom('kills');
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await importAndKill(file, settings, 1 + random.below(40));
    const app = await startApp(t, settings.NIGHTJAR_DATA);
    for (const record of ids.slice(0, acknowledged)) {
      const key = keyOf(record);
      assert.ok(
        await app.services.store.get(record.type, key),
        `${key} was acknowledged before kill ${kill + 1}`,
      );
    }
    assert.deepEqual(await problemsIn(settings.NIGHTJAR_DATA), [], 'victims match their posts');
  }
  const last = await runCli(['import', 'records', file, '--json'], settings);
  assert.equal(last.code, 0, last.stderr);
  const clean = { NIGHTJAR_DATA: join(folder, 'clean') };
  assert.equal((await runCli(['import', 'records', file], clean)).code, 0);
  const killedApp = await startApp(t, settings.NIGHTJAR_DATA);
  const cleanApp = await startApp(t, clean.NIGHTJAR_DATA);
  assert.deepEqual(await answers(killedApp), await answers(cleanApp));
  const messages = new Set(ids.flatMap(({ messageId }) => messageId ?? []));
  assert.equal(JSON.parse((await answers(cleanApp))[0] ?? '').data.total, messages.size);
  const { records } = await cleanApp.services.store.status();
  assert.deepEqual([records.victim > 0, records.ransomware], [true, records.victim * 2]);
});
