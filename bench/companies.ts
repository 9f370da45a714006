/** Precision and recall of company names on pairs of invented names, and speed. Run with `npm run bench:companies`. */
import { readCompanyName } from '../src/text/company-name.ts';
import { DIFFERENT, SAME } from './companies/pairs.ts';
import { scorePairs } from './companies/score.ts';
import { UNSEEN_DIFFERENT, UNSEEN_SAME } from './companies/unseen-pairs.ts';

const ROUNDS = 200;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const TABLES = [
  ['known to the rules', SAME, DIFFERENT],
  ['unseen', UNSEEN_SAME, UNSEEN_DIFFERENT],
] as const;
const scores = TABLES.map(([name, same, different]) => ({
  name,
  same,
  different,
  ...scorePairs(same, different),
}));

console.log('| pairs | same | different | wrong | missed | precision | recall |');
console.log('|---|---|---|---|---|---|---|');
for (const { name, same, different, wrong, missed, precision, recall } of scores)
  console.log(
    `| ${name} | ${same.length} | ${different.length} | ${wrong.length} | ${missed.length} | ${percent(precision)} | ${percent(recall)} |`,
  );
for (const { wrong, missed } of scores) {
  for (const [a, b] of wrong) console.log(`wrong: ${a} = ${b}`);
  for (const [a, b] of missed) console.log(`missed: ${a} = ${b}`);
}

const names = [...SAME, ...DIFFERENT].flat();
for (const name of names) readCompanyName(name);
const start = performance.now();
for (let round = 0; round < ROUNDS; round++) for (const name of names) readCompanyName(name);
const perSecond = (ROUNDS * names.length) / ((performance.now() - start) / 1000);
console.log(`${Math.round(perSecond).toLocaleString('en')} names/s`);
