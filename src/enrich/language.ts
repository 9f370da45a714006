import { eld } from 'eld/medium';
import type { Language } from '../records/message.ts';

/** Links, addresses and names say nothing of the language around them. */
const MAYBE_NOISE = /[@/#]|[0-9A-Za-z]{20}/;
const NOISE = /\S*[@/#]\S*|[0-9A-Za-z]{20,}/g;
/** Below so many letters a guess is no better than a coin: "Saved copy" passes for Croatian. */
const ENOUGH_LETTERS = /(?:\p{L}[^\p{L}]*){12}/u;
/** A Chinese or Japanese character says as much as a word. */
const ENOUGH_CHARACTERS =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}][^\p{L}]*){4}/u;
/** More text does not make it surer. */
const LENGTH_MAX = 400;

/** The language of a text, if it is long and clear enough to tell. */
export function detectLanguages(text: string): Language[] {
  const start = text.length > LENGTH_MAX ? text.slice(0, LENGTH_MAX) : text;
  const plain = MAYBE_NOISE.test(start) ? start.replace(NOISE, ' ') : start;
  if (!ENOUGH_LETTERS.test(plain) && !ENOUGH_CHARACTERS.test(plain)) return [];
  const result = eld.detect(plain);
  if (result.language === '' || !result.isReliable()) return [];
  const score = result.getScores()[result.language] ?? 0;
  return [{ language: result.language, probability: Math.round(score * 1000) / 1000 }];
}
