import Type from 'typebox';
import { LANGUAGE_CODES } from './language-names.ts';

export const optionalText = (description: string) => Type.Optional(Type.String({ description }));

/** Existing clients require the key, but accept null. */
export const textOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

const CLIENT_LANGUAGES = new Set([...LANGUAGE_CODES.values()].filter((code) => code.length === 2));

/** Existing clients refuse any other code, and the whole response with it. */
export function clientLanguage(code: string | undefined): string | null {
  const language = code?.toLowerCase() ?? '';
  return CLIENT_LANGUAGES.has(language) ? language : null;
}
