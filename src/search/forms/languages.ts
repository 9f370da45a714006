import type { Language } from './language.ts';
import { ARABIC } from './languages/arabic.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { ITALIAN } from './languages/italian.ts';
import { POLISH } from './languages/polish.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import { TURKISH } from './languages/turkish.ts';
import { UKRAINIAN } from './languages/ukrainian.ts';

export const LANGUAGES: readonly Language[] = [
  ARABIC,
  ENGLISH,
  FRENCH,
  GERMAN,
  ITALIAN,
  POLISH,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  TURKISH,
  UKRAINIAN,
];
