import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { signed } from '../../src/audit/audit-entry.ts';
import { AuditSecret } from '../../src/audit/audit-secret.ts';
import type { AuditSettings } from '../../src/audit/audit-settings.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { ENTRY, file, linesIn, place, start, verify } from '../support/audit.ts';

const endFile = ({ secretFile }: AuditSettings) => join(dirname(secretFile), 'audit-end.json');
const beginFile = ({ secretFile }: AuditSettings) => join(dirname(secretFile), 'audit-begin.json');
const textIn = (settings: AuditSettings, day?: string) => readFileSync(file(settings, day), 'utf8');
const problemsOf = async (settings: AuditSettings) => (await verify(settings)).problems.join('\n');

/** One server run with some requests. */
async function run(settings: AuditSettings, requests = 3, clock?: { now: number }) {
  const { audit } = await start(settings, clock);
  await audit.open();
  for (let request = 0; request < requests; request++) audit.record(ENTRY);
  await audit.close();
}

/** A server that runs for some days, with two requests a day. */
async function runForDays(settings: AuditSettings, days: number) {
  const { audit, clock } = await start(settings);
  await audit.open();
  for (let day = 0; day < days; day++) {
    if (day > 0) clock.now += MS_PER_DAY;
    audit.record(ENTRY);
    audit.record(ENTRY);
    await audit.flush();
  }
  await audit.close();
  return clock;
}

const CHANGES: readonly [string, (lines: string[]) => string[], RegExp][] = [
  [
    'a changed line',
    (lines) => lines.with(2, (lines[2] ?? '').replace('"status":200', '"status":404')),
    /line 3: the line was changed/,
  ],
  ['a removed line', (lines) => lines.toSpliced(2, 1), /line 3: lines before this one are missing/],
  [
    'lines that changed places',
    (lines) => [...lines.slice(0, 2), lines[3] ?? '', lines[2] ?? '', ...lines.slice(4)],
    /line 3: lines before this one are missing/,
  ],
  ['a removed first line', (lines) => lines.slice(1), /line 1: lines before this one are missing/],
  ['a removed first start', (lines) => lines.slice(5), /line 1: lines before this start are missing/],
  ['a removed end', (lines) => lines.slice(0, -2), /lines at the end are missing: line 5 .* is line 3$/m],
  ['a removed last start', (lines) => lines.slice(0, -5), /lines at the end are missing: .* none is left/],
  ['an empty file', () => [], /lines at the end are missing/],
  ['a repeated line', (lines) => lines.toSpliced(2, 0, lines[2] ?? ''), /line 4: the line is out of order/],
  [
    'a removed start',
    (lines) => lines.slice(0, 5).concat(lines.slice(10)),
    /line 6: lines before this start are missing/,
  ],
  [
    'a line without a signature',
    (lines) => lines.with(2, '{"time":"2026-11-15T12:00:00.000Z","status":200}'),
    /line 3: the line is damaged/,
  ],
  ['a line that is too long', (lines) => lines.with(2, 'x'.repeat(3_000_000)), /line 3: the line is damaged/],
];

for (const [change, make, expected] of CHANGES) {
  test(`verification detects ${change}`, async (t) => {
    const settings = place(t);
    for (let run = 0; run < 3; run++) {
      const { audit } = await start(settings);
      await audit.open();
      for (let request = 0; request < 3; request++)
        audit.record({ ...ENTRY, requestId: `${run}-${request}` });
      await audit.close();
    }
    assert.deepEqual((await verify(settings)).problems, []);
    const lines = readFileSync(file(settings), 'utf8').trimEnd().split('\n');
    writeFileSync(file(settings), `${make(lines).join('\n')}\n`);
    assert.match((await verify(settings)).problems.join('\n'), expected);
  });
}

