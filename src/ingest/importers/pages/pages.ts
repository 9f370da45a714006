import { createHash } from 'node:crypto';
import { enrichedPage } from '../../../enrich/page.ts';
import { pageIdOf } from '../../../records/page.ts';
import { parseUrl } from '../../../records/url.ts';
import { dateOfFile } from '../../file-date.ts';
import { type Entry, type Importer, type ReadOptions, Rejection, type Source } from '../../importer.ts';
import { splitHeaders } from '../../mime/headers.ts';
import { parseMailDate } from '../../mime/mail-date.ts';
import { readParameters } from '../../mime/parameters.ts';
import { partsOf } from '../../mime/parts.ts';
import { SEEN_AT_OPTION } from '../../option-names.ts';
import { readWhole } from '../../whole-file.ts';
import { isRawItemName } from '../ail-item.ts';
import { decodeText } from '../warc/charset.ts';
import { isMhtml } from './mhtml.ts';
import { readSavedPage } from './saved-page.ts';

/** A larger page is not held in memory. */
const PAGE_BYTES_MAX = 16 * 1024 * 1024;
/** MHTML contains the pictures, too. */
const MHTML_BYTES_MAX = 64 * 1024 * 1024;

/** One saved page per file: HTML, or MHTML with everything the page needs. */
export const pagesImporter: Importer = {
  recognises: (head, fullName) =>
    head.kind === 'text' && !isRawItemName(fullName) && (isMhtml(head.text) || isPlainHtml(head.text)),

  async *read(source, options) {
    const position = { byte: 0 };
    try {
      yield { ...(await readPage(source, options)), position };
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      yield { position, rejection: error.message };
    }
  },
};

const HTML_START =
  /^(?:<\?xml[^>]{0,200}>\s{0,50})?(?:<!--[^>]{0,2000}-->\s{0,50}){0,5}<(?:!doctype html|html|head|body)\b/i;
/** Exports of DiscordChatExporter and Telegram Desktop are chats, not pages. */
const CHAT_EXPORT = /\bchatlog__|\bpreamble__|<title>Exported Data<\/title>/;

function isPlainHtml(text: string): boolean {
  return HTML_START.test(text.slice(0, 20_000)) && !CHAT_EXPORT.test(text);
}

async function readPage(source: Source, options: ReadOptions): Promise<Extract<Entry, { record: unknown }>> {
  const bytes = await readWhole(source, MHTML_BYTES_MAX);
  if (bytes === undefined) throw tooLarge(MHTML_BYTES_MAX);
  const { html, url, at } = isMhtml(bytes.toString('latin1', 0, 100_000))
    ? readMhtml(bytes)
    : readHtml(bytes);
  const date = at ?? dateOfFile(source, options);
  if (date === undefined) throw new Rejection(`the page has no date; give one (${SEEN_AT_OPTION})`);
  const address =
    url === undefined
      ? `urn:sha256:${createHash('sha256').update(bytes).digest('hex')}`
      : (parseUrl(url)?.url ?? url);
  const record = enrichedPage(pageIdOf(address), date, {
    facts: { url: address, html, docType: 'text/html' },
    lists: {},
  });
  return { position: {}, record, size: html.length };
}

interface Read {
  html: string;
  url: string | undefined;
  at: number | undefined;
}

function tooLarge(bytesMax: number): Rejection {
  return new Rejection(`the page is larger than ${bytesMax / 1024 / 1024} MiB`);
}

function readHtml(bytes: Buffer): Read {
  if (bytes.length > PAGE_BYTES_MAX) throw tooLarge(PAGE_BYTES_MAX);
  const html = decodeText(bytes, '').toWellFormed();
  const { url, savedAt } = readSavedPage(html);
  return { html, url, at: savedAt === undefined ? undefined : dateOf(savedAt) };
}

/** SingleFile writes a date as JavaScript shows it: `Sat Nov 14 2026 09:31:05 GMT+0100 (…)`. */
const SCRIPT_DATE = /^[a-z]{3} ([a-z]{3}) (\d{1,2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT([+-]\d{4})/i;

function dateOf(text: string): number | undefined {
  const [, month, day, year, time, offset] = SCRIPT_DATE.exec(text) ?? [];
  return month === undefined ? undefined : parseMailDate(`${day} ${month} ${year} ${time} ${offset}`);
}

/** The root part is the page. The others are its pictures and styles. */
function readMhtml(bytes: Buffer): Read {
  const { headers, body } = splitHeaders(bytes);
  const parts = partsOf(headers, body);
  const start = readParameters(headers.raw('content-type')).parameters.get('start');
  const root =
    parts.find((part) => start !== undefined && part.headers.raw('content-id') === start) ??
    parts.find(({ type }) => type === 'text/html' || type === 'application/xhtml+xml');
  if (root === undefined) throw new Rejection('there is no page in the MHTML file');
  const content = root.content();
  if (content.length > PAGE_BYTES_MAX) throw tooLarge(PAGE_BYTES_MAX);
  const html = decodeText(content, root.contentType).toWellFormed();
  const locations = [headers.raw('snapshot-content-location'), root.headers.raw('content-location')];
  const url = locations.find((location) => URL.canParse(location)) ?? readSavedPage(html).url;
  return { html, url, at: parseMailDate(headers.raw('date')) };
}
