/** Chips are a view of the query: what they say is what the server reads. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  readQuery,
  stateOf,
  withValue,
  writeQuery,
} from '../../console/src/views/search/query/query-parts.ts';
import { FIELDS_OF } from '../../src/search/fields.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import type { SearchTree } from '../../src/search/search-tree.ts';

const FIELDS = FIELDS_OF.message;
const read = (query: string) => readQuery(query, FIELDS);

describe('console: parts of a query', () => {
  test('conditions on fields become chips, the rest stays text', () => {
    assert.deepEqual(read('escrow lang:ru -user:"old name" deal'), {
      chips: [
        { field: 'lang', values: ['ru'], isNegative: false },
        { field: 'user', values: ['old name'], isNegative: true },
      ],
      text: 'escrow deal',
    });
  });

  test('alternatives of one field are one chip', () => {
    const query = '(lang:ru OR lang:en) escrow';
    assert.deepEqual(read(query).chips, [{ field: 'lang', values: ['ru', 'en'], isNegative: false }]);
    assert.equal(writeQuery(read(query)), query);
  });

  test('nothing is taken out of groups, or from beside an operator', () => {
    for (const query of [
      'lang:ru OR escrow',
      'lang:ru AND escrow',
      'NOT lang:ru',
      '(lang:ru escrow) OR x',
      '(lang:ru user:x)',
      '-(lang:ru OR lang:en)',
      '--lang:ru',
      'price:5',
      'lang:*',
    ])
      assert.deepEqual(read(query), { chips: [], text: query }, query);
  });

  test('a facet is chosen, joined by another, excluded and removed', () => {
    const choose = (query: string, value: string, state: 'on' | 'off' | 'excluded') =>
      writeQuery(withValue(read(query), 'lang', value, state));
    assert.equal(choose('escrow', 'ru', 'on'), 'lang:ru escrow');
    assert.equal(choose('lang:ru escrow', 'en', 'on'), '(lang:ru OR lang:en) escrow');
    assert.equal(choose('(lang:ru OR lang:en) escrow', 'ru', 'excluded'), 'lang:en -lang:ru escrow');
    assert.equal(choose('lang:en -lang:ru escrow', 'ru', 'off'), 'lang:en escrow');
    assert.equal(choose('a OR b', 'ru', 'on'), 'lang:ru (a OR b)');
    assert.equal(stateOf(read('-lang:RU x'), 'lang', 'ru'), 'excluded');
  });

  test('a parenthesis without its counterpart is a word', () => {
    for (const query of [
      '-lang:en ( OR escrow',
      ') -lang:en ( OR escrow',
      '( ( lang:ru OR escrow ) lang:en',
      'lang:ru ) escrow ( lang:en',
    ])
      assert.equal(meaning(writeQuery(read(query))), meaning(query), query);
    assert.deepEqual(read('-lang:en ( OR escrow').chips, []);
  });

  test('writing the parts gives a query that the server reads the same', () => {
    const word = fc.constantFrom(
      'escrow',
      '"a phrase"',
      'steal*',
      'OR',
      'AND',
      'NOT',
      '-',
      '-not',
      '(',
      ')',
      '"',
      'lang:ru',
      '-lang:en',
      'user:"two words"',
      'user:oda*',
      'channel:-1001990000101',
      'email:a(at)b.example',
      'price:5',
      'LANG:fi',
      '(lang:ru OR lang:en)',
      'indicator:"email:a@b.example"',
      'x~',
      'hxxp://a[.]b',
      'сова',
    );
    const between = fc.constantFrom(' ', '  ', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { maxLength: 8 }), (pieces) => {
        const query = pieces.flat().join('');
        const expected = meaning(query);
        if (expected === undefined) return;
        assert.equal(meaning(writeQuery(read(query))), expected, `${query} → ${writeQuery(read(query))}`);
      }),
      { numRuns: 3000 },
    );
  });
});

/** The tree, with the parts of a conjunction in one order; undefined if the server refuses the query. */
function meaning(query: string): string | undefined {
  try {
    return JSON.stringify(ordered(parseQuery(query, 'message')));
  } catch {
    return undefined;
  }
}

function ordered(tree: SearchTree): unknown {
  if (tree.kind !== 'and' && tree.kind !== 'or')
    return 'of' in tree ? { ...tree, of: ordered(tree.of as SearchTree) } : tree;
  const flat = tree.of.flatMap((part): SearchTree[] =>
    part.kind === tree.kind ? [...(part as { of: SearchTree[] }).of] : [part],
  );
  const parts = flat.map((part) => JSON.stringify(ordered(part)));
  return { kind: tree.kind, of: tree.kind === 'and' ? parts.sort() : parts };
}
