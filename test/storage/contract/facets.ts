import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { corpus, messageOf } from '../../../bench/search/corpus.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { canonicalItem } from '../../../src/records/item.ts';
import { likeliestLanguage, type Message } from '../../../src/records/message.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import {
  type Facet,
  type Facets,
  type FacetValue,
  MESSAGE_FACETS,
  type MessageFacet,
} from '../../../src/storage/port/facets.ts';
import type { FindableKind, Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { withoutDates } from '../../support/without-dates.ts';
import { at, HARBOUR, HERONRY, message, ODA, TILDA } from '../../support/world.ts';
import { sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';
import { inOrder, isFound, type Known, QueryGenerator } from './truth.ts';

const NO_HITS = { kind: 'page', skip: 0, take: 0 } as const;
const MESSAGES = 4000;
const QUERIES = 300;

function ask<K extends FindableKind>(
  store: Store,
  collection: K,
  by: readonly Facet[],
  conditions: Partial<Question<K>> = {},
  size = 10,
): Promise<Facets | undefined> {
  return store
    .find({ collection, slice: NO_HITS, facets: { by, size }, ...conditions })
    .then(({ facets }) => withoutDates(facets));
}

/** The values of a message, and their titles. */
function valuesOf(each: Message, facet: MessageFacet): { key: string; title?: string | undefined }[] {
  switch (facet) {
    case 'channel':
      return [{ key: each.channelId, title: each.channelTitle }];
    case 'user':
      return [{ key: each.userId, title: each.username }];
    case 'language':
      return [{ key: likeliestLanguage(each.languages) ?? 'und' }];
    case 'platform':
      return [{ key: each.platform }];
    case 'indicator': {
      const keys = (each.items ?? []).map(({ kind, value }) => `${kind}:${canonicalItem(kind, value)}`);
      return [...new Set(keys)].map((key) => ({ key }));
    }
  }
}

/** Counts message by message, newest first. */
function scan(known: readonly Known[], facet: MessageFacet, size: number): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const { message: each } of known)
    for (const { key, title } of valuesOf(each, facet)) {
      const lastSeen = each.detectionDate;
      const value = values.get(key) ?? {
        key,
        count: 0,
        firstSeen: lastSeen,
        lastSeen,
        ...(title !== undefined && { title }),
      };
      value.count++;
      value.firstSeen = each.detectionDate;
      values.set(key, value);
    }
  return [...values.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, size);
}

