/** A thread that answers questions from a connection of its own, so that the event loop never waits for one. */
import { parentPort, workerData } from 'node:worker_threads';
import { IndexOutdated } from '../index-outdated.ts';
import { SearchTooSlow } from '../search-too-slow.ts';
import { endReading, openToRead } from './sqlite-connection.ts';
import { SqliteIndexAnalyzer } from './sqlite-index-analyzer.ts';
import { SqliteMessageMapper } from './sqlite-message-mapper.ts';
import type { MonthCounts } from './sqlite-message-search.ts';
import { SqliteMonths } from './sqlite-months.ts';
import { SqlitePatience } from './sqlite-patience.ts';
import { isOfIndex, SqliteReader } from './sqlite-reader.ts';
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './sqlite-search-pool.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;
const { file, analyzer } = workerData as SearchThreadData;
const db = openToRead(file);
const mapper = new SqliteMessageMapper(db);
const patience = new SqlitePatience(db);
const reader = new SqliteReader(db, mapper, new SqliteMonths(db), patience);
const indexAnalyzer = new SqliteIndexAnalyzer(db, analyzer);
const dataVersion = db.prepare('PRAGMA data_version');
let versionSeen: unknown;

function answer({ job, counts, milliseconds }: ToSearchThread): FromSearchThread {
  patience.begin(milliseconds);
  db.exec('BEGIN');
  try {
    const version = dataVersion.get()?.data_version;
    if (version !== versionSeen) mapper.forget();
    versionSeen = version;
    if (isOfIndex(job)) indexAnalyzer.require();
    const known = new Map(counts);
    const result = reader.answer(job, counts);
    return { result, learnt: newIn(counts, known) };
  } catch (error) {
    if (error instanceof SearchTooSlow) return { tooSlow: true, learnt: counts };
    if (error instanceof IndexOutdated) return { outdated: { found: error.found, program: error.program } };
    const { errcode } = error as { errcode?: number };
    return { failure: error as Error, errcode };
  } finally {
    endReading(db);
  }
}

/** What the pool does not know yet: most questions are asked again, and then that is nothing. */
function newIn(counts: MonthCounts, known: MonthCounts): MonthCounts {
  return new Map([...counts].filter(([name, count]) => known.get(name) !== count));
}

port.on('message', (question: ToSearchThread) => port.postMessage(answer(question)));
