/** What importers read beside the text of a message: files, link targets, origins, polls, embeds, previews. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNamed } from '../../src/ingest/formats.ts';
import type { Message } from '../../src/records/message.ts';

type Beside = Pick<Message, 'attachments' | 'links' | 'forwardedFrom' | 'hiddenText'>;

/** The messages of a file, by sequence. */
async function read(format: string, content: unknown): Promise<Map<string, Beside>> {
  const importer = await formatNamed(format)?.load();
  assert.ok(importer !== undefined);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const source = {
    async *open() {
      yield Buffer.from(text);
    },
  };
  const found = new Map<string, Beside>();
  for await (const entry of importer.read(source, { timeZone: 'UTC' })) {
    assert.ok(!('rejection' in entry), JSON.stringify(entry));
    if (!('record' in entry) || entry.record.kind !== 'message') continue;
    const { sequence, attachments, links, forwardedFrom, hiddenText } = entry.record;
    const beside = { attachments, links, forwardedFrom, hiddenText };
    found.set(
      sequence,
      Object.fromEntries(Object.entries(beside).filter(([, value]) => value !== undefined)) as Beside,
    );
  }
  return found;
}

const jsonLines = (...objects: object[]) => objects.map((object) => JSON.stringify(object)).join('\n');

test('telegram-export', async () => {
  const entry = (id: number, fields: object) => ({
    id,
    type: 'message',
    date: '2026-11-14T09:31:05',
    date_unixtime: '1794648665',
    from: 'Tilda',
    from_id: 'user7001',
    text: '',
    ...fields,
  });
  const found = await read('telegram-export', {
    name: 'Heronry',
    type: 'public_supergroup',
    id: 1990000101,
    messages: [
      entry(1, { file: 'files/a b.zip', file_name: 'a b.zip', file_size: 12, mime_type: 'application/zip' }),
      entry(2, { file: '(File not included. Change data exporting settings to download.)', file_size: 5 }),
      entry(3, { photo: 'photos/photo_1@14-11-2026.jpg', photo_file_size: 9 }),
      entry(4, {
        text: ['see ', { type: 'text_link', text: 'here', href: 'https://files.example/x' }],
        inline_bot_buttons: [
          [
            { type: 'url', text: 'Open', data: 'https://button.example/' },
            { type: 'copy_text', text: 'Copy', data: 'code 77' },
          ],
        ],
        forwarded_from: 'Night Harbour',
        forwarded_from_id: 'channel1600000009',
        author: 'Oda',
      }),
      entry(5, {
        poll: {
          question: 'Which?',
          answers: [{ text: 'Fox' }, { text: ['Her', { type: 'bold', text: 'on' }] }],
        },
      }),
      entry(6, {
        contact_information: { first_name: 'Tilda', last_name: 'Probe', phone_number: '+49 30 1' },
        sticker_emoji: '🦊',
      }),
      entry(7, {
        file: 'a.mp3',
        media_type: 'audio_file',
        performer: 'The Herons',
        title: 'Night',
        location_information: { latitude: 52.5, longitude: 13.4 },
      }),
    ],
  });
  assert.deepEqual(Object.fromEntries(found), {
    1: { attachments: [{ name: 'a b.zip', type: 'application/zip', size: 12 }] },
    2: { attachments: [{ size: 5 }] },
    3: { attachments: [{ type: 'photo', size: 9 }] },
    4: {
      links: ['https://files.example/x', 'https://button.example/'],
      forwardedFrom: { name: 'Night Harbour', id: '-1001600000009' },
      hiddenText: 'Open\nCopy\ncode 77\nOda',
    },
    5: { hiddenText: 'Which?\nFox\nHeron' },
    6: { hiddenText: 'Tilda Probe\n+49 30 1\n🦊' },
    7: {
      attachments: [{ name: 'a.mp3', type: 'audio_file' }],
      hiddenText: '52.5, 13.4\nThe Herons – Night',
    },
  });
});

