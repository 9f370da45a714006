/** Checks that benchmarks run, not their results. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ClickhouseEngine } from '../bench/search/engines/clickhouse.ts';
import { PostgresEngine } from '../bench/search/engines/postgres.ts';
import { INVENTED_WORDS } from '../bench/search/question-words.ts';
import { questionsWith } from '../bench/search/questions.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const scriptOf = (name: string) => fileURLToPath(new URL(`../bench/${name}.ts`, import.meta.url));

test('bench:search gets the same totals from every installed engine', (t) => {
  const engines = [
    'nightjar',
    'sqlite',
    ...(PostgresEngine.missing === undefined ? ['postgres'] : []),
    ...(ClickhouseEngine.missing === undefined ? ['clickhouse'] : []),
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [scriptOf('search'), '2000', '--only', engines.join(','), '--quick', '--keep', temporaryFolder(t)],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  assert.match(stdout, new RegExp(`hits \\| ${engines.join(' \\| ')} \\|`));
  for (const { name } of questionsWith(INVENTED_WORDS)) assert.ok(stdout.includes(`| ${name} | `), name);
  assert.doesNotMatch(stdout, /disagree/);
});

test('bench:import compares an import with SQLite alone', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf('import'), '300'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /nightjar import: +[\d,]+ messages\/s, [\d.]+ s, peak \d+ MB resident/);
  assert.match(stdout, /SQLite baseline: +[\d,]+ messages\/s/);
});
