import { enrichedPage } from '../../enrich/page.ts';
import { pageIdOf } from '../../records/page.ts';
import { parseUrl } from '../../records/url.ts';
import { type Entry, Rejection, type Source } from '../importer.ts';
import { requiredInstant } from '../json/values.ts';
import { readWhole } from '../whole-file.ts';
import { decodeText } from './warc/charset.ts';

const ITEM_BYTES_MAX = 16 * 1024 * 1024;

/** `<source>/2026/01/07/<name>.gz`, at the end of a path or of a name in an archive. */
const RAW_ITEM = /(?:^|[/\\])([^/\\]{1,100})[/\\](\d{4})[/\\](\d{2})[/\\](\d{2})[/\\]([^/\\]{1,300})\.gz$/;

/** `<domain><uuid>`. Items without a UUID were not crawled. */
const CRAWLED = /^(.{1,253}?)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Files of other formats may be in folders by date, too. AIL's names have no extension. */
const OTHER_FORMAT = /\.(?:eml|mbox|mht|mhtml|htm|html|xhtml|csv|tsv|json|jsonl|ndjson|arc|warc|log)\.gz$/i;

export function isRawItemName(name: string | undefined): boolean {
  return name !== undefined && RAW_ITEM.test(name) && !OTHER_FORMAT.test(name);
}

/** The URL of a crawled item, which has a domain but no path. */
export function crawledItemUrl(name: string): string | undefined {
  const domain = CRAWLED.exec(name)?.[1];
  return domain === undefined ? undefined : parseUrl(`http://${domain}/`)?.url;
}

/** A file of AIL's archive: the text of one item. Its path says where and when it was found. */
export async function readRawItem(source: Source): Promise<Entry> {
  const [, feed = '', year, month, day, name = ''] = RAW_ITEM.exec(source.fullName ?? '') ?? [];
  const id = `${feed}/${year}/${month}/${day}/${name}`;
  const position = { byte: 0, entry: id.slice(0, 200) };
  const bytes = await readWhole(source, ITEM_BYTES_MAX);
  if (bytes === undefined) throw new Rejection(`the item is larger than ${ITEM_BYTES_MAX / 1024 / 1024} MiB`);
  const at = requiredInstant(`${year}-${month}-${day}`, 'date');
  const content = decodeText(bytes, '').toWellFormed();
  const isHtml = /<(?:html|body|!doctype)/i.test(content.slice(0, 2000));
  const url = crawledItemUrl(name) ?? `urn:ail:${encodeURI(id.toWellFormed())}`;
  // The same id as that of the item from AIL's API, so that both are one page.
  const record = enrichedPage(pageIdOf(id), at, {
    facts: { url, ...(isHtml ? { html: content } : { text: content }) },
    lists: {},
  });
  return { position, record, size: content.length };
}
