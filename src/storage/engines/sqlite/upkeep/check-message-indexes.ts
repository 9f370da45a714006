import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { monthIndex } from '../index/months.ts';
import type { SqliteTables } from '../records/tables.ts';
import { oldestOf } from '../sealed/merged-slots.ts';
import type { Segment } from '../sealed/segment.ts';

/** Compares the messages of each month with its full-text index and segments: every message must be in one of them. */
export function checkMessageIndexes({ db, index }: SqliteTables): { checked: number; problems: string[] } {
  const problems: string[] = [];
  let checked = 0;
  const segments = index.segments.byMonth();
  for (const { month, open } of index.months.all()) {
    const sources = [...(segments.get(month) ?? []).map(slotsOfSegment), slotsOf(db, openSlots(db, month))];
    const range = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
    const messages = 'SELECT slot FROM messages WHERE slot BETWEEN ? AND ? ORDER BY slot';
    const { both, missing, extra } = compared(slotsOf(db, messages, range), oldestOf(sources));
    checked += both + extra;
    if (missing > 0) problems.push(`month ${month}: the search index lacks ${amountOf(missing)}`);
    if (extra > 0) problems.push(`month ${month}: the search index holds ${amountOf(extra)} too many`);
    const found = countOf(db, openSlots(db, month));
    if (found !== open) problems.push(`month ${month}: ${amountOf(open)} recorded as open, ${found} found`);
  }
  return { checked, problems };
}

/** FTS5's docsize table has one row per indexed message. A month that is sealed has none. */
function openSlots(db: SqliteTables['db'], month: Month): string {
  const sizes = `${monthIndex(month)}_docsize`;
  const exists = db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(sizes) !== undefined;
  return exists ? `SELECT id AS slot FROM ${sizes} ORDER BY id` : 'SELECT 0 AS slot LIMIT 0';
}

function countOf(db: SqliteTables['db'], sql: string): number {
  return db.prepare(`SELECT count(*) AS n FROM (${sql})`).get()?.n as number;
}

function* slotsOf(db: SqliteTables['db'], sql: string, parameters: bigint[] = []): Generator<bigint, void> {
  for (const { slot } of prepareWithBigInts(db, sql).iterate(...parameters)) yield slot as bigint;
}

function* slotsOfSegment(segment: Segment): Generator<bigint, void> {
  for (const doc of segment.all().inOrder()) yield segment.slotOf(doc);
}

/** Walks two ordered lists: what is in both, only in the first, and only in the second. */
function compared(
  first: Iterator<bigint>,
  second: Iterator<bigint>,
): { both: number; missing: number; extra: number } {
  const counts = { both: 0, missing: 0, extra: 0 };
  let [a, b] = [first.next(), second.next()];
  while (!a.done || !b.done) {
    if (!a.done && !b.done && a.value === b.value) {
      counts.both++;
      a = first.next();
      b = second.next();
    } else if (b.done || (!a.done && a.value < b.value)) {
      counts.missing++;
      a = first.next();
    } else {
      counts.extra++;
      b = second.next();
    }
  }
  return counts;
}

function amountOf(messages: number): string {
  return `${messages} ${messages === 1 ? 'message' : 'messages'}`;
}
