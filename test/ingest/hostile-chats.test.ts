/** Hostile and broken chat logs in HTML, CSV and text: nothing crashes, takes long or is imported incompletely. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatNamed } from '../../src/ingest/formats.ts';
import { type Entry, SourceError } from '../../src/ingest/importer.ts';
import type { Message } from '../../src/records/message.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const MIB = 1 << 20;

interface Read {
  messages: Message[];
  rejected: string[];
  warnings: string[];
  broken: string | undefined;
}

async function read(
  format: string,
  parts: Iterable<string | Uint8Array>,
  options: { name?: string; channel?: string } = {},
): Promise<Read> {
  const importer = await formatNamed(format)?.load();
  assert.ok(importer);
  const source = {
    name: options.name,
    async *open() {
      for (const part of parts) yield Buffer.from(part);
    },
  };
  const result: Read = { messages: [], rejected: [], warnings: [], broken: undefined };
  try {
    for await (const entry of importer.read(source, { timeZone: 'UTC', channel: options.channel }))
      count(result, entry);
  } catch (error) {
    assert.ok(error instanceof SourceError, String(error));
    result.broken = error.message;
  }
  return result;
}

function count(result: Read, entry: Entry): void {
  if ('rejection' in entry) {
    result.rejected.push(entry.rejection);
    return;
  }
  result.warnings.push(...(entry.warnings ?? []));
  if ('record' in entry && entry.record.kind === 'message') result.messages.push(entry.record);
}

const telegramPage = (...messages: string[]) => [
  '<html><head><title>Exported Data</title></head><body><div class="page_header"><div class="text bold">Heronry</div></div>',
  '<div class="page_body chat_page"><div class="history">',
  ...messages,
  '</div></div></body></html>',
];
const telegramMessage = (id: number, text: string, name = '<div class="from_name">Oda</div>') =>
  `<div class="message default clearfix" id="message${id}"><div class="body">
   <div class="pull_right date details" title="14.11.2026 09:31:05 UTC+00:00">09:31</div>${name}
   <div class="text">${text}</div></div></div>`;

const SENT = 1_000_000_000_000_000_000n;
const discordPage = (...messages: string[]) => [
  '<html><body><div class="preamble"><div class="preamble__entry">Harbour</div><div class="preamble__entry">a / b</div></div>',
  '<div class="chatlog">',
  ...messages,
  '</div><div class="postamble"></div></body></html>',
];
const discordMessage = (id: number, content: string) =>
  `<div class="chatlog__message-group"><div class="chatlog__message-container" data-message-id="${SENT + BigInt(id)}">
   <span class="chatlog__author" title="oda" data-user-id="7001">Oda</span>
   <div class="chatlog__content">${content}</div></div></div>`;

const PAGES = [
  { format: 'telegram-html', page: telegramPage, message: telegramMessage },
  { format: 'discord-html', page: discordPage, message: discordMessage },
] as const;

test('a file that is cut anywhere gives the messages before the cut, unchanged', async () => {
  for (const pattern of ['{discord,telegram}-html/*.html', 'discord-txt/*.txt', 'tdlib/*.json'])
    for (const path of globSync(pattern, { cwd: FIXTURES })) {
      const format = path.split('/')[0] as string;
      const bytes = readFileSync(`${FIXTURES}/${path}`);
      const options = { name: path.split('/')[1] as string };
      const whole = await read(format, [bytes], options);
      const step = Math.ceil(bytes.length / 60);
      for (let end = 1; end < bytes.length - 200; end += step) {
        const cut = await read(format, [bytes.subarray(0, end)], options);
        assert.deepEqual(cut.messages, whole.messages.slice(0, cut.messages.length), `${path} at ${end}`);
        assert.ok(
          cut.broken !== undefined ||
            cut.rejected.length > whole.rejected.length ||
            cut.messages.length === whole.messages.length,
          `${path} at ${end}`,
        );
      }
    }
});

test('how a file is divided into chunks makes no difference', async () => {
  for (const pattern of ['{discord,telegram}-{html,csv,txt}/*.{html,csv,txt}'])
    for (const path of globSync(pattern, { cwd: FIXTURES })) {
      const format = path.split('/')[0] as string;
      const bytes = readFileSync(`${FIXTURES}/${path}`);
      const options = { name: path.split('/')[1] as string };
      const whole = await read(format, [bytes], options);
      for (const size of [1, 7, 1000]) {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        assert.deepEqual(await read(format, chunks, options), whole, `${path} in chunks of ${size}`);
      }
    }
});

test('a message with a text of 10 MB is rejected and the others are imported', async () => {
  const parts = Array.from({ length: 10 }, () => 'words and '.repeat(MIB / 10));
  for (const { format, page, message } of PAGES) {
    const [before, after] = message(2, '\0').split('\0') as [string, string];
    const result = await read(format, page(message(1, 'one'), before, ...parts, after, message(3, 'three')));
    assert.deepEqual(
      result.messages.map(({ text }) => text),
      ['one', 'three'],
      format,
    );
    assert.match(result.rejected.join(), /^the text has \d+ characters, more than 65536$/);
    assert.equal(result.broken, undefined);
  }
});

test('a text of 100 MB without a blank and an attribute of 100 MB need little memory', async () => {
  const parts = Array.from({ length: 100 }, () => 'x'.repeat(MIB));
  const text = await read(
    'telegram-html',
    telegramPage(telegramMessage(1, 'one'), '<b>', ...parts, '</b>', telegramMessage(2, 'two')),
  );
  assert.deepEqual([text.messages.length, text.broken], [2, undefined]);
  for (const { format, page, message } of PAGES) {
    const attribute = await read(format, page(message(1, 'one'), '<b title="', ...parts, '"></b>'));
    assert.equal(attribute.messages.length, 1);
    assert.match(attribute.broken ?? '', /a tag, comment or script at line \d+ is longer than 4 MiB/);
  }
});

test('deep nesting ends the file after the complete messages', async () => {
  for (const { format, page, message } of PAGES) {
    const result = await read(format, page(message(1, 'one'), '<div>'.repeat(1_000_000), message(2, 'two')));
    assert.equal(result.messages.length, 1);
    assert.match(result.broken ?? '', /nested more than 10000 levels deep/);
  }
});

test('many links, end tags and unclosed elements take linear time', async () => {
  const links = '<a href="https://shop.example/x">y</a>'.repeat(30_000);
  const nested = '<a href="https://shop.example/x">y'.repeat(9_000);
  const ends = '<i>'.repeat(9_000) + '</b>'.repeat(300_000);
  for (const { format, page, message } of PAGES) {
    const before = process.cpuUsage().user;
    const result = await read(format, page(message(1, links), message(2, nested), message(3, ends)));
    assert.equal(result.messages.length, 3, format);
    assert.deepEqual(result.messages[0]?.links, ['https://shop.example/x']);
    assert.ok(process.cpuUsage().user - before < 20_000_000);
  }
});

test('markup within a message that is not closed does not swallow the next message unnoticed', async () => {
  for (const { format, page, message } of PAGES) {
    const unclosed = message(1, 'one').replaceAll('</div>', '');
    const result = await read(format, page(unclosed, message(2, 'two')));
    assert.deepEqual(
      result.messages.map(({ text }) => text),
      ['two'],
    );
    assert.deepEqual(result.rejected, ['the message does not end before the next one']);
  }
});

test('a message of a table or text with a line of 100 MB is rejected', async () => {
  const parts = Array.from({ length: 100 }, () => 'x'.repeat(MIB));
  const csv = await read(
    'discord-csv',
    [
      'AuthorID,Author,Date,Content,Attachments,Reactions\n',
      '7001,oda,2026-11-14T09:31:05Z,one,,\n7001,oda,2026-11-14T09:31:05Z,"',
      ...parts,
      '",,\n7001,oda,2026-11-14T09:31:06Z,three,,\n',
    ],
    { channel: '5' },
  );
  assert.deepEqual(
    csv.messages.map(({ text }) => text),
    ['one', 'three'],
  );
  assert.deepEqual(csv.rejected, ['the row is longer than 16 MiB']);
  const rule = '='.repeat(62);
  const txt = await read('discord-txt', [
    `${rule}\nGuild: Harbour\nChannel: a / b\n${rule}\n\n[14-Nov-26 09:31 AM] oda\none\n\n\n[14-Nov-26 09:31 AM] oda\n`,
    ...Array.from({ length: 100 }, () => `${'x'.repeat(MIB - 1)}\n`),
    `\n\n[14-Nov-26 09:32 AM] oda\nthree\n\n\n${rule}\nExported 3 message(s)\n${rule}\n`,
  ]);
  assert.deepEqual(
    txt.messages.map(({ text }) => text),
    ['one', 'three'],
  );
  assert.match(txt.rejected.join(), /^the text has \d+ characters/);
  assert.equal(txt.broken, undefined);
});

test('a table whose texts are in a column of another name is not imported without a warning', async () => {
  const table = (...texts: string[]) => [
    'message_id,chat_id,date,message,translation\n',
    ...texts.map((text, index) => `${index},-1001990000101,2026-11-14T09:31:05Z,${text},hello\n`),
  ];
  assert.deepEqual((await read('telegram-csv', table('', ''))).warnings, [
    'no row has a text; it may be in a column of another name',
  ]);
  const some = await read('telegram-csv', table('', 'x', ''));
  assert.deepEqual([some.messages.length, some.warnings], [3, []]);
  const cut = await read('telegram-csv', [...table('x', 'y'), '3,-1001990000101,2026-11-14T09:31:05Z,"cut']);
  assert.equal(cut.messages.length, 2);
  assert.match(cut.broken ?? '', /ends within a quoted field/);
});

test('warnings say once which ids were derived, and --channel gives that of the channel', async () => {
  const telegram = telegramPage(telegramMessage(1, 'one'), telegramMessage(2, 'two'));
  assert.deepEqual((await read('telegram-html', telegram)).warnings, [
    'the file has no ids of chat and senders; they were derived from names (see --channel, or channel in the API)',
  ]);
  const given = await read('telegram-html', telegram, { channel: '-1001990000101' });
  assert.deepEqual(
    given.messages.map(({ channelId }) => channelId),
    ['-1001990000101', '-1001990000101'],
  );
  assert.deepEqual(given.warnings, ['the file has no ids of senders; they were derived from names']);
  const joined = telegramMessage(1, 'one', '').replace('clearfix', 'clearfix joined');
  assert.match((await read('telegram-html', telegramPage(joined))).warnings.join(), /its sender is unknown/);
  assert.deepEqual(
    (await read('telegram-export', [readFileSync(`${FIXTURES}/telegram-export/anonymized.json`)])).warnings,
    ['senders are anonymized ("userA123456789"); their ids were derived from that'],
  );
  const discord = discordPage(discordMessage(1, 'one'), discordMessage(2, 'two'));
  assert.equal((await read('discord-html', discord)).warnings.length, 1);
  assert.deepEqual(
    (await read('discord-html', discord, { name: 'x [1100000000000000009].html' })).warnings,
    [],
  );
  assert.match(
    (
      await read('discord-csv', [
        'AuthorID,Author,Date,Content,Attachments,Reactions\n7,o,2026-11-14T09:31:05Z,x,,\n',
      ])
    ).broken ?? '',
    /give its id \(--channel,/,
  );
});

test('a reply of a Discord page names the message it answers', async () => {
  const [path] = globSync('discord-html/Night*.html', { cwd: FIXTURES }) as [string];
  const { messages } = await read('discord-html', [readFileSync(`${FIXTURES}/${path}`)]);
  assert.equal(messages[2]?.replyToMessageId, messages[0]?.sequence);
});

test('many buttons, poll answers and forwards are cut or rejected, and later messages are imported', async () => {
  const button = `<div class="bot_button"><a onclick="return ShowTextCopied('${'Data: '.repeat(50)}')"><div>b</div></a></div>`;
  const answer = '<div class="answer">- an answer</div>';
  const name = '<div class="forwarded body"><div class="from_name">Night Market</div></div>';
  const result = await read(
    'telegram-html',
    telegramPage(
      telegramMessage(1, `</div>${button.repeat(20_000)}<div>`),
      telegramMessage(2, `</div><div class="media_poll">${answer.repeat(20_000)}</div><div>`),
      telegramMessage(3, `</div>${name.repeat(20_000)}<div>`),
      telegramMessage(4, 'four'),
    ),
  );
  const last = result.messages.at(-1);
  assert.deepEqual([last?.text, result.broken], ['four', undefined]);
  const [buttons, poll] = result.messages;
  assert.deepEqual([buttons?.hiddenText, poll?.hiddenText], ['b', 'an answer']);
});

test('an edited Discord message is newer than the first version, whatever the printed date', async () => {
  const message = (id: bigint, sent: string, edited: string) =>
    discordMessage(0, `text <span class="chatlog__edited-timestamp" title="${edited}">(edited)</span>`)
      .replace(String(SENT), String(id))
      .replace('<div class="chatlog__content">', `<span class="chatlog__timestamp">${sent}</span>$&`);
  // 1000000000000000000 is 2022-07-22T11:22:59.101Z.
  const { messages } = await read(
    'discord-html',
    discordPage(
      message(SENT, '22/07/2022 13:22', '22/07/2022 13:22'),
      message(SENT + 1n, '22/07/2022 13:22', '01/08/2022 10:00'),
      message(SENT + 2n, 'once', 'later'),
      message(SENT + 3n, '7/22/2022 1:22 PM', '8/1/2022 10:00 AM'),
    ),
  );
  assert.deepEqual(
    messages.map(({ version }) => new Date(version).toISOString()),
    [
      '2022-07-22T11:22:59.102Z',
      '2022-08-01T08:00:00.000Z',
      '2022-07-22T11:22:59.102Z',
      '2022-08-01T08:00:00.000Z',
    ],
  );
});
