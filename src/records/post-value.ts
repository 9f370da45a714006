import { capMarks } from '../text/combining-marks.ts';
import { countryCode } from './country.ts';
import { UNKNOWN_GROUP } from './unknown.ts';

/**
 * The value under which posts and victims with this group, country or industry are counted: the code of a country,
 * else the text in lower case. Filters find the same records by it.
 */
export function postValue(by: 'group' | 'country' | 'sector', given: string | undefined): string {
  const code = by === 'country' && given !== undefined ? countryCode(given) : undefined;
  return code ?? (foldedText(given ?? '') || UNKNOWN_GROUP);
}

function foldedText(text: string): string {
  return capMarks(text).normalize('NFC').toLowerCase().trim();
}
