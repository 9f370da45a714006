import { readdirSync, readFileSync } from 'node:fs';
import { analyze } from '../../src/search/analyzer.ts';
import { possibleForms } from '../../src/search/forms/forms.ts';

/**
 * Each file has the name of a language. A line is a word with its forms; a line that begins with `!` has words that look
 * alike and are not forms of each other.
 */
const PARADIGMS = new URL('./paradigms/', import.meta.url);

export interface WordList {
  language: string;
  paradigms: string[][];
  lookalikes: string[][];
}

export function readWordLists(): WordList[] {
  return readdirSync(PARADIGMS)
    .sort()
    .map((name) => {
      const lines = readFileSync(new URL(name, PARADIGMS), 'utf8').trim().split('\n');
      return {
        language: name.replace('.txt', ''),
        paradigms: lines.filter((line) => !line.startsWith('!')).map(analyze),
        lookalikes: lines.filter((line) => line.startsWith('!')).map(analyze),
      };
    });
}

export interface Score {
  language: string;
  lemmas: number;
  /** Pairs found that are forms of each other, pairs found, and pairs that should be found. */
  right: number;
  found: number;
  wanted: number;
  wrongPairs: Set<string>;
  missedPairs: Set<string>;
}

/** Looks every word of the measured languages up in a vocabulary: the words of all lists together. */
export function scoreForms(lists: WordList[], measured = lists): Score[] {
  const related = relatedWords(lists);
  const vocabulary = new Set(lists.flatMap(wordsOf));
  return measured.map((list) => {
    const wanted = relatedWords([list]);
    const score: Score = {
      language: list.language,
      lemmas: list.paradigms.length,
      right: 0,
      found: 0,
      wanted: 0,
      wrongPairs: new Set(),
      missedPairs: new Set(),
    };
    for (const word of new Set(wordsOf(list))) {
      const forms = possibleForms(word);
      for (const form of forms) {
        if (form === word || !vocabulary.has(form)) continue;
        score.found++;
        if (related.get(word)?.has(form)) score.right++;
        else score.wrongPairs.add([word, form].sort().join(' '));
      }
      for (const form of wanted.get(word) ?? []) {
        if (form === word) continue;
        score.wanted++;
        if (!forms.has(form)) score.missedPairs.add([word, form].sort().join(' '));
      }
    }
    return score;
  });
}

export function precision({ right, found }: Score): number {
  return right / found;
}

export function recall({ wanted, missedPairs }: Score): number {
  // Both directions of a pair are looked up.
  return 1 - (2 * missedPairs.size) / wanted;
}

function wordsOf({ paradigms, lookalikes }: WordList): string[] {
  return [...paradigms, ...lookalikes].flat();
}

function relatedWords(lists: WordList[]): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  for (const paradigm of joinSharedLemmas(lists))
    for (const word of paradigm) related.set(word, (related.get(word) ?? new Set()).union(new Set(paradigm)));
  return related;
}

/** A word that two languages spell alike (карта) is one word for those who search for it. */
function joinSharedLemmas(lists: WordList[]): string[][] {
  const byLemma = new Map<string, string[]>();
  for (const paradigm of lists.flatMap(({ paradigms }) => paradigms)) {
    const [lemma = ''] = paradigm;
    byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), ...paradigm]);
  }
  return [...byLemma.values()];
}
