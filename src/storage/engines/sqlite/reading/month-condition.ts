import type { SQLInputValue } from 'node:sqlite';
import { monthIndex } from '../index/months.ts';
import type { Part } from './month-counts.ts';

/** In a smaller month a statement finishes so fast that it needs no deadline check. */
const LARGE_MONTH = 50_000;

/**
 * Selects the matches in a month's full-text index, or in the part of it that is in the time window; `joined` to their
 * rows, which are open.
 */
export function condition(
  { month, open, slots }: Part,
  match: string,
  joined?: 'open_messages',
): { sql: string; parameters: SQLInputValue[] } {
  const name = monthIndex(month);
  const range = slots === undefined ? '' : ` AND ${name}.rowid BETWEEN ? AND ?`;
  const deadline = open < LARGE_MONTH ? '' : ' AND in_time()';
  return {
    // CROSS JOIN keeps the order of the index.
    sql: `FROM ${name}${joined === undefined ? '' : ` CROSS JOIN open_messages ON open_messages.slot = ${name}.rowid`} WHERE ${name} MATCH ?${range}${deadline}`,
    parameters: [match, ...(slots ?? [])],
  };
}
