import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalCountry, countryCode } from '../../src/records/country.ts';

test('codes and English names of a country have one code', () => {
  for (const [code, ...spellings] of [
    ['DE', 'de', ' DE ', 'DEU', 'Germany', 'GERMANY', 'Deutschland'],
    ['US', 'USA', 'us', 'United States', 'the United States of America', 'U.S.'],
    ['GB', 'UK', 'gbr', 'United Kingdom', 'Great Britain', 'England'],
    ['FR', 'fr', 'FRA', 'France'],
    ['TR', 'Turkey', 'Türkiye', 'TUR'],
    ['TT', 'Trinidad and Tobago', 'Trinidad & Tobago'],
    ['LC', 'St. Lucia', 'Saint Lucia', 'LCA'],
    ['CI', "Cote d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast'],
    ['KR', 'South Korea', 'Korea, Republic of', 'KOR'],
    ['HK', 'Hong Kong', 'HKG'],
    ['SE', 'SWE'],
    ['XK', 'Kosovo', 'XKX'],
  ] as const)
    for (const spelling of spellings) assert.equal(countryCode(spelling), code, spelling);
});

test('every code of two letters has its name and a code of three letters', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const long = new Set<string>();
  for (const a of letters)
    for (const b of letters) {
      if (countryCode(a + b) === a + b) assert.equal(countryCode(names.of(a + b) as string), a + b);
      for (const c of letters) {
        const code = countryCode(a + b + c);
        if (code !== undefined && a + b + c !== 'UAE' && a + b + c !== 'DRC' && a + b + c !== 'LAO')
          long.add(code);
      }
    }
  assert.equal(long.size, 249, 'ISO 3166-1 without Laos, and Kosovo');
});

test('what is no country stays as it is', () => {
  for (const text of ['Atlantis', 'EU', 'XX', 'DD', '', '—', 'x'.repeat(1000)]) {
    assert.equal(countryCode(text), undefined, text);
    assert.equal(canonicalCountry(text), text);
  }
});
