import { hasRun } from './runs.ts';

/**
 * Normalization sorts each run of combining marks in quadratic time: 64 KiB of marks take seconds. Stream-safe text
 * (UAX #15) has at most 30 marks in a row; no language needs more.
 */
const MARKS_MAX = 30;

/**
 * Characters whose decomposition starts with a combining mark: all marks, and the Japanese half-width voicing marks.
 */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;

/** A run that is too long. Its first group is the part to keep. */
export const EXCESS_MARKS = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu');

/** Removes the excess marks of every run. Call it before `normalize` on any text that comes from outside. */
export function capMarks(text: string): string {
  return hasRun(text, MARKS_MAX + 1, mayBeMark) ? text.replace(EXCESS_MARKS, '$1') : text;
}

/** Letters of the commonest scripts are no marks. Halves of surrogate pairs may be. */
function mayBeMark(code: number): boolean {
  if (code < 0x300) return false;
  if (code < 0x3000) return code < 0x400 || (code > 0x482 && code < 0x48a) || code > 0x590;
  return !(code >= 0x3400 && code <= 0x9fff) && !(code >= 0xac00 && code <= 0xd7ff);
}
