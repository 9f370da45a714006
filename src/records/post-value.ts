import { canonicalCountry } from './country.ts';
import { groupIdOf } from './ransomware-group.ts';
import { UNKNOWN_GROUP } from './unknown.ts';

/**
 * The value under which posts and victims with this group, country or industry are counted. Spellings of a group or
 * country count as one; industries are counted as written.
 */
export function postValue(by: 'group' | 'country' | 'sector', given: string | undefined): string {
  const value = canonical(by, given ?? '');
  return value.toLowerCase() === UNKNOWN_GROUP ? UNKNOWN_GROUP : value || UNKNOWN_GROUP;
}

function canonical(by: 'group' | 'country' | 'sector', text: string): string {
  if (by === 'group') return groupIdOf(text);
  return by === 'country' ? canonicalCountry(text) : text.trim();
}
