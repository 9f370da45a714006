import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberRepeated } from '../../src/text/repeated-texts.ts';

function counted(slots?: number) {
  const computed: string[] = [];
  const remembering = rememberRepeated(
    (text) => {
      computed.push(text);
      return { shouted: text.toUpperCase() };
    },
    slots === undefined ? {} : { slots },
  );
  return { computed, remembering };
}

test('a text is computed twice at most', () => {
  const { computed, remembering } = counted();
  const results = Array.from({ length: 5 }, () => remembering('fresh logs').shouted);
  assert.deepEqual(results, Array(5).fill('FRESH LOGS'));
  assert.equal(computed.length, 2);
});

test('a text that repeats is remembered, whatever unique texts come between', () => {
  const { computed, remembering } = counted(2);
  for (let count = 0; count < 2; count++) remembering('fresh logs');
  for (let number = 0; number < 100; number++) remembering(`unique ${number}`);
  remembering('fresh logs');
  assert.equal(computed.filter((text) => text === 'fresh logs').length, 2);
});

test('texts that share a slot never share a result', () => {
  const { remembering } = counted(1);
  const texts = ['fresh logs', 'stale logs', '\u0444\u0440\u0435\u0448', '', 'ok', 'x'.repeat(5000)];
  for (let round = 0; round < 4; round++)
    for (const text of texts)
      for (let count = 0; count <= round; count++)
        assert.equal(remembering(text).shouted, text.toUpperCase());
});

test('very long texts are not remembered', () => {
  const { computed, remembering } = counted();
  for (let count = 0; count < 4; count++) remembering('x'.repeat(5000));
  assert.equal(computed.length, 4);
});
