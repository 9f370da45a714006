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
  [0.332, 0.52, 0.671, 0.722, 0.859, 0.888, 0.946, 0.97, 0.989, 0.999],
  [0.436, 0.564, 0.634, 0.739, 0.865, 0.911, 0.936, 0.951, 0.988, 0.997],
  [0.426, 0.504, 0.553, 0.632, 0.737, 0.863, 0.903, 0.952, 0.982, 0.997],
];

const OTHER_TABLE = [
  [0.264, 0.265, 0.491, 0.625, 0.704, 0.802, 0.927, 0.942, 0.978, 0.988],
  [0.269, 0.423, 0.568, 0.653, 0.795, 0.795, 0.909, 0.953, 0.992, 0.999],
  [0.244, 0.378, 0.556, 0.711, 0.753, 0.869, 0.869, 0.945, 0.999, 0.999],
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
