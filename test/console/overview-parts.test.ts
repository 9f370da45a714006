/** What the overview and the sidebar say, and where they lead. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countryName } from '../../console/src/text/country-name.ts';
import { shellTexts } from '../../console/src/texts/shell.ts';
import { sourceUrl } from '../../console/src/views/overview/last-day.ts';

describe('console: parts of the overview', () => {
  test('sources count the last 24 hours, and lead to them', () => {
    assert.equal(shellTexts.collecting(3, 4, 524), '3 of 4 collecting, 524 in 24 h');
    const url = sourceUrl({ kind: 'network', name: 'tor' }, '2026-11-15T12:00:00Z');
    const parameters = new URLSearchParams(url?.split('?')[1]);
    assert.deepEqual(Object.fromEntries(parameters), {
      q: 'network:tor',
      from: '2026-11-14T12:00:00.001Z',
      to: '2026-11-15T12:00:00.000Z',
    });
    assert.equal(sourceUrl({ kind: 'collector', name: 'x' }, '2026-11-15T12:00:00Z'), undefined);
  });

  test('a code that no country has is an unknown country', () => {
    assert.equal(countryName('zz'), 'Unknown country');
    assert.equal(countryName('de'), 'Germany');
  });
});
