import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { precision, readWordLists, recall, scoreForms } from '../../../bench/forms/measure.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import {
  FORMS_MAX,
  possibleForms,
  selectForms,
  vocabularyPrefixes,
} from '../../../src/search/forms/forms.ts';
import { LANGUAGES } from '../../../src/search/forms/languages.ts';

const lists = readWordLists();

function isForm(a: string, b: string): boolean {
  return possibleForms(fold(a)).has(fold(b));
}

function fold(word: string): string {
  return analyze(word).join('');
}

test('has a word list for every language', () => {
  assert.deepEqual(
    lists.map(({ language }) => language),
    LANGUAGES.map(({ code }) => code).sort(),
  );
});

for (const list of lists) {
  test(`${list.language}: finds at least 85 % of the forms of at least 30 words, and 95 % of them are right`, () => {
    const [score] = scoreForms([list]);
    assert.ok(score !== undefined && score.lemmas >= 30);
    assert.ok(recall(score) >= 0.85, `recall ${recall(score)}: ${[...score.missedPairs].join(', ')}`);
    assert.ok(precision(score) >= 0.95, `precision ${precision(score)}: ${[...score.wrongPairs].join(', ')}`);
  });
}

for (const [word, form] of [
  ['пароль', 'паролями'],
  ['кошелёк', 'кошельков'],
  ['взломать', 'взломанные'],
  ['гаманець', 'гаманців'],
  ['спосіб', 'способами'],
  ['company', 'companies'],
  ['steal', 'stolen'],
  ['Passwort', 'Passwörtern'],
  ['hacken', 'gehackt'],
  ['pensar', 'pienso'],
  ['atacar', 'ataqué'],
  ['cartão', 'cartões'],
  ['journal', 'journaux'],
  ['banca', 'banche'],
  ['serwer', 'serwerze'],
  ['kitap', 'kitabımız'],
  ['حساب', 'والحسابات'],
  ['مفتاح', 'بالمفاتيح'],
] as const) {
  test(`finds ${form} as a form of ${word}`, () => {
    assert.ok(isForm(word, form));
    assert.ok(isForm(form, word));
  });
}

for (const [a, b] of [
  ['пароль', 'пароход'],
  ['банк', 'банан'],
  ['universe', 'university'],
  ['hack', 'hacker'],
  ['load', 'loader'],
  ['steal', 'stealer'],
  ['serve', 'server'],
  ['plan', 'plane'],
  ['hop', 'hoped'],
  ['كتاب', 'تاب'],
] as const) {
  test(`does not take ${a} and ${b} for forms of one word`, () => {
    assert.ok(!isForm(a, b));
    assert.ok(!isForm(b, a));
  });
}

for (const token of ['a', 'ok', 'x86', '4f3c2b1a', '数', 'σημα', 'a'.repeat(200), 'я'.repeat(41), '']) {
  test(`leaves ${token.slice(0, 12) || 'an empty token'} (${token.length} characters) as it is`, () => {
    assert.deepEqual([...possibleForms(token)], [token]);
    assert.deepEqual(vocabularyPrefixes(token), []);
    assert.deepEqual(selectForms(token, [{ token: `${token}s`, count: 3 }]), [token]);
  });
}

const words = fc.oneof(
  fc.constantFrom(...lists.flatMap(({ paradigms }) => paradigms.flat())),
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 45 }),
  fc.string({ unit: fc.constantFrom(...'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ'), maxLength: 45 }),
  fc.string({ unit: fc.constantFrom(...'ءابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'), maxLength: 45 }),
);

test('is symmetric: a word is a form of each of its forms', () => {
  fc.assert(
    fc.property(words, fc.nat(), (word, choice) => {
      const forms = [...possibleForms(word)];
      const form = forms[choice % forms.length] ?? word;
      assert.ok(possibleForms(form).has(word), `${form} lacks ${word}`);
    }),
    { numRuns: 500 },
  );
});

test('gives a bounded number of candidates, all within few ranges of at least three letters', () => {
  fc.assert(
    fc.property(words, (word) => {
      const forms = possibleForms(word);
      const prefixes = vocabularyPrefixes(word, forms);
      assert.ok(forms.size <= 3000, `${forms.size} candidates`);
      assert.ok(prefixes.length <= 80, `${prefixes.length} ranges`);
      assert.ok(prefixes.every((prefix) => prefix.length >= 3));
      if (forms.size > 1)
        for (const form of forms) assert.ok(prefixes.some((prefix) => form.startsWith(prefix)));
    }),
    { numRuns: 500 },
  );
});

test('gives tokens as the analyzer makes them', () => {
  fc.assert(
    fc.property(words, (word) => {
      for (const form of possibleForms(word)) if (form !== word) assert.deepEqual(analyze(form), [form]);
    }),
    { numRuns: 50 },
  );
});

test('selects the token, then the most frequent forms, and adds up counts', () => {
  const vocabulary = [
    { token: 'пароли', count: 2 },
    { token: 'пароль', count: 1 },
    { token: 'пароход', count: 90 },
    { token: 'паролем', count: 5 },
    { token: 'пароли', count: 4 },
    { token: 'пароля', count: 5 },
  ];
  assert.deepEqual(selectForms('пароль', vocabulary), ['пароль', 'пароли', 'паролем', 'пароля']);
});

test('selects the token even if the vocabulary lacks it', () => {
  assert.deepEqual(selectForms('leaks', [{ token: 'leaked', count: 1 }]), ['leaks', 'leaked']);
});

test(`selects at most ${FORMS_MAX} tokens, the most frequent`, () => {
  const forms = [...possibleForms('взломать')].filter((form) => form !== 'взломать');
  assert.ok(forms.length > FORMS_MAX);
  const vocabulary = forms.map((token, i) => ({ token, count: i + 1 }));
  const expected = forms.toReversed().slice(0, FORMS_MAX - 1);
  assert.deepEqual(selectForms('взломать', vocabulary), ['взломать', ...expected]);
});
