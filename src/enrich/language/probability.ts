/**
 * How often a guess is right, given the model's log odds and the number of letters. Fitted by
 * `scripts/fit-language-probabilities.ts` on sentences of 75 languages, and on three to eight words of each, that were not
 * used to fit the weights. A language with a probability of 0.9 is right in about nine of ten texts.
 */
import { LATIN } from './letters.ts';

/** Rows of the tables: texts of up to this many letters. */
export const LENGTHS = [14, 30, Infinity];
/** Columns of the tables. Between them, probabilities are interpolated. */
export const LOG_ODDS = [-1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4.5, 7];

const LATIN_TABLE = [
  [0.377, 0.634, 0.689, 0.689, 0.817, 0.926, 0.97, 0.97, 0.981, 0.999],
  [0.409, 0.546, 0.645, 0.696, 0.836, 0.877, 0.916, 0.967, 0.987, 0.996],
  [0.371, 0.432, 0.464, 0.625, 0.71, 0.766, 0.894, 0.926, 0.977, 0.997],
];

const OTHER_TABLE = [
  [0.296, 0.296, 0.474, 0.621, 0.666, 0.82, 0.928, 0.943, 0.977, 0.988],
  [0.244, 0.413, 0.658, 0.709, 0.709, 0.845, 0.91, 0.946, 0.994, 0.999],
  [0.269, 0.343, 0.529, 0.723, 0.723, 0.866, 0.903, 0.93, 0.993, 0.999],
];

export function probabilityOf(logOdds: number, letters: number, script: number): number {
  const row = (script === LATIN ? LATIN_TABLE : OTHER_TABLE)[
    LENGTHS.findIndex((length) => letters <= length)
  ] as number[];
  const right = LOG_ODDS.findIndex((each) => each >= logOdds);
  if (right === -1) return row.at(-1) as number;
  if (right === 0) return row[0] as number;
  const [from, to] = [LOG_ODDS[right - 1] as number, LOG_ODDS[right] as number];
  const share = (logOdds - from) / (to - from);
  return (1 - share) * (row[right - 1] as number) + share * (row[right] as number);
}
