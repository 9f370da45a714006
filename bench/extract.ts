/**
 * Precision, recall and speed of every extractor on the labelled corpus. Run with `npm run bench:extract`. A test
 * checks minimum precision and recall.
 */
import { findItems } from '../src/enrich/extract.ts';
import { detectLanguages } from '../src/enrich/language.ts';
import { readCorpus, score } from './extract/score.ts';

const corpus = readCorpus();
const rows = score(corpus);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
console.log(`${corpus.length} lines\n`);
console.log(['Kind'.padEnd(18), 'labelled', 'found', 'wrong', 'missed', 'precision', 'recall'].join('  '));
for (const { kind, labelled, found, wrong, missed, precision, recall } of rows) {
  const cells = [String(labelled).padStart(8), String(found).padStart(5), String(wrong.length).padStart(5)];
  cells.push(String(missed.length).padStart(6), percent(precision).padStart(9), percent(recall).padStart(8));
  console.log([kind.padEnd(18), ...cells].join('  '));
}
for (const { kind, wrong, missed } of rows) {
  for (const { value, text } of wrong) console.log(`\nwrong ${kind}: ${value}\n  in ${text}`);
  for (const { value, text } of missed) console.log(`\nmissed ${kind}: ${value}\n  in ${text}`);
}

const rounds = 30;
const time = (work: (line: (typeof corpus)[number]) => unknown) => {
  const start = performance.now();
  for (let round = 0; round < rounds; round++) for (const line of corpus) work(line);
  return Math.round((rounds * corpus.length) / ((performance.now() - start) / 1000));
};
for (const line of corpus) findItems(line.text, line.platform);
console.log(`\nall extractors: ${time(({ text, platform }) => findItems(text, platform))} lines/s`);
console.log(`language: ${time(({ text }) => detectLanguages(text))} lines/s`);
