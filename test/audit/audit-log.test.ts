import assert from 'node:assert/strict';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createMatcher, readAudit } from '../../src/audit/audit-reader.ts';
import { AuditSecret } from '../../src/audit/audit-secret.ts';
import { AuditUnwritable } from '../../src/audit/audit-settings.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { ENTRY, file, linesIn, place, start, verify } from '../support/audit.ts';

test('writes one line per request, in order, to files that only their owner can read', async (t) => {
  const settings = place(t);
  const { audit, counts } = await start(settings);
  await audit.open();
  for (let number = 0; number < 2500; number++) audit.record({ ...ENTRY, requestId: `r${number}` });
  await audit.close();
  const lines = linesIn(settings);
  assert.deepEqual(
    lines.slice(1, -1).map(({ requestId }) => requestId),
    Array.from({ length: 2500 }, (_, number) => `r${number}`),
  );
  assert.deepEqual([lines[0].event, lines.at(-1).event], ['start', 'stop']);
  assert.deepEqual(counts, { written: 2502, lost: 0, failed: 0 });
  assert.equal(statSync(settings.folder).mode & 0o777, 0o700);
  assert.equal(statSync(file(settings)).mode & 0o777, 0o600);
  assert.equal(statSync(settings.secretFile).mode & 0o777, 0o600);
  assert.deepEqual(await verify(settings), {
    lines: 2502,
    writers: 1,
    unfinished: 0,
    problems: [],
    doubts: [],
  });
});

test('never overwrites existing lines, and starts a new file each day', async (t) => {
  const settings = place(t);
  const first = await start(settings);
  await first.audit.open();
  first.audit.record(ENTRY);
  await first.audit.close();
  chmodSync(file(settings), 0o644);
  const before = readFileSync(file(settings), 'utf8');
  const second = await start(settings);
  await second.audit.open();
  second.clock.now += MS_PER_DAY;
  second.audit.record(ENTRY);
  second.clock.now -= 2 * MS_PER_DAY;
  second.audit.record({ ...ENTRY, requestId: 'clock set back' });
  await second.audit.close();
  assert.ok(readFileSync(file(settings), 'utf8').startsWith(before));
  assert.equal(statSync(file(settings)).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(settings.folder), ['2026-11-15.ndjson', '2026-11-16.ndjson']);
  assert.equal(linesIn(settings, '2026-11-16')[1].requestId, 'clock set back');
  assert.deepEqual((await verify(settings)).problems, []);
});

test('hashes every parameter in hashed mode, so that only known terms can be found', async (t) => {
  const settings = place(t, { mode: 'hashed', hasAddress: false });
  const { audit } = await start(settings);
  await audit.open();
  audit.record({ ...ENTRY, parameters: { q: ' Acme', page: 2 }, client: '192.0.2.1' });
  audit.record({ ...ENTRY, parameters: { email: 'acme' } });
  audit.record({ ...ENTRY, parameters: { q: 'acme corp' } });
  await audit.close();
  const text = readFileSync(file(settings), 'utf8');
  assert.doesNotMatch(text, /acme|192\.0\.2/i);
  const [, one, other] = linesIn(settings);
  assert.match(one.parameters.page, /^hmac:[\w-]{43}$/);
  assert.equal(one.parameters.q, other.parameters.email);
  const secret = AuditSecret.load(settings.secretFile);
  const matches = createMatcher({ term: 'ACME' }, secret);
  const found = [];
  for await (const { line } of readAudit(settings.folder)) if (line && matches(line)) found.push(line.n);
  assert.deepEqual(found, [2, 3]);
  const foreign = new AuditSecret(Buffer.alloc(32, 1));
  assert.notEqual(foreign.hashTerm('acme'), secret?.hashTerm('acme'));
});

