import { MESSAGE_INDEX_COLUMNS } from '../database/message-columns.ts';
import type { PartRange } from './parts.ts';

/**
 * A segment holds the words and some columns of messages of one month, in the order of their slots. It never changes,
 * except that messages are marked as removed. Its documents are numbered from 0.
 */

/** Numbers of each document that a search needs without reading rows. */
export const SEGMENT_COLUMNS = ['date', 'tie', 'chat', 'user', 'language', 'length'] as const;
export type SegmentColumn = (typeof SEGMENT_COLUMNS)[number];

export interface SegmentHeader {
  docs: number;
  /** Tokens of all documents. */
  tokens: number;
  /** The start of the month: dates are counted from here. */
  start: number;
  /** Languages by their number in the column. */
  languages: readonly string[];
  /** First document of each day, in days from the start, and the number of documents at the end. */
  dayStarts: readonly number[];
  /** Chunks of each column, in order. */
  columns: Record<SegmentColumn, PartRange[]>;
  /** The list of blocks of the dictionary. */
  dictionary: PartRange;
}

/** Maximum number of documents, and of occurrences of words, in a segment: they limit the memory needed to build one. */
export const SEGMENT_DOCS_MAX = 2 ** 18;
export const SEGMENT_OCCURRENCES_MAX = 6_000_000;

export type TermField = (typeof MESSAGE_INDEX_COLUMNS)[number];

/** Filters have no order, so their positions mean nothing. */
export function hasPositions(field: number): boolean {
  return MESSAGE_INDEX_COLUMNS[field] !== 'filters';
}

/**
 * A term is a token and its field, in this order, so that a word is found in all fields at once. No token contains the
 * zero byte.
 */
export function termName(token: string, field: number): string {
  return `${token}\0${String.fromCharCode(field)}`;
}
