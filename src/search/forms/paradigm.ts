import { analyze } from '../analyzer.ts';

/** What a form adds to its stem. In a strong form, the last vowel of the stem changes as well: pensar, pienso. */
export interface Affix {
  before: string;
  after: string;
  isStrong: boolean;
}

interface VowelChange {
  weak: string;
  strong: string;
}

interface Options {
  /** Shortest stem, in letters. */
  minimum?: number;
  /** What a stem must match. */
  stem?: RegExp;
  vowel?: VowelChange;
  /** Stems of one word that no rule connects: each maps to the others. */
  relatedStems?: ReadonlyMap<string, readonly string[]>;
}

/** The affixes that words of one inflection class take. Two words are forms of each other if both are a stem with one. */
export interface Paradigm extends Options {
  affixes: readonly Affix[];
  minimum: number;
}

export const STEM_LENGTH_MIN = 3;

/**
 * Affixes are written as in a grammar, separated by spaces, and folded like index tokens. `-` is the bare stem, `ge+t`
 * has a part before the stem, and `*` marks a strong form.
 */
export function paradigm(affixes: string, options: Options = {}): Paradigm {
  const distinct = new Map(words(affixes).map((text) => [text, readAffix(text)]));
  return { minimum: STEM_LENGTH_MIN, ...options, affixes: [...distinct.values()] };
}

function readAffix(text: string): Affix {
  const isStrong = text.startsWith('*');
  const parts = text.replace('*', '').split('+');
  return {
    before: parts.length > 1 ? foldWord(parts[0] ?? '') : '',
    after: foldWord(parts.at(-1) ?? ''),
    isStrong,
  };
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function foldWord(word: string): string {
  return analyze(word).join('');
}

/** Every ending with every suffix before it: `suffixed('н нн', 'а о')` is `на но нна нно`. */
export function suffixed(suffixes: string, endings: string): string {
  return words(suffixes)
    .flatMap((suffix) => words(endings).map((ending) => join(suffix, ending)))
    .join(' ');
}

function join(suffix: string, ending: string): string {
  if (ending.includes('+')) return ending.replace('+', `+${suffix.replace('-', '')}`);
  return suffix.replace('-', '') + ending.replace('-', '') || '-';
}

/** Adds every form of the word that `token` is with this affix, if it can be one. */
export function addForms(paradigm: Paradigm, affix: Affix, token: string, forms: Set<string>): void {
  const stem = stemOf(paradigm, token, affix);
  if (stem === undefined) return;
  addWithEveryAffix(paradigm, stem, forms);
  for (const related of paradigm.relatedStems?.get(stem) ?? [])
    if (isStem(paradigm, related)) addWithEveryAffix(paradigm, related, forms);
}

function addWithEveryAffix(paradigm: Paradigm, stem: string, forms: Set<string>): void {
  for (const affix of paradigm.affixes) {
    const form = formOf(paradigm, stem, affix);
    if (form !== undefined) forms.add(form);
  }
}

function isStem({ minimum, stem }: Paradigm, candidate: string): boolean {
  return candidate.length >= minimum && (stem === undefined || stem.test(candidate));
}

function stemOf(paradigm: Paradigm, token: string, { before, after, isStrong }: Affix): string | undefined {
  const { minimum, vowel } = paradigm;
  if (token.length < before.length + minimum + after.length) return undefined;
  if (!token.endsWith(after) || !token.startsWith(before)) return undefined;
  const bare = token.slice(before.length, token.length - after.length);
  const weak = isStrong && vowel !== undefined ? changeVowel(bare, vowel.strong, vowel.weak) : bare;
  return weak !== undefined && isStem(paradigm, weak) ? weak : undefined;
}

function formOf({ vowel }: Paradigm, stem: string, { before, after, isStrong }: Affix): string | undefined {
  const changed = isStrong && vowel !== undefined ? changeVowel(stem, vowel.weak, vowel.strong) : stem;
  return changed === undefined ? undefined : before + changed + after;
}

const VOWELS = new Set('aeiouаеиіоуыюяє');

/** Replaces the last group of vowels if it is `from`. The opposite direction undoes it. */
function changeVowel(stem: string, from: string, to: string): string | undefined {
  let end = stem.length;
  while (end > 0 && !VOWELS.has(stem[end - 1] as string)) end--;
  let start = end;
  while (start > 0 && VOWELS.has(stem[start - 1] as string)) start--;
  if (stem.slice(start, end) !== from) return undefined;
  return stem.slice(0, start) + to + stem.slice(end);
}
