/** The most likely language of the words that were read, among those that are written in their script. */
import { alphabetOf, excludedAlphabets } from './alphabets.ts';
import { scoreWords, totals } from './eld.ts';
import { candidates, ELD_SCALE, evidence, NGRAMS_SCALE, WEIGHT_SCALE, weighFeatures } from './evidence.ts';
import { findFeatures } from './features.ts';
import { LATIN, SCRIPT_COUNT } from './letters.ts';

/** The candidates of a script follow each other. */
const firstOf = Int32Array.from({ length: SCRIPT_COUNT }, (_, script) =>
  candidates.findIndex((candidate) => candidate.script === script),
);
const lastOf = Int32Array.from({ length: SCRIPT_COUNT }, (_, script) =>
  candidates.findLastIndex((candidate) => candidate.script === script),
);

const WEIGHT = 1 / WEIGHT_SCALE;
const bias = Float64Array.from(candidates, (candidate) => candidate.bias);
const perNgram = Float64Array.from(candidates, (candidate) => candidate.perNgram / NGRAMS_SCALE);
const perEldScore = Float64Array.from(candidates, (candidate) => candidate.perEldScore / ELD_SCALE);
const eldIndex = Int32Array.from(candidates, (candidate) => Math.max(0, candidate.eldIndex));
const alphabet = Int32Array.from(candidates, ({ language }) => alphabetOf(language));
const logits = new Float64Array(candidates.length);

/** Indonesian and Malay have most words in common: a short text is often both. */
const SIBLINGS: Record<string, string> = { id: 'ms', ms: 'id' };
const siblingOf = Int32Array.from(candidates, ({ language }) =>
  candidates.findIndex((other) => other.language === SIBLINGS[language]),
);

/** Below this, e^x adds nothing to the sum. */
const NEGLIGIBLE = -9;
const ODDS_MIN = 1e-5;

export interface Guess {
  language: string;
  /** The logarithm of the odds, before calibration. */
  logOdds: number;
  /** That it is this language or its sibling. */
  logOddsOfGroup: number;
}

/** Undefined if no language is likely that has a name. */
export function guessLanguage(length: number, script: number): Guess | undefined {
  const first = firstOf[script] as number;
  if (first === -1) return undefined;
  const last = lastOf[script] as number;
  const best = findBest(first, last, length, script);
  if (best === -1 || !(candidates[best] as { isNamed: boolean }).isNamed) return undefined;
  let others = ODDS_MIN;
  for (let index = first; index <= last; index++) {
    if (index !== best) others += oddsOf(index, best);
  }
  const sibling = siblingOf[best] as number;
  return {
    language: (candidates[best] as { language: string }).language,
    logOdds: -Math.log(others),
    logOddsOfGroup: -Math.log(sibling === -1 ? others : others - oddsOf(sibling, best)),
  };
}

/** Fills `logits`. Returns -1 if all candidates are excluded. */
function findBest(first: number, last: number, length: number, script: number): number {
  const ngrams = scoreWords(length);
  weighFeatures(findFeatures(length, script));
  const excluded = script === LATIN ? undefined : excludedAlphabets(length);
  let best = -1;
  let max = -Infinity;
  for (let index = first; index <= last; index++) {
    let logit = (bias[index] as number) + (perNgram[index] as number) * ngrams;
    logit += (perEldScore[index] as number) * (totals[eldIndex[index] as number] as number);
    logit += (evidence[index] as number) * WEIGHT;
    if (excluded !== undefined && excluded[alphabet[index] as number] === 1) logit = -Infinity;
    logits[index] = logit;
    if (logit <= max) continue;
    max = logit;
    best = index;
  }
  return best;
}

function oddsOf(index: number, best: number): number {
  const difference = (logits[index] as number) - (logits[best] as number);
  return difference > NEGLIGIBLE ? Math.exp(difference) : 0;
}
