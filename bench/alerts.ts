/**
 * What saved searches cost an import: messages per second with none, 100, 1,000 and 10,000 of them, in turns on the same
 * machine. The messages and the searches are those of `bench:matching`.
 *
 *   npm run bench:alerts -- [messages] [rounds]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '../src/storage/engines/sqlite/store.ts';
import type { SavedSearch } from '../src/storage/port/alerts.ts';
import { writeExport } from './import/write-export.ts';
import { preparedMessages } from './matching/prepared-messages.ts';
import { savedSearches } from './matching/searches.ts';

const messages = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 3);
const COUNTS = [0, 100, 1000, 10_000];
/** Messages whose words the searches are made of. */
const SAMPLE = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
const program = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

async function save(data: string, queries: readonly string[]): Promise<void> {
  const store = new SqliteStore(data);
  for (const [index, q] of queries.entries()) {
    const search: SavedSearch = {
      id: `alert_${index}`,
      name: `Search ${index}`,
      condition: { kind: 'search', about: 'message', parameters: { q } },
      tags: [],
      severity: 'medium',
      isEnabled: true,
      targets: [],
      schedule: 'immediately',
      cap: 60,
      createdAt: index,
      updatedAt: index,
    };
    await store.alerts.saveSearch(search);
  }
  await store.close();
}

async function matchesIn(data: string): Promise<number> {
  const store = new SqliteStore(data);
  const { total } = await store.alerts.matches({ slice: { kind: 'page', skip: 0, take: 1 } });
  await store.close();
  return total;
}

function importInto(data: string, file: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [program, 'import', file, '--json'], {
    env: { ...process.env, NIGHTJAR_DATA: data },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

try {
  const file = join(folder, 'result.json');
  await writeExport(file, messages);
  const sample = preparedMessages(SAMPLE);
  for (let round = 1; round <= rounds; round++) {
    let alone = 0;
    for (const count of COUNTS) {
      const data = join(folder, `data-${round}-${count}`);
      await save(data, savedSearches(sample, count));
      const seconds = importInto(data, file);
      if (count === 0) alone = seconds;
      const speed = Math.round(messages / seconds).toLocaleString('en-US');
      const share = Math.round((alone / seconds) * 100);
      const matches = (await matchesIn(data)).toLocaleString('en-US');
      console.log(
        `${String(count).padStart(6)} searches: ${speed} messages/s, ${share} % of the speed without any, ${matches} matches`,
      );
      rmSync(data, { recursive: true });
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
