import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { KeyNotChangeable, KeyRing } from '../../src/keys/key-ring.ts';
import { SqliteKeyStore } from '../../src/storage/engines/sqlite/keys/key-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function start(t: TestContext) {
  const clock = { now: 1_000_000 };
  const store = new SqliteKeyStore(temporaryFolder(t));
  t.after(() => store.close());
  const keys = new KeyRing(store, () => clock.now);
  const isValid = async (text: string) => {
    await nextTurn();
    return (await keys.verify(text)) !== undefined;
  };
  return { clock, keys, isValid };
}

const ORDER = { name: 'soc', scopes: ['im' as const], ratePerMinute: 7, networks: ['10.0.0.0/8'] };

test('a rotated key keeps its settings, and its old secret during the overlap', async (t) => {
  const { clock, keys, isValid } = await start(t);
  const { key, text: old } = await keys.issue(ORDER);
  const rotated = await keys.rotate(key.id, { overlapMs: 500 });
  assert.ok(rotated !== undefined);
  const { secretHash, previousSecret, ...settings } = rotated.key;
  assert.notEqual(secretHash, key.secretHash);
  assert.deepEqual(previousSecret, { hash: key.secretHash, expiresAt: 1_000_500 });
  const { secretHash: _, previousSecret: __, ...before } = { ...key, previousSecret: undefined };
  assert.deepEqual(
    { ...settings },
    { expiresAt: undefined, revokedAt: undefined, rateBurst: undefined, ...before },
  );
  assert.deepEqual([await isValid(old), await isValid(rotated.text)], [true, true]);
  clock.now += 499;
  assert.equal(await isValid(old), true);
  clock.now += 1;
  assert.deepEqual([await isValid(old), await isValid(rotated.text)], [false, true]);
});

test('without an overlap the old secret expires immediately; a second rotation ends the oldest one', async (t) => {
  const { keys, isValid } = await start(t);
  const first = await keys.issue(ORDER);
  const second = await keys.rotate(first.key.id, { overlapMs: 0 });
  assert.equal(await isValid(first.text), false);
  const third = await keys.rotate(first.key.id, { overlapMs: 1000 });
  const fourth = await keys.rotate(first.key.id, { overlapMs: 1000 });
  assert.deepEqual(await Promise.all([second, third, fourth].map((each) => isValid(each?.text ?? ''))), [
    false,
    true,
    true,
  ]);
});

test('a rotation never extends or revives an old secret', async (t) => {
  const { clock, keys, isValid } = await start(t);
  const { key, text } = await keys.issue({ ...ORDER, expiresAt: clock.now + 100 });
  const renewed = await keys.rotate(key.id, { overlapMs: 5000, expiresAt: null });
  assert.equal(renewed?.key.expiresAt, undefined);
  assert.equal(renewed?.key.previousSecret?.expiresAt, clock.now + 100);
  clock.now += 100;
  assert.deepEqual([await isValid(text), await isValid(renewed?.text ?? '')], [false, true]);

  const expired = await keys.issue({ ...ORDER, expiresAt: clock.now });
  await assert.rejects(keys.rotate(expired.key.id, { overlapMs: 1 }), KeyNotChangeable);
  const revived = await keys.rotate(expired.key.id, { overlapMs: 5000, expiresAt: clock.now + 50 });
  assert.deepEqual([await isValid(expired.text), await isValid(revived?.text ?? '')], [false, true]);

  await keys.revoke(key.id);
  await assert.rejects(keys.rotate(key.id, { overlapMs: 1 }), /revoked/);
  assert.equal(await keys.rotate('nobody', { overlapMs: 1 }), undefined);
});

test('an old secret is refused when its key is revoked or expired', async (t) => {
  const { clock, keys, isValid } = await start(t);
  const { key, text } = await keys.issue({ ...ORDER, expiresAt: clock.now + 1000 });
  await keys.rotate(key.id, { overlapMs: 500 });
  assert.equal(await isValid(text), true);
  await keys.revoke(key.id);
  assert.equal(await isValid(text), false);
});

test('updating a key keeps its secret and its other settings', async (t) => {
  const { keys, isValid } = await start(t);
  const { key, text } = await keys.issue(ORDER);
  const changed = await keys.update(key.id, { networks: undefined, scopes: ['im', 'feeds'] });
  assert.deepEqual(
    [changed?.networks, changed?.scopes, changed?.ratePerMinute, changed?.secretHash],
    [undefined, ['im', 'feeds'], 7, key.secretHash],
  );
  assert.equal(await isValid(text), true);
  await keys.revoke(key.id);
  await assert.rejects(keys.update(key.id, { name: 'x' }), KeyNotChangeable);
  assert.equal(await keys.update('nobody', { name: 'x' }), undefined);
});