test('telethon', async () => {
  const found = await read(
    'telethon',
    jsonLines(
      {
        _: 'Message',
        id: 1,
        peer_id: { _: 'PeerChannel', channel_id: 1990000101 },
        date: '2026-11-14T09:31:05+00:00',
        message: 'see here',
        entities: [{ _: 'MessageEntityTextUrl', offset: 4, length: 4, url: 'https://files.example/x' }],
        fwd_from: { from_id: { _: 'PeerUser', user_id: 7009 }, from_name: 'Mole' },
        post_author: 'Oda',
        media: {
          _: 'MessageMediaWebPage',
          webpage: {
            url: 'https://page.example/',
            site_name: 'Page',
            title: 'A title',
            description: 'About',
          },
        },
      },
      {
        _: 'Message',
        id: 2,
        peer_id: { _: 'PeerChannel', channel_id: 1990000101 },
        date: '2026-11-14T09:31:05+00:00',
        message: '',
        media: {
          _: 'MessageMediaDocument',
          document: {
            mime_type: 'application/pdf',
            size: 77,
            attributes: [{ _: 'DocumentAttributeFilename', file_name: 'Invoice.pdf' }],
          },
        },
      },
    ),
  );
  assert.deepEqual(Object.fromEntries(found), {
    1: {
      links: ['https://files.example/x', 'https://page.example/'],
      forwardedFrom: { name: 'Mole', id: '7009' },
      hiddenText: 'Page\nA title\nAbout\nOda',
    },
    2: { attachments: [{ name: 'Invoice.pdf', type: 'application/pdf', size: 77 }] },
  });
});

test('discord-export', async () => {
  const found = await read('discord-export', {
    guild: { id: '1090000000000000001', name: 'Night Harbour' },
    channel: { id: '1090000000000000101', name: 'general' },
    messages: [
      {
        id: '1100000000000000001',
        type: 'Default',
        timestamp: '2026-11-14T09:31:05+00:00',
        content: 'look',
        author: { id: '1090000000000007003', name: 'mole' },
        attachments: [{ id: '1', url: 'files/x', fileName: 'drop.rar', fileSizeBytes: 8 }],
        embeds: [
          {
            title: 'An embed',
            url: 'https://embed.example/',
            description: 'its text',
            author: { name: 'Bot', url: 'https://bot.example/' },
          },
        ],
        stickers: [{ name: 'heron sticker' }],
      },
    ],
  });
  assert.deepEqual(Object.fromEntries(found), {
    '1100000000000000001': {
      attachments: [{ name: 'drop.rar', size: 8 }],
      links: ['https://embed.example/', 'https://bot.example/'],
      hiddenText: 'An embed\nits text\nBot\nheron sticker',
    },
  });
});

test('pyrogram, tgdataset and snscrape', async () => {
  const pyrogram = await read(
    'pyrogram',
    jsonLines({
      _: 'Message',
      id: 1,
      date: '2026-11-14 09:31:05',
      chat: { _: 'Chat', id: -1001990000101, type: 'ChatType.SUPERGROUP', title: 'Heronry' },
      caption: 'a file',
      media: 'MessageMediaType.DOCUMENT',
      document: { file_name: 'combo.txt', mime_type: 'text/plain', file_size: 4 },
      forward_from_chat: { id: -1001600000009, title: 'Night Harbour' },
      reply_markup: { inline_keyboard: [[{ text: 'Buy', url: 'https://buy.example/' }]] },
    }),
  );
  assert.deepEqual(pyrogram.get('1'), {
    attachments: [{ name: 'combo.txt', type: 'text/plain', size: 4 }],
    links: ['https://buy.example/'],
    forwardedFrom: { name: 'Night Harbour', id: '-1001600000009' },
    hiddenText: 'Buy',
  });
  const tgdataset = await read('tgdataset', {
    1990000101: {
      creation_date: 1_600_000_000,
      username: 'heronry',
      title: 'Heronry',
      n_subscribers: 3,
      text_messages: { 5: { message: 'x', date: 1_700_000_000, author: 1, forwarded_from_id: 1600000009 } },
      generic_media: { 6: { title: 'leak.csv', date: 1_700_000_000, author: 1, extension: 'csv' } },
    },
  });
  assert.deepEqual(Object.fromEntries(tgdataset), {
    5: { forwardedFrom: { id: '-1001600000009' } },
    6: { attachments: [{ name: 'leak.csv', type: 'csv' }] },
  });
  const snscrape = await read(
    'snscrape',
    jsonLines({
      _type: 'snscrape.modules.telegram.TelegramPost',
      url: 'https://t.me/s/heronry/9',
      date: '2026-11-14T09:31:05+00:00',
      content: 'x',
      outlinks: ['https://out.example/'],
      linkPreview: { href: 'https://preview.example/', siteName: 'Preview', title: 'T', description: null },
    }),
  );
  assert.deepEqual(snscrape.get('9'), {
    links: ['https://out.example/', 'https://preview.example/'],
    hiddenText: 'Preview\nT',
  });
});
