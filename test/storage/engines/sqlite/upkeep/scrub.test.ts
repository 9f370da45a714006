import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, message } from '../../../../support/world.ts';

const SEALING = { sealing: { openMin: 1 } };
const PURGE = { at: 1, isPermanent: true };

function secretOf(number: number): string {
  return createHash('sha256').update(`secret ${number}`).digest('hex').slice(0, 20);
}

/** The secrets that a folder's files contain. */
function found(folder: string, secrets: readonly string[]): string[] {
  const contents = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return secrets.filter((secret) => contents.some((content) => content.includes(secret)));
}

describe('sqlite: scrubbing', () => {
  for (const isSealed of [false, true])
    test(`leaves nothing in the unused parts of pages, ${isSealed ? 'sealed' : 'open'}`, async (t) => {
      const folder = temporaryFolder(t);
      const store = new SqliteStore(folder, SEALING);
      // Enough for pages to be split while they are written, which leaves copies of rows in the emptied halves.
      const messages = Array.from({ length: 3000 }, (_, number) =>
        message({
          sequence: String(number + 1),
          userId: String(7000 + (number % 20)),
          detectionDate: at('2026-11-01') + number * 60_000,
          version: at('2026-11-01') + number * 60_000,
          text: `offer ${secretOf(number)}@x.example`,
          items: [{ kind: 'email', value: `${secretOf(number)}@x.example` }],
        }),
      );
      for (let from = 0; from < messages.length; from += 500)
        await store.write({ records: messages.slice(from, from + 500) });
      if (isSealed) await store.optimize({ isCompacting: false });
      const users = ['7003', '7011', '7013', '7017'];
      for (const user of users) await store.purge({ kind: 'profile', key: `telegram:${user}` }, PURGE);
      await store.scrub();
      assert.deepEqual((await store.check()).problems, []);
      await store.close();
      const secrets = messages.flatMap(({ userId }, number) =>
        users.includes(userId) ? secretOf(number) : [],
      );
      assert.equal(secrets.length, 600);
      assert.deepEqual(found(folder, secrets), []);
    });

  test('leaves nothing of a sealed month that a purge has emptied', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, SEALING);
    const secret = 'zebraword';
    await store.write({
      records: [
        ...Array.from({ length: 300 }, (_, number) =>
          message({ sequence: String(number + 10), userId: '13', text: `${secret} ${number}` }),
        ),
        message({ sequence: '1', userId: '9', text: 'another month', detectionDate: at('2026-08-01') }),
      ],
    });
    await store.optimize({ isCompacting: false });
    await store.purge({ kind: 'profile', key: 'telegram:13' }, PURGE);
    await store.scrub();
    assert.deepEqual((await store.check()).problems, []);
    const left = await store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 10 } });
    assert.deepEqual([left.total, left.hits[0]?.text], [1, 'another month']);
    await store.close();
    assert.deepEqual(found(folder, [secret, 'zebra', 'ebrawor']), []);
    const db = new DatabaseSync(join(folder, 'nightjar.db'), { readOnly: true });
    t.after(() => db.close());
    for (const table of ['segments', 'symbols', 'months'])
      assert.deepEqual(
        db.prepare(`SELECT month FROM ${table} WHERE month = 202611`).all(),
        [],
        `${table} of the emptied month`,
      );
  });

  test('fails while a reindex is unfinished, because segments cannot be rewritten', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, SEALING);
    t.after(() => store.close());
    await store.write({ records: [message()] });
    const db = new DatabaseSync(join(folder, 'nightjar.db'));
    db.exec("INSERT INTO meta SELECT 'next_analyzer', value FROM meta WHERE name = 'analyzer'");
    db.close();
    await assert.rejects(store.scrub(), /run "nightjar reindex"/);
    await assert.rejects(store.optimize({ isCompacting: true }), /run "nightjar reindex"/);
    await store.optimize({ isCompacting: false });
    await store.reindex();
    await store.scrub();
    assert.deepEqual((await store.check()).problems, []);
  });

  test('an optimize without a scrub returns the space that sealing frees', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, SEALING);
    t.after(() => store.close());
    await store.write({
      records: Array.from({ length: 2000 }, (_, number) =>
        message({ sequence: String(number + 1), text: `offer ${secretOf(number)} and ${secretOf(-number)}` }),
      ),
    });
    const before = (await store.status()).sizeBytes;
    await store.optimize({ isCompacting: false });
    const after = (await store.status()).sizeBytes;
    assert.ok(after < 0.8 * before, `${before} before, ${after} after`);
    assert.deepEqual((await store.check()).problems, []);
  });

  test('says so if a reader keeps old pages in use', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, { ...SEALING, pace: { stepMs: 1000, pauseMs: 0 } });
    t.after(() => store.close());
    await store.write({ records: [message()] });
    const reader = new DatabaseSync(join(folder, 'nightjar.db'), { readOnly: true });
    t.after(() => reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM messages').get();
    await assert.rejects(store.scrub(), /another process is reading/);
    reader.exec('COMMIT');
    await store.scrub();
  });
});
