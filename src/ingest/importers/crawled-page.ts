import { enrichedPage } from '../../enrich/page.ts';
import { pageIdOf } from '../../records/page.ts';
import { parseUrl } from '../../records/url.ts';
import { type Entry, type Position, Rejection } from '../importer.ts';
import { decodeText } from './warc/charset.ts';

/** What a crawler stored of one URL. */
export interface Capture {
  target: string;
  contentType: string;
  body: Buffer;
  /** Called only for pages. */
  at(): number;
  isTruncated?: boolean;
}

/** Other schemes are the crawlers' own metadata. */
const PAGE_SCHEMES = /^(?:https?|file|ftp):/i;

const HTML = /^(?:text\/html|application\/xhtml\+xml)/i;
const TEXT =
  /^(?:text\/|application\/(?:json|xml|javascript|x-ndjson|rss\+xml|atom\+xml)|[a-z]+\/[a-z0-9.+-]*\+(?:json|xml))/i;

/** A page if the capture contains text; `urlField` is the name of the URL in errors. */
export function crawledPage(capture: Capture, position: Position, urlField: string): Entry {
  const { target, contentType, body } = capture;
  const isHtml = HTML.test(contentType) || (contentType === '' && looksLikeHtml(body));
  if (!isHtml && !TEXT.test(contentType)) return { position, skipped: 'no text' };
  if (!PAGE_SCHEMES.test(target)) return { position, skipped: 'not a page URL' };
  const url = parseUrl(target)?.url ?? URL.parse(target)?.href;
  if (url === undefined) throw new Rejection(`${urlField}: must be a URL`);
  const at = capture.at();
  const text = decodeText(body, contentType).toWellFormed();
  const record = enrichedPage(pageIdOf(url), at, {
    facts: {
      url,
      ...(isHtml ? { html: text } : { text }),
      docType: docTypeOf(url),
      chunk: capture.isTruncated || undefined,
    },
    lists: {},
  });
  return { position, record, size: text.length };
}

function looksLikeHtml(body: Buffer): boolean {
  return /^\s*<(?:!doctype html|html|head|body)/i.test(body.toString('latin1', 0, 256));
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
