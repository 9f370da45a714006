import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  inTransactionWhenFree,
  openDatabase,
} from '../../../../../src/storage/engines/sqlite/database/connection.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

test('a writer that waits comes before the next transaction of one that never pauses', async (t) => {
  const file = join(temporaryFolder(t), 'test.db');
  const [greedy, waiting] = [openDatabase(file), openDatabase(file)];
  t.after(() => {
    greedy.close();
    waiting.close();
  });
  const order: string[] = [];
  const nothing = () => {};
  // Holds the lock until the other one has asked for it.
  greedy.exec('BEGIN IMMEDIATE');
  const waited = inTransactionWhenFree(waiting, nothing, () => order.push('waiting'));
  const queue = `${file}-waiting`;
  while (!(readdirOf(queue).length > 0)) await new Promise((resolve) => setImmediate(resolve));
  greedy.exec('COMMIT');
  for (let count = 0; count < 3; count++)
    await inTransactionWhenFree(greedy, nothing, () => order.push('greedy'));
  await waited;
  assert.deepEqual(order, ['waiting', 'greedy', 'greedy', 'greedy']);
  assert.deepEqual(readdirOf(queue), [], 'nothing is left behind');
});

test('a writer that was killed while waiting holds nobody up', async (t) => {
  const file = join(temporaryFolder(t), 'test.db');
  const db = openDatabase(file);
  t.after(() => db.close());
  const queue = `${file}-waiting`;
  mkdirSync(queue);
  writeFileSync(join(queue, '1-0-1'), '');
  utimesSync(join(queue, '1-0-1'), 1, 1);
  await inTransactionWhenFree(
    db,
    () => {},
    () => {},
  );
  assert.deepEqual(readdirOf(queue), []);
});

function readdirOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
