/** Large responses, slow readers, and clients that disconnect. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Config } from '../../src/config.ts';
import { MessageHit, messageHit } from '../../src/contract/message-hit.ts';
import { ProfileHit, profileHit } from '../../src/contract/profile-hit.ts';
import { envelopeSerializer } from '../../src/contract/serializer.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { Asker } from '../../src/storage/port/query.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

const TEXT_LENGTH = 60_000;
/** More than the kernel buffers for a client that does not read. */
const LARGE = 300;
const SEARCH = '/api/v2/im/search?q=bait&page_size=1000';

const messages = Array.from({ length: LARGE }, (_, index) =>
  message({
    sequence: String(index + 1),
    text: `bait "${index}" Ж\n${'x'.repeat(TEXT_LENGTH)}`,
    detectionDate: at('2026-11-14') + index,
  }),
);

async function startLarge(
  t: { after(fn: () => unknown): void },
  settings: Partial<Config> = {},
): Promise<TestApp & { port: number; key: string }> {
  const app = await startApp(t, temporaryFolder(t), {
    search: { threads: 1, milliseconds: 600_000 },
    ...settings,
  });
  await app.write(...messages);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  return { ...app, port, key: await app.issueKey(['im', 'feeds']) };
}

/** Sends a request and reads only the head of the response. */
async function askWithoutReading(
  { port, key }: { port: number; key: string },
  path: string,
): Promise<{ socket: Socket; status: number }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: nightjar\r\nx-api-key: ${key}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, status: Number(head.toString('latin1').split(' ')[1]) };
}

