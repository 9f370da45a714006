import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWatchlist } from '../../src/alerts/watchlist-input.ts';
import { watchlistLines } from '../../src/alerts/watchlist-text.ts';
import { detectKinds } from '../../src/enrich/detect.ts';
import { InvalidParameters } from '../../src/errors.ts';

const read = (...texts: string[]) => readWatchlist(texts, async (values) => values.map(detectKinds));

const REFUSED: [text: string, reason: string][] = [
  ['10.0.0.0/8', 'a network; list its addresses'],
  ['ipv6:2001:db8::/32', 'a network; list its addresses'],
  ['*.example.com', 'wildcards are not supported'],
  ['evil.exa*', 'wildcards are not supported'],
  ['domain:*.acme.example', 'wildcards are not supported'],
  ['url:https://*.example.com/', 'wildcards are not supported'],
  ['evil.example,foo.example', 'several values; write one per line'],
  ['evil.example; foo.example', 'several values; write one per line'],
  ['evil.example foo.example', 'several values; write one per line'],
  ['198.51.100.7,botnet,2026-11-14', 'several values; write one per line'],
  ['domain:1.2.3.4', 'not a value of the kind domain'],
  ['domain:evil.example,foo.example', 'not a value of the kind domain'],
  ['email:evil.example', 'not a value of the kind email'],
  ['sha256:d41d8cd98f00b204e9800998ecf8427e', 'not a value of the kind sha256'],
  ['domain:', 'a kind without a value'],
  ['name: ', 'a kind without a value'],
  ['# comment', 'a comment'],
  ['  ', 'blank'],
  ['company:!', 'not a value of the kind company'],
];

test('refuses what cannot match as meant, and says why', async () => {
  for (const [text, reason] of REFUSED)
    await assert.rejects(read('acme.example', text), (error) => {
      assert.ok(error instanceof InvalidParameters);
      const expected = `Invalid parameter values: cannot be looked up: ${JSON.stringify(text)} (${reason}).`;
      assert.equal(error.message, expected);
      return true;
    });
});

test('names the first mistakes and counts the others', async () => {
  await assert.rejects(
    read(...Array.from({ length: 7 }, (_, index) => `*.${index}.example`)),
    /and 2 more\.$/,
  );
});

test('takes names with commas, host names and asterisks, and values in any spelling', async () => {
  for (const text of [
    'Smith, John',
    'Booking.com Germany',
    'Acme Inc.',
    '+49 170 1234567',
    'https://acme.example/a,b',
    'url:https://acme.example/a*b',
    'name:E*TRADE',
    'title:#acme',
    '198.51.100.7:8080',
    'telegram:acme',
  ])
    assert.equal((await read(text)).count, 1, text);
  const { values } = await read('domain:Login[.]Acme.example');
  assert.deepEqual(values, [{ kind: 'domain', canonical: 'login.acme.example' }]);
});

test('counts each value once, however it is spelled', async () => {
  const { count } = await read(
    'login.acme.example',
    'Login[.]acme[.]example',
    'domain:login.acme.example',
    'ACME Bank',
    'acme bank',
    'ceo@acme.example',
  );
  assert.equal(count, 3);
});

test('the lines of a saved list are as many as were written, and mean the same values', async () => {
  const written = [
    'Login[.]Acme.example',
    'other.example',
    'domain:third.example',
    'email:ceo@acme.example',
    'name:#one',
    'Tilda Heron',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'https://acme.example/Path?a=1',
  ];
  const { values, count } = await read(...written);
  const lines = await watchlistLines(values, async (texts) => texts.map(detectKinds));
  assert.equal(lines.length, count, lines.join());
  for (const line of ['domain:third.example', 'email:ceo@acme.example', 'name:#one', 'other.example'])
    assert.ok(lines.includes(line), line);
  const namesOf = (list: typeof values) =>
    [...new Set(list.map(({ kind, canonical }) => `${kind}:${canonical}`))].sort();
  assert.deepEqual(namesOf((await read(...lines)).values), namesOf(values));
});
