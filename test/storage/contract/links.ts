import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { LOOKUP_KINDS } from '../../../src/records/indicator.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { groupSighting } from '../../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { serverSighting } from '../../../src/records/server.ts';
import {
  LINKED_RECORDS,
  type LinkedKind,
  type LinkedNode,
  type LinksQuestion,
  linkedId,
  type NodeLinks,
} from '../../../src/storage/port/links.ts';
import type { RecordOutline } from '../../../src/storage/port/outline.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { randomRecords } from '../../support/indicator-records.ts';
import { LinkTruth } from '../../support/link-truth.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const ALL_KINDS: LinkedKind[] = [...LINKED_RECORDS, ...LOOKUP_KINDS];
const TILDA_NODE: LinkedNode = { kind: 'profile', platform: 'telegram', id: TILDA.userId };
const HERONRY_NODE: LinkedNode = { kind: 'channel', platform: 'telegram', id: HERONRY };
const EMAIL_NODE: LinkedNode = { kind: 'indicator', indicator: 'email', canonical: 'oda@mail.example' };
const EMAIL = { kind: 'email', value: 'Oda@Mail.example' } as const;

function about(nodes: LinkedNode[], more: Partial<LinksQuestion> = {}): LinksQuestion {
  return { nodes, kinds: ALL_KINDS, max: 1000, ...more };
}

/** The order of the totals means nothing. */
function sorted({ totals, links }: NodeLinks): NodeLinks {
  return { totals: totals.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)), links };
}

