/** Reads the import lines: who may know whom, who may read the environment, the time and the terminal. */
import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const FILES = globSync('**/*.ts', { cwd: SRC });

const ENGINES = readdirSync(join(SRC, 'storage'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The room of a file: its folder, the engine's folder within storage, or the file itself at the top. */
function roomOf(file: string): string {
  const [first = '', second] = file.split('/');
  if (first === 'storage' && ENGINES.includes(second ?? '')) return `storage/${second}`;
  return first;
}

/** For each room the rooms it may know, beside itself. */
const MAY_KNOW: Record<string, readonly string[]> = {
  'clock.ts': [],
  'config.ts': ['storage', 'closest-name.ts'],
  'errors.ts': [],
  'closest-name.ts': [],
  records: [],
  enrich: ['records'],
  search: ['records', 'enrich', 'errors.ts'],
  contract: ['records', 'errors.ts', 'closest-name.ts'],
  storage: ['records', 'search', 'errors.ts'],
  ...Object.fromEntries(
    ENGINES.map((engine) => [
      `storage/${engine}`,
      ['storage', 'records', 'search', 'errors.ts', 'closest-name.ts'],
    ]),
  ),
  lookups: ['records', 'search', 'storage'],
  feeds: ['records', 'storage', 'errors.ts'],
  ingest: ['records', 'enrich', 'storage', 'clock.ts'],
  keys: ['records', 'storage', 'clock.ts'],
  http: [
    'records',
    'contract',
    'lookups',
    'feeds',
    'keys',
    'storage',
    'errors.ts',
    'services.ts',
    'clock.ts',
  ],
  demo: ['records', 'enrich', 'ingest', 'feeds', 'storage'],
  'services.ts': ['clock.ts', 'config.ts', 'http', 'keys', 'storage'],
  cli: [
    'records',
    'config.ts',
    'services.ts',
    'clock.ts',
    'http',
    'keys',
    'ingest',
    'feeds',
    'storage',
    'demo',
  ],
};

/** The one file that names an engine, in code or in words. */
const ENGINE_CHOICE = 'storage/open-store.ts';

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(SRC, join(SRC, dirname(file), path)),
  );
}

for (const file of FILES) {
  test(`${file} knows only its neighbours`, () => {
    const room = roomOf(file);
    const allowed = MAY_KNOW[room];
    assert.ok(allowed !== undefined, `${room} is a room nobody described`);
    for (const known of importsOf(file)) {
      const other = roomOf(known);
      if (other === room || (file === ENGINE_CHOICE && other.startsWith('storage/'))) continue;
      assert.ok(allowed.includes(other), `${file} must not know ${known}`);
    }
  });

  test(`${file} names no engine but its own`, () => {
    if (file === ENGINE_CHOICE) return;
    const text = readFileSync(join(SRC, file), 'utf8').toLowerCase();
    const others = ENGINES.filter((engine) => roomOf(file) !== `storage/${engine}`);
    assert.deepEqual(
      others.filter((engine) => text.includes(engine)),
      [],
    );
  });

  test(`${file} reaches for the environment, the time and the terminal only from their rooms`, () => {
    const text = readFileSync(join(SRC, file), 'utf8');
    if (file !== 'config.ts') assert.doesNotMatch(text, /process\.env/);
    if (file !== 'clock.ts') assert.doesNotMatch(text, /Date\.now\(\)|new Date\(\)/);
    if (!file.startsWith('cli/')) assert.doesNotMatch(text, /console\.|process\.std(out|err)/);
  });
}
