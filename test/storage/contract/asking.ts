import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../../src/records/channel.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { Asker, FindableKind, Question } from '../../../src/storage/port/query.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { at, HERONRY, message } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const PAGE = { kind: 'page', skip: 0, take: 100 } as const;

function about<K extends FindableKind>(collection: K, q: string): Question<K> {
  return { collection, text: parseQuery(q, collection), slice: PAGE, isHighlighted: true };
}

/** Query options that apply to every collection: highlights, size limits, cancellation. */
export function testAsking(engine: Pick<Engine, 'name' | 'openStore'>): void {
  describe(`${engine.name}: query options`, () => {
    test('returns highlights if the query asks for them', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ sequence: '1', text: 'one <bait>', detectionDate: at('2026-11-01') }),
        message({ sequence: '2', text: 'two', username: 'bait', detectionDate: at('2026-11-02') }),
        profileSighting('telegram', '9', at('2026-11-01'), { lists: { usernames: ['other', 'bait'] } }),
        channelSighting('telegram', '-1009', at('2026-11-01'), { lists: { channelTitles: ['The Bait'] } }),
      );
      const messages = await store.find(about('message', 'bait'));
      assert.deepEqual(messages.highlights, [
        { username: ['<mark>bait</mark>'] },
        { message: ['one &lt;<mark>bait</mark>&gt;'] },
      ]);
      const profiles = await store.find(about('profile', 'other bait'));
      assert.deepEqual(profiles.highlights, [{ usernames: ['<mark>other</mark>', '<mark>bait</mark>'] }]);
      const channels = await store.find(about('channel', 'bait'));
      assert.deepEqual(channels.highlights, [{ channelTitles: ['The <mark>Bait</mark>'] }]);
      const plain = await store.find({ ...about('message', 'bait'), isHighlighted: false });
      assert.equal(plain.highlights, undefined);
      const none = await store.find(about('message', 'nothing'));
      assert.deepEqual([none.total, none.highlights ?? []], [0, []]);
    });

    test('finds and highlights a text with tens of thousands of combining marks', async (t) => {
      const store = await engine.openStore(t);
      const text = `zalgobait a${'\u0345'.repeat(32_000)}${'\u0334'.repeat(32_000)}`;
      await write(store, message({ text }));
      const { hits, highlights } = await store.find(about('message', 'zalgobait'));
      assert.equal(hits[0]?.text, text);
      assert.ok(highlights?.[0]?.message?.[0]?.startsWith('<mark>zalgobait</mark> a\u0345'));
    });

    test('reports the size of a response as it grows, and stops when the caller refuses more', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        ...Array.from({ length: 60 }, (_, index) =>
          message({ sequence: String(index + 1), text: `bait ${'x'.repeat(50_000)}` }),
        ),
      );
      const question: Question<'message'> = { ...about('message', 'bait'), isHighlighted: false };
      let bytes = 0;
      const counting: Asker = {
        onGrowth: (more) => {
          bytes += more;
        },
      };
      assert.equal((await store.find(question, counting)).hits.length, 60);
      assert.ok(bytes >= 60 * 50_000 && bytes < 2 * 60 * 50_000, `${bytes} bytes`);
      const refusing: Asker = {
        onGrowth: () => {
          throw new Error('too large');
        },
      };
      await assert.rejects(store.find(question, refusing), /too large/);
      assert.equal((await store.find(question)).hits.length, 60, 'the next query succeeds');
    });

    test('reports the size of a large record and reads it in turn', async (t) => {
      const store = await engine.openStore(t);
      const names = Array.from({ length: 1000 }, (_, index) => `${index}-${'n'.repeat(1000)}`);
      const large = profileSighting('telegram', '9', at('2026-11-01'), { lists: { usernames: names } });
      await write(store, large, profileSighting('telegram', '8', at('2026-11-01'), { lists: {} }));
      let asked = 0;
      const grown: number[] = [];
      const asker = (): Asker => ({
        onGrowth: (bytes) => grown.push(bytes),
        inTurn: (work) => {
          asked++;
          return work();
        },
      });
      assert.ok(await store.get('profile', 'telegram:8', asker));
      assert.deepEqual([asked, grown], [0, []], 'a small record is read directly');
      const record = await store.get('profile', 'telegram:9', asker);
      assert.deepEqual(
        record?.lists.usernames?.map(({ value }) => value),
        names,
      );
      assert.ok(grown.length === 1 && (grown[0] ?? 0) > 1_000_000, String(grown));
      const refusing = (): Asker => ({
        onGrowth: () => {
          throw new Error('too large');
        },
      });
      await assert.rejects(async () => store.get('profile', 'telegram:9', refusing), /too large/);
    });

    test('cancels a query whose caller has disconnected', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message());
      const aborted: Asker = { signal: AbortSignal.abort() };
      const day = { from: at('2026-11-14'), to: at('2026-11-15') };
      await assert.rejects(store.find(about('message', 'ordinary'), aborted), Cancelled);
      await assert.rejects(store.find({ ...about('message', 'a'), channelId: HERONRY }, aborted), Cancelled);
      await assert.rejects(
        store.histogram({ collection: 'message', interval: 'day', groupsMax: 1 }, aborted),
        Cancelled,
      );
      await assert.rejects(
        store.feed({ feed: 'ransomware', sources: [], ...day, slice: PAGE }, aborted),
        Cancelled,
      );
      await assert.rejects(
        store.countFeedByDay({ feed: 'ransomware', sources: [], ...day }, aborted),
        Cancelled,
      );
      await assert.rejects(store.countPosts(day, aborted), Cancelled);
      assert.equal((await store.find(about('message', 'ordinary'))).total, 1);
    });
  });
}