/** Runs the event loop until the condition holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test('serializing in pieces gives the same text as serializing at once', () => {
  const serializer = envelopeSerializer(MessageHit);
  for (const hits of [[], messages.slice(0, 1), messages.slice(0, 7)]) {
    const envelope = {
      data: {
        total: 7,
        hits: hits.map((each) => messageHit(each, 'integer')),
        next_cursor: 'next"hits":[',
        prev_cursor: null,
      },
      error: null,
    };
    for (const length of [1, TEXT_LENGTH * 2, 10 * TEXT_LENGTH])
      assert.equal([...serializer.pieces(envelope, length)].join(''), serializer.whole(envelope));
  }
});

test('serializing a large hit value by value gives the same text as serializing it at once', () => {
  const serializer = envelopeSerializer(ProfileHit);
  const names = Array.from({ length: 300 }, (_, index) => `"${index}" Ж\n`);
  const lists = { usernames: names, firstName: [], email: ['a@b.example'], telegram: names };
  const profile = profileSighting('telegram', '9007199254740993', at('2026-11-01'), { lists });
  const envelope = { data: { total: 1, hits: [profileHit(profile, 'integer')] }, error: null };
  assert.equal([...serializer.pieces(envelope, 100)].join(''), serializer.whole(envelope));
});

test('reads a large profile on threads and sends it in pieces; refuses one that is too large', async (t) => {
  const app = await startApp(t, temporaryFolder(t), {
    search: { threads: 1, milliseconds: 600_000 },
    bytesInFlight: { total: 5_000_000, perKey: 5_000_000, perResponse: 3_000_000 },
  });
  const usernames = Array.from({ length: 500 }, (_, index) => `${index}-${'n'.repeat(4000)}`);
  await app.write(
    profileSighting('telegram', '9', at('2026-11-01'), { lists: { usernames } }),
    profileSighting('telegram', '10', at('2026-11-01'), { lists: { usernames, firstName: usernames } }),
  );
  const answer = await app.get('/api/v2/im/telegram/profile/9');
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-length'], undefined, 'written piece by piece');
  assert.deepEqual(answer.json().data.hits[0].usernames, usernames);
  const history = await app.get('/api/v2/im/telegram/profile/9/history');
  assert.equal(history.statusCode, 200);
  const refused = await app.get('/api/v2/im/telegram/profile/10');
  assert.equal(refused.statusCode, 413);
  assert.equal(app.services.bytesInFlight.total, 0);
});

test('a large response is complete, compressed or not', async (t) => {
  const { get, services } = await startLarge(t);
  const plain = await get(SEARCH);
  assert.equal(plain.statusCode, 200);
  assert.equal(plain.headers['content-length'], undefined, 'written piece by piece');
  const { total, hits } = plain.json().data;
  assert.deepEqual([total, hits.length], [LARGE, LARGE]);
  assert.deepEqual(
    hits.map(({ message: text }: { message: string }) => text),
    messages.map(({ text }) => text).reverse(),
  );
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const packed = await get(SEARCH, { 'accept-encoding': encoding });
    assert.equal(packed.headers['content-encoding'], encoding);
    assert.equal(unpack(packed.rawPayload).toString(), plain.body);
  }
  assert.equal(services.bytesInFlight.total, 0, 'all bytes are released');
});

test('a large feed is not sent again if the client already has it', async (t) => {
  const { get, write } = await startLarge(t);
  await write(
    ...Array.from({ length: 20 }, (_, index) =>
      ransomwareSighting(
        `post-${index}`,
        at('2026-11-14'),
        { url: `http://leak.example/${index}`, grade: 'absolute-link' },
        { facts: { ransomwareGroup: 'group', companyName: `co ${index}`, text: 'x'.repeat(TEXT_LENGTH) } },
      ),
    ),
  );
  const path = '/api/v2/feed/ransomware?batch=2026-11-14';
  const first = await get(path);
  assert.ok(first.json().data.total >= 20);
  const again = await get(path, { 'if-none-match': String(first.headers.etag) });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
});

test('limits unread responses, per key and in total', async (t) => {
  const size = LARGE * TEXT_LENGTH;
  const app = await startLarge(t, {
    bytesInFlight: { total: 2.5 * size, perKey: 1.5 * size, perResponse: 2 * size },
  });
  const sockets: Socket[] = [];
  const ask = async (key: string) => {
    const { socket, status } = await askWithoutReading({ port: app.port, key }, SEARCH);
    sockets.push(socket);
    return status;
  };
  assert.deepEqual([await ask(app.key), await ask(app.key)], [200, 503]);
  assert.equal(await ask(await app.issueKey(['im'])), 200, 'another key has its own share');
  assert.equal(await ask(await app.issueKey(['im'])), 503, 'until the total is used up');
  const small = await app.get('/api/v2/im/search?q=bait&page_size=1');
  assert.equal(small.statusCode, 200, 'small responses still fit');
  const refused = await app.get(SEARCH);
  assert.equal(refused.headers['retry-after'], '5');
  assert.match(refused.json().error.message, /Too many unread responses/);
  sockets[0]?.destroy();
  await until(() => app.services.bytesInFlight.total < 2 * size);
  assert.equal(await ask(app.key), 200, 'bytes were released');
  for (const socket of sockets) socket.destroy();
});

test('closes the connection of a client that does not read its response', async (t) => {
  const app = await startLarge(t, { writing: { milliseconds: 1, bytesPerSecond: Number.POSITIVE_INFINITY } });
  const { socket, status } = await askWithoutReading(app, SEARCH);
  assert.equal(status, 200);
  socket.resume();
  await once(socket, 'close');
  assert.ok(socket.bytesRead < LARGE * TEXT_LENGTH, 'the connection was closed early');
  assert.equal(app.services.bytesInFlight.total, 0);
});

test('a search ends when its client disconnects', async (t) => {
  const app = await startLarge(t);
  const begun = Promise.withResolvers<Asker>();
  t.mock.method(app.services.store, 'find', (_question: unknown, asker: Asker) => {
    begun.resolve(asker);
    return new Promise((_, reject) =>
      asker.signal?.addEventListener('abort', () => reject(asker.signal?.reason)),
    );
  });
  const socket = connect(app.port, '127.0.0.1');
  socket.write(`GET ${SEARCH} HTTP/1.1\r\nhost: nightjar\r\nx-api-key: ${app.key}\r\n\r\n`);
  const { signal } = await begun.promise;
  assert.equal(signal?.aborted, false);
  socket.destroy();
  await once(signal as AbortSignal, 'abort');
  await until(() => app.services.queue.running === 0);
});
