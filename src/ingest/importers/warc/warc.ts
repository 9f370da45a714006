import { enrichedPage } from '../../../enrich/page.ts';
import { pageIdOf } from '../../../records/page.ts';
import { parseUrl } from '../../../records/url.ts';
import type { Entry, Importer, Position } from '../../importer.ts';
import { Rejection } from '../../importer.ts';
import { instantOf } from '../../json/values.ts';
import { decodeText } from './charset.ts';
import { parseHttpResponse } from './http-response.ts';
import { BLOCK_BYTES_MAX, readWarcRecords, type WarcRecord } from './warc-records.ts';

/** Crawled pages: the text responses and resources of a WARC file. */
export const warcImporter: Importer = {
  recognises: (head) => head.kind === 'warc',

  async *read(source) {
    for await (const record of readWarcRecords(source.open())) {
      const position: Position = { byte: record.byte };
      if ('problem' in record) {
        yield { position, rejection: record.problem };
        continue;
      }
      try {
        yield readRecord(record, position);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

/** Other schemes are the crawlers' own metadata. */
const PAGE_SCHEMES = /^(?:https?|file|ftp):/i;

const HTML = /^(?:text\/html|application\/xhtml\+xml)/i;
const TEXT =
  /^(?:text\/|application\/(?:json|xml|javascript|x-ndjson|rss\+xml|atom\+xml)|[a-z]+\/[a-z0-9.+-]*\+(?:json|xml))/i;

function readRecord(record: WarcRecord, position: Position): Entry {
  const type = record.fields.get('warc-type')?.toLowerCase() ?? '';
  // Old versions of wget add angle brackets.
  const target = (record.fields.get('warc-target-uri') ?? '').replace(/^<(.*)>$/, '$1');
  position.entry = target.slice(0, 200) || type;
  if (type !== 'response' && type !== 'resource') return { position, skipped: `${knownType(type)} record` };
  const contentType = record.fields.get('content-type') ?? '';
  const isHttp = /^application\/http/i.test(contentType);
  if (type === 'response' && !isHttp) return { position, skipped: 'non-HTTP response' };
  if (record.block === undefined)
    throw new Rejection(`the record is larger than ${BLOCK_BYTES_MAX / 1024 / 1024} MiB`);
  if (!isHttp) return page(record, position, target, contentType, record.block);
  const response = parseHttpResponse(record.block);
  if (response === undefined) throw new Rejection('the block is not an HTTP response');
  if (response.status < 200 || response.status > 299)
    return { position, skipped: `status ${response.status}` };
  return page(record, position, target, response.headers.get('content-type') ?? '', response.body);
}

const RECORD_TYPES = new Set(['warcinfo', 'request', 'metadata', 'revisit', 'conversion', 'continuation']);

/** Skip reasons are counted by name, so a file must not invent new ones. */
function knownType(type: string): string {
  return RECORD_TYPES.has(type) ? type : 'unknown';
}

function page(
  record: WarcRecord,
  position: Position,
  target: string,
  contentType: string,
  body: Buffer,
): Entry {
  const isHtml = HTML.test(contentType) || (contentType === '' && looksLikeHtml(body));
  if (!isHtml && !TEXT.test(contentType)) return { position, skipped: 'no text' };
  if (!PAGE_SCHEMES.test(target)) return { position, skipped: 'not a page URL' };
  const url = parseUrl(target)?.url ?? URL.parse(target)?.href;
  if (url === undefined) throw new Rejection('WARC-Target-URI: must be a URL');
  const at = crawledAt(record.fields.get('warc-date') ?? '');
  const text = decodeText(body, contentType).toWellFormed();
  const crawled = enrichedPage(pageIdOf(url), at, {
    facts: {
      url,
      ...(isHtml ? { html: text } : { text }),
      docType: docTypeOf(url),
      chunk: record.fields.has('warc-truncated') || undefined,
    },
    lists: {},
  });
  return { position, record: crawled, size: text.length };
}

function looksLikeHtml(body: Buffer): boolean {
  return /^\s*<(?:!doctype html|html|head|body)/i.test(body.toString('latin1', 0, 256));
}

const SHORT_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?)?Z?$/;

/** WARC 1.1 allows less precise dates. */
function crawledAt(text: string): number {
  const [, year, month = '01', day = '01', hour = '00', minute = '00'] = SHORT_DATE.exec(text) ?? [];
  const at = instantOf(year === undefined ? text : `${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (at === undefined || at < 0) throw new Rejection('WARC-Date: must be a date');
  return at;
}

const TYPES_BY_EXTENSION = new Map([
  ['html', 'text/html'],
  ['htm', 'text/html'],
  ['xhtml', 'application/xhtml+xml'],
  ['txt', 'text/plain'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['csv', 'text/csv'],
  ['asc', 'application/pgp-keys'],
  ['md', 'text/markdown'],
  ['rss', 'application/rss+xml'],
]);

/** The MIME type that the URL's path suggests. */
function docTypeOf(url: string): string | undefined {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(URL.parse(url)?.pathname ?? '')?.[1];
  return extension === undefined ? undefined : TYPES_BY_EXTENSION.get(extension.toLowerCase());
}
