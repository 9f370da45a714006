/** A thread that answers questions from a connection of its own, so that the event loop never waits for one. */
import { parentPort, workerData } from 'node:worker_threads';
import { SearchTooSlow } from '../search-too-slow.ts';
import { openToRead } from './sqlite-connection.ts';
import { SqliteMessageMapper } from './sqlite-message-mapper.ts';
import { SqliteMonths } from './sqlite-months.ts';
import { SqlitePatience } from './sqlite-patience.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { FromSearchThread, ToSearchThread } from './sqlite-search-pool.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;
const db = openToRead(workerData as string);
const mapper = new SqliteMessageMapper(db);
const patience = new SqlitePatience(db);
const reader = new SqliteReader(db, mapper, new SqliteMonths(db), patience);
const dataVersion = db.prepare('PRAGMA data_version');
let versionSeen: unknown;

function answer({ job, counts, milliseconds }: ToSearchThread): FromSearchThread {
  patience.begin(milliseconds);
  db.exec('BEGIN');
  try {
    const version = dataVersion.get()?.data_version;
    if (version !== versionSeen) mapper.forget();
    versionSeen = version;
    const result = reader.answer(job, counts);
    return { result, counts };
  } catch (error) {
    if (error instanceof SearchTooSlow) return { tooSlow: true, counts };
    return { failure: error as Error };
  } finally {
    db.exec('COMMIT');
  }
}

port.on('message', (question: ToSearchThread) => port.postMessage(answer(question)));
