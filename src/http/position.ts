import { type AnyRecord, keyOf } from '../records/record.ts';
import type { Position } from '../storage/port/query.ts';

/** Where a record stands in a list ordered by detectionDate. */
export function positionOf(record: AnyRecord): Position {
  return { at: record.detectionDate, key: keyOf(record) };
}
