import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Leader } from '../../../src/alerts/leader.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import type { Delivery, Match, StoredTarget } from '../../../src/storage/port/alerts.ts';
import { SearchesChanged } from '../../../src/storage/port/failures/searches-changed.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { matchId } from '../../../src/storage/rules/match-id.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { savedSearch, wordMatching } from '../../support/matching.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const ALL = { kind: 'page', skip: 0, take: 100 } as const;
const NOW = at('2026-11-15');
const WORDS = { one: 'alpha', two: 'beta' };

type MatchingOptions = Parameters<typeof wordMatching>[2];

/** Writes records while `one` looks for alpha and `two` for beta. */
async function ingest(store: Store, records: AnyRecord[], options?: MatchingOptions) {
  const matching = wordMatching(await store.alerts.revision(), WORDS, options);
  return store.write({ records: records.map(prepare), matching });
}

async function matched(store: Store): Promise<string[]> {
  const { hits } = await store.alerts.matches({ slice: ALL });
  return hits.map(({ search, kind, key }) => `${search} ${kind} ${key}`).sort();
}

function delivery(id: string, overrides: Partial<Delivery> = {}): Delivery {
  return {
    id,
    target: 't',
    search: 'one',
    content: { kind: 'digest', from: 0, to: 1, isOverflow: false },
    createdAt: NOW,
    dueAt: NOW,
    status: 'pending',
    attempts: 0,
    lastAttemptAt: undefined,
    lastStatus: undefined,
    lastError: undefined,
    ...overrides,
  };
}

const TARGET: StoredTarget = {
  id: 't',
  name: 'SOC',
  owner: undefined,
  isEnabled: true,
  disabledBecause: undefined,
  settings: { kind: 'webhook', url: 'https://soc.example/hook' },
  createdAt: NOW,
  updatedAt: NOW,
};

