import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedDates } from '../../src/ingest/printed-dates.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test('reads the formats of the exporter in many languages', () => {
  for (const [printed, expected] of [
    ['03-Feb-24 04:05 PM', '2024-02-03T16:05'],
    ['03-Feb-24 12:05 AM', '2024-02-03T00:05'],
    ['03-фев-24 16:05', '2024-02-03T16:05'],
    ['Saturday, February 3, 2024 4:05 PM', '2024-02-03T16:05'],
    ['Saturday, 3 February 2024 16:05', '2024-02-03T16:05'],
    ['Samstag, 3. Februar 2024 16:05', '2024-02-03T16:05'],
    ['samedi 3 février 2024 16:05', '2024-02-03T16:05'],
    ['sábado, 3 de febrero de 2024 16:05', '2024-02-03T16:05'],
    ['суббота, 3 февраля 2024 г. 16:05', '2024-02-03T16:05'],
    ['субота, 3 лютого 2024 р. 16:05', '2024-02-03T16:05'],
    ['sobota, 3 lutego 2024 16:05', '2024-02-03T16:05'],
    ['3 Şubat 2024 Cumartesi 16:05', '2024-02-03T16:05'],
    ['2024. február 3., szombat 16:05', '2024-02-03T16:05'],
    ['2024年2月3日 16:05', '2024-02-03T16:05'],
    ['2024년 2월 3일 토요일 오후 4:05', '2024-02-03T16:05'],
    ['03.02.2024 16:05', '2024-02-03T16:05'],
    ['3. 2. 2024 16:05', '2024-02-03T16:05'],
    ['2024-02-03 16:05', '2024-02-03T16:05'],
    ['2024/02/03 16:05:06', '2024-02-03T16:05:06'],
    ['2024-02-03T16:05:06.1230000+00:00', '2024-02-03T16:05:06'],
    ['1706976306', '2024-02-03T16:05:06'],
    ['1706976306000', '2024-02-03T16:05:06'],
  ] as const)
    assert.deepEqual(printedDates(printed), [at(expected)], printed);
});

test('returns both meanings of a date with slashes, the month first only with AM or PM in capitals', () => {
  assert.deepEqual(printedDates('03/02/2024 16:05'), [at('2024-02-03T16:05'), at('2024-03-02T16:05')]);
  assert.deepEqual(printedDates('3/2/2024 4:05 pm'), [at('2024-02-03T16:05'), at('2024-03-02T16:05')]);
  assert.deepEqual(printedDates('2/3/2024 4:05 PM'), [at('2024-02-03T16:05'), at('2024-03-02T16:05')]);
  assert.deepEqual(printedDates('25/12/2024 16:05'), [at('2024-12-25T16:05')]);
});

test('returns nothing for what is not a date', () => {
  for (const text of ['', 'yesterday', '31-Feb-24', '99.99.2024', 'x'.repeat(1_000_000), '3 Nonsense 2024'])
    assert.deepEqual(printedDates(text), [], text.slice(0, 20));
});
