import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { write } from '../storage/contract/helpers.ts';
import { runCli } from '../support/cli.ts';
import { damageDatabase } from '../support/damaged-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { message } from '../support/world.ts';

test('passes a healthy store and finds damaged pages', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  await write(store, ...Array.from({ length: 500 }, (_, index) => message({ sequence: String(index + 1) })));
  await store.close();

  const healthy = await runCli(['check'], settings);
  assert.equal(healthy.code, 0, healthy.stderr);
  assert.match(healthy.stdout, /^Checked +Count\n[\s\S]* 500\n[\s\S]*\nNo problems found\.\n$/);
  const json = JSON.parse((await runCli(['check', '--json'], settings)).stdout);
  assert.deepEqual([json.isHealthy, json.problems], [true, []]);

  damageDatabase(join(settings.NIGHTJAR_DATA, 'nightjar.db'), ['meta', 'entities_index_config']);
  const damaged = await runCli(['check'], settings);
  assert.equal(damaged.code, 1);
  assert.match(damaged.stderr, /^problem: .*nightjar\.db: /m);
  assert.match(damaged.stdout, /\n\d+ problems found\.\n$/);
  assert.doesNotMatch(damaged.stderr, /\n {4}at /);
  const report = JSON.parse((await runCli(['check', '--json'], settings)).stdout);
  assert.equal(report.isHealthy, false);
  assert.ok(report.problems.length > 0);
});
