/** A thread that runs queries on its own connection, so that they never block the event loop. */
import { serveRequests, threadData } from '../../../../threads/thread-body.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { endReading, openReadOnly } from '../database/connection.ts';
import { SqliteIndexAnalyzer } from '../index/index-analyzer.ts';
import { SqliteMonths } from '../index/months.ts';
import { SqliteMessageMapper } from '../records/message-mapper.ts';
import { SqliteSegments } from '../sealed/segments.ts';
import { AnswerParts } from './answer-parts.ts';
import { SqliteDeadline } from './deadline.ts';
import { type CountGroups, MonthCounts } from './month-counts.ts';
import { type CompiledJob, SqliteReader, usesIndex } from './reader.ts';
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './search-pool.ts';

/**
 * What is read of segments is kept as it is needed (sealed/segment-cache.ts), and the operating system caches the file.
 */
const PAGE_CACHE_KILOBYTES = 4096;

const { file, analyzer } = threadData<SearchThreadData>();
const db = openReadOnly(file, PAGE_CACHE_KILOBYTES);
const mapper = new SqliteMessageMapper(db);
const deadline = new SqliteDeadline(db);
const reader = new SqliteReader(
  db,
  mapper,
  { months: new SqliteMonths(db), segments: new SqliteSegments(db) },
  deadline,
);
const indexAnalyzer = new SqliteIndexAnalyzer(db, analyzer);
const dataVersion = db.prepare('PRAGMA data_version');
let versionSeen: unknown;
/** An answer with unread parts. Its snapshot stays open until they are read. */
let unfinished: AnswerParts<unknown> | undefined;

function begin(compiled: CompiledJob, cachedCounts: CountGroups): FromSearchThread {
  const counts = new MonthCounts(cachedCounts);
  try {
    db.exec('BEGIN');
    const version = dataVersion.get()?.data_version;
    if (version !== versionSeen) {
      mapper.clearCache();
      reader.storeChanged();
    }
    versionSeen = version;
    if (usesIndex(compiled.job)) indexAnalyzer.require();
    const read = reader.answer(compiled, counts);
    const newCounts = counts.added;
    if (!(read instanceof AnswerParts)) return { result: read, newCounts };
    const part = read.next();
    if (!part.isLast) unfinished = read as AnswerParts<unknown>;
    return { answer: read.emptyAnswer(), part, newCounts };
  } catch (error) {
    // Counts from before the deadline speed up the next attempt.
    return { ...failureOf(error), newCounts: counts.added };
  }
}

function next(): FromSearchThread {
  try {
    if (unfinished === undefined) throw new Error('there is no answer to go on with');
    const part = unfinished.next();
    if (part.isLast) unfinished = undefined;
    return { part };
  } catch (error) {
    unfinished = undefined;
    return failureOf(error);
  }
}

function end(): void {
  unfinished = undefined;
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
  deadline.begin(milliseconds, isCancelled);
  const answer = message === 'next' ? next() : begin(message.compiled, message.cachedCounts);
  if (unfinished === undefined) end();
  return answer;
});
