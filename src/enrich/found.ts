import type { Item } from '../records/item.ts';

/** An item with its place in the text that was searched. */
export interface Found extends Item {
  start: number;
  end: number;
}

export interface Span {
  start: number;
  end: number;
}

export function itemAt(kind: Item['kind'], value: string, { start, end }: Span): Found {
  return { kind, value, start, end };
}

/** The place of a match. */
export function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

/** The place of the last occurrence of a part of a match. */
export function spanOfPart(match: RegExpExecArray, part: string): Span {
  const start = match.index + match[0].lastIndexOf(part);
  return { start, end: start + part.length };
}

export function withoutPlace({ kind, value }: Found): Item {
  return { kind, value };
}
