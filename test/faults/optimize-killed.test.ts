/** An optimize killed with `kill -9` after any of its steps loses nothing, and the next one finishes the job. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { everything, importFile } from '../storage/contract/imported.ts';
import { STORED_FILES } from '../support/stored-records.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SEAL = fileURLToPath(new URL('../support/seal-folder.ts', import.meta.url));
const INTERRUPTED = 'an optimize was interrupted: run "nightjar optimize"';

/** Kills the process after the given number of steps. Returns false if it finished before. */
async function sealAndKill(folder: string, steps: number): Promise<boolean> {
  const child = spawn(process.execPath, [SEAL, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen += text.split('\n').length - 1;
    if (seen >= steps) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === null;
}

test('an optimize killed after any of its steps loses nothing', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  for (const [number, records] of STORED_FILES.entries()) await importFile(store, `file ${number}`, records);
  const expected = await everything(store);
  await store.close();

  let kills = 0;
  for (let steps = 1; await sealAndKill(folder, steps); steps += 3) {
    kills++;
    const after = new SqliteStore(folder);
    assert.deepEqual(await everything(after), expected, `after ${steps} steps`);
    const { problems } = await after.check();
    assert.deepEqual(
      problems.filter((problem) => problem !== INTERRUPTED),
      [],
      `after ${steps} steps`,
    );
    await after.close();
  }
  assert.ok(kills >= 5, `killed ${kills} times`);
  const sealed = new SqliteStore(folder);
  t.after(() => sealed.close());
  assert.deepEqual(await everything(sealed), expected);
  assert.deepEqual((await sealed.check()).problems, []);
});
