/**
 * Precision, recall and speed of every extractor on the labelled corpus, and precision of relations. Run with `npm run
 * bench:extract`; `-- --write` puts the table into docs/benchmarks.md. A test checks minimum precision and recall.
 */
import { parseArgs } from 'node:util';
import { findItems } from '../src/enrich/extract.ts';
import { detectLanguages } from '../src/enrich/language.ts';
import { type RelationScore, readRelations, scoreRelations } from './extract/relations.ts';
import { type CorpusLine, readCorpus, score } from './extract/score.ts';
import { corpus as chatMessages } from './search/corpus.ts';
import { writeFigures } from './write-figures.ts';

const ROUNDS = 30;
const CHAT_MESSAGES = 50_000;

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const corpus = readCorpus();
const rows = score(corpus);
const relations = scoreRelations(readRelations('known'));
const unseen = scoreRelations(readRelations('unseen'));
const number = (value: number) => value.toLocaleString('en');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const withoutItems = corpus.filter(({ expect }) => Object.keys(expect).length === 0).length;
const report = [
  `${number(corpus.length)} lines, ${number(withoutItems)} of them without items:`,
  '',
  '| kind | labelled | wrong | missed | precision | recall |',
  '|---|---|---|---|---|---|',
  ...rows.map(
    ({ kind, labelled, wrong, missed, precision, recall }) =>
      `| \`${kind}\` | ${labelled} | ${wrong.length} | ${missed.length} | ${percent(precision)} | ${percent(recall)} |`,
  ),
  '',
  '| relation `own` | lines | labelled | wrong | missed | precision | recall |',
  '|---|---|---|---|---|---|---|',
  relationRow('known to the rules', relations),
  relationRow('unseen', unseen),
].join('\n');
console.log(report);

function relationRow(name: string, { lines, own, wrong, missed, precision, recall }: RelationScore): string {
  return `| ${name} | ${lines} | ${own} | ${wrong.length} | ${missed.length} | ${percent(precision)} | ${percent(recall)} |`;
}

for (const { kind, wrong, missed } of rows) {
  for (const { value, text } of wrong) console.log(`\nwrong ${kind}: ${value}\n  in ${text}`);
  for (const { value, text } of missed) console.log(`\nmissed ${kind}: ${value}\n  in ${text}`);
}
for (const { text } of relations.wrong) console.log(`\nwrong relation own\n  in ${text}`);
for (const { text } of relations.missed) console.log(`\nmissed relation own\n  in ${text}`);

type Line = Pick<CorpusLine, 'text' | 'platform'>;

function linesPerSecond(lines: readonly Line[], rounds: number, work: (line: Line) => unknown): string {
  for (const line of lines) work(line);
  const start = performance.now();
  for (let round = 0; round < rounds; round++) for (const line of lines) work(line);
  return number(Math.round((rounds * lines.length) / ((performance.now() - start) / 1000)));
}

const extract = ({ text, platform }: Line) => findItems(text, platform);
const chat = [...chatMessages(CHAT_MESSAGES)];
console.log(`\nall extractors, labelled lines: ${linesPerSecond(corpus, ROUNDS, extract)} lines/s`);
console.log(`all extractors, chat messages: ${linesPerSecond(chat, 2, extract)} messages/s`);
console.log(`language: ${linesPerSecond(corpus, ROUNDS, ({ text }) => detectLanguages(text))} lines/s`);
if (values.write) writeFigures('bench:extract', report);
