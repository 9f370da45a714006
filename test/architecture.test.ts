/** Reads the import lines: which folder may import which, and who may use the environment, the clock and the terminal. */
import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const FILES = globSync('**/*.ts', { cwd: SRC });
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));
const ENGINES = readdirSync(join(SRC, 'storage/engines'));

/** The only files that name engines. */
const ENGINE_CHOICE = 'storage/open-store.ts';

/** Each folder with those it may import. A folder may only import folders listed above it, so no import runs upward. */
const FOLDERS: [folder: string, mayImport: readonly string[]][] = [
  ['clock.ts', []],
  ['errors.ts', []],
  ['closest-name.ts', []],
  ['lru-cache.ts', []],
  ['recently-used.ts', []],
  ['threads', []],
  ['text', []],
  ['time', ['lru-cache.ts']],
  ['records', ['time', 'text', 'lru-cache.ts']],
  ['enrich', ['text', 'records', 'threads']],
  ['search', ['text', 'records', 'threads', 'errors.ts']],
  ['storage/port', ['time', 'records', 'search']],
  ['storage/rules', ['time', 'text', 'storage/port', 'records', 'search', 'lru-cache.ts']],
  ['alerts/matching', ['storage/port', 'storage/rules', 'records', 'search']],
  [
    'storage/engines',
    [
      'time',
      'storage/port',
      'storage/rules',
      'records',
      'search',
      'threads',
      'errors.ts',
      'closest-name.ts',
      'lru-cache.ts',
      'recently-used.ts',
    ],
  ],
  ['storage', ['time', 'storage/port', 'storage/engines', 'records']],
  ['contract', ['time', 'text', 'records', 'storage/port', 'errors.ts', 'closest-name.ts']],
  ['questions', ['text', 'records', 'search', 'storage/port', 'errors.ts']],
  ['graph', ['records', 'search', 'questions', 'storage/port']],
  ['feeds', ['time', 'records', 'storage/port', 'errors.ts']],
  ['overview', ['time', 'storage/port']],
  [
    'ingest',
    [
      'time',
      'text',
      'records',
      'enrich',
      'threads',
      'storage/port',
      'storage/rules',
      'alerts/matching',
      'clock.ts',
      'lru-cache.ts',
    ],
  ],
  // Knows no store: what it sends is handed to it.
  ['alerts/delivery', ['time', 'text', 'records', 'errors.ts', 'clock.ts']],
  [
    'alerts',
    [
      'time',
      'records',
      'search',
      'questions',
      'storage/port',
      'storage/rules',
      'alerts/matching',
      'alerts/delivery',
      'errors.ts',
      'clock.ts',
    ],
  ],
  [
    'push',
    [
      'time',
      'records',
      'threads',
      'alerts',
      'storage',
      'storage/port',
      'storage/rules',
      'ingest',
      'clock.ts',
    ],
  ],
  // What the API and the command line show of alerts.
  ['alerts/views', ['time', 'text', 'contract', 'alerts', 'alerts/delivery', 'storage/port']],
  ['keys', ['time', 'records', 'storage/port', 'clock.ts']],
  ['audit', ['time', 'records', 'clock.ts']],
  ['config.ts', ['time', 'records', 'storage', 'storage/port', 'alerts', 'push', 'audit', 'closest-name.ts']],
  [
    'services',
    [
      'alerts',
      'audit',
      'clock.ts',
      'config.ts',
      'errors.ts',
      'feeds',
      'keys',
      'push',
      'records',
      'storage/port',
      'threads',
      'time',
    ],
  ],
  [
    'http',
    [
      'time',
      'text',
      'alerts',
      'alerts/delivery',
      'alerts/views',
      'audit',
      'records',
      'contract',
      'questions',
      'graph',
      'feeds',
      'overview',
      'keys',
      'storage/port',
      'storage/rules',
      'threads',
      'errors.ts',
      'push',
      'services',
      'clock.ts',
    ],
  ],
  // Saves searches and targets as people do.
  ['demo', ['time', 'records', 'enrich', 'feeds', 'storage/port', 'alerts', 'alerts/delivery']],
  [
    'cli',
    [
      'time',
      'errors.ts',
      'alerts',
      'alerts/delivery',
      'alerts/views',
      'audit',
      'records',
      'contract',
      'config.ts',
      'services',
      'clock.ts',
      'http',
      'keys',
      'ingest',
      'feeds',
      'storage',
      'storage/port',
      'demo',
    ],
  ],
];

