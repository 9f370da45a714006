/**
 * How often a guess is right, given the model's log odds and the number of letters. Fitted by
 * `scripts/fit-language-probabilities.ts` on sentences of 75 languages, and on three to eight words of each, that were not
 * used to fit the weights. A language with a probability of 0.9 is right in about nine of ten texts.
 */
import { LATIN } from './letters.ts';

interface Curve {
  lettersMax: number;
  slope: number;
  offset: number;
}

const LATIN_CURVES: Curve[] = [
  { lettersMax: 14, slope: 0.93, offset: 0.73 },
  { lettersMax: 24, slope: 0.86, offset: 0.62 },
  { lettersMax: 40, slope: 0.68, offset: 0.4 },
  { lettersMax: Infinity, slope: 0.62, offset: 0 },
];

const OTHER_CURVES: Curve[] = [
  { lettersMax: 14, slope: 0.86, offset: 0.03 },
  { lettersMax: 24, slope: 1.01, offset: 0.08 },
  { lettersMax: 40, slope: 0.66, offset: 1.13 },
  { lettersMax: Infinity, slope: 0.83, offset: 0.17 },
];

export function probabilityOf(logOdds: number, letters: number, script: number): number {
  const curves = script === LATIN ? LATIN_CURVES : OTHER_CURVES;
  const { slope, offset } = curves.find(({ lettersMax }) => letters <= lettersMax) as Curve;
  return 1 / (1 + Math.exp(-(slope * logOdds + offset)));
}