test('verification detects a forged log', async (t) => {
  const settings = place(t);
  await run(settings);
  const secret = new AuditSecret(Buffer.alloc(32, 1));
  const forge = (hasPrevious: boolean) => {
    let mac = 'x'.repeat(43);
    return [500, 501, 502].map((n) => {
      const time = '2026-11-14T12:00:00.000Z';
      const body = JSON.stringify({ time, ...ENTRY, writer: 'f0', n, ...(hasPrevious && { prev: mac }) });
      mac = secret.sign(mac, body);
      return `${signed(body, mac)}\n`;
    });
  };
  for (const hasPrevious of [true, false]) {
    writeFileSync(file(settings, '2026-11-14'), forge(hasPrevious).join(''));
    assert.match(await problemsOf(settings), /^2026-11-14\.ndjson, line 1: /m, `with prev: ${hasPrevious}`);
    assert.match(await problemsOf(settings), /^2026-11-14\.ndjson, line 2: the line was changed/m);
  }
  // Without any genuine line.
  rmSync(file(settings));
  assert.match(await problemsOf(settings), /2026-11-14\.ndjson, line 1: /);
  assert.match(await problemsOf(settings), /lines at the end are missing/);
});

test('verification detects a missing file, folder or anchor', async (t) => {
  const settings = place(t);
  await runForDays(settings, 3);
  const saved = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => textIn(settings, day));
  rmSync(file(settings, '2026-11-15'));
  assert.match(await problemsOf(settings), /^2026-11-16\.ndjson, line 1: lines before this one are missing$/);
  writeFileSync(file(settings, '2026-11-15'), saved[0] ?? '');
  rmSync(file(settings, '2026-11-16'));
  assert.match(await problemsOf(settings), /^2026-11-17\.ndjson, line 1: lines before this one are missing$/);
  writeFileSync(file(settings, '2026-11-16'), saved[1] ?? '');
  assert.equal(await problemsOf(settings), '');
  rmSync(file(settings, '2026-11-17'));
  assert.match(await problemsOf(settings), /^lines at the end are missing: line 8 .* 2026-11-17\.ndjson/);
  rmSync(settings.folder, { recursive: true });
  assert.match(await problemsOf(settings), /^lines at the end are missing: .* none is left$/);
  rmSync(endFile(settings));
  assert.match(
    await problemsOf(settings),
    /^lines at the end may be missing: \S*audit-end\.json is missing or unusable/,
  );
});

test('verification detects a file that was renamed to another day', async (t) => {
  const settings = place(t);
  await run(settings);
  for (const day of ['2026-11-14', '2026-11-16']) {
    renameSync(file(settings), file(settings, day));
    assert.match(
      await problemsOf(settings),
      new RegExp(`^${day}.ndjson, line 1: the line belongs in the file`),
    );
    renameSync(file(settings, day), file(settings));
  }
  assert.equal(await problemsOf(settings), '');
});

test('verification detects lines that were cut off before the next start', async (t) => {
  const settings = place(t);
  await run(settings, 30);
  const lines = textIn(settings).trimEnd().split('\n');
  writeFileSync(file(settings), `${lines.slice(0, -20).join('\n')}\n`);
  await run(settings);
  assert.match(
    await problemsOf(settings),
    /^2026-11-15\.ndjson, line 13: lines before this start are missing$/,
  );
  await run(settings);
  assert.match(await problemsOf(settings), /line 13: lines before this start are missing/, 'also later');
});

test('verification detects an anchor that was changed, swapped or missing at a start', async (t) => {
  const settings = place(t, { keepDays: 1 });
  await runForDays(settings, 3);
  assert.equal(await problemsOf(settings), '');
  const end = readFileSync(endFile(settings), 'utf8');
  writeFileSync(endFile(settings), end.replace('"n":8', '"n":2'));
  assert.match(await problemsOf(settings), /audit-end\.json was changed or is damaged/);
  copyFileSync(beginFile(settings), endFile(settings));
  assert.match(await problemsOf(settings), /audit-end\.json was changed or is damaged/);
  rmSync(endFile(settings));
  await run(settings, 1, { now: Date.parse('2026-11-17T13:00:00Z') });
  assert.match(
    await problemsOf(settings),
    /lines before this start may be missing: \S*audit-end\.json was missing then/,
  );
});

test('verification accepts lines that a crash left out of the anchor', async (t) => {
  const settings = place(t);
  const { audit, tick } = await start(settings);
  await audit.open();
  audit.record(ENTRY);
  await tick();
  const anchored = readFileSync(endFile(settings), 'utf8');
  for (let request = 0; request < 2000; request++) audit.record(ENTRY);
  await audit.flush();
  assert.equal(readFileSync(endFile(settings), 'utf8'), anchored, 'the anchor names only synced lines');
  assert.deepEqual((await verify(settings)).problems, []);
  await run(settings);
  assert.deepEqual(await verify(settings), {
    lines: 2007,
    writers: 2,
    unfinished: 1,
    problems: [],
    doubts: [],
  });
});

