/** A thread that makes segments on its own connection, while others write. */
import { serveRequests, threadData } from '../../../../threads/thread-body.ts';
import { openReadOnly } from '../database/connection.ts';
import { SqliteTables } from '../records/tables.ts';
import { makeSegment, type SegmentOrder } from './segment-maker.ts';

export interface SegmentThreadData {
  file: string;
}

const { file } = threadData<SegmentThreadData>();
const tables = new SqliteTables(openReadOnly(file));

serveRequests((order: SegmentOrder) => makeSegment(tables, order));