for (const mode of ['full', 'hashed'] as const) {
  test(`lines are short and never contain an API key: ${mode}`, async (t) => {
    const settings = place(t, { mode });
    const { audit } = await start(settings);
    await audit.open();
    const key = `nj_abcdefghi0_${'Zz0-_'.repeat(9).slice(0, 43)}`;
    const ids = Array.from({ length: 10_000 }, (_, id) => id);
    const exact = 'é'.repeat(512);
    audit.record({
      ...ENTRY,
      parameters: {
        q: 'x'.repeat(65_000),
        ids,
        email: `"${key}"`,
        list: [key],
        part: key.slice(0, 50),
        exact,
        page: 2,
      },
    });
    await audit.close();
    const [, { parameters }] = linesIn(settings);
    const text = readFileSync(file(settings), 'utf8');
    assert.ok(text.length < 5000);
    assert.equal(text.includes(key.slice(14, 40)), false);
    if (mode === 'hashed') return;
    assert.equal(parameters.q, `${'x'.repeat(512)}…(65000 characters)`);
    assert.match(parameters.ids, /^\[0,1,2.*…\(48891 characters\)$/);
    assert.deepEqual([parameters.email, parameters.list], ['"nj_abcdefghi0_…"', ['nj_abcdefghi0_…']]);
    assert.deepEqual([parameters.part, parameters.exact, parameters.page], ['nj_abcdefghi0_…', exact, 2]);
  });
}

test('removes expired files at the start and every day', async (t) => {
  const settings = place(t, { keepDays: 30 });
  const { audit, clock } = await start(settings);
  await audit.open();
  for (const day of ['2026-10-15', '2026-10-16', '2026-10-17']) writeFileSync(file(settings, day), '');
  writeFileSync(join(settings.folder, 'notes.txt'), 'mine');
  await audit.close();
  const again = await start(settings, clock);
  await again.audit.open();
  const days = () => readdirSync(settings.folder).filter((name) => name.startsWith('2026-10'));
  assert.deepEqual(days(), ['2026-10-16.ndjson', '2026-10-17.ndjson']);
  clock.now += MS_PER_DAY;
  again.audit.record(ENTRY);
  await again.audit.flush();
  assert.deepEqual(days(), ['2026-10-17.ndjson']);
  assert.ok(existsSync(join(settings.folder, 'notes.txt')), 'other files are left alone');
  assert.ok(again.log.some((line) => /removed old audit log files/.test(line)));
  await again.audit.close();
});

for (const isRequired of [true, false]) {
  test(`detects that it cannot write, ${isRequired ? 'blocks requests' : 'continues'}, and recovers`, async (t) => {
    const settings = place(t, { isRequired });
    const { audit, clock, counts, log, tick } = await start(settings);
    await audit.open();
    const elsewhere = `${settings.folder}.away`;
    renameSync(settings.folder, elsewhere);
    writeFileSync(settings.folder, 'no folder');
    clock.now += MS_PER_DAY;
    assert.equal(audit.isBlocked, false);
    audit.record({ ...ENTRY, requestId: 'in flight' });
    await audit.flush();
    assert.equal(audit.isBlocked, isRequired);
    assert.equal(log.filter((line) => /cannot write the audit log/.test(line)).length, 1);
    audit.record({ ...ENTRY, requestId: 'next' });
    if (audit.isBlocked) audit.countRefused();
    await tick();
    assert.equal(log.filter((line) => /cannot write/.test(line)).length, 1, 'told once');
    assert.ok(counts.failed >= 2);

    rmSync(settings.folder);
    renameSync(elsewhere, settings.folder);
    await tick();
    await audit.flush();
    assert.equal(audit.isBlocked, false);
    const lines = linesIn(settings, '2026-11-16');
    assert.deepEqual(
      lines.map((line) => line.requestId ?? line.event),
      isRequired ? ['in flight', 'next', 'gap'] : ['in flight', 'next'],
    );
    if (isRequired) assert.deepEqual([lines[2].refused, lines[2].lost], [1, 0]);
    assert.equal(counts.lost, 0);
    await audit.close();
    assert.deepEqual((await verify(settings)).problems, []);
  });
}

test('detects that its file was removed', async (t) => {
  const settings = place(t);
  const { audit, log, tick } = await start(settings);
  await audit.open();
  audit.record(ENTRY);
  await audit.flush();
  rmSync(file(settings));
  await tick();
  assert.equal(audit.isBlocked, true);
  assert.equal(log.length, 1);
  await tick();
  assert.equal(audit.isBlocked, false);
  audit.record({ ...ENTRY, requestId: 'after' });
  await audit.close();
  assert.equal(linesIn(settings)[0].requestId, 'after');
});

test('does not start if it is required and cannot write', async (t) => {
  const settings = place(t);
  writeFileSync(settings.folder, 'no folder');
  await assert.rejects((await start(settings)).audit.open(), AuditUnwritable);
  const optional = await start({ ...settings, isRequired: false });
  await optional.audit.open();
  assert.equal(optional.audit.isBlocked, false);
  optional.audit.record(ENTRY);
  await optional.audit.close();
  assert.equal(optional.counts.lost, 3, 'start, request and stop');
});

test('keeps a torn line on its own line', async (t) => {
  const settings = place(t);
  const first = await start(settings);
  await first.audit.open();
  await first.audit.close();
  appendFileSync(file(settings), '{"time":"2026-11-15T12:00');
  const second = await start(settings);
  await second.audit.open();
  await second.audit.close();
  const { problems, lines } = await verify(settings);
  assert.equal(lines, 5);
  assert.deepEqual(problems, ['2026-11-15.ndjson, line 3: the line is damaged']);
});

test('two servers can share a folder', async (t) => {
  const settings = place(t);
  const [one, two] = [await start(settings), await start(settings)];
  await one.audit.open();
  await two.audit.open();
  for (let round = 0; round < 50; round++) {
    one.audit.record(ENTRY);
    two.audit.record(ENTRY);
    if (round % 7 === 0) await Promise.all([one.audit.flush(), two.audit.flush()]);
  }
  await Promise.all([one.audit.close(), two.audit.close()]);
  assert.deepEqual(await verify(settings), {
    lines: 104,
    writers: 2,
    unfinished: 0,
    problems: [],
    doubts: [],
  });
});
