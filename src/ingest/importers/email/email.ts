import { createHash } from 'node:crypto';
import { readHtml } from '../../../enrich/html.ts';
import { enrichedPage } from '../../../enrich/page.ts';
import { pageIdOf } from '../../../records/page.ts';
import { TEXT_LENGTH_MAX } from '../../fields.ts';
import { dateOfFile } from '../../file-date.ts';
import { type Entry, type Importer, type Position, Rejection } from '../../importer.ts';
import { Headers, splitHeaders } from '../../mime/headers.ts';
import { parseMailDate } from '../../mime/mail-date.ts';
import { type Part, partsOf } from '../../mime/parts.ts';
import { SEEN_AT_OPTION } from '../../option-names.ts';
import { isMhtml } from '../pages/mhtml.ts';
import { decodeText } from '../warc/charset.ts';
import { isPostmark, readMbox } from './mbox.ts';

/** E-mails, one in a file or many in an mbox. Attachments are named with their digest and not stored. */
export const emailImporter: Importer = {
  recognises: (head) => head.kind === 'text' && looksLikeEmail(head.text) && !isMhtml(head.text),

  async *read(source, options) {
    for await (const message of readMbox(source.open())) {
      const position: Position = { byte: message.byte };
      if ('problem' in message) {
        yield { position, rejection: message.problem };
        continue;
      }
      try {
        yield readMessage(message.bytes, position, dateOfFile(source, options));
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

const HEADER_LINE = /^[!-9;-~]{1,80}:/;
/** Two of these make an e-mail. */
const USUAL = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'mime-version',
  'return-path',
  'delivered-to',
];

function looksLikeEmail(text: string): boolean {
  const start = isPostmark(text) ? text.slice(text.indexOf('\n') + 1) : text;
  const block = start.slice(0, 64 * 1024).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = block.split(/\r?\n/).slice(0, 20);
  if (!lines.every((line) => /^[ \t]/.test(line) || HEADER_LINE.test(line))) return false;
  const headers = new Headers(block);
  return USUAL.filter((name) => headers.has(name)).length >= 2;
}

function readMessage(bytes: Buffer, position: Position, fileDate: number | undefined): Entry {
  const { headers, body } = splitHeaders(bytes);
  const subject = headers.text('subject').slice(0, TEXT_LENGTH_MAX).trim();
  if (subject !== '') position.entry = subject.slice(0, 100);
  const at = parseMailDate(headers.raw('date')) ?? fileDate;
  if (at === undefined)
    throw new Rejection(`Date: must be a date; give one for messages without it (${SEEN_AT_OPTION})`);
  const parts = partsOf(headers, body);
  const plain = parts.find((part) => part.type === 'text/plain' && !part.isAttachment);
  const markup = parts.find((part) => part.type === 'text/html' && !part.isAttachment);
  const html = markup && textOf(markup);
  const text = [
    ...headerLines(headers),
    '',
    plain === undefined ? readHtml(html ?? '').text : textOf(plain),
    ...parts.filter((part) => part !== plain && part !== markup).map(attachmentLine),
  ].join('\n');
  const url = urlOf(headers.raw('message-id'), bytes);
  const record = enrichedPage(pageIdOf(url), at, {
    facts: { url, pageTitle: subject === '' ? undefined : subject, text, html, docType: 'message/rfc822' },
    lists: {},
  });
  return { position, record, size: text.length + (html?.length ?? 0) };
}

function headerLines(headers: Headers): string[] {
  return ['From', 'To', 'Cc', 'Date', 'Subject']
    .map((name) => [name, headers.text(name.toLowerCase()).slice(0, TEXT_LENGTH_MAX)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
}

function textOf(part: Part): string {
  return decodeText(part.content(), part.contentType).toWellFormed().replaceAll('\r\n', '\n');
}

function attachmentLine(part: Part): string {
  const content = part.content();
  const digest = createHash('sha256').update(content).digest('hex');
  const name = (part.fileName ?? 'unnamed').slice(0, 300).toWellFormed();
  return `Attachment: ${name} (${part.type}, ${content.length} bytes, SHA-256 ${digest})`;
}

/** RFC 2392. A message without an id is identified by its bytes. */
function urlOf(messageId: string, bytes: Buffer): string {
  const id =
    /<([^<>\s]{1,900})>/.exec(messageId)?.[1] ?? (/^\S{1,900}$/.test(messageId) ? messageId : undefined);
  return id === undefined
    ? `urn:sha256:${createHash('sha256').update(bytes).digest('hex')}`
    : `mid:${encodeURI(id)}`;
}
