import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { languageOf } from '../index/index.ts';
import { messageIndexRow } from '../index/message-index-row.ts';
import type { MessageInSlot } from '../records/messages.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type BuiltSegment, SegmentBuilder } from '../sealed/segment-builder.ts';
import { SEGMENT_OCCURRENCES_MAX } from '../sealed/segment-format.ts';

/** Rows read at a time, without the write lock. */
const CHUNK_SIZE = 2000;

const TIE_MASK = firstSlotOf(1) - 1n;

/** The next segment of a month, from a slot. */
export interface SegmentOrder {
  month: Month;
  from: bigint;
  docsMax: number;
}

export interface MadeSegment {
  /** Undefined if no message is left. */
  segment: BuiltSegment | undefined;
  /** Where the next segment starts; undefined if this is the last one. */
  next: bigint | undefined;
}

/**
 * Makes a segment of the messages from a slot on. Imports may change messages meanwhile: they are read in several
 * transactions, and the caller has to keep track of what changed.
 */
export function makeSegment(tables: SqliteTables, { month, from, docsMax }: SegmentOrder): MadeSegment {
  const end = lastSlotOf(endOfMonth(month));
  const builder = new SegmentBuilder(startOfMonth(month));
  const size = Math.min(CHUNK_SIZE, docsMax);
  for (let next = from; ; ) {
    const rows = tables.read(() => {
      const chunk = tables.messages.between(next, end, size);
      for (const row of chunk) add(builder, row, tables);
      return chunk;
    });
    const isLast = rows.length < size;
    const isFull = builder.docs >= docsMax || builder.occurrences >= SEGMENT_OCCURRENCES_MAX;
    next = (rows.at(-1)?.slot ?? end) + 1n;
    if (isLast || isFull)
      return {
        segment: builder.docs > 0 ? builder.finish() : undefined,
        next: isLast ? undefined : next,
      };
  }
}

function add(builder: SegmentBuilder, { slot, message }: MessageInSlot, { mapper }: SqliteTables): void {
  builder.add({
    date: message.detectionDate,
    tie: Number(slot & TIE_MASK),
    chat: mapper.chatOf(message) as number,
    user: mapper.userOf(message),
    language: languageOf(message),
    fields: messageIndexRow(message),
  });
}