export function testLinks(engine: Engine): void {
  describe('links', () => {
    test('of a person, a channel and an indicator are the same from both sides', async (t) => {
      const store = await engine.openStore(t);
      const [first, last] = [at('2026-11-01'), at('2026-11-03')];
      await write(
        store,
        message({ sequence: '1', items: [EMAIL], detectionDate: first }),
        message({
          sequence: '2',
          items: [EMAIL, { ...EMAIL, value: 'oda@mail.example' }],
          detectionDate: last,
        }),
        // In the channel's name, and in a private dialogue, which is no channel.
        message({ sequence: '3', userId: HERONRY, items: [EMAIL], detectionDate: last }),
        message({ channelId: '9001', sequence: '4', detectionDate: last }),
      );
      const [tilda, heronry, email] = await store.links(
        about([TILDA_NODE, HERONRY_NODE, EMAIL_NODE], { kinds: ['profile', 'channel', 'email'] }),
      );
      const dates = { firstSeen: first, lastSeen: last };
      assert.deepEqual(tilda?.links, [
        { node: HERONRY_NODE, weight: 2, ...dates },
        { node: EMAIL_NODE, weight: 2, ...dates },
      ]);
      assert.deepEqual(heronry?.links, [
        { node: EMAIL_NODE, weight: 3, ...dates },
        { node: TILDA_NODE, weight: 2, ...dates },
      ]);
      assert.deepEqual(email?.links, [
        { node: HERONRY_NODE, weight: 3, ...dates },
        { node: TILDA_NODE, weight: 2, ...dates },
      ]);
    });

    test('are counted within the dates, by kind and among given nodes', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ sequence: '1', items: [EMAIL], detectionDate: at('2026-10-01') }),
        message({ sequence: '2', items: [EMAIL], detectionDate: at('2026-11-01') }),
        message({ platform: 'discord', channelId: HARBOUR, sequence: '3', ...ODA, items: [EMAIL] }),
      );
      const ids = async (more: Partial<LinksQuestion>) => {
        const [found] = await store.links(about([EMAIL_NODE], more));
        return found?.links.map(({ node, weight }) => `${linkedId(node)} ${weight}`);
      };
      assert.deepEqual(await ids({ kinds: ['channel'], during: { to: at('2026-11-02') } }), [
        `channel:telegram:${HERONRY} 2`,
      ]);
      assert.deepEqual(await ids({ kinds: ['channel'], during: { from: at('2026-11-01') } }), [
        `channel:discord:${HARBOUR} 1`,
        `channel:telegram:${HERONRY} 1`,
      ]);
      assert.deepEqual(await ids({ among: [`profile:discord:${ODA.userId}`] }), [
        `profile:discord:${ODA.userId} 1`,
      ]);
      const [first] = await store.links(about([EMAIL_NODE], { kinds: ['channel'], max: 1 }));
      assert.deepEqual(first?.totals, [{ kind: 'channel', count: 2 }]);
      assert.equal(first?.links.length, 1);
    });

    test('of a channel leave out channels whose id begins with its id', async (t) => {
      const store = await engine.openStore(t);
      const inChannel = (channelId: string, value: string) =>
        message({ platform: 'jabber', channelId, items: [{ kind: 'md5', value }] });
      await write(store, inChannel('room', 'a'.repeat(32)), inChannel('room_2', 'b'.repeat(32)));
      const room: LinkedNode = { kind: 'channel', platform: 'jabber', id: 'room' };
      const [found] = await store.links(about([room], { kinds: ['md5'] }));
      assert.deepEqual(
        found?.links.map(({ node }) => linkedId(node)),
        [`indicator:md5:${'a'.repeat(32)}`],
      );
    });

    test('match those of a scan of all records', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(20);
      const records = randomRecords(random, 400);
      await write(store, ...records);
      const truth = new LinkTruth(records);
      const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
      for (let round = 0; round < engine.rounds(60); round++) {
        const nodes = Array.from({ length: 1 + (round % 40) }, () => pick(truth.nodes));
        const from = at('2026-09-20') + Math.floor(random() * 50) * 86_400_000;
        const question = about([...new Map(nodes.map((node) => [linkedId(node), node])).values()], {
          max: round % 3 === 0 ? 5 : 1000,
          ...(round % 2 === 0 && { during: { from, to: from + 20 * 86_400_000 } }),
          ...(round % 5 === 0 && { kinds: ['profile', 'email', 'post', 'title'] as const }),
          ...(round % 7 === 0 && { among: Array.from({ length: 30 }, () => linkedId(pick(truth.nodes))) }),
        });
        const found = await store.links(question);
        assert.deepEqual(
          found.map(sorted),
          question.nodes.map((node) => sorted(truth.links(node, question))),
        );
      }
    });

    test('are not counted for a caller who is gone', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message({ items: [EMAIL] }));
      const asker = { signal: AbortSignal.abort() };
      await assert.rejects(store.links(about([TILDA_NODE]), asker), Cancelled);
      await assert.rejects(store.outlines([{ kind: 'profile', key: 'telegram:1' }], asker), Cancelled);
    });
  });

  test('outlines name records, in the order of the question', async (t) => {
    const store = await engine.openStore(t);
    const seen = at('2026-11-14');
    await write(
      store,
      profileSighting('telegram', '8', seen, {
        lists: { usernames: ['old_name', 'new_name'], email: ['O@b.example'], own: ['email O@b.example'] },
      }),
      profileSighting('telegram', '9', seen, { lists: { firstName: ['Oda'], lastName: ['K'] } }),
      channelSighting('discord', HARBOUR, seen, {
        facts: { serverId: HARBOUR_SERVER },
        lists: { channelTitles: ['harbour'] },
      }),
      channelSighting('telegram', '-1005', seen, { facts: { username: 'news' } }),
      serverSighting(HARBOUR_SERVER, seen, { lists: { serverTitles: ['The Harbour'] } }),
      pageSighting('page-1', seen, { facts: { url: 'http://a.example/', text: 'long' } }),
      groupSighting('IronMoth', seen, { lists: { sites: ['http://moth.example/'] } }),
      ransomwareSighting(
        'post-1',
        seen,
        { url: 'http://leak.example/1', grade: 'absolute-link' },
        { facts: { companyName: 'Acme', ransomwareGroup: 'IronMoth', text: 'long' } },
      ),
    );
    const common = { firstSeen: seen, lastSeen: seen, usernames: [], own: [], posts: [] };
    const expected: [
      kind: Parameters<typeof store.get>[0],
      key: string,
      outline: RecordOutline | undefined,
    ][] = [
      [
        'profile',
        'telegram:8',
        { ...common, label: 'new_name', usernames: ['old_name', 'new_name'], own: ['email o@b.example'] },
      ],
      ['profile', 'telegram:9', { ...common, label: 'Oda K' }],
      ['profile', 'telegram:10', undefined],
      ['channel', `discord:${HARBOUR}`, { ...common, label: 'harbour', serverId: HARBOUR_SERVER }],
      ['channel', 'telegram:-1005', { ...common, label: 'news', usernames: ['news'] }],
      ['server', `discord:${HARBOUR_SERVER}`, { ...common, label: 'The Harbour' }],
      ['page', 'page-1', { ...common, label: 'http://a.example/' }],
      [
        'ransomware-group',
        'ironmoth',
        { ...common, label: 'IronMoth', own: ['url http://moth.example/', 'domain moth.example'] },
      ],
      ['victim', 'post-1', { ...common, label: 'Acme', groupId: 'ironmoth', posts: ['post-1'] }],
    ];
    const names = expected.map(([kind, key]) => ({ kind: kind as 'profile', key }));
    const found = await store.outlines(names);
    assert.deepEqual(
      JSON.parse(JSON.stringify(found)),
      JSON.parse(JSON.stringify(expected.map(([, , each]) => each))),
    );
  });
}
