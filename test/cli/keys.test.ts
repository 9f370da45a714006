import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { dayOf } from '../../src/time/day.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CREATE = ['keys', 'create', '--name', 'soc', '--scopes', 'im', '--json'];

async function json(args: string[], settings: Record<string, string>) {
  const { code, stdout, stderr } = await runCli(args, settings);
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout);
}

test('keys get the default lifetime without --expires', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_KEY_EXPIRY_DEFAULT: '90d' };
  const days = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
    Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / MS_PER_DAY);
  assert.equal(days(await json(CREATE, settings)), 90);
  assert.equal(days(await json([...CREATE, '--expires', '2 days'], settings)), 2);
  assert.equal((await json([...CREATE, '--expires', 'never'], settings)).expiresAt, null);
  const wrong = await runCli(CREATE, { ...settings, NIGHTJAR_KEY_EXPIRY_DEFAULT: 'soon' });
  assert.match(wrong.stderr, /NIGHTJAR_KEY_EXPIRY_DEFAULT must be a duration such as 90d/);
});

test('rotates a key with an overlap, and prints its end', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const created = await json([...CREATE, '--networks', '192.0.2.7, 2001:DB8::/32'], settings);
  assert.deepEqual(created.networks, ['192.0.2.7/32', '2001:db8::/32']);
  const rotated = await json(['keys', 'rotate', created.id, '--json'], settings);
  assert.equal(rotated.id, created.id);
  assert.notEqual(rotated.key, created.key);
  assert.deepEqual(rotated.networks, created.networks);
  const plain = await runCli(['keys', 'rotate', created.id, '--overlap', '12h'], settings);
  assert.match(plain.stdout, new RegExp(`^nj_${created.id}_[\\w-]{43}\\n$`), 'only the key');
  assert.match(
    plain.stderr,
    /^Rotated key \w+ for soc \(never expires\)\..* The old secret stays valid until 20\d\d-/,
  );
  assert.match((await runCli(['keys', 'list'], settings)).stdout, /active, old secret valid until 20\d\d-/);
  const ended = await runCli(['keys', 'rotate', created.id, '--overlap', '0d'], settings);
  assert.match(ended.stderr, /The old secret is no longer valid\.\n$/);

  const unknown = await runCli(['keys', 'rotate', 'nobody'], settings);
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'nightjar: key nobody not found\n']);
  const wrong = await runCli(['keys', 'rotate', created.id, '--overlap', 'long'], settings);
  assert.match(wrong.stderr, /a duration such as 7d/);
  await runCli(['keys', 'revoke', created.id], settings);
  const revoked = await runCli(['keys', 'rotate', created.id], settings);
  assert.deepEqual(
    [revoked.code, revoked.stderr],
    [1, `nightjar: key ${created.id} is revoked; create a new one\n`],
  );
});

test('a stopped server has recorded all requests, for keys list and for a copy', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_PORT: '0' };
  const { id, key } = await json(CREATE, settings);
  const unused = await json(CREATE, settings);
  const child = startCli(['serve'], settings);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  const before = Date.now();
  for (let request = 0; request < 3; request++) {
    const response = await fetch(`${url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } });
    assert.equal(response.status, 200);
  }
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);

  const check = async (where: Record<string, string>) => {
    const listed = await json(['keys', 'list', '--json'], where);
    const used = listed.find((each: { id: string }) => each.id === id);
    assert.equal(used.requests30Days, 3);
    assert.ok(dayOf(before) !== dayOf(Date.now()) || used.requestsToday === 3);
    assert.ok(Date.parse(used.lastUsedAt) >= before - 1000);
    const other = listed.find((each: { id: string }) => each.id === unused.id);
    assert.deepEqual([other.requests30Days, other.lastUsedAt], [0, null]);
  };
  await check(settings);
  assert.match((await runCli(['keys', 'list'], settings)).stdout, /Last used .* Today .* 30 days/);
  const target = { NIGHTJAR_DATA: temporaryFolder(t) };
  for (let round = 0; round < 2; round++) {
    const args = ['copy', '--from', settings.NIGHTJAR_DATA, '--to', target.NIGHTJAR_DATA];
    const { code, stderr } = await runCli(args, {});
    assert.equal(code, 0, stderr);
    await check(target);
  }
});

test('stores the scopes that "all" stands for', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const all = ['im', 'documents', 'victims', 'feeds', 'archive'];
  const created = await json(['keys', 'create', '--name', 'soc', '--scopes', ' All', '--json'], settings);
  assert.deepEqual(created.scopes, all);
  const narrow = await json([...CREATE], settings);
  await runCli(['keys', 'update', narrow.id, '--scopes', 'documents,victims'], settings);
  const scopesOf = async (id: string) =>
    (await json(['keys', 'list', '--json'], settings)).find((key: { id: string }) => key.id === id).scopes;
  assert.deepEqual(await scopesOf(narrow.id), ['documents', 'victims']);
  await runCli(['keys', 'update', narrow.id, '--scopes', 'all'], settings);
  assert.deepEqual(await scopesOf(narrow.id), all);
  await runCli(['keys', 'update', narrow.id, '--scopes', 'alerts, all,im,ingest'], settings);
  assert.deepEqual(
    await scopesOf(narrow.id),
    [...all, 'alerts', 'ingest'],
    'what changes something is named',
  );
  const wrong = await runCli(['keys', 'create', '--name', 'x', '--scopes', 'all,everything'], settings);
  assert.match(
    wrong.stderr,
    /Use one or more of im, documents, victims, feeds, archive, alerts, ingest, separated by commas; all stands for\s+those that\s+only read/,
  );
});

test('changes single settings of a key', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const created = await json([...CREATE, '--networks', '192.0.2.7', '--expires', '90d'], settings);
  const update = (...args: string[]) => runCli(['keys', 'update', created.id, ...args], settings);
  const listed = async () => (await json(['keys', 'list', '--json'], settings))[0];
  const changed = await update('--networks', '10.0.0.0/8', '--scopes', 'im,feeds', '--name', 'new name');
  assert.deepEqual([changed.code, changed.stderr], [0, `Updated key ${created.id}.\n`]);
  const after = await listed();
  assert.deepEqual(
    [after.networks, after.scopes, after.name, after.expiresAt],
    [['10.0.0.0/8'], ['im', 'feeds'], 'new name', created.expiresAt],
  );
  await update('--networks', 'any', '--expires', 'never', '--rate-per-minute', '5');
  const last = await listed();
  assert.deepEqual([last.networks, last.expiresAt, last.ratePerMinute], [null, null, 5]);
  assert.match((await update()).stderr, /nothing to change/);
  assert.match((await update('--networks', 'intranet')).stderr, /"intranet" is not an IP address or network/);
  const unknown = await runCli(['keys', 'update', 'nobody', '--name', 'x'], settings);
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'nightjar: key nobody not found\n']);
});
