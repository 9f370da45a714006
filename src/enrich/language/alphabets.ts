/**
 * Letters exclude languages: ы is not Ukrainian, я is not Serbian. Only for scripts in which this is strict. Latin letters
 * with marks come with names of people and places; there the weights treat them as evidence.
 */
import { BOUNDARY, units } from './reader.ts';

const CYRILLIC: Record<string, string> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  be: 'абвгґдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  // In old fonts, є and ї stand for ө and ү.
  mn: 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяєї',
};

/** Arabic is also written with letters of its neighbours, so only letters that exclude a language are listed. */
const FOREIGN_ARABIC: Record<string, string> = {
  ar: 'ٹڈڑںےہڵڕۆێەٿڄڃڏڊڍڻټډړږښڼېۍ',
  fa: 'ٹڈڑںےڵڕۆێٿڄڃڏڊڍڻټډړږښڼېۍ',
  ur: 'ڵڕۆێەٿڄڃڏڊڍڻټډړږښڼېۍ',
  ku: 'ٹڈڑںےٿڄڃڏڊڍڻټډړږښڼېۍ',
};

/** One foreign letter among this many is a quotation or a mistake. */
const LETTERS_PER_FOREIGN = 20;

const languages = [...Object.keys(CYRILLIC), ...Object.keys(FOREIGN_ARABIC)];
/** The languages, by index, that each letter is foreign to. */
const LETTERS_END = 0x0700;
const foreignTo = readAlphabets();
const foreignLetters = new Uint16Array(languages.length);

/** The place of a language's alphabet in the result of `excludedAlphabets`, or -1. */
export function alphabetOf(language: string): number {
  return languages.indexOf(language);
}

const excluded = new Uint8Array(languages.length);

/** For each alphabet, 1 if the words have too many letters that it lacks. */
export function excludedAlphabets(length: number): Uint8Array {
  foreignLetters.fill(0);
  let letters = 0;
  for (let at = 1; at < length; at++) {
    const unit = units[at] as number;
    if (unit === BOUNDARY) continue;
    letters++;
    const indexes = foreignTo[unit];
    if (indexes !== undefined) for (const index of indexes) (foreignLetters[index] as number)++;
  }
  for (let index = 0; index < languages.length; index++) {
    const count = foreignLetters[index] as number;
    excluded[index] = count > 0 && count * LETTERS_PER_FOREIGN >= letters ? 1 : 0;
  }
  return excluded;
}

function readAlphabets(): (number[] | undefined)[] {
  const found: (number[] | undefined)[] = Array.from({ length: LETTERS_END }, () => undefined);
  const add = (code: number, language: string) => {
    found[code] = [...(found[code] ?? []), languages.indexOf(language)];
  };
  for (const [language, alphabet] of Object.entries(CYRILLIC)) {
    for (let code = 0x0430; code < 0x0530; code++)
      if (!alphabet.includes(String.fromCharCode(code))) add(code, language);
  }
  for (const [language, letters] of Object.entries(FOREIGN_ARABIC)) {
    for (const letter of letters) add(letter.charCodeAt(0), language);
  }
  return found;
}
