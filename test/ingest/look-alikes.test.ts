/** What looks like a format but is another one, or none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectFormat } from '../../src/ingest/formats.ts';
import { pagesImporter } from '../../src/ingest/importers/pages/pages.ts';
import { sniff } from '../../src/ingest/sniff.ts';
import { tarOf, zipOf } from '../support/archives.ts';

const HEADERS = 'From: a@heron.example\nTo: b@gull.example\nSubject: s\n';

for (const [what, content, format, fullName] of [
  ['an e-mail with pictures', `${HEADERS}Content-Type: multipart/related; boundary=b\n\n--b\n`, 'email'],
  ['a saved page', 'From: <Saved by Blink>\nContent-Type: multipart/related; boundary=b\n\n--b\n', 'pages'],
  ['an mbox', `From a@heron.example Sat Nov 14 09:31:05 2026\n${HEADERS}\nx`, 'email'],
  ['notes with colons', 'Name: Heron\nPlace: lake\nWings: two\n\nText', undefined],
  ['prose', 'From here on, nothing is an e-mail: Subject to change.\n', undefined],
  ['one header', 'Subject: alone\n\nx', undefined],
  ['HTML after a comment', '<!-- made by hand -->\n<!DOCTYPE html><title>x</title>', 'pages'],
  ['XHTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'pages'],
  ['UTF-16 HTML', Buffer.from('\ufeff<html><body>x</body></html>', 'utf16le'), 'pages'],
  ['other XML', '<?xml version="1.0"?>\n<feed></feed>', undefined],
  ['a part of a page', '<div>no page</div>', undefined],
  ['a page in AIL’s archive', '<html><body>x</body></html>', 'ail', 'x/crawled/2026/11/14/a.example.gz'],
  ['text in AIL’s archive', 'just text', 'ail', 'a.zip!/paste/2026/11/14/name.gz'],
  ['a page in a folder by date', '<html></html>', 'pages', 'site/2026/11/14/index.html.gz'],
  ['text in a folder by date', 'just text', undefined, 'notes/2026/11/14/name.txt'],
  ['ARC', 'filedesc://x.arc 0.0.0.0 20261114093000 text/plain 70\n1 0 x\n', 'arc'],
  ['a negotiation', '{"chat_id":"1","messages":[{"party":"Victim","content":"x"}]}', 'ransomchats'],
  ['messages of something else', '{"messages":[{"role":"user","content":"x"}]}', undefined],
  ['a victim', '[{"victim":"x","group":"y","date":"2026-11-14","summary":""}]', 'ransomware'],
  ['a press article', '[{"victim":"x","claim_gang":"y","date":"2026-11-14","title":""}]', 'ransomware-live'],
  ['indicators', '{"group":"y","ip":["192.0.2.1"]}', 'ransomware-live'],
  ['an AIL item', '{"content":"x","id":"crawled/2026/11/14/x","tags":[],"date":"20261114"}', 'ail'],
  ['a ZIP file', zipOf([{ name: 'a', content: 'x' }]), undefined],
  ['a tar file', tarOf([{ name: 'a', content: 'x' }]), undefined],
  ['nothing', '', undefined],
  ['binary data', Buffer.from([0, 1, 2, 3]), undefined],
] as readonly [string, string | Buffer, string | undefined, string?][])
  test(`recognises ${what} as ${format ?? 'no format'}`, async () => {
    const found = await detectFormat(sniff(Buffer.from(content)), fullName);
    assert.equal(found?.name, format);
  });

test('takes exports of chats in HTML for chats, not for pages', () => {
  for (const text of [
    '<!DOCTYPE html><html><style>.chatlog__message { }</style>',
    '<!DOCTYPE html><html><head><title>Exported Data</title></head>',
  ])
    assert.equal(pagesImporter.recognises(sniff(Buffer.from(text))), false);
});
