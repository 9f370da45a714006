/** Precision and recall of company names on pairs of invented names, and speed. Run with `node bench/companies.ts`. */
import { readCompanyName } from '../src/text/company-name.ts';
import { DIFFERENT, SAME } from './companies/pairs.ts';
import { scorePairs } from './companies/score.ts';

const ROUNDS = 200;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const { wrong, missed, precision, recall } = scorePairs(SAME, DIFFERENT);
console.log('| same | different | wrong | missed | precision | recall |');
console.log('|---|---|---|---|---|---|');
console.log(
  `| ${SAME.length} | ${DIFFERENT.length} | ${wrong.length} | ${missed.length} | ${percent(precision)} | ${percent(recall)} |`,
);
for (const [a, b] of wrong) console.log(`wrong: ${a} = ${b}`);
for (const [a, b] of missed) console.log(`missed: ${a} = ${b}`);

const names = [...SAME, ...DIFFERENT].flat();
for (const name of names) readCompanyName(name);
const start = performance.now();
for (let round = 0; round < ROUNDS; round++) for (const name of names) readCompanyName(name);
const perSecond = (ROUNDS * names.length) / ((performance.now() - start) / 1000);
console.log(`${Math.round(perSecond).toLocaleString('en')} names/s`);
