import { LANGUAGE_CODES } from './language-names.ts';

/** ISO 639 codes: two letters, or three for languages without such a code. */
export const LANGUAGE_PATTERN = '^[a-z]{2,3}$';

/** Existing clients send members of enumerations by name: `Network.tor`, `Language.russian`. */
function memberName(enumeration: 'network' | 'language', text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return lower.startsWith(`${enumeration}.`) ? lower.slice(enumeration.length + 1) : lower;
}

/** A code, from a code or an English name. Other texts stay as they are, for the schema to refuse. */
export function languageCode(text: string): string {
  const name = memberName('language', text);
  return LANGUAGE_CODES.get(name) ?? name;
}

export function networkName(text: string): string {
  return memberName('network', text);
}

const lowercase = (text: string) => text.toLowerCase();

/** Parameters with more than one spelling of a value, by name: they become one before validation. */
const SPELLINGS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['platform', lowercase],
  ['chain', lowercase],
  ['range_type', lowercase],
  ['id_format', lowercase],
  ['sort', lowercase],
  ['interval', lowercase],
  ['by', lowercase],
  ['facets', lowercase],
  ['collapse', lowercase],
  ['feed', lowercase],
  ['kind', lowercase],
  ['network', networkName],
  ['language', languageCode],
]);

export function hasSpellings(name: string): boolean {
  return SPELLINGS.has(name);
}

/** The value as the schema knows it. */
export function respelled(name: string, value: unknown): unknown {
  const spell = SPELLINGS.get(name);
  return spell === undefined || typeof value !== 'string' ? value : spell(value);
}

/** Clients in Python send `True` and `False`. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
]);

export const BOOLEAN_WORDS: readonly string[] = [...BOOLEANS.keys()];

/** Undefined if the text is neither. */
export function booleanFrom(text: string): boolean | undefined {
  return BOOLEANS.get(text);
}
