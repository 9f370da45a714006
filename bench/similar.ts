/**
 * Compares ways to find copies of an advertisement by an equal key: which reposts they find, and which different offers
 * they confuse, on invented advertisements. Also measures the cost of the chosen key. Run with `npm run bench:similar`;
 * `-- --write` puts the tables into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { analyze, indexText } from '../src/search/analyzer.ts';
import { similarityKey } from '../src/search/similar/similarity-key.ts';
import { chatLines } from './import/chat.ts';
import { corpus } from './search/corpus.ts';
import { allAdverts, DIFFERENT_OFFERS } from './similar/adverts.ts';
import { DESIGNS } from './similar/designs.ts';
import { type Measured, Trial } from './similar/measure.ts';
import { REPOSTS } from './similar/reposts.ts';
import { writeFigures } from './write-figures.ts';

const MESSAGES = 20_000;
const TEXTS_PER_PART = 200;
const ROUNDS = 4;
const WARM_UP_ROUNDS = 2;

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const adverts = allAdverts();
const trial = new Trial(adverts);
const measured = Object.entries(DESIGNS).map(([name, design]) => ({ name, ...trial.measure(design) }));
const percent = (share: number, digits = 1) => (share * 100).toFixed(share === 0 || share === 1 ? 0 : digits);
const number = (value: number) => value.toLocaleString('en');

function table(
  title: string,
  rows: readonly string[],
  cell: (design: Measured, row: string) => number,
  digits?: number,
): string {
  return [
    `| ${title}, % | ${measured.map(({ name }) => name).join(' | ')} |`,
    `|---|${measured.map(() => '---|').join('')}`,
    ...rows.map(
      (row) => `| ${row} | ${measured.map((each) => percent(cell(each, row), digits)).join(' | ')} |`,
    ),
  ].join('\n');
}

const reposts = Object.keys(REPOSTS);
const report = [
  `${number(adverts.length)} advertisements, ${reposts.length} reposts of each:`,
  '',
  table('reposts found', reposts, (each, kind) => each.found.get(kind) ?? 0),
  '',
  table(
    'different offers confused',
    Object.keys(DIFFERENT_OFFERS),
    (each, kind) => each.confused.get(kind) ?? 0,
  ),
  '',
  table(
    'all pairs',
    ['precision', 'recall'],
    (each, row) => (row === 'recall' ? each.recall : each.precision),
    2,
  ),
].join('\n');
console.log(report);

/** The least time of each small part, so that other work on the machine counts as little as possible. */
function microseconds(texts: readonly string[], work: (text: string) => unknown): number {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const text of texts) work(text);
  let total = 0;
  for (let start = 0; start < texts.length; start += TEXTS_PER_PART) {
    const part = texts.slice(start, start + TEXTS_PER_PART);
    let least = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const begin = performance.now();
      for (const text of part) work(text);
      least = Math.min(least, performance.now() - begin);
    }
    total += least;
  }
  return (total * 1000) / texts.length;
}

const samples: Record<string, string[]> = {
  'messages of bench:search': Array.from(corpus(MESSAGES), ({ text }) => text),
  'messages of bench:import': Array.from(chatLines(MESSAGES), ({ text }) => text),
  advertisements: adverts.map(({ text }) => text),
};
console.log(
  '\n| texts | characters | with a key, % | key, µs | key with known tokens, µs | analyzer, µs |\n|---|---|---|---|---|---|',
);
for (const [name, texts] of Object.entries(samples)) {
  const characters = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const keyed = texts.filter((text) => similarityKey(text) !== undefined).length / texts.length;
  const indexed = new Map(texts.map((text) => [text, indexText(text)]));
  const withTokens = (text: string) => similarityKey(text, indexed.get(text));
  const costs = [similarityKey, withTokens, analyze].map((work) =>
    microseconds(texts, (text) => work(text)).toFixed(1),
  );
  console.log(`| ${name} | ${characters.toFixed(0)} | ${percent(keyed)} | ${costs.join(' | ')} |`);
}
if (values.write) writeFigures('bench:similar', report);
