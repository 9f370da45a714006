import type { Language } from '../records/message.ts';
import { hasRun, isAsciiAlphanumeric } from '../text/runs.ts';
import { likeliestLanguage } from './language-model.ts';

/**
 * Only the start of a text is cleaned, and only the start of the result is analyzed: more text does not improve
 * detection.
 */
const LENGTH_MAX = 400;
const CLEANED_LENGTH_MAX = 64;

/** Links, addresses and names say nothing about the language of the text. */
const NOISE_MARK = /[@/#]/;
const NOISE_LENGTH_MIN = 20;
const LONG_RUN = /[0-9A-Za-z]{20,}/g;

/** With fewer letters, detection only guesses: "Saved copy" passes for Croatian. */
const LETTERS_MIN = 12;
/** One Chinese, Japanese or Thai character counts as this many letters. */
const LETTERS_PER_CHARACTER = 3;

/** The language of a text, or an empty list if it is too short or unclear. */
export function detectLanguages(text: string): Language[] {
  const start = text.length > LENGTH_MAX ? text.slice(0, LENGTH_MAX) : text;
  const plain = withoutNoise(start).slice(0, CLEANED_LENGTH_MAX);
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

/** A loop instead of a regular expression, because it runs on every message. */
function hasEnoughLetters(text: string): boolean {
  let letters = 0;
  for (let index = 0; index < text.length && letters < LETTERS_MIN; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) letters++;
    } else if (isUnspaced(code)) letters += LETTERS_PER_CHARACTER;
    // Not punctuation, symbols, or surrogates, as in emoji.
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