export function testAlerts(engine: Engine): void {
  describe(`${engine.name}: saved searches`, () => {
    test('are stored, replaced and removed, oldest first, and every change has a new revision', async (t) => {
      const store = await engine.openStore(t);
      const { alerts } = store;
      const before = await alerts.revision();
      await alerts.saveSearch(savedSearch({ id: 'b', createdAt: 2 }));
      await alerts.saveSearch(savedSearch({ id: 'a', createdAt: 3 }));
      const changed = savedSearch({ id: 'b', createdAt: 2, name: 'Another name', maxAgeMs: 5, owner: 'key' });
      const between = await alerts.revision();
      await alerts.saveSearch(changed);
      assert.ok((await alerts.revision()) > between && between > before);
      assert.deepEqual(
        (await alerts.searches()).map(({ id }) => id),
        ['b', 'a'],
      );
      assert.deepEqual(await (await engine.reopen(t, store)).alerts.search('b'), changed);
      assert.equal(await alerts.removeSearch('b'), true);
      assert.equal(await alerts.removeSearch('b'), false);
      assert.equal(await alerts.search('b'), undefined);
      assert.deepEqual(
        (await alerts.searches()).map(({ id }) => id),
        ['a'],
      );
    });

    test('a watchlist keeps its values, however many, until they are replaced', async (t) => {
      const { alerts } = await engine.openStore(t);
      const values = Array.from({ length: 12_000 }, (_, index) => ({
        kind: 'domain' as const,
        canonical: `d${String(index).padStart(5, '0')}.example`,
      }));
      const list = savedSearch({
        condition: { kind: 'watchlist', about: ['message'], values: values.length },
      });
      await alerts.saveSearch(list, [...values].reverse());
      await alerts.saveSearch({ ...list, name: 'Renamed' });
      assert.deepEqual(await alerts.watchlist('one'), values);
      await alerts.saveSearch(list, values.slice(0, 2));
      assert.deepEqual(await alerts.watchlist('one'), values.slice(0, 2));
      await alerts.removeSearch('one');
      assert.deepEqual(await alerts.watchlist('one'), []);
    });

    test('targets are stored, replaced and removed with their deliveries', async (t) => {
      const store = await engine.openStore(t);
      await store.alerts.saveTarget(TARGET);
      await store.alerts.saveTarget({ ...TARGET, isEnabled: false, disabledBecause: 'it answered 410 Gone' });
      await store.alerts.dispatch([], [delivery('d1'), delivery('d2', { target: 'other' })]);
      const [stored] = await (await engine.reopen(t, store)).alerts.targets();
      assert.deepEqual(stored, { ...TARGET, isEnabled: false, disabledBecause: 'it answered 410 Gone' });
      assert.equal(await store.alerts.removeTarget('t'), true);
      assert.equal(await store.alerts.removeTarget('t'), false);
      assert.equal(await store.alerts.delivery('d1'), undefined);
      assert.ok(await store.alerts.delivery('d2'));
    });
  });

  describe(`${engine.name}: matches of saved searches`, () => {
    test('are written with the records, each once, whatever is imported again', async (t) => {
      const store = await engine.openStore(t);
      const records = [message({ text: 'alpha' }), message({ sequence: '2', text: 'alpha beta' })];
      await ingest(store, records);
      const expected = [
        `one message telegram:${HERONRY}_1`,
        `one message telegram:${HERONRY}_2`,
        `two message telegram:${HERONRY}_2`,
      ];
      assert.deepEqual(await matched(store), expected);
      await ingest(store, records);
      assert.deepEqual(await matched(store), expected);
      const { hits } = await store.alerts.matches({ searches: ['two'], slice: ALL });
      const key = `telegram:${HERONRY}_2`;
      assert.deepEqual(hits, [
        {
          id: matchId('two', 'message', key),
          search: 'two',
          kind: 'message',
          key,
          recordAt: message().detectionDate,
          at: NOW,
          indicators: undefined,
          state: 'new',
          isRead: false,
          note: undefined,
          sequence: undefined,
          dispatchedAt: undefined,
          isCapped: false,
        } satisfies Match,
      ]);
    });

    test('an edit that adds the word matches; an edit of a message that had it before does not', async (t) => {
      const store = await engine.openStore(t);
      const first = message({ text: 'nothing' });
      await store.write({
        records: [message({ sequence: '2', text: 'alpha, before the search was saved' })],
      });
      await ingest(store, [first]);
      const later = first.detectionDate + 60_000;
      await ingest(store, [
        { ...first, text: 'now alpha', version: later },
        message({ sequence: '2', text: 'alpha, edited', version: later }),
      ]);
      assert.deepEqual(await matched(store), [`one message telegram:${HERONRY}_1`]);
      const { hits } = await store.alerts.matches({ slice: ALL });
      assert.equal(hits[0]?.recordAt, later);
    });

    test('records of all kinds match, with the date of what is new', async (t) => {
      const store = await engine.openStore(t);
      const old = at('2019-01-01');
      const options = { kinds: ['message', 'profile', 'page'], maxAgeMs: 7 * 86_400_000 };
      await ingest(
        store,
        [
          profileSighting('telegram', '5', NOW, { lists: { lastName: ['alpha'] } }),
          pageSighting('a', NOW, { facts: { text: 'beta', url: 'http://a.example/' } }),
          message({ sequence: '9', text: 'alpha of long ago', detectionDate: old, version: old }),
        ],
        options,
      );
      assert.deepEqual(await matched(store), ['one profile telegram:5', 'two page a']);
      // The person is known since today, but this was said years ago.
      await ingest(
        store,
        [profileSighting('telegram', '5', old, { lists: { lastName: ['beta'] } })],
        options,
      );
      assert.deepEqual(await matched(store), ['one profile telegram:5', 'two page a']);
    });

    test('a write that does not know the current searches changes nothing', async (t) => {
      const store = await engine.openStore(t);
      const outdated = wordMatching(await store.alerts.revision(), WORDS);
      const other = await engine.reopen(t, store);
      await other.alerts.saveSearch(savedSearch());
      await assert.rejects(store.write({ records: [message()], matching: outdated }), SearchesChanged);
      assert.equal(await store.get('message', `telegram:${HERONRY}_1`), undefined);
    });

    test('can be listed by every filter and in every slice, newest first', async (t) => {
      const store = await engine.openStore(t);
      for (let index = 0; index < 5; index++)
        await ingest(store, [message({ sequence: String(index + 1), text: 'alpha' })], { now: NOW + index });
      const { alerts } = store;
      const all = await alerts.matches({ slice: ALL });
      assert.equal(all.total, 5);
      assert.deepEqual(
        all.hits.map((hit) => hit.at - NOW),
        [4, 3, 2, 1, 0],
      );
      const page = await alerts.matches({ slice: { kind: 'page', skip: 1, take: 2 } });
      assert.deepEqual([page.total, page.hasMore, page.hits], [5, true, all.hits.slice(1, 3)]);
      const position = (hit: Match | undefined) => ({ at: hit?.at ?? 0, key: hit?.id ?? '' });
      const after = await alerts.matches({
        slice: { kind: 'after', position: position(all.hits[2]), take: 9 },
      });
      assert.deepEqual([after.hasMore, after.hits], [false, all.hits.slice(3)]);
      const before = await alerts.matches({
        slice: { kind: 'before', position: position(all.hits[3]), take: 2 },
      });
      assert.deepEqual([before.hasMore, before.hits], [true, all.hits.slice(1, 3)]);
      const [first, second] = all.hits as [Match, Match];
      assert.equal(await alerts.changeMatches([first.id, 'none'], { state: 'triaged', note: 'seen' }), 1);
      assert.equal(await alerts.changeMatches([first.id, second.id], { isRead: true }), 2);
      assert.deepEqual(await alerts.match(first.id), {
        ...first,
        state: 'triaged',
        isRead: true,
        note: 'seen',
      });
      const ids = async (question: object) =>
        (await alerts.matches({ ...question, slice: ALL })).hits.map(({ id }) => id);
      assert.deepEqual(await ids({ states: ['triaged', 'closed'] }), [first.id]);
      assert.deepEqual(await ids({ isRead: true }), [first.id, second.id]);
      assert.deepEqual(await ids({ searches: ['two'] }), []);
      assert.deepEqual(await ids({ during: { from: NOW + 3, to: NOW + 3 } }), [second.id]);
      assert.deepEqual(await ids({ record: { kind: 'message', key: second.key } }), [second.id]);
      const day = NOW - (NOW % 86_400_000);
      assert.deepEqual(await alerts.countMatchesByDay([first.search, 'none'], day), [
        { search: first.search, day, count: 5 },
      ]);
      assert.deepEqual(await alerts.countMatchesByDay([first.search], first.at + 1), []);
      await alerts.changeMatches([first.id], { state: 'escalated' });
      assert.deepEqual(await ids({ states: ['escalated'] }), [first.id]);
      await alerts.changeMatches([first.id], { state: 'triaged' });
      await alerts.changeMatches([first.id], { note: null });
      assert.equal((await alerts.match(first.id))?.note, undefined);
      assert.deepEqual(
        (await alerts.countMatches()).map(({ state, isRead, count }) => [state, isRead, count]).sort(),
        [
          ['new', false, 3],
          ['new', true, 1],
          ['triaged', true, 1],
        ],
      );
    });

    test('the matches of a record are dispatched and changed independently of each other', async (t) => {
      const store = await engine.openStore(t);
      const { alerts } = store;
      for (const id of ['one', 'two']) await alerts.saveSearch(savedSearch({ id }));
      const first = message({ text: 'alpha beta' });
      await ingest(store, [first, message({ sequence: '2', text: 'beta alpha' })]);
      const [one, two] = ['one', 'two'].map((search) =>
        matchId(search, 'message', `telegram:${HERONRY}_1`),
      ) as [string, string];
      await alerts.dispatch([{ id: one, sequence: 1, at: NOW + 1, isCapped: false }], []);
      assert.equal((await alerts.undispatched(10)).length, 3);
      assert.equal(await alerts.changeMatches([one, two], { state: 'closed' }), 2);
      assert.equal((await alerts.match(two))?.sequence, undefined);
      assert.equal((await alerts.undispatched(10)).length, 3);
      await alerts.dispatch([{ id: two, sequence: 2, at: NOW + 1, isCapped: false }], []);
      const told = await alerts.dispatchedAfter(0, 10);
      assert.deepEqual(
        told.map(({ id, state }) => [id, state]),
        [
          [one, 'closed'],
          [two, 'closed'],
        ],
      );
      // What is written again, or edited to match once more, changes nothing.
      const later = first.detectionDate + 1000;
      await ingest(store, [first, { ...first, text: 'neither', version: later }]);
      await ingest(store, [{ ...first, text: 'alpha beta again', version: later + 1000 }]);
      assert.equal((await alerts.matches({ slice: ALL })).total, 4);
      assert.equal((await alerts.undispatched(10)).length, 2);
      assert.equal((await alerts.undispatched(1)).length, 1);
      const all = await alerts.matches({ slice: ALL });
      const [, second, third] = all.hits as [Match, Match, Match];
      const page = await alerts.matches({
        slice: { kind: 'after', position: { at: second.at, key: second.id }, take: 1 },
      });
      assert.deepEqual([page.total, page.hasMore, page.hits], [4, true, [third]]);
      await alerts.removeSearch('one');
      assert.deepEqual(await matched(store), [
        `two message telegram:${HERONRY}_1`,
        `two message telegram:${HERONRY}_2`,
      ]);
      assert.deepEqual((await store.check()).problems, []);
    });

    test('go with their search, with the purge of their record, and with retention', async (t) => {
      const store = await engine.openStore(t);
      await store.alerts.saveSearch(savedSearch());
      const old = at('2026-09-01');
      await ingest(store, [
        message({ text: 'alpha' }),
        message({ sequence: '2', text: 'alpha' }),
        message({ sequence: '3', text: 'alpha beta', detectionDate: old, version: old }),
      ]);
      const key = `telegram:${HERONRY}_1`;
      const match = matchId('one', 'message', key);
      await store.alerts.dispatch([], [delivery('d', { content: { kind: 'match', match } })]);
      await store.purge({ kind: 'message', key }, { at: PURGED_AT, isPermanent: true });
      assert.equal(await store.alerts.match(match), undefined);
      assert.equal(await store.alerts.delivery('d'), undefined);
      await store.retain(202610, { isDryRun: false });
      assert.deepEqual(await matched(store), [`one message telegram:${HERONRY}_2`]);
      await store.alerts.removeSearch('one');
      assert.deepEqual(await matched(store), []);
    });

    test('of a record that loses a version, those remain that still hold', async (t) => {
      const store = await engine.openStore(t);
      const first = message({ text: 'alpha' });
      const later = first.detectionDate + 1000;
      const { importId: _ } = await importFile(store, 'a', [message({ sequence: '9' })]);
      await ingest(store, [first]);
      const matching = wordMatching(await store.alerts.revision(), WORDS);
      const importId = await store.imports.begin(NOW);
      const file = await store.imports.beginFile(importId, {
        name: 'edited',
        format: 'records',
        sizeBytes: 1,
        sha256: undefined,
      });
      await store.write({
        records: [prepare({ ...first, text: 'alpha and beta', version: later })],
        file,
        matching,
      });
      await store.imports.endFile(importId, file, 'complete', {});
      await store.imports.end(importId, NOW);
      assert.equal((await matched(store)).length, 2);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false, matching });
      assert.deepEqual(await matched(store), [`one message telegram:${HERONRY}_1`]);
    });

    test('purging a person removes the matches of the profile and of all messages', async (t) => {
      const store = await engine.openStore(t);
      const kinds = ['message', 'profile'];
      await ingest(store, [message({ text: 'alpha', username: 'beta' })], { kinds });
      assert.deepEqual(await matched(store), [
        `one message telegram:${HERONRY}_1`,
        `two message telegram:${HERONRY}_1`,
        `two profile telegram:${TILDA.userId}`,
      ]);
      const target = { kind: 'profile', key: `telegram:${TILDA.userId}` } as const;
      await store.purge(target, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual(await matched(store), []);
    });
  });

  describe(`${engine.name}: outbox`, () => {
    test('dispatched matches have a sequence, and their deliveries are stored once', async (t) => {
      const store = await engine.openStore(t);
      const { alerts } = store;
      for (let index = 0; index < 3; index++)
        await ingest(store, [message({ sequence: String(index + 1), text: 'alpha' })], { now: NOW + index });
      const waiting = await alerts.undispatched(2);
      assert.deepEqual(
        waiting.map((match) => match.at - NOW),
        [0, 1],
      );
      assert.equal(await alerts.lastSequence(), 0);
      const [first, second] = waiting as [Match, Match];
      const dispatched = [
        { id: first.id, sequence: 1, at: NOW + 10, isCapped: false },
        { id: second.id, sequence: 2, at: NOW + 11, isCapped: true },
      ];
      await alerts.dispatch(dispatched, [delivery('d')]);
      await alerts.saveDeliveries([delivery('d', { status: 'delivered', attempts: 1, lastAttemptAt: NOW })]);
      // A crash between the two makes the next process repeat it.
      await alerts.dispatch(dispatched, [delivery('d')]);
      assert.equal((await alerts.delivery('d'))?.status, 'delivered');
      assert.equal(await alerts.lastSequence(), 2);
      assert.deepEqual(
        (await alerts.dispatchedAfter(0, 10)).map(({ sequence, isCapped, dispatchedAt }) => [
          sequence,
          isCapped,
          (dispatchedAt ?? 0) - NOW,
        ]),
        [
          [1, false, 10],
          [2, true, 11],
        ],
      );
      assert.equal((await alerts.dispatchedAfter(1, 10)).length, 1);
      assert.equal((await alerts.undispatched(10)).length, 1);
      const capped = { isCapped: true, dispatchedDuring: { from: NOW, to: NOW + 11 }, slice: ALL };
      assert.deepEqual(
        (await alerts.matches(capped)).hits.map(({ id }) => id),
        [second.id],
      );
    });

    test('deliveries are due in order, keep their state, and are not brought back once removed', async (t) => {
      const store = await engine.openStore(t);
      const { alerts } = store;
      await alerts.saveSearch(savedSearch());
      const rows = [
        delivery('late', { dueAt: NOW + 20 }),
        delivery('early', { dueAt: NOW + 10, target: 'u' }),
        delivery('test', { dueAt: NOW + 30, search: undefined, content: { kind: 'test' } }),
      ];
      await alerts.dispatch([], rows);
      assert.equal(await alerts.nextDueAt(), NOW + 10);
      assert.deepEqual(await alerts.dueDeliveries(NOW + 9, 10), []);
      assert.deepEqual(
        (await alerts.dueDeliveries(NOW + 30, 2)).map(({ id }) => id),
        ['early', 'late'],
      );
      assert.deepEqual(
        (await alerts.dueDeliveries(NOW + 30, 9, ['t'])).map(({ id }) => id),
        ['early'],
      );
      const failed = delivery('late', {
        dueAt: NOW + 99,
        attempts: 1,
        lastAttemptAt: NOW + 20,
        lastStatus: 500,
        lastError: 'it answered 500',
      });
      await alerts.saveDeliveries([failed]);
      assert.deepEqual(await (await engine.reopen(t, store)).alerts.delivery('late'), failed);
      assert.deepEqual(
        (await alerts.dueDeliveries(NOW + 50, 10)).map(({ id }) => id),
        ['early', 'test'],
      );
      const list = async (question: object) =>
        (await alerts.deliveries({ ...question, slice: ALL })).hits.map(({ id }) => id);
      assert.deepEqual(await list({}), ['test', 'late', 'early']);
      assert.deepEqual(await list({ targets: ['u'] }), ['early']);
      assert.deepEqual(await list({ searches: ['one'] }), ['late', 'early']);
      assert.deepEqual(await list({ statuses: ['failed'] }), []);
      await alerts.saveDeliveries([
        delivery('early', { target: 'u', status: 'delivered', lastAttemptAt: NOW + 5 }),
      ]);
      assert.deepEqual(
        (await alerts.countDeliveries()).map(({ target, status, count, lastAt }) => [
          target,
          status,
          count,
          lastAt,
        ]),
        [
          ['t', 'pending', 2, NOW + 20],
          ['u', 'delivered', 1, NOW + 5],
        ],
      );
      await alerts.pruneDeliveries(NOW + 1);
      assert.deepEqual(await list({}), ['test', 'late']);
      await alerts.removeSearch('one');
      await alerts.saveDeliveries([failed]);
      assert.deepEqual(await list({}), ['test']);
    });

    test('one process leads, and another takes over if it no longer does', async (t) => {
      const store = await engine.openStore(t);
      const other = await engine.reopen(t, store);
      let now = 0;
      const first = new Leader(store.alerts, { now: () => now, id: 'a/1/x' });
      const second = new Leader(other.alerts, { now: () => now, id: 'b/1/y' });
      const leads = async (leader: Leader, after = 0) => {
        now += after;
        // Reads see what was committed before the current turn of the event loop.
        await new Promise(setImmediate);
        return leader.isLeading();
      };
      assert.deepEqual([await leads(first), await leads(second)], [true, false]);
      assert.deepEqual([await leads(first, 5000), await leads(second)], [true, false]);
      assert.equal(await leads(second, 5000), false, 'the lease was renewed five seconds ago');
      assert.equal(await leads(second, 8000), true);
      assert.equal(await leads(first), false);
      await second.release();
      assert.equal(await leads(first), true);
      // Without work, nobody renews the lease, and that means nothing.
      first.rest();
      second.rest();
      assert.deepEqual([await leads(second, 60_000), await leads(first)], [false, true]);
    });

    test('one process at a time holds the lease', async (t) => {
      const store = await engine.openStore(t);
      const other = await engine.reopen(t, store);
      assert.equal(await store.alerts.lease(), undefined);
      const ours = { holder: 'a', beat: 1 };
      assert.equal(await store.alerts.replaceLease(ours, undefined), true);
      assert.equal(await other.alerts.replaceLease({ holder: 'b', beat: 1 }, undefined), false);
      assert.deepEqual(await other.alerts.lease(), ours);
      assert.equal(await store.alerts.replaceLease({ holder: 'a', beat: 2 }, ours), true);
      assert.equal(await other.alerts.replaceLease({ holder: 'b', beat: 1 }, ours), false);
      assert.equal(await other.alerts.replaceLease({ holder: 'b', beat: 1 }, { holder: 'a', beat: 2 }), true);
    });
  });
}
