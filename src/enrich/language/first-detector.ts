/**
 * The detector of version 0.1.0, exactly: eld's best language if its score is not unusually low. Messages of that time do not
 * record whether the source gave their languages; they did if this finds others. Only `reenrich` uses it.
 */
import type { Language } from '../../records/message.ts';
import { hasRun, isAsciiAlphanumeric } from '../../text/runs.ts';
import { scoreWords, totals } from './eld.ts';
import { averageScores, LANGUAGES } from './eld-tables.ts';
import { BOUNDARY, units } from './reader.ts';

const LENGTH_MAX = 400;
const CLEANED_LENGTH_MAX = 64;
const NOISE_MARK = /[@/#]/;
const NOISE_LENGTH_MIN = 20;
const LONG_RUN = /[0-9A-Za-z]{20,}/g;
const NON_LETTERS = /[^\p{L}]+(?<!['`\u2019])/gu;
const LETTERS_MIN = 12;
const LETTERS_PER_CHARACTER = 3;
const NGRAMS_MIN = 3;
const SCALE = 25;
const RELIABLE_SHARE = 0.75;

export function firstDetectedLanguages(text: string): Language[] {
  const plain = withoutNoise(text.slice(0, LENGTH_MAX)).slice(0, CLEANED_LENGTH_MAX);
  if (!hasEnoughLetters(plain)) return [];
  const ngrams = scoreWords(readUnits(plain.replace(NON_LETTERS, ' ').trim().toLowerCase()));
  const total = Math.max(...totals);
  if (total === 0 || ngrams < NGRAMS_MIN) return [];
  const score = total / ngrams / (total / ngrams + SCALE);
  const language = LANGUAGES[totals.indexOf(total)] as string;
  if ((averageScores[language] ?? 1) * RELIABLE_SHARE > score) return [];
  return [{ language, probability: Math.round(score * 1000) / 1000 }];
}

function readUnits(words: string): number {
  let length = 0;
  units[length++] = BOUNDARY;
  for (let at = 0; at < words.length && length < units.length - 1; at++) {
    const code = words.charCodeAt(at);
    units[length++] = code === 0x20 ? BOUNDARY : code;
  }
  units[length++] = BOUNDARY;
  return length;
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

function hasEnoughLetters(text: string): boolean {
  let letters = 0;
  for (let index = 0; index < text.length && letters < LETTERS_MIN; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) letters++;
    } else if (isUnspaced(code)) letters += LETTERS_PER_CHARACTER;
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
