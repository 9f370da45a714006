import { CHINESE, JAPANESE, KOREAN } from './asian.ts';
import { ENGLISH } from './english.ts';
import { GERMAN, TURKISH } from './german-turkish.ts';
import type { Phrases } from './phrases.ts';
import { ARABIC, PERSIAN } from './right-to-left.ts';
import { FRENCH, PORTUGUESE, SPANISH } from './romance.ts';
import { RUSSIAN, UKRAINIAN } from './russian.ts';

const ALL = [
  ENGLISH,
  RUSSIAN,
  UKRAINIAN,
  SPANISH,
  PORTUGUESE,
  FRENCH,
  GERMAN,
  TURKISH,
  CHINESE,
  JAPANESE,
  KOREAN,
  PERSIAN,
  ARABIC,
];
const BY_LANGUAGE = new Map(ALL.map((phrases) => [phrases.language, phrases]));

export function phrasesOf(language: string): Phrases {
  return BY_LANGUAGE.get(language) ?? ENGLISH;
}
