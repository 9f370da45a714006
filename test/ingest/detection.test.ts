/** Files that look like a chat log but are not. The fixtures test the opposite: exactly one format recognises each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectFormat } from '../../src/ingest/formats.ts';
import { sniff } from '../../src/ingest/sniff.ts';

async function formatOf(text: string): Promise<string | undefined> {
  return (await detectFormat(sniff(Buffer.from(text))))?.name;
}

test('a page that is not a chat log is a saved page', async () => {
  for (const text of [
    '<html><head><title>Forum</title></head><body><div class="message">hello</div></body></html>',
    '<!DOCTYPE html><html><body><div class="message default clearfix" id="message7">hello</div></body></html>',
  ])
    assert.equal(await formatOf(text), 'pages', text.slice(0, 60));
});

test('recognises no other tables, texts and parts of exports', async () => {
  for (const text of [
    '',
    'just text\nand more of it',
    '<div class="message">a fragment of a page</div>',
    // A list of an account export of Telegram Desktop.
    '<!DOCTYPE html><html><head><title>Exported Data</title></head><body><div class="page_body list_page"></div></body></html>',
    'a page that talks about chatlog__message and preamble__guild-icon',
    'id,created_at,user,likes\n1,2026-11-14,oda,5\n',
    'id,date,text\n1,2026-11-14,a table of something else\n',
    'AuthorID,Author,Content\n1,oda,no date\n',
    `${'='.repeat(62)}\nSome other header\n`,
    '\u0000\u0001\u0002binary, with, commas\n',
  ])
    assert.equal(await formatOf(text), undefined, text.slice(0, 60));
});

test('recognises tables by the names of columns, however they are written', async () => {
  for (const header of [
    'message_id,date,text',
    '"Message ID";"Date";"Message"',
    'messageId\tDateTime\tText',
    'id,channel,date,message',
    'id,date,message,views,forwards',
  ])
    assert.equal(await formatOf(`${header}\n`), 'telegram-csv', header);
});
