/** One message from a format with account ids and from one with names only: both orders of import give the same. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Import } from '../../src/ingest/pipeline.ts';
import { isDerivedId } from '../../src/records/derived-id.ts';
import type { Message } from '../../src/records/message.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const HERONRY = '-1001990000101';
const HARBOUR = '1090000000000000101';

interface File {
  name: string;
  format: string;
  content: string;
}

const TELEGRAM_JSON: File = {
  name: 'result.json',
  format: 'telegram-export',
  content: JSON.stringify({
    name: 'Heronry',
    type: 'public_supergroup',
    id: 1990000101,
    messages: [
      {
        id: 7,
        type: 'message',
        date: '2026-11-14T09:31:05',
        date_unixtime: '1794648665',
        from: 'Oda Quist',
        from_id: 'user7001',
        file: 'files/price list.pdf',
        file_name: 'price list.pdf',
        file_size: 12_600,
        mime_type: 'application/pdf',
        text: 'the list',
      },
    ],
  }),
};

const TELEGRAM_HTML: File = {
  name: 'messages.html',
  format: 'telegram-html',
  content: `<!DOCTYPE html><html><head><title>Exported Data</title></head><body>
<div class="page_header"><div class="text bold">Heronry</div></div><div class="page_body chat_page">
<div class="message default clearfix" id="message7"><div class="body">
<div class="pull_right date details" title="14.11.2026 09:31:05 UTC+00:00">09:31</div>
<div class="from_name">Oda Quist</div>
<div class="media_wrap"><a class="media block_link media_file" href="files/price list.pdf"><div class="body">
<div class="title bold">price list.pdf</div><div class="status details">12.3 KB</div></div></a></div>
<div class="text">the list, shown differently</div></div></div></div></body></html>`,
};

const telegramTable = (edited: string): File => ({
  name: 'heronry.csv',
  format: 'telegram-csv',
  content: `message_id,chat_id,date,edit_date,sender,text\n7,${HERONRY},2026-11-14T09:31:05Z,${edited},Oda Quist,zz the list\n`,
});

const DISCORD_JSON: File = {
  name: 'channel.json',
  format: 'discord-export',
  content: JSON.stringify({
    guild: { id: '1090000000000000001', name: 'Night Harbour' },
    channel: { id: HARBOUR, name: 'general' },
    messages: [
      {
        id: '1203355490180923392',
        type: 'Default',
        timestamp: '2024-02-03T15:05:06.123+00:00',
        content: 'hello',
        author: { id: '1090000000000007003', name: 'oda' },
      },
    ],
  }),
};

const DISCORD_HTML: File = {
  name: `Night Harbour - Text channels - general [${HARBOUR}].html`,
  format: 'discord-html',
  content: `<html><body><div class="preamble"><img class="preamble__guild-icon"><div class="preamble__entry">Night Harbour</div>
<div class="preamble__entry">Text channels / general</div></div><div class="chatlog"><div class="chatlog__message-group">
<div class="chatlog__message" data-message-id="1203355490180923392"><span class="chatlog__author-name" title="oda">Oda</span>
<div class="chatlog__content">hello there</div></div></div></div><div class="postamble"></div></body></html>`,
};

async function imported(t: TestContext, files: readonly File[], key: string): Promise<Message> {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(join(folder, 'data'));
  t.after(() => store.close());
  const channel = key.startsWith('telegram:') ? HERONRY : undefined;
  const importing = new Import(store, () => at('2026-11-15'), { read: { timeZone: 'UTC', channel } });
  try {
    for (const { name, format, content } of files) {
      const path = join(folder, name);
      writeFileSync(path, content);
      const [result] = await Array.fromAsync(importing.run({ path, format: undefined, isFound: false }));
      assert.ok(result?.outcome === 'imported' && result.format === format, JSON.stringify(result));
    }
  } finally {
    await importing.close();
  }
  const message = await store.get('message', key);
  assert.ok(message !== undefined, key);
  return message;
}

const PAIRS: { name: string; known: File; named: File; key: string; userId: string; text: string }[] = [
  {
    name: 'Telegram JSON and HTML',
    known: TELEGRAM_JSON,
    named: TELEGRAM_HTML,
    key: `telegram:${HERONRY}_7`,
    userId: '7001',
    text: 'the list',
  },
  {
    name: 'Telegram JSON and a table',
    known: TELEGRAM_JSON,
    named: telegramTable(''),
    key: `telegram:${HERONRY}_7`,
    userId: '7001',
    text: 'the list',
  },
  {
    name: 'Telegram JSON and a table with a later edit',
    known: TELEGRAM_JSON,
    named: telegramTable('2026-11-15T08:00:00Z'),
    key: `telegram:${HERONRY}_7`,
    userId: '7001',
    text: 'zz the list',
  },
  {
    name: 'Discord JSON and HTML',
    known: DISCORD_JSON,
    named: DISCORD_HTML,
    key: `discord:${HARBOUR}_1203355490180923392`,
    userId: '1090000000000007003',
    text: 'hello',
  },
];

for (const { name, known, named, key, userId, text } of PAIRS)
  test(`${name}: the message keeps its real sender in both orders`, async (t) => {
    assert.ok(isDerivedId((await imported(t, [named], key)).userId), 'the second file has no ids of senders');
    const one = await imported(t, [known, named], key);
    assert.deepEqual([one.userId, one.text], [userId, text]);
    assert.deepEqual(await imported(t, [named, known], key), one);
    if (known === TELEGRAM_JSON)
      assert.deepEqual(one.attachments, [{ name: 'price list.pdf', type: 'application/pdf', size: 12_600 }]);
  });
