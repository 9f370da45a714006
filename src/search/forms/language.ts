import { type Affix, addForms, foldWord, type Paradigm, words } from './paradigm.ts';

interface Grammar {
  /** ISO 639-1. */
  code: string;
  /** Matches every folded token that can be a word of the language. */
  letters: RegExp;
  paradigms: readonly Paradigm[];
  /** Forms that no paradigm connects: each maps to the others. */
  irregular: ReadonlyMap<string, readonly string[]>;
}

export class Language {
  readonly code: string;
  readonly #letters: RegExp;
  readonly #irregular: ReadonlyMap<string, readonly string[]>;
  /** By the end of the word: a token is compared with the few affixes that it can have, not with thousands. */
  readonly #affixes = new Map<string, { paradigm: Paradigm; affix: Affix }[]>();
  readonly #endingLengthMax: number;

  constructor({ code, letters, paradigms, irregular }: Grammar) {
    this.code = code;
    this.#letters = letters;
    this.#irregular = irregular;
    for (const paradigm of paradigms)
      for (const affix of paradigm.affixes)
        this.#affixes.set(affix.after, [...(this.#affixes.get(affix.after) ?? []), { paradigm, affix }]);
    this.#endingLengthMax = Math.max(...[...this.#affixes.keys()].map((ending) => ending.length));
  }

  addForms(token: string, forms: Set<string>): void {
    if (!this.#letters.test(token)) return;
    for (let length = 0; length <= Math.min(this.#endingLengthMax, token.length); length++)
      for (const { paradigm, affix } of this.#affixes.get(token.slice(token.length - length)) ?? [])
        addForms(paradigm, affix, token, forms);
    for (const form of this.#irregular.get(token) ?? []) forms.add(form);
  }
}

/** Each line is a group of forms. */
export function groups(lines: string): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const group = words(line).map(foldWord);
    for (const form of group) others.set(form, [...(others.get(form) ?? []), ...group]);
  }
  return others;
}
