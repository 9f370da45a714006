/** The kind of media of a message. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNamed } from '../../src/ingest/formats.ts';

async function mediaIn(format: string, content: object): Promise<(string | undefined)[]> {
  const importer = await formatNamed(format)?.load();
  assert.ok(importer !== undefined);
  const source = {
    async *open() {
      yield Buffer.from(JSON.stringify(content));
    },
  };
  const found: (string | undefined)[] = [];
  for await (const entry of importer.read(source, { timeZone: 'UTC' })) {
    assert.ok('record' in entry && entry.record.kind === 'message', JSON.stringify(entry));
    found.push(entry.record.media);
  }
  return found;
}

test('an attachment or sticker of a forwarded message on Discord counts', async () => {
  const entry = (id: number, fields: object) => ({
    id: String(1300000000000000200n + BigInt(id)),
    type: 'Default',
    timestamp: '2026-11-14T09:31:05+00:00',
    content: 'see this',
    author: { id: '1300000000000000300', name: 'tilda' },
    ...fields,
  });
  const content = {
    guild: { id: '1300000000000000100', name: 'Night Harbour' },
    channel: { id: '1300000000000000125', type: 'GuildTextChat', name: 'notes' },
    messages: [
      entry(1, { forwardedMessage: { content: '', attachments: [{ fileName: 'a.pdf' }] } }),
      entry(2, { forwardedMessage: { content: '', stickers: [{ name: 'owl' }] } }),
      entry(3, { forwardedMessage: { content: 'text' } }),
    ],
  };
  assert.deepEqual(await mediaIn('discord-export', content), ['attachment', 'sticker', undefined]);
});

test('an empty media type on Telegram is none', async () => {
  const entry = (id: number, fields: object) => ({
    id,
    type: 'message',
    date: '2026-11-14T09:31:05',
    from_id: 'user1990000201',
    text: 'hello',
    ...fields,
  });
  const content = {
    name: 'Heronry',
    type: 'public_supergroup',
    id: 1990000101,
    messages: [
      entry(1, { media_type: '' }),
      entry(2, { media_type: '', photo: 'photos/a.jpg' }),
      entry(3, { media_type: 'sticker' }),
    ],
  };
  assert.deepEqual(await mediaIn('telegram-export', content), [undefined, 'photo', 'sticker']);
});
