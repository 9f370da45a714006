import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { derivedId } from '../../../src/ingest/derived-id.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { LIST_LENGTH_MAX } from '../../../src/records/dated.ts';
import { valuesOf } from '../../../src/records/entity.ts';
import { MESSAGE_FACTS } from '../../../src/records/message.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { serverSighting } from '../../../src/records/server.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

export function testMerging(engine: Engine): void {
  describe(`${engine.name}: writing`, () => {
    test('returns the outcome of each record: written, merged or unchanged', async (t) => {
      const store = await engine.openStore(t);
      const batch = [
        message(),
        message({ sequence: '2' }),
        message(),
        message({ sequence: '2', channelTitle: 'Heronry' }),
      ];
      assert.deepEqual(await write(store, ...batch), ['written', 'written', 'unchanged', 'merged']);
      assert.deepEqual(await write(store, ...batch), ['unchanged', 'unchanged', 'unchanged', 'unchanged']);
    });

    test('returns every field of a message as it was written', async (t) => {
      const store = await engine.openStore(t);
      const facts = Object.fromEntries(
        MESSAGE_FACTS.map((fact) => [fact, fact === 'isForumTopic' ? true : `${fact} of it`]),
      );
      const written = message({
        ...facts,
        hiddenText: 'a poll\nan answer',
        attachments: [{ name: 'a.pdf', type: 'application/pdf', size: 7, sha256: '0'.repeat(64) }],
        links: ['https://a.example/'],
        forwardedFrom: { name: 'Heronry', id: HERONRY },
        languages: [{ language: 'en', probability: 0.5 }],
        hasGivenLanguages: true,
        sha1sum: '0'.repeat(40),
        sha256sum: '0'.repeat(64),
        items: [{ kind: 'email', value: 'oda@mail.example' }],
      });
      await write(store, written);
      assert.deepEqual(await store.get('message', `telegram:${HERONRY}_1`), written);
      // Messages with several versions are stored differently from a single sighting.
      const edited = message({ ...facts, text: 'an edit', version: written.version + 1000 });
      await write(store, edited);
      const merged = await store.get('message', `telegram:${HERONRY}_1`);
      for (const fact of MESSAGE_FACTS) assert.equal(merged?.[fact], written[fact], fact);
    });

    test('keeps the known sender of a message that a newer version has with a derived id', async (t) => {
      const known = message({ text: 'first' });
      const derived = message({
        text: 'edited',
        version: known.version + 1000,
        userId: derivedId('test', 'Tilda'),
      });
      const stored = [];
      for (const order of [
        [known, derived],
        [derived, known],
      ]) {
        const store = await engine.openStore(t);
        for (const each of order) await write(store, each);
        assert.deepEqual(await write(store, ...order), ['unchanged', 'unchanged']);
        stored.push(await store.get('message', `telegram:${HERONRY}_1`));
      }
      assert.deepEqual([stored[0]?.userId, stored[0]?.text], [TILDA.userId, 'edited']);
      assert.deepEqual(stored[1], stored[0]);
    });

    test('creates the channels, servers and senders of messages', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ channelTitle: 'Heronry', topicId: '5', topicTitle: 'Escrow', isForumTopic: true }),
        message({
          platform: 'discord',
          channelId: HARBOUR,
          channelTitle: 'general',
          serverId: HARBOUR_SERVER,
          serverTitle: 'Night Harbour',
          ...ODA,
        }),
      );
      const channel = await store.get('channel', `telegram:${HERONRY}`);
      assert.deepEqual(valuesOf(channel?.lists.channelTitles), ['Heronry']);
      assert.equal(channel?.topics['5']?.title?.value, 'Escrow');
      assert.deepEqual(valuesOf((await store.get('profile', `telegram:${TILDA.userId}`))?.lists.usernames), [
        TILDA.username,
      ]);
      assert.deepEqual(
        valuesOf((await store.get('server', `discord:${HARBOUR_SERVER}`))?.lists.serverTitles),
        ['Night Harbour'],
      );
      const harbour = await store.get('channel', `discord:${HARBOUR}`);
      assert.equal(harbour?.facts.serverId?.value, HARBOUR_SERVER);
    });

    test('creates no profile for a channel post and no channel for a private chat', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ userId: HERONRY }),
        message({ channelId: '555', userId: '555', sequence: '9' }),
      );
      assert.equal(await store.get('profile', `telegram:${HERONRY}`), undefined);
      assert.equal(await store.get('channel', 'telegram:555'), undefined);
      assert.notEqual(
        await store.get('profile', 'telegram:555'),
        undefined,
        'the other party of a private chat is a person',
      );
    });

    test('writing a record again leaves a full list unchanged', async (t) => {
      const store = await engine.openStore(t);
      const emails = (from: string) =>
        Array.from({ length: LIST_LENGTH_MAX }, (_, index) => `${from}${index}@mail.example`);
      const early = profileSighting('telegram', '1', at('2026-11-01'), { lists: { email: emails('a') } });
      const late = profileSighting('telegram', '1', at('2026-11-02'), { lists: { email: emails('b') } });
      assert.deepEqual(await write(store, early, late), ['written', 'merged'], 'later sighting merged');
      for (let round = 0; round < 2; round++)
        assert.deepEqual(await write(store, late, early), ['unchanged', 'unchanged']);
      const kept = valuesOf((await store.get('profile', 'telegram:1'))?.lists.email);
      assert.deepEqual(kept, emails('a'));
    });

    test('accumulates names in order of first sighting and takes facts from the newest', async (t) => {
      const store = await engine.openStore(t);
      const sightings = [
        profileSighting('telegram', '1', at('2026-11-03'), {
          facts: { bot: true },
          lists: { usernames: ['third', 'first'] },
        }),
        profileSighting('telegram', '1', at('2026-11-01'), {
          facts: { bot: false },
          lists: { usernames: ['first', 'second'] },
        }),
      ];
      for (const sighting of sightings) await write(store, sighting);
      const profile = await store.get('profile', 'telegram:1');
      assert.deepEqual(valuesOf(profile?.lists.usernames), ['first', 'second', 'third']);
      assert.equal(profile?.facts.bot?.value, true);
      assert.deepEqual([profile?.detectionDate, profile?.firstSeen], [at('2026-11-03'), at('2026-11-01')]);
    });

    test('reaches the same state regardless of the order of imports', async (t) => {
      const records = [
        message({ text: 'old text', username: 'before' }),
        message({ text: 'edited', version: at('2026-11-16') }),
        message({
          text: 'edited too',
          version: at('2026-11-15'),
          username: 'between',
          channelTitle: 'Heronry',
        }),
        message({
          text: 'old texu',
          detectionDate: at('2026-11-14T09:31:04Z'),
          version: at('2026-11-14T09:31:05Z'),
        }),
        profileSighting('telegram', TILDA.userId, at('2026-11-10'), {
          lists: { usernames: ['earlier'], email: ['T@mail.example'] },
        }),
        profileSighting('telegram', TILDA.userId, at('2026-11-20'), {
          lists: { email: ['t@mail.example', 'u@mail.example'] },
        }),
        channelSighting('telegram', HERONRY, at('2026-11-01'), { facts: { hasTopics: false } }, [
          { id: '5', title: 'A' },
        ]),
        channelSighting('telegram', HERONRY, at('2026-11-01'), { facts: { hasTopics: true } }, [
          { id: '5', title: 'B', closed: true },
        ]),
        serverSighting(HARBOUR_SERVER, at('2026-11-01'), { facts: { memberCount: 9 } }),
        serverSighting(HARBOUR_SERVER, at('2026-11-01'), { facts: { memberCount: 10 } }),
      ];
      const states: unknown[] = [];
      for (const order of [records, records.toReversed(), [...records.slice(4), ...records.slice(0, 4)]]) {
        const store = await engine.openStore(t);
        for (const record of order) await write(store, record);
        states.push([
          await store.get('message', `telegram:${HERONRY}_1`),
          await store.get('profile', `telegram:${TILDA.userId}`),
          await store.get('channel', `telegram:${HERONRY}`),
          await store.get('server', `discord:${HARBOUR_SERVER}`),
        ]);
      }
      assert.deepEqual(states[1], states[0]);
      assert.deepEqual(states[2], states[0]);
      const [first] = states as [
        [{ text: string; username: string; channelTitle: string; detectionDate: number }],
      ];
      assert.deepEqual(
        [first[0].text, first[0].username, first[0].channelTitle, first[0].detectionDate],
        ['edited', TILDA.username, 'Heronry', at('2026-11-14T09:31:04Z')],
      );
    });

    test('writes a batch atomically', async (t) => {
      const store = await engine.openStore(t);
      const broken = { ...message({ sequence: '2' }), sequence: 'not a number' };
      await assert.rejects(write(store, message(), broken));
      assert.equal(await store.get('message', `telegram:${HERONRY}_1`), undefined);
      assert.equal((await store.status()).records.message, 0);
    });

    test('another reader sees committed records', async (t) => {
      const store = await engine.openStore(t);
      const reader = await engine.reopen(t, store);
      await write(store, message());
      assert.equal((await reader.get('message', `telegram:${HERONRY}_1`))?.text, 'an ordinary message');
      assert.equal((await reader.status()).records.message, 1);
    });

    test('stores text unchanged', async (t) => {
      const store = await engine.openStore(t);
      const text = 'NUL \0, tab\t, "quotes", \u202eRTL\u202c, z̸̢a̷l̶g̵o̷, 👩‍👩‍👧, \r\n, e\u0301';
      await write(store, message({ text }));
      assert.equal((await store.get('message', `telegram:${HERONRY}_1`))?.text, text);
    });

    test('counts records by kind', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message({ channelTitle: 'Heronry' }));
      const { records, schemaVersion } = await store.status();
      assert.deepEqual(records, {
        message: 1,
        profile: 1,
        channel: 1,
        server: 0,
        page: 0,
        ransomware: 0,
        'ransomware-group': 0,
        victim: 0,
      });
      assert.ok(schemaVersion >= 1);
    });
  });
}
