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
  [0.378, 0.649, 0.694, 0.694, 0.823, 0.907, 0.974, 0.974, 0.985, 0.999],
  [0.413, 0.568, 0.653, 0.749, 0.777, 0.857, 0.924, 0.947, 0.988, 0.996],
  [0.353, 0.441, 0.511, 0.671, 0.671, 0.758, 0.787, 0.881, 0.953, 0.997],
];

const OTHER_TABLE = [
  [0.299, 0.299, 0.51, 0.589, 0.684, 0.828, 0.928, 0.942, 0.978, 0.988],
  [0.269, 0.423, 0.611, 0.659, 0.779, 0.793, 0.928, 0.953, 0.994, 0.999],
  [0.269, 0.343, 0.529, 0.757, 0.757, 0.845, 0.845, 0.941, 0.998, 0.999],
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
