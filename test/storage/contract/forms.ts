import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readWordLists } from '../../../bench/forms/measure.ts';
import { seeded } from '../../../bench/search/corpus.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import { possibleForms } from '../../../src/search/forms/forms.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import { at, message } from '../../support/world.ts';
import { keysFound, sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const MESSAGES = 1000;
const QUERIES = 500;

/** Inflected forms of words, on request. */
export function testForms(engine: Engine): void {
  describe(`${engine.name}: word forms`, () => {
    test('a word with a tilde finds its forms, a word without finds itself', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ sequence: '1', text: 'продам пароль' }),
        message({ sequence: '2', text: 'база с паролями' }),
        message({ sequence: '3', text: 'fresh logs', channelTitle: 'Пароли' }),
        message({ sequence: '4', text: 'Passwörter, einzeln' }),
        profileSighting('telegram', '9', at('2026-11-01'), { lists: { usernames: ['Паролю'] } }),
      );
      assert.deepEqual(await sequencesFound(store, 'пароль'), ['1']);
      assert.deepEqual(await sequencesFound(store, 'пароль~'), ['1', '2', '3']);
      assert.deepEqual(await sequencesFound(store, 'пароль~ -база'), ['1', '3']);
      assert.deepEqual(await sequencesFound(store, '-пароль~'), ['4']);
      assert.deepEqual(await sequencesFound(store, 'пароль~ (log~ OR базы~)'), ['2', '3']);
      assert.deepEqual(await sequencesFound(store, 'passwort~', { order: 'relevance' }), ['4']);
      assert.deepEqual(await keysFound(store, 'profile', 'пароль~'), ['telegram:9']);
      assert.deepEqual(await keysFound(store, 'profile', 'пароль~', { order: 'relevance' }), ['telegram:9']);
      assert.deepEqual(
        await sequencesFound(store, 'x', { text: parseQuery('базы паролей', 'message', { hasForms: true }) }),
        ['2'],
      );
    });

    test('highlights the forms', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message({ text: 'База с <паролями> и паролем' }));
      const { highlights } = await store.find({
        collection: 'message',
        text: parseQuery('пароль~'),
        slice: { kind: 'page', skip: 0, take: 1 },
        isHighlighted: true,
      });
      assert.deepEqual(highlights, [
        { message: ['База с &lt;<mark>паролями</mark>&gt; и <mark>паролем</mark>'] },
      ]);
    });

    test('answers a query with forms of ten words', async (t) => {
      const store = await engine.openStore(t);
      const words = [
        'пароль',
        'база',
        'карта',
        'konto',
        'cuenta',
        'vender',
        'banca',
        'hasło',
        'kitap',
        'كتاب',
      ];
      await write(store, message({ sequence: '1', text: words.join(' ') }), message({ sequence: '2' }));
      const q = words.map((word) => `${word}~`);
      assert.deepEqual(await sequencesFound(store, q.join(' ')), ['1']);
      assert.deepEqual(await sequencesFound(store, `-(${q.join(' OR ')})`), ['2']);
    });

    const queries = engine.rounds(QUERIES);
    test(`${queries} words in eleven languages find what a scan for their forms finds`, async (t) => {
      const random = seeded(11);
      const below = (limit: number) => Math.floor(random() * limit);
      const vocabulary = readWordLists().flatMap(({ paradigms }) => paradigms.flat());
      const word = () => vocabulary[below(vocabulary.length)] as string;
      const texts = Array.from({ length: MESSAGES }, () =>
        Array.from({ length: 1 + below(8) }, word).join(' '),
      );
      const tokens = texts.map(analyze);
      const store = await engine.openStore(t);
      await write(store, ...texts.map((text, index) => message({ sequence: String(index + 1), text })));
      let inflected = 0;
      for (let round = 0; round < queries; round++) {
        const wanted = word();
        const [token = '', ...others] = analyze(wanted);
        if (others.length > 0) continue;
        const isExact = below(4) === 0;
        const forms = isExact ? new Set([token]) : possibleForms(token);
        const expected = tokens.flatMap((each, index) =>
          each.some((found) => forms.has(found)) ? [String(index + 1)] : [],
        );
        const found = await store.find({
          collection: 'message',
          text: parseQuery(isExact ? wanted : `${wanted}~`),
          slice: { kind: 'page', skip: 0, take: MESSAGES },
        });
        const sequences = found.hits.map(({ sequence }) => sequence).sort((a, b) => Number(a) - Number(b));
        assert.deepEqual([found.total, sequences], [expected.length, expected], wanted);
        if (forms.size > 1 && expected.length > 0) inflected++;
      }
      assert.ok(inflected > queries / 3, `${inflected} words with forms`);
    });
  });
}
