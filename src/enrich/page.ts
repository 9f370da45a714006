import { digestsOf } from '../records/digests.ts';
import { FOUND_KINDS, type FoundKind, type Item, mergeItems } from '../records/item.ts';
import { type Page, type PageFacts, pageSighting } from '../records/page.ts';
import { parseUrl } from '../records/url.ts';
import { findItems } from './extract.ts';
import { readHtml } from './html.ts';
import { detectLanguages } from './language.ts';
import { replaceFound } from './replace-found.ts';

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

/** Replaces what was found by what the current extractors find in the stored html and text. */
export function reenrichPage(page: Page): Page {
  const url = page.facts.url?.value;
  const { html, text } = page.facts;
  const at = html?.at ?? text?.at;
  if (url === undefined || at === undefined) return page;
  const found = enrichedPage(page.pageId, at, {
    facts: { url, html: html?.value, text: text?.value },
    lists: {},
  });
  const items = FOUND_KINDS.flatMap((kind) =>
    (found.lists[kind] ?? []).map(({ value }): Item => ({ kind, value })),
  );
  const lists = replaceFound(page.lists, items, { at, text: `${text?.value ?? ''}\n${html?.value ?? ''}` });
  return lists === page.lists ? page : { ...page, lists };
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
