import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { BenchEngine, Corpus } from '../../bench/search/engine.ts';
import { loadOnce } from '../../bench/search/loaded.ts';
import { INVENTED_WORDS } from '../../bench/search/question-words.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VOCABULARY = { question: INVENTED_WORDS, common: [], medium: [], rare: [] };
const corpusOf = (messages: number): Corpus => ({ file: '', messages, keys: [], vocabulary: VOCABULARY });

function placeOf(t: TestContext) {
  const root = temporaryFolder(t);
  const folder = join(root, 'fake');
  mkdirSync(folder);
  return { folder, marker: join(root, 'fake.loaded') };
}

function engineOf(layout?: number) {
  let loads = 0;
  const engine: BenchEngine = {
    name: 'fake',
    ...(layout !== undefined && { layout }),
    load: async () => ({ import: ++loads }),
    start: async () => {},
    size: () => 0,
    ask: async () => ({ total: 0, hits: 0 }),
    stop: async () => {},
  };
  return { engine, loads: () => loads };
}

test('a corpus is loaded once, and its steps are remembered', async (t) => {
  const place = placeOf(t);
  const { engine, loads } = engineOf();
  const first = await loadOnce(engine, corpusOf(10), place);
  const again = await loadOnce(engine, corpusOf(10), place);
  assert.equal(loads(), 1);
  assert.deepEqual(again.steps, { import: 1 });
  assert.equal(again.seconds, first.seconds);
});

test('another layout or corpus is loaded again into an empty folder', async (t) => {
  const place = placeOf(t);
  await loadOnce(engineOf(1).engine, corpusOf(10), place);
  for (const [layout, messages] of [
    [2, 10],
    [2, 20],
  ] as const) {
    writeFileSync(join(place.folder, 'old'), '');
    const { engine, loads } = engineOf(layout);
    await loadOnce(engine, corpusOf(messages), place);
    assert.equal(loads(), 1);
    assert.equal(existsSync(join(place.folder, 'old')), false);
  }
});

test('the seconds alone, as written by earlier versions, mean the first layout', async (t) => {
  const place = placeOf(t);
  writeFileSync(place.marker, '12.5');
  const { engine, loads } = engineOf();
  assert.equal((await loadOnce(engine, corpusOf(10), place)).seconds, 12.5);
  assert.equal(loads(), 0);
});
