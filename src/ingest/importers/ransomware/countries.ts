const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name but are not in ISO 3166-1. */
const NOT_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'UK',
  'AN',
  'CS',
  'SU',
  'YU',
  'DD',
  'TP',
  'ZR',
  'BU',
  'FX',
]);

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NOT_COUNTRIES.has(code) && NAMES.of(code) !== undefined,
);
const CODE_BY_NAME = new Map(CODES.map((code) => [NAMES.of(code)?.toLowerCase() ?? '', code]));
const OTHER_NAMES = new Map([
  ['uk', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['great britain', 'GB'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['south korea', 'KR'],
  ['russian federation', 'RU'],
  ['viet nam', 'VN'],
]);

/** The ISO 3166-1 code for a code or an English name; undefined if unknown. */
export function countryCode(text: string): string | undefined {
  const upper = text.toUpperCase();
  if (CODES.includes(upper)) return upper;
  return OTHER_NAMES.get(text.toLowerCase()) ?? CODE_BY_NAME.get(text.toLowerCase());
}
