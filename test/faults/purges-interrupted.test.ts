/** Processes that die before any of their requests, and answers that get lost on their way. */
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

const FOR_GOOD = { at: PURGED_AT, isPermanent: true };
const CHANGES: Record<string, (store: Store, imports: readonly number[]) => Promise<unknown>> = {
  'a purge of a channel': (store) => store.purge({ kind: 'channel', key: `telegram:${HERONRY}` }, FOR_GOOD),
  'a purge of a person': (store) =>
    store.purge({ kind: 'profile', key: `telegram:${TILDA.userId}` }, FOR_GOOD),
  'a purge of an import': (store, imports) =>
    store.purge({ kind: 'import', importId: imports[0] as number }, FOR_GOOD),
  'an import that dates messages into another month': moveMessages,
  'the end of a month': (store) => store.retain(202611, { isDryRun: false }),
};

/** People who speak in several chats and months, and what two files tell of them. */
async function fill(store: Store): Promise<number[]> {
  const october = at('2026-10-15');
  const records = [
    message({ sequence: '1', items: [WALLET], detectionDate: october }),
    // Nobody was first or last seen on that day: it goes with this message.
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

/** Dates messages into months in which they did not stand. */
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

/** Sends so many requests that change something, and no more. */
async function dyingAfter(t: TestContext, requests: number, work: () => Promise<unknown>): Promise<boolean> {
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
    test(`${name} that dies after any of its requests ends well when it is begun again`, async (t) => {
      const plain = emptyPrefix(t);
      const undisturbed = await openTestStore({ prefix: plain });
      await change(undisturbed, await fill(undisturbed));
      const prefix = emptyPrefix(t);
      const doomed = await openTestStore({ prefix });
      const imports = await fill(doomed);
      // Each time it comes one request further.
      let requests = 0;
      while (await dyingAfter(t, requests, () => change(doomed, imports))) requests++;
      // It was interrupted several times. How often varies: what one attempt wrote, the next need not.
      assert.ok(requests >= 3, `interrupted ${requests} times`);
      assert.deepEqual(await documentsOf(prefix), await documentsOf(plain));
    });
  }

  for (const first of [0, 1]) {
    test(`every other request is sent again because its answer was lost, from number ${first}`, async (t) => {
      const plain = emptyPrefix(t);
      const undisturbed = await openTestStore({ prefix: plain });
      await fill(undisturbed);
      await moveMessages(undisturbed);
      const prefix = emptyPrefix(t);
      const store = await openTestStore({ prefix });
      const keys = await openTestKeyStore(prefix);
      let count = first;
      const losing = () =>
        t.mock.method(OpensearchClient.prototype, 'write', async function (call) {
          if (count++ % 2 === 0) await write.call(this, call);
          return write.call(this, call);
        } satisfies Write);
      const { mock } = losing();
      await fill(store);
      await moveMessages(store);
      mock.restore();
      assert.deepEqual(await everything(store), await everything(undisturbed));
      count = 0;
      losing();
      await keys.add(KEY);
      assert.deepEqual(await keys.find('abc'), KEY);
      await assert.rejects(keys.add(KEY), /already/);
    });
  }
});