/** The same within an engine. `.` is the engine's own folder: the parts put together. */
const LAYERS: [layer: string, mayImport: readonly string[]][] = [
  ['database', []],
  ['cluster', []],
  ['sealed', ['database']],
  ['index', ['database', 'sealed']],
  ['records', ['database', 'sealed', 'cluster', 'index']],
  ['reading', ['database', 'sealed', 'cluster', 'index', 'records']],
  ['writing', ['database', 'cluster', 'index', 'records']],
  ['removing', ['database', 'cluster', 'index', 'records']],
  ['upkeep', ['database', 'sealed', 'cluster', 'index', 'records', 'removing']],
  ['alerts', ['database', 'cluster', 'records']],
  ['keys', ['database', 'cluster', 'records']],
  [
    '.',
    ['database', 'cluster', 'index', 'records', 'reading', 'writing', 'removing', 'upkeep', 'alerts', 'keys'],
  ],
];

function folderOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split('/');
  return ['storage', 'alerts'].includes(first) && rest.length > 0 ? `${first}/${second}` : first;
}

/** Engine and layer of a file in `storage/engines/`. */
function layerOf(file: string): { engine: string; layer: string } | undefined {
  const [, engine, layer] = /^storage\/engines\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
  return engine === undefined ? undefined : { engine, layer: layer ?? '.' };
}

function importsOf(file: string): string[] {
  return [...(TEXTS.get(file) ?? '').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(SRC, join(SRC, dirname(file), path)),
  );
}

function checkOrder(rows: readonly [string, readonly string[]][]): void {
  const names = rows.map(([name]) => name);
  for (const [index, [name, mayImport]] of rows.entries())
    for (const other of mayImport)
      assert.ok(
        names.slice(0, index).includes(other),
        `${name} may import ${other}, which is not listed above it`,
      );
}

test('folders import only folders below them, and only those they are meant to know', () => {
  checkOrder(FOLDERS);
  const allowed = new Map(FOLDERS);
  const wrong: string[] = [];
  for (const file of FILES) {
    const folder = folderOf(file);
    const mayImport = allowed.get(folder);
    assert.ok(mayImport !== undefined, `${folder} is missing from FOLDERS`);
    for (const other of importsOf(file))
      if (folderOf(other) !== folder && !mayImport.includes(folderOf(other)))
        wrong.push(`${file} -> ${other}`);
  }
  assert.deepEqual(wrong, []);
});

test('within an engine, layers import only layers below them, and reading never writes or removes', () => {
  checkOrder(LAYERS);
  const allowed = new Map(LAYERS);
  const wrong: string[] = [];
  for (const file of FILES) {
    const here = layerOf(file);
    if (here === undefined) continue;
    const mayImport = allowed.get(here.layer);
    assert.ok(mayImport !== undefined, `${here.layer} is missing from LAYERS`);
    for (const other of importsOf(file)) {
      const there = layerOf(other);
      if (there === undefined) continue;
      const isOwnLayer = there.layer === here.layer;
      if (there.engine !== here.engine || !(isOwnLayer || mayImport.includes(there.layer)))
        wrong.push(`${file} -> ${other}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('both engines have the same layers, apart from what they stand on', () => {
  const layers = ENGINES.map((engine) =>
    readdirSync(join(SRC, 'storage/engines', engine), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !['database', 'sealed', 'index', 'cluster'].includes(entry.name),
      )
      .map(({ name }) => name)
      .sort(),
  );
  for (const each of layers) assert.deepEqual(each, layers[0]);
});

test('no file outside an engine names it', () => {
  const wrong: string[] = [];
  for (const file of FILES) {
    if (file === ENGINE_CHOICE) continue;
    const text = (TEXTS.get(file) ?? '').toLowerCase();
    const named = ENGINES.filter((engine) => layerOf(file)?.engine !== engine && text.includes(engine));
    if (named.length > 0) wrong.push(`${file} names ${named.join(' and ')}`);
  }
  assert.deepEqual(wrong, []);
});

test('only the clock asks for the time, only the configuration for the environment, only the CLI prints', () => {
  const wrong: string[] = [];
  for (const file of FILES) {
    const text = TEXTS.get(file) ?? '';
    if (file !== 'config.ts' && /process\.env/.test(text)) wrong.push(`${file}: process.env`);
    if (file !== 'clock.ts' && /Date\.now\(\)|new Date\(\)/.test(text)) wrong.push(`${file}: the time`);
    if (!file.startsWith('cli/') && /console\.|process\.std(out|err)/.test(text))
      wrong.push(`${file}: the terminal`);
  }
  assert.deepEqual(wrong, []);
});

test('commands load extractors and language models only to read text', () => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path = ''] of (TEXTS.get(file) ?? '').matchAll(VALUE_IMPORT))
      visit(relative(SRC, join(SRC, dirname(file), path)));
  };
  for (const file of ['cli/main.ts', 'cli/program.ts', 'http/app.ts', 'http/server.ts']) visit(file);
  assert.ok(reached.size > 100);
  assert.deepEqual(
    [...reached].filter((file) => folderOf(file) === 'enrich'),
    [],
  );
});

/** Imports at load time that are not of types only. */
const VALUE_IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm;
