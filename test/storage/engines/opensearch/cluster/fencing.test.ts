/** A process that was taken for dead writes nothing when it comes back. */
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

const PATIENCE_MS = 60_000;

/** A process with a clock of its own, whose heart beats only when a write makes it. */
async function openProcess(t: TestContext, prefix: string) {
  const client = new OpensearchClient(testConnection());
  t.after(() => client.close());
  const clock = { now: 0 };
  const tables = await openTables(client, {
    connection: testConnection(),
    layout: testLayout(prefix),
    timeoutMs: PATIENCE_MS,
    beatMs: Number.POSITIVE_INFINITY,
    now: () => clock.now,
  });
  return { tables, clock, client };
}

/** Waits for nobody: each look at the clock is later than the patience with others. */
async function takeOver(t: TestContext, prefix: string): Promise<void> {
  const { tables, clock } = await openProcess(t, prefix);
  Object.defineProperty(clock, 'now', { get: () => Math.round(performance.now() * PATIENCE_MS) });
  await tables.state.alone('purge', async () => {});
}

let created = 0;
const WRITES: Record<string, (tables: OpensearchTables) => Promise<unknown>> = {
  'a bulk request': ({ documents, names }) =>
    documents.apply([{ index: names.fixed('chats'), id: 'x', action: 'index', body: '{"months":{}}' }]),
  'a deletion by query': ({ searcher, names }) => searcher.removeAll(names.fixed('chats'), { match_all: {} }),
  'the drop of an index': ({ schema, names }) => schema.drop(names.month(1, 202611)),
  'a new index': ({ schema, names }) => schema.create(names.month(1, 190_001 + created++)),
  'a refresh': ({ documents, names }) => documents.refresh([names.fixed('chats')]),
  'a merge of segments': ({ schema, names }) => schema.merge(names.fixed('chats')),
};

/** Paths of the requests of a client that change something, but for those of the state itself. */
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
    test(`${name} is refused after another process has taken over`, async (t) => {
      const prefix = emptyPrefix(t);
      await prepare(prefix);
      for (const role of ['writer', 'alone'] as const) {
        const { tables, clock, client } = await openProcess(t, prefix);
        const sent = recordWrites(t, client);
        const work = async () => {
          await write(tables);
          assert.equal(sent.length, 1, 'it may write while it is registered');
          clock.now += PATIENCE_MS / 2 + 1;
          await takeOver(t, prefix);
          await assert.rejects(write(tables), /another one took over/);
          assert.equal(sent.length, 1, 'nothing was sent after that');
        };
        if (role === 'writer') await tables.state.whileWriting(work);
        else await tables.state.alone('purge', work);
        await tables.state.close();
      }
    });
  }

  test('a process that was only slow renews its registration and goes on', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    const { tables, clock } = await openProcess(t, prefix);
    await tables.state.whileWriting(async () => {
      const beat = async () => Object.values((await tables.state.read()).writers)[0]?.beat ?? 0;
      const before = await beat();
      clock.now += PATIENCE_MS / 2 + 1;
      await tables.documents.refresh([tables.names.fixed('chats')]);
      assert.equal(await beat(), before + 1);
      await tables.documents.refresh([tables.names.fixed('chats')]);
      assert.equal(await beat(), before + 1, 'not with every write');
    });
    await tables.state.close();
  });

  test('a second batch of the same process does not lift the fence of the first', async (t) => {
    const prefix = emptyPrefix(t);
    await prepare(prefix);
    const { tables, clock } = await openProcess(t, prefix);
    const { state, documents, names } = tables;
    await state.whileWriting(async () => {
      clock.now += PATIENCE_MS;
      await takeOver(t, prefix);
      await assert.rejects(
        state.whileWriting(async () => {}),
        /another one took over/,
      );
      await assert.rejects(documents.refresh([names.fixed('chats')]), /another one took over/);
    });
    // Once the first has ended, the process may register again.
    await state.whileWriting(() => documents.refresh([names.fixed('chats')]));
    await state.close();
  });
});
