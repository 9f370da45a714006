/**
 * Pins the tokens that the engines index for twenty awkward records. A change to any function that feeds the index needs a new
 * analyzer version; otherwise an existing index would mix old and new tokens.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { writeGolden } from '../../scripts/write-golden-tokens.ts';
import { CHAIN_KINDS } from '../../src/records/wallet.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { write } from './contract/helpers.ts';
import { GOLDEN_FILE, goldenTokens, type IndexTokens } from './golden/index-tokens.ts';
import { GOLDEN_RECORDS } from './golden/records.ts';

const ADVICE = 'the index tokens changed: raise ANALYZER_VERSION, then run "npm run golden"';

const SCRIPTS = [
  ...[
    'Latin',
    'Greek',
    'Cyrillic',
    'Arabic',
    'Hebrew',
    'Han',
    'Hiragana',
    'Katakana',
    'Hangul',
    'Thai',
    'Lao',
  ],
  ...['Khmer', 'Myanmar', 'Devanagari', 'Tamil', 'Georgian', 'Armenian', 'Ethiopic', 'Gothic'],
];

test('the records cover every script, filter and kind of wallet', () => {
  assert.equal(GOLDEN_RECORDS.length, 20);
  const text = JSON.stringify(GOLDEN_RECORDS);
  for (const kind of CHAIN_KINDS) assert.ok(text.includes(kind), kind);
  for (const script of SCRIPTS) assert.match(text, new RegExp(`\\p{Script=${script}}`, 'u'), script);
});

test('both engines index exactly the tokens of the golden file', () => {
  const pinned = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as IndexTokens[];
  const tokens = goldenTokens();
  for (const [index, expected] of pinned.entries()) assert.deepEqual(tokens[index], expected, ADVICE);
  assert.equal(tokens.length, pinned.length, ADVICE);
});

test('the database holds exactly the tokens of the golden file', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  await write(store, ...GOLDEN_RECORDS);
  await store.close();
  const db = new DatabaseSync(join(folder, 'nightjar.db'));
  t.after(() => db.close());
  const indexed = new Set(indexedRows(db).map((row) => JSON.stringify(row)));
  for (const { record, sqlite } of goldenTokens()) {
    const row = sqlite.map((column) => column.split(' ').filter((token) => token !== ''));
    assert.ok(indexed.has(JSON.stringify(row)), record);
  }
});

/** Every row of every index as lists of tokens, one list per column. */
function indexedRows(db: DatabaseSync): string[][][] {
  const indexes = db.prepare("SELECT name, sql FROM sqlite_schema WHERE sql LIKE '%USING fts5%'").all();
  return indexes.flatMap(({ name, sql }) => {
    const columns =
      (sql as string)
        .split('(')[1]
        ?.split(',')
        .map((part) => part.trim()) ?? [];
    db.exec(`CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab ('main', '${name}', 'instance')`);
    const tokens = db.prepare(
      'SELECT CAST(doc AS TEXT) AS doc, col, term FROM temp.vocabulary ORDER BY doc, col, offset',
    );
    const rows = new Map<string, string[][]>();
    for (const { doc, col, term } of tokens.all()) {
      const names = columns.filter((column) => !column.includes('='));
      const row = rows.get(doc as string) ?? names.map(() => []);
      row[names.indexOf(col as string)]?.push(term as string);
      rows.set(doc as string, row);
    }
    db.exec('DROP TABLE temp.vocabulary');
    return [...rows.values()];
  });
}

test('the golden file of a version is not overwritten by mistake', () => {
  assert.throws(() => writeGolden([]), /raise ANALYZER_VERSION/);
});
