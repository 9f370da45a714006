/**
 * Compares searches on the same data and machine: nightjar over HTTP, SQLite without HTTP (the baseline), PostgreSQL
 * with a GIN index, a single OpenSearch node, and ClickHouse with a text index. They run one after the other.
 *
 *   npm run bench:search -- [messages] [--only nightjar,sqlite,postgres,opensearch,clickhouse] [--corpus invented|real]
 *     [--keep FOLDER] [--write] [--quick]
 *
 * --corpus real takes the texts from Debian packages, which it downloads once; --keep reuses a folder, so that a second
 * run need not load the data again; --write puts the results into docs/benchmarks.md; --quick runs few repetitions, as
 * a smoke test.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchEngine } from './search/engine.ts';
import { ClickhouseEngine } from './search/engines/clickhouse.ts';
import { NightjarEngine } from './search/engines/nightjar.ts';
import { OpensearchEngine } from './search/engines/opensearch.ts';
import { PostgresEngine } from './search/engines/postgres.ts';
import { SqliteEngine } from './search/engines/sqlite.ts';
import { type LoadTime, loadOnce } from './search/loaded.ts';
import { type MeasureOptions, measureEngine } from './search/measure-engine.ts';
import { readRealTexts } from './search/real/real-texts.ts';
import { type SearchReport, tables } from './search/report.ts';
import { writeCorpus } from './search/write-corpus.ts';
import { writeReport } from './search/write-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    corpus: { type: 'string', default: 'invented' },
    keep: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
});
if (values.corpus !== 'invented' && values.corpus !== 'real')
  throw new Error(`--corpus is invented or real, not ${values.corpus}`);
const isReal = values.corpus === 'real';
const messages = Number(positionals[0] ?? 2_000_000);
const only = values.only?.split(',');
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
mkdirSync(folder, { recursive: true });
// PostgreSQL and OpenSearch do not run as root and need access to their folders.
if (process.getuid?.() === 0) chmodSync(folder, 0o711);
const log = (text: string) => console.error(text);
const options: MeasureOptions = { repeats: values.quick ? 3 : 60, loadMs: values.quick ? 100 : 3000, log };

const OTHERS = [
  ['postgres', PostgresEngine],
  ['opensearch', OpensearchEngine],
  ['clickhouse', ClickhouseEngine],
] as const;

/** A folder holds both corpora side by side. */
function pathOf(name: string): string {
  return join(folder, isReal ? `real-${name}` : name);
}

function folderOf(name: string): string {
  mkdirSync(pathOf(name), { recursive: true });
  return pathOf(name);
}

try {
  log(`writing ${messages} messages`);
  const given = await writeCorpus(folder, messages, isReal ? () => readRealTexts(log) : undefined);
  const load = (engine: BenchEngine): Promise<LoadTime> => {
    log(`${engine.name}: loading`);
    return loadOnce(engine, given, {
      folder: pathOf(engine.name),
      marker: `${pathOf(engine.name)}.loaded`,
    });
  };
  const report: SearchReport = {
    messages,
    rawBytes: statSync(given.file).size,
    texts: given.texts,
    results: [],
  };
  const measure = async (engine: BenchEngine, loaded?: LoadTime) =>
    report.results.push(await measureEngine(engine, given, loaded, options));
  const isWanted = (name: string) => only === undefined || only.includes(name);

  const nightjar = new NightjarEngine(folderOf('nightjar'));
  if (isWanted('nightjar') || isWanted('sqlite')) {
    const loaded = await load(nightjar);
    if (isWanted('nightjar')) await measure(nightjar, loaded);
    if (isWanted('sqlite'))
      await measure(new SqliteEngine(nightjar), isWanted('nightjar') ? undefined : loaded);
  }
  for (const [name, Engine] of OTHERS) {
    if (!isWanted(name)) continue;
    if (Engine.missing !== undefined) {
      log(`${name} is skipped: ${Engine.missing}`);
      continue;
    }
    const engine = new Engine(folderOf(name));
    await measure(engine, await load(engine));
  }
  console.log(tables(report));
  if (values.write) writeReport(report);
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
