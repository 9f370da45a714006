/** Exported CSV files: no spreadsheet runs collected text as a formula. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { formatCsv } from '../../src/text/csv.ts';

const FORMULA = /^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Parses separated values as spreadsheets do: quotes count only at the start of a cell. */
function cellsOf(csv: string, separators: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < csv.length) {
    let cell = '';
    if (csv[at] === '"') {
      for (at++; at < csv.length; at++) {
        if (csv[at] !== '"') cell += csv[at];
        else if (csv[at + 1] === '"') cell += csv[at++];
        else break;
      }
      at++;
    }
    while (at < csv.length && !separators.includes(csv[at] as string)) cell += csv[at++];
    cells.push(cell);
    at++;
  }
  return cells;
}

const lineOf = (...texts: string[]) => formatCsv([texts]);

describe('console: export', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1+1',
    '\u00a0\u3000=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\n\n =1+1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '"=1+1"',
    'a;=1+1',
    'a; =1+1',
    'a;"=1+1"',
    'a,=1+1',
    'a\t=1+1',
    'a\n=1+1',
    'a\r\n=1+1',
    'a;\n=1+1',
    'a;;=1+1',
    ';=1+1',
    'a;＝1+1',
    'a";=HYPERLINK("https://evil.example";"x")',
    '"; =1+1&"',
  ])
    test(`${JSON.stringify(text)} does not run as a formula`, () => {
      for (const separators of [',\r\n', ';\r\n', '\t\r\n', ',;\t\r\n'])
        for (const csv of [lineOf(text), lineOf('a', text, 'b')])
          for (const cell of cellsOf(csv, separators))
            assert.doesNotMatch(cell, FORMULA, JSON.stringify({ csv, cell, separators }));
    });

  test('no generated text runs as a formula', () => {
    const sign = fc.constantFrom(...'=+-@＝;,"\'\t\r\n \u200b\ufeffa1');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1, maxLength: 3 }), (texts) => {
        for (const separators of [',\r\n', ';\r\n', '\t\r\n'])
          for (const cell of cellsOf(lineOf(...texts), separators)) assert.doesNotMatch(cell, FORMULA);
      }),
      { seed: 15, numRuns: 20_000 },
    );
  });

  test('quotes harmless values and leaves them otherwise unchanged', () => {
    for (const text of [
      '',
      'Onyx Logistics',
      '2026-11-14T09:31:05Z',
      'a-b=c@d+e',
      'a; b, c',
      'https://x.example/?a=1',
    ])
      assert.equal(lineOf(text), `"${text}"\r\n`);
    assert.equal(lineOf('say "hi"', 'b'), '"say ""hi""","b"\r\n');
  });

  test('handles long hostile values in linear time', () => {
    for (const piece of ['\v', '\ufeff', ' ', ';', '; ', '"', ';\n'])
      for (const end of ['', 'x', '=']) lineOf(piece.repeat(100_000) + end);
  });
});
