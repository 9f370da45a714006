import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { isSimilar } from '../../../../../src/storage/engines/sqlite/records/similarity.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { monthOf } from '../../../../../src/time/month.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

test('copies are found with the indexes of both tables', async (t) => {
  const folder = temporaryFolder(t);
  await new SqliteStore(folder).close();
  const db = new DatabaseSync(join(folder, 'nightjar.db'));
  t.after(() => db.close());
  const condition = isSimilar([monthOf(Date.UTC(2026, 9)), monthOf(Date.UTC(2026, 10))]);
  const plan = db.prepare(`EXPLAIN QUERY PLAN SELECT slot FROM messages WHERE ${condition}`).all(1);
  const steps = plan.map(({ detail }) => String(detail)).filter((detail) => /SEARCH|SCAN/.test(detail));
  assert.equal(steps.length, 2, steps.join('; '));
  for (const index of ['messages_by_similarity', 'sealed_by_similarity'])
    assert.ok(
      steps.some((step) => step.startsWith('SEARCH') && step.includes(index)),
      steps.join('; '),
    );
});
