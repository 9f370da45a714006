/** Processes killed before any of their requests, and lost responses. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import {
  type Call,
  OpensearchClient,
  type Reply,
} from '../../src/storage/engines/opensearch/cluster/client.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from '../storage/contract/imported.ts';
import { KEY } from '../storage/contract/keys.ts';
import {
  documentsOf,
  emptyPrefix,
  openTestKeyStore,
  openTestStore,
  WITHOUT_CLUSTER,
} from '../support/opensearch.ts';
import { at, HERONRY, message, TILDA } from '../support/world.ts';

type Write = (this: OpensearchClient, call: Call) => Promise<Reply>;
const write: Write = OpensearchClient.prototype.write;

const PERMANENTLY = { at: PURGED_AT, isPermanent: true };
const CHANGES: Record<string, (store: Store, imports: readonly number[]) => Promise<unknown>> = {
  'a purge of a channel': (store) =>
    store.purge({ kind: 'channel', key: `telegram:${HERONRY}` }, PERMANENTLY),
  'a purge of a profile': (store) =>
    store.purge({ kind: 'profile', key: `telegram:${TILDA.userId}` }, PERMANENTLY),
  'a purge of an import': (store, imports) =>
    store.purge({ kind: 'import', importId: imports[0] as number }, PERMANENTLY),
  'an import that moves messages to another month': moveMessages,
  retention: (store) => store.retain(202611, { isDryRun: false }),
};

/** Two files with people who post in several chats and months. */
async function fill(store: Store): Promise<number[]> {
  const october = at('2026-10-15');
  const records = [
    message({ sequence: '1', items: [WALLET], detectionDate: october }),
    // No profile was first or last seen on this day, so its coverage disappears with this message.
    message({ sequence: '4', detectionDate: at('2026-10-20') }),
    message({ sequence: '2', items: [EMAIL], detectionDate: at('2026-11-02') }),
    message({ sequence: '3', userId: '77', detectionDate: at('2026-11-03') }),
    message({ sequence: '1', channelId: '-1002', userId: '77', items: [WALLET], detectionDate: october }),
  ];
  const first = await importFile(store, 'first', records);
  const second = await importFile(store, 'second', [
    ...records.slice(2, 3).map((each) => ({ ...each, username: 'renamed' })),
    message({ sequence: '9', channelId: '-1003', detectionDate: at('2026-11-09') }),
  ]);
  return [first.importId, second.importId];
}

/** Moves messages to other months. */
function moveMessages(store: Store): Promise<unknown> {
  return store.write({
    records: [
      message({ sequence: '2', items: [WALLET], detectionDate: at('2026-09-30') }),
      message({
        sequence: '3',
        text: 'edited',
        version: at('2026-11-09'),
        detectionDate: at('2026-10-31'),
      }),
    ],
    file: 9,
  });
}

/** Lets this many writes pass and fails all others. Returns whether the work was interrupted. */
async function interruptAfter(
  t: TestContext,
  requests: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let left = requests;
  const { mock } = t.mock.method(OpensearchClient.prototype, 'write', function (call) {
    return left-- > 0 ? write.call(this, call) : Promise.reject(new Error('killed'));
  } satisfies Write);
  try {
    await work();
    return false;
  } catch (error) {
    assert.match((error as Error).message, /killed/);
    return true;
  } finally {
    mock.restore();
  }
}

describe('opensearch: interrupted', { skip: WITHOUT_CLUSTER }, () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`${name} interrupted after any of its requests completes when it is run again`, async (t) => {
      const plain = emptyPrefix(t);
      const undisturbed = await openTestStore({ prefix: plain });
      await change(undisturbed, await fill(undisturbed));
      const prefix = emptyPrefix(t);
      const interrupted = await openTestStore({ prefix });
      const imports = await fill(interrupted);
      // Each attempt gets one request further.
      let requests = 0;
      while (await interruptAfter(t, requests, () => change(interrupted, imports))) requests++;
      // The number varies, because an attempt skips what an earlier one has written.
      assert.ok(requests >= 3, `interrupted ${requests} times`);
      assert.deepEqual(await documentsOf(prefix), await documentsOf(plain));
    });
  }

  for (const first of [0, 1]) {
    test(`sending every other write twice, from number ${first}, changes nothing`, async (t) => {
      const plain = emptyPrefix(t);
      const undisturbed = await openTestStore({ prefix: plain });
      await fill(undisturbed);
      await moveMessages(undisturbed);
      const prefix = emptyPrefix(t);
      const store = await openTestStore({ prefix });
      const keys = await openTestKeyStore(prefix);
      let count = first;
      const repeatWrites = () =>
        t.mock.method(OpensearchClient.prototype, 'write', async function (call) {
          if (count++ % 2 === 0) await write.call(this, call);
          return write.call(this, call);
        } satisfies Write);
      const { mock } = repeatWrites();
      await fill(store);
      await moveMessages(store);
      mock.restore();
      assert.deepEqual(await everything(store), await everything(undisturbed));
      count = 0;
      repeatWrites();
      await keys.add(KEY);
      assert.deepEqual(await keys.find('abc'), KEY);
      await assert.rejects(keys.add(KEY), /already/);
    });
  }
});
