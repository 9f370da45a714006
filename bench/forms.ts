/**
 * How often word forms are right, and how many are missed, on the words in `bench/forms/paradigms`. Run with
 * `node bench/forms.ts [language]`: with a language, it measures only that one, and prints the pairs that are wrong or missed.
 */
import { possibleForms, vocabularyPrefixes } from '../src/search/forms/forms.ts';
import { precision, readWordLists, recall, scoreForms } from './forms/measure.ts';

const [chosen] = process.argv.slice(2);
const lists = readWordLists();
const measured = lists.filter(({ language }) => chosen === undefined || language === chosen);

console.log(
  '| language | words | pairs | recall | precision | among all languages | most candidates | most ranges | µs per token |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const list of measured) {
  const tokens = [...new Set(list.paradigms.flat())];
  const [own] = scoreForms([list]);
  const [score] = scoreForms(lists, [list]);
  if (own === undefined || score === undefined) continue;
  const started = performance.now();
  const candidates = Math.max(...tokens.map((token) => possibleForms(token).size));
  const microseconds = ((performance.now() - started) * 1000) / tokens.length;
  const ranges = Math.max(...tokens.map((token) => vocabularyPrefixes(token).length));
  const shares = [recall(own), precision(own), precision(score)].map(percent).join(' | ');
  console.log(
    `| ${list.language} | ${own.lemmas} | ${own.wanted / 2} | ${shares} | ${candidates} | ${ranges} | ${microseconds.toFixed(0)} |`,
  );
  if (chosen !== undefined) {
    console.log(
      `\nwrong:\n${[...own.wrongPairs].join(', ')}\n\nwrong among all languages:\n${[...score.wrongPairs.difference(own.wrongPairs)].join(', ')}\n\nmissed:\n${[...score.missedPairs].join(', ')}\n`,
    );
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
