import type { Language } from '../records/message.ts';
import { HAN, HANGUL, KANA, LATIN } from './language/letters.ts';
import { guessLanguage } from './language/model.ts';
import { probabilityOf } from './language/probability.ts';
import { keepScript, lettersOf, readWords } from './language/reader.ts';
import { mainScript, onlyLanguageOf } from './language/scripts.ts';

/** With fewer letters, detection only guesses. */
const LATIN_LETTERS_MIN = 8;
const LETTERS_MIN = 5;
/** In a script that one language is written in. */
const LETTERS_OF_ONLY_LANGUAGE_MIN = 4;
const CHARACTERS_MIN = 3;
/** Less likely languages are not reported. */
const PROBABILITY_MIN = 0.6;
/** Of languages that have a script to themselves: nearly always right. */
const PROBABILITY_OF_ONLY_LANGUAGE = 0.99;

/** The language of a text, or an empty list if it is too short, unclear, or in a language that is not known. */
export function detectLanguages(text: string): Language[] {
  const length = readWords(text);
  const script = mainScript();
  const letters = lettersOf[script] as number;
  const only = onlyLanguageOf(script);
  if (only !== undefined) {
    const isCharacters = script === HAN || script === KANA || script === HANGUL;
    const lettersMin = isCharacters ? CHARACTERS_MIN : LETTERS_OF_ONLY_LANGUAGE_MIN;
    return letters < lettersMin ? [] : [{ language: only, probability: PROBABILITY_OF_ONLY_LANGUAGE }];
  }
  if (letters < (script === LATIN ? LATIN_LETTERS_MIN : LETTERS_MIN)) return [];
  const guess = guessLanguage(keepScript(length, script), script);
  if (guess === undefined || probabilityOf(guess.logOddsOfGroup, letters, script) < PROBABILITY_MIN)
    return [];
  const probability = probabilityOf(guess.logOdds, letters, script);
  return [{ language: guess.language, probability: Math.round(probability * 1000) / 1000 }];
}
