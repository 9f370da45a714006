import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EngineResult, tables } from '../../bench/search/report.ts';

const LOAD = { perSecond: 1000, p50: 1, p99: 2, total: 40 };
const TIMING = { first: 9, p50: 1, p99: 2, total: 30, grouped: 20 };

function resultOf(engine: string, changes: Partial<EngineResult> = {}): EngineResult {
  return {
    engine,
    load: { seconds: 10 },
    bytes: 3 << 20,
    timings: { 'rare word': TIMING },
    loads: { 'new questions': LOAD },
    ...changes,
  };
}

function linesOf(...results: EngineResult[]): string[] {
  return tables({ messages: 20_000, rawBytes: 2 << 20, results }).split('\n');
}

test('the load of nightjar is split into its steps, and sqlite shares it', () => {
  const load = { seconds: 10, steps: { import: 8, optimize: 2 } };
  const lines = linesOf(resultOf('nightjar', { load }), resultOf('sqlite', { load: undefined }));
  assert.ok(
    lines.includes('| load with index | 10 s, 2,000/s (import 8 s, optimize 2 s) | same as nightjar |'),
    lines.join('\n'),
  );
  assert.ok(lines.includes('| on the disk (raw: 2 MiB) | 3 MiB, 1.50 × | 3 MiB, 1.50 × |'));
});

test('an engine without an answer has a dash', () => {
  const lines = linesOf(resultOf('nightjar'), resultOf('clickhouse', { timings: {} }));
  assert.ok(lines.includes('| rare word | 30 | 1.00 / 2.00 (9.00) | – |'), lines.join('\n'));
});

test('different totals, groups and totals under load are reported', () => {
  const lines = (changes: Partial<EngineResult>) =>
    linesOf(resultOf('nightjar'), resultOf('postgres', changes)).join('\n');
  assert.doesNotMatch(lines({}), /disagree/);
  assert.match(lines({ timings: { 'rare word': { ...TIMING, total: 31 } } }), /engines disagree: 30, 31 \|/);
  assert.match(
    lines({ timings: { 'rare word': { ...TIMING, grouped: 21 } } }),
    /engines disagree: 20, 21 in groups/,
  );
  assert.match(lines({ loads: { 'new questions': { ...LOAD, total: 41 } } }), /engines disagree: 40, 41/);
});

test('every row of a table has as many cells as its head', () => {
  for (const part of linesOf(resultOf('nightjar'), resultOf('postgres')).join('\n').split('\n\n')) {
    const cells = part.split('\n').map((line) => line.split('|').length);
    assert.equal(new Set(cells).size, 1, part);
  }
});
