/** A thread that answers questions from a connection of its own, so that the event loop never waits for one. */
import { serveRequests, threadData } from '../../../../threads/thread-body.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { endReading, openToRead } from '../database/connection.ts';
import { SqliteIndexAnalyzer } from '../index/index-analyzer.ts';
import { SqliteMonths } from '../index/months.ts';
import { SqliteMessageMapper } from '../records/message-mapper.ts';
import { AnswerParts } from './answer-parts.ts';
import { SqliteDeadline } from './deadline.ts';
import { type CountGroups, MonthCounts } from './month-counts.ts';
import { type CompiledJob, isOfIndex, SqliteReader } from './reader.ts';
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './search-pool.ts';

const { file, analyzer } = threadData<SearchThreadData>();
const db = openToRead(file);
const mapper = new SqliteMessageMapper(db);
const patience = new SqliteDeadline(db);
const reader = new SqliteReader(db, mapper, new SqliteMonths(db), patience);
const indexAnalyzer = new SqliteIndexAnalyzer(db, analyzer);
const dataVersion = db.prepare('PRAGMA data_version');
let versionSeen: unknown;
/** An answer of which parts are still to be read; its snapshot stays open until then. */
let begun: AnswerParts<unknown> | undefined;

function begin(compiled: CompiledJob, known: CountGroups): FromSearchThread {
  const counts = new MonthCounts(known);
  try {
    db.exec('BEGIN');
    const version = dataVersion.get()?.data_version;
    if (version !== versionSeen) mapper.forget();
    versionSeen = version;
    if (isOfIndex(compiled.job)) indexAnalyzer.require();
    const read = reader.answer(compiled, counts);
    const { learnt } = counts;
    if (!(read instanceof AnswerParts)) return { result: read, learnt };
    const part = read.next();
    if (!part.isLast) begun = read as AnswerParts<unknown>;
    return { total: read.total, hasMore: read.hasMore, part, learnt };
  } catch (error) {
    // What was counted until time was up is known the next time.
    return { ...failureOf(error), learnt: counts.learnt };
  }
}

function goOn(): FromSearchThread {
  try {
    if (begun === undefined) throw new Error('there is no answer to go on with');
    const part = begun.next();
    if (part.isLast) begun = undefined;
    return { part };
  } catch (error) {
    begun = undefined;
    return failureOf(error);
  }
}

function end(): void {
  begun = undefined;
  endReading(db);
}

function failureOf(error: unknown): FromSearchThread {
  if (error instanceof SearchTooSlow) return { tooSlow: true };
  if (error instanceof IndexOutdated) return { outdated: { found: error.found, program: error.program } };
  return { failure: error as Error, errcode: (error as { errcode?: number }).errcode };
}

serveRequests((message: ToSearchThread, { milliseconds, isCancelled }) => {
  if (message === 'end') {
    end();
    return undefined;
  }
  if (message !== 'next') end();
  patience.begin(milliseconds, isCancelled);
  const answer = message === 'next' ? goOn() : begin(message.compiled, message.known);
  if (begun === undefined) end();
  return answer;
});
