import { digestsOf } from '../records/digests.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind, type Item, mergeItems } from '../records/item.ts';
import { mergePages, type Page, type PageFacts, pageSighting } from '../records/page.ts';
import { parseUrl } from '../records/url.ts';
import { findItems } from './extract.ts';
import { readHtml } from './html.ts';
import { detectLanguages } from './language.ts';

/** Longer html is not stored (`htmlOversize`), longer text is cut (`chunk`). */
export const HTML_LENGTH_MAX = 1024 * 1024;
export const TEXT_LENGTH_MAX = 1024 * 1024;
/** Only this much html is parsed. */
const READ_LENGTH_MAX = 4 * 1024 * 1024;

type Facts = { [Name in keyof PageFacts]?: PageFacts[Name] | undefined };
type Lists = { [Kind in FoundKind]?: string[] };

/** Adds everything found in html and text. Given facts are kept, given lists are extended. */
export function enrichedPage(
  pageId: string,
  at: number,
  { facts, lists }: { facts: Facts & { url: string }; lists: Lists & { tags?: string[] } },
): Page {
  const html = facts.html === undefined ? undefined : readHtml(facts.html.slice(0, READ_LENGTH_MAX));
  const text = facts.text ?? html?.text;
  const isReadWhole = facts.html === undefined || facts.html.length <= READ_LENGTH_MAX;
  const isCut = (text !== undefined && text.length > TEXT_LENGTH_MAX) || !isReadWhole;
  const isOversize = facts.html !== undefined && facts.html.length > HTML_LENGTH_MAX;
  const keptText = isCut ? text?.slice(0, TEXT_LENGTH_MAX).toWellFormed() : text;
  const hidden = html?.hidden.slice(0, TEXT_LENGTH_MAX) ?? '';
  const computed = keptText === undefined ? undefined : digestsOf(keptText);
  return pageSighting(pageId, at, {
    facts: {
      ...facts,
      html: isOversize ? undefined : facts.html,
      text: keptText,
      pageTitle: facts.pageTitle ?? html?.title?.slice(0, 1000),
      language:
        facts.language ?? (keptText === undefined ? undefined : detectLanguages(keptText)[0]?.language),
      sha1sum: facts.sha1sum ?? computed?.sha1sum,
      sha256sum: facts.sha256sum ?? computed?.sha256sum,
      htmlOversize: facts.htmlOversize ?? (isOversize || undefined),
      chunk: facts.chunk ?? (isCut || undefined),
    },
    lists: withItems(
      lists,
      facts.url,
      mergeItems(findItems(keptText ?? '', 'page'), findItems(hidden, 'code')) ?? [],
    ),
  });
}

/** Adds what the current extractors find. Nothing is removed, as values from a source look the same as found ones. */
export function reenrichPage(page: Page): Page {
  const url = page.facts.url?.value;
  const at = page.facts.html?.at ?? page.facts.text?.at;
  if (url === undefined || at === undefined) return page;
  const { html, text } = page.facts;
  const found = enrichedPage(page.pageId, at, {
    facts: { url, html: html?.value, text: text?.value },
    lists: {},
  });
  return mergePages(page, { ...found, facts: {}, lists: newLists(page.lists, found.lists) });
}

/** Only values that are new: known ones keep their date and position. */
function newLists(known: Page['lists'], found: Page['lists']): Page['lists'] {
  const lists: Page['lists'] = {};
  for (const kind of FOUND_KINDS) {
    const values = new Set(known[kind]?.map(({ value }) => canonicalItem(kind, value)));
    const added = found[kind]?.filter(({ value }) => !values.has(canonicalItem(kind, value))) ?? [];
    if (added.length > 0) lists[kind] = added;
  }
  return lists;
}

function withItems(lists: Lists & { tags?: string[] }, url: string, found: readonly Item[]) {
  const all: Lists & { tags?: string[] } = { ...lists };
  for (const kind of FOUND_KINDS) {
    const values = found.filter((item) => item.kind === kind).map(({ value }) => value);
    if (values.length > 0) all[kind] = [...(all[kind] ?? []), ...values];
  }
  const own = parseUrl(url);
  if (own?.network === 'tor') all.onion = [own.url, ...(all.onion ?? [])];
  return all;
}
