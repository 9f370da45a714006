/** Victims while importers overtake each other or die between any two of their requests. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OpensearchStore } from '../../../../../src/storage/engines/opensearch/store.ts';
import { StoreUnavailable } from '../../../../../src/storage/port/failures/store-unavailable.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { openGatedStores, PauseBefore, StartAfter } from '../../../../support/gated-stores.ts';
import { emptyPrefix, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { PURGED_AT } from '../../../contract/imported.ts';
import { report } from '../../../contract/victims.ts';

/** More requests than a write takes: a store that has sent them waits for the other one. */
const REQUESTS_OF_WRITE = 25;
const DEATHS = 24;

async function victimsOf(store: Store, group: string): Promise<string[][]> {
  const { hits } = await store.find({
    collection: 'victim',
    filter: { kind: 'exact', field: 'group', value: group, isPrefix: false },
    slice: { kind: 'page', skip: 0, take: 100 },
  });
  return hits.map(({ reports }) => reports.map(({ postId }) => postId));
}

const reportOf = (group: string, id: string, day: number) =>
  report({ id: `${group} ${id}`, day, name: 'Acme Tools', group });

describe('opensearch: victims', { skip: WITHOUT_CLUSTER }, () => {
  test('two importers of one victim derive it once, whatever request the other one overtakes', async (t) => {
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 2);
    const [one, other] = stores as [OpensearchStore, OpensearchStore];
    const groups: string[] = [];
    for (let request = 0, isHeld = true; isHeld; request++) {
      const group = `group${request}`;
      groups.push(group);
      const pause = new PauseBefore(0, request);
      const waiting = new StartAfter(1, REQUESTS_OF_WRITE);
      setGate({
        async before(store) {
          await waiting.before(store);
          await pause.before(store);
        },
      });
      const writing = one.write({ records: [reportOf(group, 'a', 5)], file: 2 });
      isHeld = await pause.reached(writing);
      // Earlier, so that the victim gets another id: the two importers write no document in common.
      const overtaking = other.write({ records: [reportOf(group, 'b', 1)], file: 3 });
      await waiting.reached(overtaking);
      pause.release();
      await Promise.all([writing, overtaking]);
      setGate(undefined);
    }
    // Refreshes the indices.
    assert.deepEqual((await one.check()).problems, []);
    for (const group of groups)
      assert.deepEqual(await victimsOf(one, group), [[`${group} b`, `${group} a`]], group);
  });

  test('after an importer died at any request, the next purge leaves victims that match their posts', async (t) => {
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), DEATHS + 1, { leaseMs: 1000 });
    const [survivor, ...dying] = stores as [OpensearchStore, ...OpensearchStore[]];
    let deaths = 0;
    for (const [number, store] of dying.entries()) {
      let left = number;
      const group = `group${number}`;
      await survivor.write({ records: [reportOf(group, 'a', 5)] });
      setGate({
        before(index) {
          const isDead = index > 0 && (index <= number || (index === number + 1 && left-- <= 0));
          if (isDead) throw new StoreUnavailable('killed');
        },
      });
      await store.write({ records: [reportOf(group, 'b', 1)] }).catch(() => deaths++);
      // Its heartbeats and its deregistration fail, too.
      left = 0;
    }
    assert.ok(deaths > 15, `${deaths} deaths`);
    await survivor.purge({ kind: 'message', key: 'telegram:-1_1' }, { at: PURGED_AT, isPermanent: false });
    setGate(undefined);
    for (const number of dying.keys()) {
      const group = `group${number}`;
      const isWritten = (await survivor.get('ransomware', `${group} b`)) !== undefined;
      const reports = isWritten ? [`${group} b`, `${group} a`] : [`${group} a`];
      assert.deepEqual(await victimsOf(survivor, group), [reports], group);
    }
    assert.deepEqual((await survivor.check()).problems, []);
  });
});
