import { type AnyRecord, keyOf } from '../records/record.ts';
import type { Position } from '../storage/port/query.ts';

/** The record's position in a list sorted by detectionDate. */
export function positionOf(record: AnyRecord): Position {
  return { at: record.detectionDate, key: keyOf(record) };
}
