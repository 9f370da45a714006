import { digestsOf } from '../records/digests.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind, type Item, mergeItems } from '../records/item.ts';
import { mergePages, type Page, type PageFacts, pageSighting } from '../records/page.ts';
import { parseUrl } from '../records/url.ts';
import { findItems } from './extract.ts';
import { readHtml } from './html.ts';
import { detectLanguages } from './language.ts';

/** More html is not kept with the page (`htmlOversize`), more text is cut (`chunk`). */
export const HTML_LENGTH_MAX = 1024 * 1024;
export const TEXT_LENGTH_MAX = 1024 * 1024;
/** So much html is read: tags take up most of a page, but no page needs more. */
const READ_LENGTH_MAX = 4 * 1024 * 1024;

type Facts = { [Name in keyof PageFacts]?: PageFacts[Name] | undefined };
type Lists = { [Kind in FoundKind]?: string[] };

/** A page with everything that its html and text show. Given facts and lists stand, what is found is added. */
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
  const kept = isCut ? text?.slice(0, TEXT_LENGTH_MAX).toWellFormed() : text;
  const hidden = html?.hidden.slice(0, TEXT_LENGTH_MAX) ?? '';
  const computed = kept === undefined ? undefined : digestsOf(kept);
  return pageSighting(pageId, at, {
    facts: {
      ...facts,
      html: isOversize ? undefined : facts.html,
      text: kept,
      pageTitle: facts.pageTitle ?? html?.title?.slice(0, 1000),
      language: facts.language ?? (kept === undefined ? undefined : detectLanguages(kept)[0]?.language),
      sha1sum: facts.sha1sum ?? computed?.sha1sum,
      sha256sum: facts.sha256sum ?? computed?.sha256sum,
      htmlOversize: facts.htmlOversize ?? (isOversize || undefined),
      chunk: facts.chunk ?? (isCut || undefined),
    },
    lists: withFound(
      lists,
      facts.url,
      mergeItems(findItems(kept ?? '', 'page'), findItems(hidden, 'code')) ?? [],
    ),
  });
}

/** The same page with what today's extractors find as well. What a source once told cannot be told from what was found. */
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

/** What is known keeps its place. */
function newLists(known: Page['lists'], found: Page['lists']): Page['lists'] {
  const lists: Page['lists'] = {};
  for (const kind of FOUND_KINDS) {
    const values = new Set(known[kind]?.map(({ value }) => canonicalItem(kind, value)));
    const added = found[kind]?.filter(({ value }) => !values.has(canonicalItem(kind, value))) ?? [];
    if (added.length > 0) lists[kind] = added;
  }
  return lists;
}

function withFound(lists: Lists & { tags?: string[] }, url: string, found: readonly Item[]) {
  const all: Lists & { tags?: string[] } = { ...lists };
  for (const kind of FOUND_KINDS) {
    const values = found.filter((item) => item.kind === kind).map(({ value }) => value);
    if (values.length > 0) all[kind] = [...(all[kind] ?? []), ...values];
  }
  const own = parseUrl(url);
  if (own?.network === 'tor') all.onion = [own.url, ...(all.onion ?? [])];
  return all;
}
