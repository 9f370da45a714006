/**
 * What the features of a text say for and against each language. Fitted on public sentences by
 * `scripts/fit-languages.ts`; the figures are in `weights/`.
 */
import { LANGUAGES } from './eld-tables.ts';
import { features, hashOfWritten } from './features.ts';
import { ARABIC, CYRILLIC, DEVANAGARI, ETHIOPIC, LATIN } from './letters.ts';
import { arabic } from './weights/arabic.ts';
import { cyrillic } from './weights/cyrillic.ts';
import { devanagari } from './weights/devanagari.ts';
import { ethiopic } from './weights/ethiopic.ts';
import { latin } from './weights/latin.ts';

/** Weights are stored as integers; n-grams are counted in tens, eld's scores in hundreds. */
export const WEIGHT_SCALE = 10;
export const NGRAMS_SCALE = 10;
export const ELD_SCALE = 100;

export interface Candidate {
  language: string;
  /** False for languages that are only known in order not to be mistaken for others. */
  isNamed: boolean;
  script: number;
  bias: number;
  perNgram: number;
  /** Its index in eld's totals, and how much they count. */
  eldIndex: number;
  perEldScore: number;
}

const FITTED: [number, { languages: string; features: string }][] = [
  [LATIN, latin],
  [CYRILLIC, cyrillic],
  [ARABIC, arabic],
  [DEVANAGARI, devanagari],
  [ETHIOPIC, ethiopic],
];

/** Languages that eld takes for others, which they have much in common with. */
const ELD_LANGUAGE: Record<string, string> = { id: 'ms', af: 'nl' };

/** The index of a language's scores in eld's totals, or -1. */
export function eldIndexOf(language: string): number {
  return LANGUAGES.indexOf(ELD_LANGUAGE[language] ?? language);
}

/** ISO 639-1 has no code that starts with q, except for Quechua. */
const UNNAMED = /^q[^u]/;

/** From lines such as `uk 0.63 -0.65 0.82`: bias, and the weights of n-grams and of eld's score. */
export const candidates: Candidate[] = FITTED.flatMap(([script, { languages }]) =>
  linesIn(languages).map((line) => {
    const [language = '', ...figures] = line.split(' ');
    const [bias = 0, perNgram = 0, perEldScore = 0] = figures.map(Number);
    const isNamed = !UNNAMED.test(language);
    return { language, isNamed, script, bias, perNgram, eldIndex: eldIndexOf(language), perEldScore };
  }),
);

/** The sum of the weights of the features, for each candidate. */
export const evidence = new Int32Array(candidates.length);

/**
 * An open-addressing hash table of pairs: a feature, and where its weights start. There, their number is followed by the
 * weights, each with its candidate in the lowest bits.
 */
const TABLE_BITS = 15;
const TABLE_MASK = (1 << TABLE_BITS) - 1;
const table = new Int32Array(2 << TABLE_BITS);
const CANDIDATE_BITS = 8;
const CANDIDATE_MASK = (1 << CANDIDATE_BITS) - 1;
const weights = readWeights();

/** Fills `evidence` from the first features. */
export function weighFeatures(count: number): void {
  evidence.fill(0);
  for (let index = 0; index < count; index++) {
    const offset = table[placeOf(features[index] as number) + 1] as number;
    if (offset === 0) continue;
    const last = offset + (weights[offset] as number);
    for (let at = offset + 1; at <= last; at++) {
      const weight = weights[at] as number;
      (evidence[weight & CANDIDATE_MASK] as number) += weight >> CANDIDATE_BITS;
    }
  }
}

/** Where the feature is, or would be. */
function placeOf(feature: number): number {
  let place = (feature >>> (32 - TABLE_BITS)) << 1;
  while (table[place + 1] !== 0 && table[place] !== feature) place = (place + 2) & (2 * TABLE_MASK + 1);
  return place;
}

/** From lines such as `_це uk12 ru-7`. */
function readWeights(): Int32Array {
  if (candidates.length > CANDIDATE_MASK) throw new Error('there are too many candidates');
  const found = new Int32Array(FITTED.reduce((sum, [, { features: text }]) => sum + text.length, 1));
  let end = 1;
  let count = 0;
  for (const [script, { features: text }] of FITTED) {
    const indexes = new Map(
      candidates.flatMap((candidate, index): [string, number][] =>
        candidate.script === script ? [[candidate.language, index]] : [],
      ),
    );
    for (const line of linesIn(text)) {
      let space = line.indexOf(' ');
      const written = line.slice(0, space);
      const feature = hashOfWritten(written, script);
      const place = placeOf(feature);
      if (table[place + 1] !== 0) throw new Error(`the feature ${written} has the hash of another`);
      table[place] = feature;
      table[place + 1] = end;
      const start = end++;
      while (space !== -1) {
        const next = line.indexOf(' ', space + 1);
        const candidate = indexes.get(line.slice(space + 1, space + 3)) as number;
        const weight = Number(line.slice(space + 3, next === -1 ? undefined : next));
        found[end++] = (weight << CANDIDATE_BITS) | candidate;
        space = next;
      }
      found[start] = end - start - 1;
      if (++count > TABLE_MASK / 2) throw new Error('the table of features is too small');
    }
  }
  return found.slice(0, end);
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