test('the anchor has every running server once', async (t) => {
  const settings = place(t);
  const writers = () => Object.keys(JSON.parse(readFileSync(endFile(settings), 'utf8')).end).length;
  const [one, two] = [await start(settings), await start(settings)];
  await one.audit.open();
  await two.audit.open();
  one.audit.record(ENTRY);
  two.audit.record(ENTRY);
  await one.tick();
  await two.tick();
  assert.equal(writers(), 2);
  await Promise.all([one.audit.close(), two.audit.close()]);
  for (let number = 0; number < 5; number++) await run(settings);
  assert.equal(writers(), 1, 'start lines name the others');
  assert.equal(await problemsOf(settings), '');
});

test('verification accepts what retention removed, and nothing else', async (t) => {
  const settings = place(t, { keepDays: 2 });
  const idle = await start(settings);
  await idle.audit.open();
  await runForDays(settings, 5);
  assert.throws(() => textIn(settings, '2026-11-16'), { code: 'ENOENT' });
  assert.equal(await problemsOf(settings), '');
  idle.clock.now += 4 * MS_PER_DAY;
  await idle.audit.close();
  assert.equal(await problemsOf(settings), '', 'a server that wrote nothing for days continues');

  const removedLater = textIn(settings, '2026-11-17');
  writeFileSync(file(settings, '2026-11-17'), removedLater.split('\n').slice(1).join('\n'));
  assert.match(await problemsOf(settings), /^2026-11-17\.ndjson, line 1: lines before this one are missing$/);
  rmSync(file(settings, '2026-11-17'));
  assert.match(await problemsOf(settings), /^2026-11-18\.ndjson, line 1: lines before this one are missing$/);
  writeFileSync(file(settings, '2026-11-17'), removedLater);
  rmSync(beginFile(settings));
  assert.match(await problemsOf(settings), /^2026-11-17\.ndjson, line 1: lines before this one are missing/);
});

test('a log is complete after years without a server, and after an interrupted retention', async (t) => {
  const settings = place(t, { keepDays: 2 });
  const clock = await runForDays(settings, 2);
  const old = textIn(settings);
  clock.now += 800 * MS_PER_DAY;
  await run(settings, 1, clock);
  assert.equal(await problemsOf(settings), '');
  writeFileSync(file(settings), old);
  assert.equal(await problemsOf(settings), '', 'recorded as removed, but still there');
  await run(settings, 1, clock);
  assert.throws(() => textIn(settings), { code: 'ENOENT' });
  assert.equal(await problemsOf(settings), '');
});

test('retention does not confirm lines that were copied into an old file', async (t) => {
  const settings = place(t, { keepDays: 2 });
  await run(settings);
  const lines = textIn(settings).split('\n');
  writeFileSync(file(settings, '2026-01-01'), `${lines.slice(0, 3).join('\n')}\n`);
  writeFileSync(file(settings), lines.slice(3).join('\n'));
  await run(settings);
  assert.match(await problemsOf(settings), /^2026-11-15\.ndjson, line 1: lines before this one are missing/);
});

test('verification reports what it cannot verify in a log of an old version', async (t) => {
  const settings = place(t);
  await run(settings);
  rmSync(endFile(settings));
  const secret = AuditSecret.load(settings.secretFile) as AuditSecret;
  let mac = '';
  const old = linesIn(settings).map(({ prev: _, mac: __, after: ___, ...line }) => {
    const body = JSON.stringify({ ...line, ...(line.event === 'start' && { previous: '' }) });
    mac = secret.sign(mac, body);
    return `${signed(body, mac)}\n`;
  });
  writeFileSync(file(settings), old.join(''));
  const { problems, doubts } = await verify(settings);
  assert.deepEqual(problems, []);
  assert.deepEqual(doubts, [
    'Cannot verify whether lines before 2026-11-15.ndjson, line 1 are missing.',
    'Cannot verify whether lines at the end are missing.',
  ]);
  await run(settings);
  const upgraded = await verify(settings);
  assert.deepEqual([upgraded.problems, upgraded.doubts.length], [[], 2]);
  appendFileSync(file(settings), old.slice(1).join(''));
  assert.match(await problemsOf(settings), /the line is out of order/);
});
