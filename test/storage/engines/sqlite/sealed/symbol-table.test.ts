import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SymbolTable } from '../../../../../src/storage/engines/sqlite/sealed/symbol-table.ts';
import {
  encodeText,
  readSymbols,
  writeSymbols,
} from '../../../../../src/storage/engines/sqlite/sealed/texts.ts';

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

test('texts survive, whatever they and the samples are', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 30 }), anyText, (samples, text) => {
      const table = SymbolTable.learn(samples);
      const again = new SymbolTable(readSymbols(writeSymbols(table)));
      for (const each of [...samples, text]) {
        const wellFormed = each.toWellFormed();
        assert.equal(again.decode(table.encode(wellFormed)), wellFormed);
      }
    }),
    { numRuns: 50 },
  );
});

test('texts like the samples take less than half', () => {
  const offers = Array.from(
    { length: 300 },
    (_, number) =>
      `Selling fresh logs, price ${number} USD. Продам доступ к панели ${number}, пишите в личку`,
  );
  const table = SymbolTable.learn(offers.slice(0, 200));
  for (const offer of offers.slice(200)) assert.ok(table.encode(offer).length * 2 < Buffer.byteLength(offer));
});

test('a text that would grow stays as it is', () => {
  const table = SymbolTable.learn(['aaaa']);
  assert.equal(encodeText('xyz', 1, table), 'xyz');
});
