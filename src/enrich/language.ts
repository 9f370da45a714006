import type { Language } from '../records/message.ts';
import { hasRun, isAsciiAlphanumeric } from '../text/runs.ts';
import { likeliestLanguage } from './language-model.ts';

/** So much of a text is looked at, and so much of that, without its noise, is asked about: more does not make it surer. */
const LENGTH_MAX = 400;
const ASKED_LENGTH_MAX = 64;

/** Links, addresses and names say nothing of the language around them. */
const NOISE_MARK = /[@/#]/;
const NOISE_LENGTH_MIN = 20;
const LONG_RUN = /[0-9A-Za-z]{20,}/g;

/** Below so many letters a guess is no better than a coin: "Saved copy" passes for Croatian. */
const LETTERS_MIN = 12;
/** A Chinese, Japanese or Thai character says as much as a word. */
const LETTERS_IN_A_CHARACTER = 3;

/** The language of a text, if it is long and clear enough to tell. */
export function detectLanguages(text: string): Language[] {
  const start = text.length > LENGTH_MAX ? text.slice(0, LENGTH_MAX) : text;
  const plain = withoutNoise(start).slice(0, ASKED_LENGTH_MAX);
  if (!hasEnoughLetters(plain)) return [];
  const likeliest = likeliestLanguage(plain);
  if (likeliest === undefined) return [];
  return [{ language: likeliest.language, probability: Math.round(likeliest.score * 1000) / 1000 }];
}

function withoutNoise(text: string): string {
  const words = NOISE_MARK.test(text)
    ? text
        .split(/\s+/)
        .filter((word) => !NOISE_MARK.test(word))
        .join(' ')
    : text;
  return hasRun(words, NOISE_LENGTH_MIN, isAsciiAlphanumeric) ? words.replace(LONG_RUN, ' ') : words;
}

/** A loop, not a pattern: it runs over every message. */
function hasEnoughLetters(text: string): boolean {
  let letters = 0;
  for (let index = 0; index < text.length && letters < LETTERS_MIN; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) letters++;
    } else if (isUnspaced(code)) letters += LETTERS_IN_A_CHARACTER;
    // Punctuation, symbols, and the halves of emoji.
    else if (code >= 0xc0 && !(code >= 0x2000 && code <= 0x2fff) && !(code >= 0xd800 && code <= 0xf8ff))
      letters++;
  }
  return letters >= LETTERS_MIN;
}

function isUnspaced(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x3041 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3)
  );
}
