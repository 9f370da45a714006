import type { IconName } from '../../../ui/icon-names.ts';

export interface Suggestion {
  icon: IconName;
  /** A class of styles/entities.css. */
  colour?: string;
  label: string;
  /** In grey after the label: former names, or what a field means. */
  note?: string;
  /** At the end of the line. */
  count?: string;
  /** The text of the box after it is picked. */
  text: string;
  /** Whether the query is searched then; a field still needs its value. */
  isComplete: boolean;
  platform?: string;
  href?: string;
}

export interface SuggestionGroup {
  title: string;
  options: Suggestion[];
}

/** The word at the caret: `field` and `value` if it names a field. */
export interface TypedWord {
  start: number;
  end: number;
  isNegative: boolean;
  field: string | undefined;
  value: string;
}

const WORD = /(-?)(?:([A-Za-z]+(?:-[A-Za-z]+)?):)?("[^"]*"?|[^\s"]*)$/;

export function wordAt(text: string, caret: number): TypedWord {
  const before = text.slice(0, caret);
  const [match = '', minus = '', field, value = ''] = WORD.exec(before) ?? [];
  const rest = /^[^\s"]*/.exec(text.slice(caret))?.[0] ?? '';
  return {
    start: before.length - match.length,
    end: caret + rest.length,
    isNegative: minus === '-',
    field: field?.toLowerCase(),
    value: value.replaceAll('"', '') + rest,
  };
}

/** The text with another word in the place of the typed one. */
export function replaceWord(text: string, { start, end, isNegative }: TypedWord, word: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end).trimStart();
  const sign = isNegative && word !== '' ? '-' : '';
  return `${before}${sign}${word}${after === '' ? '' : ` ${after}`}`;
}

const PLAIN = /^[\p{L}\p{N}_.@-]+$/u;

/** A condition for the query; ids of Telegram channels start with a minus. */
export function condition(field: string, value: string): string {
  return PLAIN.test(value) && !value.startsWith('-')
    ? `${field}:${value}`
    : `${field}:"${value.replaceAll('"', ' ')}"`;
}

const LANGUAGES = [
  'en',
  'ru',
  'uk',
  'zh',
  'fa',
  'ar',
  'es',
  'pt',
  'de',
  'fr',
  'it',
  'tr',
  'pl',
  'ja',
  'ko',
  'vi',
  'id',
  'hi',
  'th',
  'fi',
  'nl',
  'und',
];
export const PLATFORMS = ['telegram', 'discord', 'jabber'];

/** Languages whose code or name begins with the text. */
export function languagesMatching(text: string, nameOf: (code: string) => string): string[] {
  const wanted = text.toLowerCase();
  return LANGUAGES.filter(
    (code) => code.startsWith(wanted) || nameOf(code).toLowerCase().startsWith(wanted),
  ).slice(0, 8);
}
