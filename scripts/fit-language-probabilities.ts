/**
 * Fits the probabilities of language detection, so that nine in ten languages with a probability of 0.9 are right:
 * `node scripts/fit-language-probabilities.ts <folder>`. Prints the table for `src/enrich/language/probability.ts`: for
 * texts of each length, the slope and offset of a logistic curve over the model's log odds. The lines were not used to fit
 * the weights. The folder is described in `languages/corpus.ts`.
 */
import { LATIN } from '../src/enrich/language/letters.ts';
import { guessLanguage } from '../src/enrich/language/model.ts';
import { keepScript, lettersOf, readWords } from '../src/enrich/language/reader.ts';
import { mainScript, onlyLanguageOf } from '../src/enrich/language/scripts.ts';
import { calibratingLines } from './languages/corpus.ts';

/** Up to this many letters. */
const LENGTHS = [14, 24, 40, Infinity];
const ROUNDS = 400;

interface Observation {
  logOdds: number;
  isRight: boolean;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/fit-language-probabilities.ts <folder>');
for (const isLatin of [true, false]) {
  const groups: Observation[][] = LENGTHS.map(() => []);
  for (const { language, text } of calibratingLines(folder)) {
    const length = readWords(text);
    const script = mainScript();
    if ((script === LATIN) !== isLatin || onlyLanguageOf(script) !== undefined) continue;
    const letters = lettersOf[script] as number;
    const guess = guessLanguage(keepScript(length, script), script);
    if (guess === undefined) continue;
    const group = groups[LENGTHS.findIndex((length) => letters <= length)] as Observation[];
    group.push({ logOdds: guess.logOdds, isRight: guess.language === language });
  }
  groups.forEach((group, index) => {
    const { slope, offset } = fitCurve(group);
    console.log(
      isLatin ? 'latin' : 'other',
      LENGTHS[index],
      group.length,
      slope.toFixed(2),
      offset.toFixed(2),
    );
  });
}

/** Newton's method on the log-likelihood. */
function fitCurve(observations: Observation[]): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [gradientA, gradientB, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { logOdds, isRight } of observations) {
      const p = 1 / (1 + Math.exp(-(slope * logOdds + offset)));
      const error = (isRight ? 1 : 0) - p;
      const weight = p * (1 - p);
      gradientA += error * logOdds;
      gradientB += error;
      aa += weight * logOdds * logOdds;
      ab += weight * logOdds;
      bb += weight;
    }
    const determinant = aa * bb - ab * ab;
    slope += (bb * gradientA - ab * gradientB) / determinant / 2;
    offset += (aa * gradientB - ab * gradientA) / determinant / 2;
  }
  return { slope, offset };
}
