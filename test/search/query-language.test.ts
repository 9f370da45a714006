import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { possibleForms } from '../../src/search/forms/forms.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import type { SearchTree } from '../../src/search/search-tree.ts';

/** The tree as one line: + joins the tokens of a phrase, ~ marks a prefix. */
function show(tree: SearchTree): string {
  switch (tree.kind) {
    case 'phrase':
      return `${tree.in === undefined ? '' : `${tree.in}:`}${tree.tokens.join('+')}${tree.isPrefix ? '~' : ''}`;
    case 'forms':
      return `forms(${tree.tokens[0]})`;
    case 'exact':
      return `${tree.field}=${tree.value}${tree.isPrefix ? '~' : ''}`;
    case 'found':
      return `found=${tree.indicator.kind} ${tree.indicator.canonical}`;
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
  ['indicator:"phone:+49 30 23125014"', 'found=phone +49 30 23125014'],
  ['indicator:Domain:acme.example OR b', '(found=domain acme.example | b)'],
  ['-indicator:"email:Oda@Mail.example"', '!found=email oda@mail.example'],
  ['indicator:"title:Ácme  Shop" a', '(found=title acme shop & a)'],
  ['indicator:"url:http://acme.example/a:b?c=d"', 'found=url http://acme.example/a:b?c=d'],
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
  ['Пароль~ logs', '(forms(пароль) & logs)'],
  ['-password~', '!forms(password)'],
  // A tilde elsewhere is punctuation.
  ['stealer-logs~', 'stealer+logs'],
  ['"password"~', 'password'],
  ['~password', 'password'],
  ['pass~word', 'pass+word'],
  ['password~*', 'password~'],
  ['pass*~', 'pass~'],
  ['lang:ru~', 'language=ru~'],
  ['~', '∅'],
  ['数~', '数'],
  ['ab~', 'ab'],
  ['unknown:value', 'unknown+value'],
  ['user:@Tilda x', '((userId=tilda | accountName=tilda) & x)'],
  ['USER:ti*', '(userId=ti~ | username=ti~)'],
  ['-lang:EN', '!language=en'],
  ['media:photo', 'media=photo'],
  ['email:Tilda(at)probe[.]example', 'email=tilda@probe.example'],
  ['wallet:0xDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', 'wallet=0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'],
  ['wallet:1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'wallet=1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['channel:heronry', '(channelId=heronry | channel:heronry)'],
  ['channel:"night harbour" a', '((channelId=night harbour | channel:night+harbour) & a)'],
  ['channel:"night har"*', '(channelId=night har~ | channel:night+har~)'],
  [
    'channel:1990000101',
    '(channelId=1990000101 | channelId=-1001990000101 | channelId=-1990000101 | channel:1990000101)',
  ],
  ['channel:-1001990000101', '(channelId=-1001990000101 | channel:1001990000101)'],
  ['server:77 OR b', '(serverId=77 | server:77 | b)'],
  ['user:', 'user'],
  ['user:""', 'user'],
  ['user:*', 'user~'],
  ['nofield:"a b"', '(nofield & a+b)'],
  // An operator without an operand is a word.
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
  test(`parses ${q} as ${tree}`, () => assert.equal(show(parseQuery(q)), tree));
}

for (const [q, type] of [
  ['', 'string_too_short'],
  ['   ', 'string_too_short'],
  ['x'.repeat(513), 'string_too_long'],
  ['*', 'leading_wildcard'],
  ['a *b', 'leading_wildcard'],
  [Array.from({ length: 33 }, (_, index) => `w${index}`).join(' '), 'too_many_clauses'],
] as const) {
  test(`rejects ${JSON.stringify(q.slice(0, 20))} with ${type}`, () => {
    assert.throws(
      () => parseQuery(q),
      (error: { detail?: { type: string }[] }) => error.detail?.[0]?.type === type,
    );
  });
}

for (const [q, message] of [
  ['wallet *x', 'Invalid query: a term can\'t start with "*" (character 8).'],
  ['  😀 user:*x', 'Invalid query: a term can\'t start with "*" (character 10).'],
  ['hxxps://a[.]example *x', 'Invalid query: a term can\'t start with "*" (character 21).'],
  ['-channel:*x', 'Invalid query: a term can\'t start with "*" (character 10).'],
  [`${'😀 a '.repeat(32)}  "b c"`, 'Invalid query: it has more than 32 terms (character 131).'],
  [`${'a[.]b '.repeat(32)}user:x`, 'Invalid query: it has more than 32 terms (character 193).'],
  ['x'.repeat(513), 'Invalid query: it has more than 512 characters (character 513).'],
] as const) {
  test(`says where ${JSON.stringify(q.slice(0, 30))} is wrong`, () => {
    const position = Number(/\d+(?=\)\.$)/.exec(message)?.[0]);
    assert.throws(
      () => parseQuery(q),
      (error: { message: string; status: number; detail: { position?: number }[] }) => {
        assert.deepEqual([error.message, error.status, error.detail[0]?.position], [message, 422, position]);
        return true;
      },
    );
  });
}

test('counts characters, not UTF-16 code units', () => {
  assert.doesNotThrow(() => parseQuery(`a ${'😀'.repeat(510)}`));
});

test('parses or rejects any text without other errors', () => {
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

test('searches the forms of all plain words on request', () => {
  assert.equal(
    show(parseQuery('Пароль "fresh logs" -selling pre* lang:ru OR', 'message', { hasForms: true })),
    '(forms(пароль) & fresh+logs & !forms(selling) & pre~ & language=ru & or)',
  );
});

test('a term stands for the token and everything that can be a form of it', () => {
  const tree = parseQuery('пароль~');
  assert.ok(tree.kind === 'forms');
  assert.deepEqual(new Set(tree.tokens), possibleForms('пароль'));
  assert.equal(tree.tokens[0], 'пароль');
});

test('rejects a query with too many terms with forms, and says where', () => {
  const words = Array.from({ length: 11 }, () => 'password').join(' ');
  assert.throws(() => parseQuery(words, 'message', { hasForms: true }), {
    message: 'Invalid query: it has more than 10 terms with word forms (character 91).',
  });
  assert.doesNotThrow(() => parseQuery(words));
});

test('an indicator needs a kind and a whole value', () => {
  for (const q of [
    'a indicator:acme',
    'a indicator:planet:acme',
    'a indicator:domain:acme*',
    'a indicator:"name: "',
  ])
    assert.throws(() => parseQuery(q), /indicator: needs a kind and a whole value.*\(character 3\)/, q);
});
