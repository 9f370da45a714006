import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseQuery, type SearchTree } from '../../src/search/query-language.ts';

/** The tree as a line: phrases by +, prefixes with ~. */
function show(tree: SearchTree): string {
  switch (tree.kind) {
    case 'phrase':
      return `${tree.tokens.join('+')}${tree.isPrefix ? '~' : ''}`;
    case 'and':
      return `(${tree.of.map(show).join(' & ')})`;
    case 'or':
      return `(${tree.of.map(show).join(' | ')})`;
    case 'not':
      return `!${show(tree.of)}`;
    case 'nothing':
      return '∅';
  }
}

for (const [q, tree] of [
  ['a b', '(a & b)'],
  ['a AND b', '(a & b)'],
  ['"a b" c', '(a+b & c)'],
  ['a OR b c', '(a | (b & c))'],
  ['a b OR c d OR e', '((a & b) | (c & d) | e)'],
  ['(a OR b) c', '((a | b) & c)'],
  ['a -b', '(a & !b)'],
  ['a NOT b', '(a & !b)'],
  ['-(a b)', '!(a & b)'],
  ['--a', 'a'],
  ['NOT NOT a', 'a'],
  ['stealer-logs', 'stealer+logs'],
  ['user@mail.example', 'user+mail+example'],
  ['user(at)mail[.]example', 'user+mail+example'],
  ['pre*', 'pre~'],
  ['"a pre"*', 'a+pre~'],
  ['数据', '数+据'],
  ['unknown:value', 'unknown+value'],
  // An operator with nothing to work on is a word.
  ['OR', 'or'],
  ['a OR', '(a & or)'],
  ['OR a', '(or & a)'],
  ['AND', 'and'],
  ['NOT', 'not'],
  ['a OR OR b', '(a | (or & b))'],
  ['(a', 'a'],
  ['a)', 'a'],
  ['a ) b', '(a & b)'],
  [')(', '∅'],
  ['"a b', '(a & b)'],
  ['a - b', '(a & b)'],
  ['or and not', '(or & and & not)'],
  ['()', '∅'],
  ['-', '∅'],
  ['!!! a', 'a'],
  ['a OR !!!', 'a'],
  ['-!!!', '∅'],
  ['😀', '∅'],
] as const) {
  test(`reads ${q} as ${tree}`, () => assert.equal(show(parseQuery(q)), tree));
}

for (const [q, type] of [
  ['', 'string_too_short'],
  ['   ', 'string_too_short'],
  ['x'.repeat(513), 'string_too_long'],
  ['*', 'leading_wildcard'],
  ['a *b', 'leading_wildcard'],
  [Array.from({ length: 33 }, (_, index) => `w${index}`).join(' '), 'too_many_clauses'],
] as const) {
  test(`refuses ${JSON.stringify(q.slice(0, 20))} as ${type}`, () => {
    assert.throws(
      () => parseQuery(q),
      (error: { detail?: { type: string }[] }) => error.detail?.[0]?.type === type,
    );
  });
}

test('counts characters, not their halves', () => {
  assert.doesNotThrow(() => parseQuery(`a ${'😀'.repeat(510)}`));
});

test('reads every text without failing in any other way', () => {
  const pieces = fc.constantFrom('a', 'b', 'OR', 'AND', 'NOT', '-', '(', ')', '"', '*', ' ', 'x*', ':', '数');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      try {
        parseQuery(parts.join(''));
      } catch (error) {
        assert.ok((error as { detail?: unknown }).detail, String(error));
      }
    }),
    { seed: 3, numRuns: 5000 },
  );
});
