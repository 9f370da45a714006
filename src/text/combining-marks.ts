/**
 * Normalization sorts each run of combining marks in quadratic time: 64 KiB of marks take seconds. Stream-safe text (UAX #15) has at
 * most 30 marks in a row; no language needs more.
 */
const MARKS_MAX = 30;

/** Every character whose decomposition begins with a combining mark: the marks, and the half-width voicing marks of Japanese. */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;

/** A run that is too long; the part to keep is its first group. */
export const EXCESS_MARKS = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu');

/** The same text with the excess marks of every run removed. Call it before every `normalize` of text that we did not write. */
export function capMarks(text: string): string {
  return text.replace(EXCESS_MARKS, '$1');
}
