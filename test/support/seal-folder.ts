/** Seals the store in a folder in the smallest steps, and prints a line after each, so that a test can kill it there. */
import { SqliteTables } from '../../src/storage/engines/sqlite/records/tables.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';

const { change } = SqliteTables.prototype;
SqliteTables.prototype.change = async function <T>(this: SqliteTables, work: () => T): Promise<T> {
  const result = (await change.call(this, work)) as T;
  await new Promise<void>((resolve) => {
    process.stdout.write('step\n', () => resolve());
  });
  return result;
};

const store = new SqliteStore(process.argv[2] as string, {
  pace: { stepMs: 0, pauseMs: 1 },
  sealing: { openMin: 1, docsMax: 20 },
});
await store.optimize({ isCompacting: true });
await store.close();
