/** A process that lost its lease writes nothing when it resumes. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import {
  type Call,
  OpensearchClient,
  type Reply,
} from '../../../../../src/storage/engines/opensearch/cluster/client.ts';
import {
  type OpensearchTables,
  openTables,
} from '../../../../../src/storage/engines/opensearch/records/tables.ts';
import {
  emptyPrefix,
  prepare,
  testConnection,
  testLayout,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';

const LEASE_MS = 60_000;

/** A process with its own clock and without a heartbeat timer: only writes renew its lease. */
async function openProcess(t: TestContext, prefix: string) {
  const client = new OpensearchClient(testConnection());
  t.after(() => client.close());
  const clock = { now: 0 };
  const tables = await openTables(client, {
    connection: testConnection(),
    layout: testLayout(prefix),
    leaseMs: LEASE_MS,
    beatMs: Number.POSITIVE_INFINITY,
    now: () => clock.now,
  });
  return { tables, clock, client };
}

/** Takes over without waiting: the clock advances by more than a lease between any two reads. */
async function takeOver(t: TestContext, prefix: string): Promise<void> {
  const { tables, clock } = await openProcess(t, prefix);
  Object.defineProperty(clock, 'now', { get: () => Math.round(performance.now() * LEASE_MS) });
  await tables.state.exclusively('purge', async () => {});
}

let created = 0;
const WRITES: Record<string, (tables: OpensearchTables) => Promise<unknown>> = {
  'a bulk request': ({ documents, names }) =>
    documents.apply([{ index: names.fixed('chats'), id: 'x', action: 'index', body: '{"months":{}}' }]),
  'a deletion by query': ({ searcher, names }) => searcher.removeAll(names.fixed('chats'), { match_all: {} }),
  'the deletion of an index': ({ schema, names }) => schema.drop(names.month(1, 202611)),
  'a new index': ({ schema, names }) => schema.create(names.month(1, 190_001 + created++)),
  'a refresh': ({ documents, names }) => documents.refresh([names.fixed('chats')]),
  'a segment merge': ({ schema, names }) => schema.merge(names.fixed('chats')),
};

/** Records the client's writes, except those to the state itself. */
function recordWrites(t: TestContext, client: OpensearchClient): string[] {
  const sent: string[] = [];
  const { write } = OpensearchClient.prototype;
  t.mock.method(client, 'write', async (call: Call): Promise<Reply> => {
    const reply = await write.call(client, call);
    if (!call.isUnguarded) sent.push(`${call.method} ${call.path}`);
    return reply;
  });
  return sent;
}

describe('opensearch: fencing', { skip: WITHOUT_CLUSTER }, () => {
  for (const [name, write] of Object.entries(WRITES)) {
    test(`${name} is rejected after another process has taken over`, async (t) => {
      const prefix = emptyPrefix(t);
      await prepare(prefix);
      for (const role of ['writer', 'exclusive'] as const) {
        const { tables, clock, client } = await openProcess(t, prefix);
        const sent = recordWrites(t, client);
        const work = async () => {
          await write(tables);
          assert.equal(sent.length, 1, 'a registered process may write');
          clock.now += LEASE_MS / 2 + 1;
          await takeOver(t, prefix);
          await assert.rejects(write(tables), /another one took over/);
          assert.equal(sent.length, 1, 'nothing was sent after the takeover');
        };
        if (role === 'writer') await tables.state.whileWriting(work);
        else await tables.state.exclusively('purge', work);
        await tables.state.close();
      }
    });
  }

  test('a slow process renews its lease and continues', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    const { tables, clock } = await openProcess(t, prefix);
    await tables.state.whileWriting(async () => {
      const beat = async () => Object.values((await tables.state.read()).writers)[0]?.beat ?? 0;
      const before = await beat();
      clock.now += LEASE_MS / 2 + 1;
      await tables.documents.refresh([tables.names.fixed('chats')]);
      assert.equal(await beat(), before + 1);
      await tables.documents.refresh([tables.names.fixed('chats')]);
      assert.equal(await beat(), before + 1, 'not renewed with every write');
    });
    await tables.state.close();
  });

  test('a second batch of the same process does not unfence the first', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    const { tables, clock } = await openProcess(t, prefix);
    const { state, documents, names } = tables;
    await state.whileWriting(async () => {
      clock.now += LEASE_MS;
      await takeOver(t, prefix);
      await assert.rejects(
        state.whileWriting(async () => {}),
        /another one took over/,
      );
      await assert.rejects(documents.refresh([names.fixed('chats')]), /another one took over/);
    });
    // After the first batch has ended, the process may register again.
    await state.whileWriting(() => documents.refresh([names.fixed('chats')]));
    await state.close();
  });
});
