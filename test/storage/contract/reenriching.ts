import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { detectLanguages } from '../../../src/enrich/language.ts';
import { enrichMessage, reenrichMessage } from '../../../src/enrich/message.ts';
import { reenrich } from '../../../src/ingest/reenrich.ts';
import type { Language, Message } from '../../../src/records/message.ts';
import { at, HERONRY, message } from '../../support/world.ts';
import { sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const GERMAN = 'Das ist ein ganz gewöhnlicher deutscher Satz mit vielen Wörtern';
const DANISH: Language[] = [{ language: 'da', probability: 0.6 }];

const draft = (sequence: number, text: string, overrides: Partial<Message> = {}) => {
  const { languages: _, ...rest } = message({ sequence: String(sequence), text, ...overrides });
  return rest;
};

export function testReenriching(engine: Engine): void {
  describe(`${engine.name}: reenriching`, () => {
    test('keeps languages given by the source and detects the others again', async (t) => {
      const store = await engine.openStore(t);
      const given = enrichMessage({ ...draft(1, GERMAN), languages: DANISH });
      const detected = enrichMessage(draft(2, GERMAN));
      // As written by an earlier version of the extractor.
      const outdated = { ...enrichMessage(draft(3, `${GERMAN} tilda@mail.example`)), languages: [] };
      delete outdated.items;
      await write(store, given, detected, outdated);
      assert.equal(given.hasGivenLanguages, true);
      assert.deepEqual(
        detected.languages.map(({ language }) => language),
        ['de'],
      );

      assert.deepEqual(await reenrich(store), { records: 3, changed: 1 });
      const stored = async (sequence: number) => store.get('message', `telegram:${HERONRY}_${sequence}`);
      assert.deepEqual((await stored(1))?.languages, DANISH);
      assert.equal((await stored(1))?.hasGivenLanguages, true);
      assert.deepEqual(await stored(2), detected);
      assert.equal((await stored(3))?.languages[0]?.language, 'de');
      assert.deepEqual((await stored(3))?.items, [{ kind: 'email', value: 'tilda@mail.example' }]);
      assert.deepEqual(await sequencesFound(store, 'lang:da'), ['1']);
      assert.deepEqual(await sequencesFound(store, 'lang:de'), ['2', '3']);
    });

    test('treats unmarked languages that the detector does not find as given', async (t) => {
      const store = await engine.openStore(t);
      const unmarked = message({ text: GERMAN, languages: DANISH });
      await write(store, unmarked);
      assert.deepEqual(await reenrich(store), { records: 1, changed: 1 });
      const kept = await store.get('message', `telegram:${HERONRY}_1`);
      assert.deepEqual([kept?.languages, kept?.hasGivenLanguages], [DANISH, true]);
      assert.deepEqual(await reenrich(store), { records: 1, changed: 0 });
    });

    test('replaces unmarked languages that the first detector found', async (t) => {
      const store = await engine.openStore(t);
      const text = 'бұл файлды кім тексере алады';
      await write(store, message({ text, languages: [{ language: 'uk', probability: 0.778 }] }));
      assert.deepEqual(await reenrich(store), { records: 1, changed: 1 });
      const replaced = await store.get('message', `telegram:${HERONRY}_1`);
      assert.deepEqual(
        [replaced?.languages, replaced?.hasGivenLanguages],
        [detectLanguages(text), undefined],
      );
      assert.equal(replaced?.languages[0]?.language, 'kk');
      assert.deepEqual(await reenrich(store), { records: 1, changed: 0 });
    });

    test('keeps given languages for each version of a message', async (t) => {
      const store = await engine.openStore(t);
      const first = enrichMessage({ ...draft(1, GERMAN), languages: DANISH });
      const edited = enrichMessage(draft(1, `${GERMAN}, bearbeitet`, { version: at('2026-11-20') }));
      await write(store, first);
      await write(store, edited);
      await reenrich(store);
      const merged = await store.get('message', `telegram:${HERONRY}_1`);
      assert.deepEqual([merged?.languages, merged?.hasGivenLanguages], [edited.languages, undefined]);
      assert.deepEqual(await write(store, first, edited), ['unchanged', 'unchanged']);
    });

    test('writing a message again with marked languages leaves it unchanged', async (t) => {
      const store = await engine.openStore(t);
      const given = enrichMessage({ ...draft(1, GERMAN), languages: DANISH });
      assert.deepEqual(await write(store, given), ['written']);
      assert.deepEqual(await write(store, given, reenrichMessage(given)), ['unchanged', 'unchanged']);
    });
  });
}
