/**
 * How often the detected language is right, on labelled sentences outside the repository. Run with
 * `npm run bench:languages -- <folder> [checkout]`: the folder is described in `scripts/languages/corpus.ts`, and the
 * detector of another checkout is measured next to this one's.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { linesOf, measuringLines, shortened } from '../scripts/languages/corpus.ts';
import { detectLanguages } from '../src/enrich/language.ts';
import { addResult, type Detector, isRight, measure, percent, sum, type Tally } from './languages/measure.ts';

/** The languages that most chats are in. */
const COMMON = new Set(
  `ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk vi
  zh`.split(/\s+/),
);

const [folder, checkout] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run bench:languages -- <folder> [checkout]');
const detectors: [string, Detector][] = [['this checkout', detectLanguages]];
if (checkout !== undefined) {
  const other = (await import(pathToFileURL(`${checkout}/src/enrich/language.ts`).href)) as {
    detectLanguages: Detector;
  };
  detectors.unshift(['the other checkout', other.detectLanguages]);
}
const sentences = measuringLines(folder);
const shortLines = new Map([...sentences].map(([language, texts]) => [language, texts.map(shortened)]));
const chats = new Map(
  readdirSync(`${folder}/chat`)
    .filter((name) => /^[a-z]{2}\.\w+\.txt$/.test(name))
    .map((name) => [name.slice(0, -4), linesOf(`${folder}/chat/${name}`)]),
);

for (const [name, detect] of detectors) {
  console.log(`\n# ${name}\n`);
  console.log('right / silent / wrong, in percent: sentences, then 3 to 8 words');
  const tallies = {
    sentences: [] as Tally[],
    short: [] as Tally[],
    common: [] as Tally[],
    commonShort: [] as Tally[],
  };
  for (const [language, texts] of sentences) {
    const full = measure(detect, language, texts);
    const short = measure(detect, language, shortLines.get(language) ?? []);
    tallies.sentences.push(full);
    tallies.short.push(short);
    if (COMMON.has(language)) {
      tallies.common.push(full);
      tallies.commonShort.push(short);
    }
    console.log(`${language.padEnd(4)} ${shares(full)}   ${shares(short)}   ${wrongOnes(full, short)}`);
  }
  console.log(`\n${COMMON.size} common, sentences   ${shares(sum(tallies.common))}`);
  console.log(`${COMMON.size} common, 3-8 words   ${shares(sum(tallies.commonShort))}`);
  console.log(`all ${sentences.size}, sentences      ${shares(sum(tallies.sentences))}`);
  console.log(`all ${sentences.size}, 3-8 words      ${shares(sum(tallies.short))}`);
  for (const [chat, texts] of chats) {
    const tally = measure(detect, chat.slice(0, 2), texts);
    console.log(`chat ${chat} (${texts.length})  ${shares(tally)}   ${wrongOnes(tally)}`);
  }
  printCalibration(detect);
  printSpeed(detect);
}

function shares({ right, silent, wrong }: Tally): string {
  const all = right + silent + wrong;
  return [right, silent, wrong].map((count) => percent(count / all)).join(' ');
}

function wrongOnes(...tallies: Tally[]): string {
  const all = sum(tallies).wrongAs;
  return [...all]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([language, count]) => `${language} ${count}`)
    .join(', ');
}

function printCalibration(detect: Detector): void {
  console.log('\nprobability   share right (lines): common languages, all languages, chat');
  const buckets = new Map<number, [number, number][]>();
  const add = (column: number, language: string, texts: string[]) => {
    for (const text of texts) {
      const [found] = detect(text);
      if (found === undefined) continue;
      const bucket = Math.min(19, Math.floor(found.probability * 20));
      const columns = buckets.get(bucket) ?? [
        [0, 0],
        [0, 0],
        [0, 0],
      ];
      buckets.set(bucket, columns);
      addResult(columns[column] as [number, number], isRight(language, found.language));
    }
  };
  for (const lines of [sentences, shortLines]) {
    for (const [language, texts] of lines) {
      if (COMMON.has(language)) add(0, language, texts);
      add(1, language, texts);
    }
  }
  for (const [chat, texts] of chats) add(2, chat.slice(0, 2), texts);
  for (const [bucket, columns] of [...buckets].sort(([a], [b]) => a - b)) {
    const cells = columns.map(([right, all]) => `${percent(right / Math.max(1, all))} (${all})`.padStart(16));
    console.log(`${(bucket / 20).toFixed(2)}-${((bucket + 1) / 20).toFixed(2)} ${cells.join('')}`);
  }
}

function printSpeed(detect: Detector): void {
  const texts = [...shortLines.values(), ...chats.values()].flatMap((lines) => lines.slice(0, 2000));
  for (const text of texts) detect(text);
  const start = performance.now();
  for (let round = 0; round < 3; round++) for (const text of texts) detect(text);
  console.log(`\n${Math.round((3 * texts.length) / ((performance.now() - start) / 1000))} lines/s`);
}
