/**
 * Compares searches on the same data and machine: nightjar over HTTP, SQLite without HTTP (the baseline), PostgreSQL
 * with a GIN index, and a single OpenSearch node. They run one after the other.
 *
 *   npm run bench:search -- [messages] [--only nightjar,sqlite,postgres,opensearch] [--keep FOLDER] [--write] [--quick]
 *
 * --keep reuses a folder, so that a second run need not load the data again; --write puts the results into
 * docs/benchmarks.md; --quick runs few repetitions, as a smoke test.
 */
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { corpus, recordLine } from './search/corpus.ts';
import type { BenchEngine, Corpus } from './search/engine.ts';
import { NightjarEngine } from './search/engines/nightjar.ts';
import { OpensearchEngine } from './search/engines/opensearch.ts';
import { PostgresEngine } from './search/engines/postgres.ts';
import { SqliteEngine } from './search/engines/sqlite.ts';
import { timeMany, timeOne } from './search/measure.ts';
import { type BenchQuestion, QUESTIONS } from './search/questions.ts';
import { type EngineResult, type SearchReport, tables, writeReport } from './search/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
});
const messages = Number(positionals[0] ?? 2_000_000);
const only = values.only?.split(',');
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
// PostgreSQL and OpenSearch do not run as root and need access to their folders.
if (process.getuid?.() === 0) chmodSync(folder, 0o711);
const log = (text: string) => console.error(text);

const CLIENTS = 16;
const LOAD_MS = values.quick ? 100 : 3000;
const REPEATS = values.quick ? 3 : 60;
const UNDER_LOAD = ['rare word', 'commonest word', 'lookup by id'];

function folderOf(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Number of keys to look up, spread over the corpus. */
const KEYS = 1000;

async function writeCorpus(): Promise<Corpus> {
  const file = join(folder, `records-${messages}.ndjson`);
  const keysFile = `${file}.keys`;
  if (!existsSync(keysFile)) {
    const keys: Corpus['keys'] = [];
    const step = Math.max(1, Math.floor(messages / KEYS));
    function* lines(): Iterable<string> {
      let part = '';
      let number = 0;
      for (const message of corpus(messages)) {
        if (number++ % step === 0)
          keys.push({ platform: message.platform, messageId: `${message.channelId}_${message.sequence}` });
        part += `${recordLine(message)}\n`;
        if (part.length < 1 << 19) continue;
        yield part;
        part = '';
      }
      yield part;
    }
    await pipeline(Readable.from(lines()), createWriteStream(file, { highWaterMark: 1 << 20 }));
    writeFileSync(keysFile, JSON.stringify(keys));
  }
  return { file, messages, keys: JSON.parse(readFileSync(keysFile, 'utf8')) };
}

async function measure(engine: BenchEngine, given: Corpus, isLoaded: boolean): Promise<EngineResult> {
  const marker = join(folder, `${engine.name}.loaded`);
  let loadSeconds = 0;
  if (existsSync(marker)) loadSeconds = Number(readFileSync(marker, 'utf8'));
  else if (!isLoaded) {
    log(`${engine.name}: loading`);
    await engine.prepare?.();
    const start = performance.now();
    await engine.load(given);
    loadSeconds = (performance.now() - start) / 1000;
    writeFileSync(marker, String(loadSeconds));
  }
  await engine.start(given);
  const result: EngineResult = {
    engine: engine.name,
    loadSeconds,
    bytes: engine.size(),
    timings: {},
    loads: {},
  };
  try {
    for (const { name, question } of QUESTIONS) {
      log(`${engine.name}: ${name}`);
      result.timings[name] = await timeOne(engine, question, REPEATS);
    }
    for (const name of UNDER_LOAD) {
      log(`${engine.name}: ${name}, ${CLIENTS} clients`);
      result.loads[name] = await timeMany(engine, questionNamed(name), CLIENTS, LOAD_MS);
    }
    if (engine instanceof NightjarEngine) {
      result.lookups = await lookupsDuringSearches(engine);
      result.residentMegabytes = residentMegabytes(engine.residentPid);
    }
  } finally {
    await engine.stop();
  }
  return result;
}

/** Lookups while another client counts the commonest word by day, which no cache can answer. */
async function lookupsDuringSearches(engine: BenchEngine): Promise<NonNullable<EngineResult['lookups']>> {
  const lookup = questionNamed('lookup by id');
  const alone = await timeMany(engine, lookup, CLIENTS, LOAD_MS);
  const [duringSearches] = await Promise.all([
    timeMany(engine, lookup, CLIENTS, LOAD_MS),
    timeMany(engine, questionNamed('commonest word, by day'), 1, LOAD_MS),
  ]);
  return { alone, duringSearches };
}

function questionNamed(name: string): BenchQuestion {
  const found = QUESTIONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`unknown question: ${name}`);
  return found.question;
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

try {
  log(`writing ${messages} messages`);
  const given = await writeCorpus();
  const nightjar = new NightjarEngine(folderOf('nightjar'));
  const report: SearchReport = { messages, rawBytes: statSync(given.file).size, results: [] };
  const isWanted = (name: string) => only === undefined || only.includes(name);
  if (isWanted('nightjar')) report.results.push(await measure(nightjar, given, false));
  if (isWanted('sqlite'))
    report.results.push(await measure(new SqliteEngine(nightjar), given, isWanted('nightjar')));
  for (const [name, Engine] of [
    ['postgres', PostgresEngine],
    ['opensearch', OpensearchEngine],
  ] as const) {
    if (!isWanted(name)) continue;
    if (Engine.missing !== undefined) {
      log(`${name} is skipped: ${Engine.missing}`);
      continue;
    }
    report.results.push(await measure(new Engine(folderOf(name)), given, false));
  }
  console.log(tables(report));
  if (values.write) writeReport(report);
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
