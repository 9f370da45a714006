/** Texts that people wrote, in the languages and shares of the invented corpus. */
import { LANGUAGE_CODES, randomLanguage, type WrittenText } from '../invented-text.ts';
import { shuffled } from '../measure.ts';
import { PACKAGES, packageFiles } from './packages.ts';
import { chatSized, LENGTH_MAX, languageOf, readTexts } from './read-texts.ts';

const ORDER_SEED = 11;
/** Share of words that are replaced when a text is used again. */
const REPLACED_SHARE = 1 / 3;

export class RealTexts {
  #texts: Map<string, string[]>;
  #used = new Map<string, number>();

  /** Texts by language. */
  constructor(texts: Map<string, Iterable<string>>) {
    this.#texts = new Map([...texts].map(([language, each]) => [language, shuffled([...each], ORDER_SEED)]));
  }

  /** The next text of a random language. When all were used, they come again with words of others in between. */
  write(random: () => number): WrittenText {
    const language = randomLanguage(random).language;
    const texts = this.#texts.get(language) ?? [];
    if (texts.length === 0) throw new Error(`there are no texts in the language ${language}`);
    const used = this.#used.get(language) ?? 0;
    this.#used.set(language, used + 1);
    const text = texts[used % texts.length] as string;
    if (used < texts.length) return { language, text };
    return { language, text: mixed(text, texts[Math.floor(random() * texts.length)] as string, random) };
  }

  /** A sentence about the texts that were written so far. */
  get description(): string {
    const written = [...this.#used.values()].reduce((sum, each) => sum + each, 0);
    const number = (count: number) => count.toLocaleString('en-US');
    let repeated = 0;
    const languages = [...this.#used]
      .sort(([, a], [, b]) => b - a)
      .map(([language, used]) => {
        const distinct = Math.min(used, this.#texts.get(language)?.length ?? 0);
        repeated += used - distinct;
        return `${language} ${((used / written) * 100).toFixed(0)} % (${number(distinct)} distinct)`;
      });
    const again =
      repeated === 0
        ? 'No text occurs twice.'
        : `The packages have fewer texts than that: ${number(repeated)} messages (${((repeated / written) * 100).toFixed(0)} %) are a text used again, with a third of its words replaced by those of another.`;
    return `Real texts from ${PACKAGES.length} Debian packages: ${languages.join(', ')}. ${again}`;
  }
}

/** A text with words of another one in the same language. */
export function mixed(text: string, other: string, random: () => number): string {
  const words = text.split(' ');
  const others = other.split(' ');
  if (words.length > 2 && others.length > 2) {
    const pick = () => others[Math.floor(random() * others.length)] as string;
    return words
      .map((word) => (random() < REPLACED_SHARE ? pick() : word))
      .join(' ')
      .slice(0, LENGTH_MAX);
  }
  // Few spaces: a script without them, or a short text. The end of the other replaces the end of this one.
  const head = [...text];
  const tail = [...other];
  const keep = Math.ceil(head.length * (1 - REPLACED_SHARE));
  return [...head.slice(0, keep), ...tail.slice(Math.floor(random() * tail.length))]
    .slice(0, LENGTH_MAX)
    .join('');
}

/** Reads all packages. Those that can't be downloaded are left out. */
export function readRealTexts(log: (text: string) => void): RealTexts {
  const texts = new Map(LANGUAGE_CODES.map((language) => [language, new Set<string>()]));
  for (const { name, language: usual } of PACKAGES) {
    log(`reading ${name}`);
    try {
      for (const { path, bytes } of packageFiles(name)) {
        if (!texts.has(languageOf(path) ?? usual ?? '')) continue;
        for (const { language = usual ?? '', text } of readTexts(path, bytes))
          for (const each of chatSized(text)) texts.get(language)?.add(each);
      }
    } catch (error) {
      log(`${name} is left out: ${(error as Error).message.trim()}`);
    }
  }
  return new RealTexts(withoutUntranslated(texts));
}

/** Languages that are not written in Latin letters, by a letter of theirs. */
const SCRIPTS: Record<string, RegExp> = {
  ru: /\p{scx=Cyrillic}/u,
  ar: /\p{scx=Arabic}/u,
  hi: /\p{scx=Devanagari}/u,
  zh: /\p{scx=Han}/u,
  ja: /\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Han}/u,
  ko: /\p{scx=Hangul}/u,
  th: /\p{scx=Thai}/u,
};

/** Translations that are not complete contain English. */
export function withoutUntranslated(texts: Map<string, Set<string>>): Map<string, string[]> {
  const english = texts.get('en') ?? new Set();
  return new Map(
    [...texts].map(([language, each]) => [
      language,
      [...each].filter(
        (text) => language === 'en' || (!english.has(text) && SCRIPTS[language]?.test(text) !== false),
      ),
    ]),
  );
}
