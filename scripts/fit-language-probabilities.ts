/**
 * Fits the probabilities of language detection, so that nine in ten languages with a probability of 0.9 are right:
 * `node scripts/fit-language-probabilities.ts <folder>`. Prints the tables for `src/enrich/language/probability.ts`: for
 * texts of each length, the share of right guesses around each of the log odds. The lines were not used to fit the
 * weights. The folder is described in `languages/corpus.ts`.
 */
import { LATIN } from '../src/enrich/language/letters.ts';
import { guessLanguage } from '../src/enrich/language/model.ts';
import { LENGTHS, LOG_ODDS } from '../src/enrich/language/probability.ts';
import { keepScript, lettersOf, readWords } from '../src/enrich/language/reader.ts';
import { mainScript, onlyLanguageOf } from '../src/enrich/language/scripts.ts';
import { calibratingLines } from './languages/corpus.ts';

/** Where few lines are known, the model's own odds count as this many. */
const PRIOR_LINES = 10;

interface Count {
  right: number;
  all: number;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/fit-language-probabilities.ts <folder>');
for (const isLatin of [true, false]) {
  const counts = LENGTHS.map(() => LOG_ODDS.map(priorOf));
  for (const { language, text } of calibratingLines(folder)) {
    const length = readWords(text);
    const script = mainScript();
    if ((script === LATIN) !== isLatin || onlyLanguageOf(script) !== undefined) continue;
    const letters = lettersOf[script] as number;
    const guess = guessLanguage(keepScript(length, script), script);
    if (guess === undefined) continue;
    const group = counts[LENGTHS.findIndex((each) => letters <= each)] as Count[];
    const count = group[nearest(guess.logOdds)] as Count;
    count.all++;
    // A short text is often both.
    if (guess.language === language || (language === 'no' && guess.language === 'da')) count.right++;
  }
  console.log(isLatin ? 'Latin' : 'other scripts');
  for (const group of counts)
    console.log(
      `  [${increasing(group).map((share) => share.toFixed(3))}], // ${group.map(({ all }) => all - PRIOR_LINES)}`,
    );
}

function priorOf(logOdds: number): Count {
  return { right: PRIOR_LINES / (1 + Math.exp(-logOdds)), all: PRIOR_LINES };
}

function nearest(logOdds: number): number {
  let best = 0;
  LOG_ODDS.forEach((each, index) => {
    if (Math.abs(each - logOdds) < Math.abs((LOG_ODDS[best] as number) - logOdds)) best = index;
  });
  return best;
}

/** Shares of right guesses that never decrease: neighbours that would are joined. */
function increasing(counts: Count[]): number[] {
  const blocks: (Count & { size: number })[] = [];
  for (const count of counts) {
    let block = { ...count, size: 1 };
    for (
      let last = blocks.at(-1);
      last !== undefined && last.right / last.all > block.right / block.all;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { right: block.right + last.right, all: block.all + last.all, size: block.size + last.size };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ right, all, size }) => Array.from({ length: size }, () => right / all));
}