/** Counts of a result by the values of its fields. */
export function testFacets(engine: Engine): void {
  describe(`${engine.name}: facets`, () => {
    const wallet = { kind: 'bitcoin_address', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
    const fill = async (t: Parameters<Engine['openStore']>[0]) => {
      const store = await engine.openStore(t);
      const english = [{ language: 'en', probability: 0.9 }];
      await write(
        store,
        message({
          sequence: '1',
          text: 'heron',
          detectionDate: at('2026-08-31'),
          channelTitle: 'Heronry, old',
          languages: english,
          items: [{ kind: 'email', value: 'Oda@Mail.example' }, wallet],
        }),
        message({
          sequence: '2',
          text: 'heron',
          detectionDate: at('2026-09-01'),
          channelTitle: 'Heronry',
          username: 'tilda_new',
          items: [{ kind: 'email', value: 'oda@mail.example' }],
        }),
        message({
          sequence: '3',
          text: 'heron',
          platform: 'discord',
          channelId: HARBOUR,
          userId: ODA.userId,
          detectionDate: at('2026-09-02'),
          languages: [{ language: 'de', probability: 0.1 }, ...english],
        }),
        message({ sequence: '4', text: 'gull', detectionDate: at('2026-09-03'), channelTitle: 'Gulls' }),
        profileSighting('discord', '9', at('2026-09-01'), { lists: { usernames: ['egret'] } }),
        ...(['telegram', 'telegram', 'discord'] as const).map((platform, index) =>
          channelSighting(platform, `-100${index}`, at('2026-09-01'), {
            lists: { channelTitles: ['egret'] },
          }),
        ),
      );
      return store;
    };

    test('count the complete result, with the title in the newest match', async (t) => {
      const store = await fill(t);
      const text = parseQuery('heron');
      assert.deepEqual(await ask(store, 'message', MESSAGE_FACETS, { text }), {
        channel: [
          { key: HERONRY, count: 2, title: 'Heronry' },
          { key: HARBOUR, count: 1 },
        ],
        user: [
          { key: TILDA.userId, count: 2, title: 'tilda_new' },
          { key: ODA.userId, count: 1, title: TILDA.username },
        ],
        language: [
          { key: 'en', count: 2 },
          { key: 'und', count: 1 },
        ],
        platform: [
          { key: 'telegram', count: 2 },
          { key: 'discord', count: 1 },
        ],
        indicator: [
          { key: 'email:oda@mail.example', count: 2 },
          { key: `${wallet.kind}:${wallet.value}`, count: 1 },
        ],
      });
      assert.deepEqual(await ask(store, 'message', ['language'], { text }, 1), {
        language: [{ key: 'en', count: 2 }],
      });
      const during = { from: at('2026-09-02'), to: at('2026-09-02') };
      assert.deepEqual(await ask(store, 'message', ['platform', 'channel'], { text, during }), {
        platform: [{ key: 'discord', count: 1 }],
        channel: [{ key: HARBOUR, count: 1 }],
      });
    });

    test('have the dates of the earliest and latest record that they count', async (t) => {
      const store = await fill(t);
      const asked = { collection: 'message', text: parseQuery('heron'), slice: NO_HITS } as const;
      const during = { from: at('2026-09-01') };
      for (const [conditions, firstSeen] of [
        [{}, at('2026-08-31')],
        [{ during }, at('2026-09-01')],
      ] as const) {
        const { facets } = await store.find({
          ...asked,
          ...conditions,
          facets: { by: MESSAGE_FACETS, size: 5 },
        });
        for (const [facet, key] of [
          ['channel', HERONRY],
          ['user', TILDA.userId],
          ['platform', 'telegram'],
          ['indicator', 'email:oda@mail.example'],
        ] as const) {
          const value = facets?.[facet]?.find((each) => each.key === key);
          assert.deepEqual([value?.firstSeen, value?.lastSeen], [firstSeen, at('2026-09-01')], facet);
        }
      }
      const { facets } = await store.find({
        collection: 'channel',
        text: parseQuery('egret', 'channel'),
        slice: NO_HITS,
        facets: { by: ['platform'], size: 5 },
      });
      assert.deepEqual(facets?.platform?.[1], {
        key: 'discord',
        count: 1,
        firstSeen: at('2026-09-01'),
        lastSeen: at('2026-09-01'),
      });
    });

    test('count as unknown what the language `und` finds', async (t) => {
      const store = await fill(t);
      const { language } = (await ask(store, 'message', ['language'])) ?? {};
      assert.deepEqual(language, [
        { key: 'en', count: 2 },
        { key: 'und', count: 2 },
      ]);
      assert.deepEqual(await sequencesFound(store, 'lang:und'), ['2', '4']);
      assert.deepEqual(await sequencesFound(store, 'lang:und gull'), ['4']);
      assert.deepEqual(await sequencesFound(store, '-lang:und'), ['1', '3']);
    });

    test('do not depend on the page, and are left out unless requested', async (t) => {
      const store = await fill(t);
      const question = { collection: 'message', text: parseQuery('heron') } as const;
      const second = await store.find({
        ...question,
        slice: { kind: 'page', skip: 1, take: 1 },
        facets: { by: ['platform'], size: 10 },
      });
      assert.deepEqual([second.total, second.hits.map(({ sequence }) => sequence)], [3, ['2']]);
      assert.deepEqual(withoutDates(second.facets?.platform?.[0]), { key: 'telegram', count: 2 });
      assert.equal((await store.find({ ...question, slice: NO_HITS })).facets, undefined);
      for (const q of ['nobody', '😀'])
        assert.deepEqual(
          await ask(store, 'message', MESSAGE_FACETS, { text: parseQuery(q) }),
          Object.fromEntries(MESSAGE_FACETS.map((facet) => [facet, []])),
        );
    });

    test('of profiles and channels count by platform', async (t) => {
      const store = await fill(t);
      assert.deepEqual(await ask(store, 'profile', ['platform'], { text: parseQuery('egret', 'profile') }), {
        platform: [{ key: 'discord', count: 1 }],
      });
      assert.deepEqual(await ask(store, 'channel', ['platform'], { text: parseQuery('egret', 'channel') }), {
        platform: [
          { key: 'telegram', count: 2 },
          { key: 'discord', count: 1 },
        ],
      });
      assert.deepEqual(await ask(store, 'profile', ['platform'], { text: { kind: 'nothing' } }), {
        platform: [],
      });
    });

    test('a purge lowers the counts', async (t) => {
      const store = await fill(t);
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_2` },
        { at: at('2026-11-14'), isPermanent: false },
      );
      const text = parseQuery('heron');
      assert.deepEqual(await ask(store, 'message', ['user', 'indicator'], { text }), {
        user: [
          { key: ODA.userId, count: 1, title: TILDA.username },
          { key: TILDA.userId, count: 1, title: TILDA.username },
        ],
        indicator: [
          { key: `${wallet.kind}:${wallet.value}`, count: 1 },
          { key: 'email:oda@mail.example', count: 1 },
        ],
      });
    });

    test('are cancelled when the caller has disconnected', async (t) => {
      const store = await engine.openStore(t);
      const question = {
        collection: 'message',
        slice: NO_HITS,
        facets: { by: MESSAGE_FACETS, size: 1 },
      } as const;
      await assert.rejects(store.find(question, { signal: AbortSignal.abort() }), Cancelled);
    });

    const queries = engine.rounds(QUERIES);
    test(`of ${queries} random queries on ${MESSAGES} messages match a full scan`, async (t) => {
      const known = inOrder(Array.from(corpus(MESSAGES), messageOf));
      const store = await engine.openStore(t);
      await store.write({ records: known.map(({ message: each }) => each) });
      const generator = new QueryGenerator(known);
      let found = 0;
      for (let round = 0; round < queries; round++) {
        const q = generator.query();
        const conditions = generator.conditions(q);
        const size = 1 + generator.below(100);
        const by = MESSAGE_FACETS.filter(() => generator.below(2) === 0);
        const expected = known.filter((each) => isFound(each, conditions));
        const answer = await store.find({ ...conditions, slice: NO_HITS, facets: { by, size } });
        assert.equal(answer.total, expected.length, q);
        assert.deepEqual(
          answer.facets,
          Object.fromEntries(by.map((facet) => [facet, scan(expected, facet, size)])),
          q,
        );
        if (expected.length > 0) found++;
      }
      assert.ok(found > queries / 4, `${found} queries found something`);
    });
  });
}
