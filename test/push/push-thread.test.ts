import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PushRequest } from '../../src/push/push-request.ts';
import { PushThread } from '../../src/push/push-thread.ts';
import { placeInFolder } from '../../src/storage/open-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const LINE = {
  type: 'message',
  platform: 'telegram',
  channelId: '-1001990000101',
  messageId: 1,
  userId: '7001',
  detectionDate: '2026-11-15T10:00:00Z',
  message: 'pushed',
};

function push(): PushRequest {
  return {
    key: { id: 'key1', name: 'collector' },
    at: at('2026-11-15'),
    format: 'records',
    options: { timeZone: 'UTC' },
    body: { bytes: new Uint8Array(Buffer.from(JSON.stringify(LINE))) },
  };
}

test('if the writer dies, pushes in flight fail, and the next one starts it again', async (t) => {
  const folder = temporaryFolder(t);
  const crashes: string[] = [];
  const thread = new PushThread(
    () => ({ place: placeInFolder(folder).handle, spoolFolder: `${folder}/spool`, clockOffsetMs: 0 }),
    { onEvent: () => {}, onCrash: (reason) => crashes.push(reason) },
  );
  t.after(() => thread.close());
  const failing = assert.rejects(thread.push(push(), false), { name: 'PushFailed', kind: 'unavailable' });
  await thread.start().terminate();
  await failing;
  assert.equal(crashes.length, 1);
  const outcome = await thread.push(push(), false);
  assert.equal(outcome.kind, 'imported');
  await thread.close();
  await assert.rejects(thread.push(push(), false), { message: 'the server is stopping' });
});
