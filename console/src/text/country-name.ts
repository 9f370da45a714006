import { commonTexts } from '../texts/common.ts';
import { visible } from './controls.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, by its two-letter code; the code if it has no name. */
export function countryName(code: string): string {
  // Unicode calls it "Unknown Region".
  if (code.toUpperCase() === 'ZZ') return commonTexts.unknownCountry;
  try {
    return names.of(code.toUpperCase()) ?? visible(code);
  } catch {
    return visible(code);
  }
}
