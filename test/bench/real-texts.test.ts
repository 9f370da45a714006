import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '../../bench/search/invented-text.ts';
import { seeded } from '../../bench/search/random.ts';
import { LENGTH_MAX } from '../../bench/search/real/read-texts.ts';
import { mixed, RealTexts, withoutUntranslated } from '../../bench/search/real/real-texts.ts';

const textsOf = (count: number) =>
  new RealTexts(
    new Map(
      LANGUAGE_CODES.map((language) => [
        language,
        Array.from({ length: count }, (_, index) => `${language} text number ${index} of all`),
      ]),
    ),
  );

test('every text is written once before any is used again', () => {
  const texts = textsOf(200);
  const random = seeded(1);
  const written = Array.from({ length: 400 }, () => texts.write(random).text);
  assert.equal(new Set(written).size, 400);
  assert.match(texts.description, /No text occurs twice\.$/);
});

test('texts that are used again have other words and are counted', () => {
  const texts = textsOf(1);
  const random = seeded(1);
  const written = Array.from({ length: 100 }, () => texts.write(random));
  assert.equal(written.filter(({ language, text }) => text.startsWith(`${language} `)).length > 20, true);
  assert.match(texts.description, /en \d+ % \(1 distinct\)/);
  assert.match(texts.description, /\d\d messages \(\d\d %\) are a text used again/);
});

test('the same texts are written in every run', () => {
  const run = () => {
    const texts = textsOf(5);
    const random = seeded(1);
    return Array.from({ length: 200 }, () => texts.write(random));
  };
  assert.deepEqual(run(), run());
});

test('a mixed text has words of both, or the end of the other one in a script without spaces', () => {
  const words = mixed('a b c d e f g h i j k l', 'm n o p q r', seeded(1)).split(' ');
  assert.equal(words.length, 12);
  assert.ok(words.some((word) => word >= 'm') && words.some((word) => word < 'm'));
  assert.match(mixed('选择表格插入', '文本文档', seeded(1)), /^选择表格[文本文档]+$/);
  assert.ok(mixed('x'.repeat(LENGTH_MAX), 'y'.repeat(LENGTH_MAX), seeded(1)).length <= LENGTH_MAX);
});

test('English in a translation is left out', () => {
  const kept = withoutUntranslated(
    new Map([
      ['en', new Set(['Sorting and grouping'])],
      ['tr', new Set(['Sorting and grouping', 'Sıralama ve gruplama'])],
      ['ru', new Set(['Not yet in the English set', 'Сортировка и группировка'])],
    ]),
  );
  assert.deepEqual(
    [...kept.values()],
    [['Sorting and grouping'], ['Sıralama ve gruplama'], ['Сортировка и группировка']],
  );
});
