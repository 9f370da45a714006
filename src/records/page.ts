import { compareValues, type Facts, type Latest, mergeFacts } from './dated.ts';
import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import type { FoundKind } from './item.ts';
import { nameUuid, parseUrl } from './url.ts';

/** What a crawler knows about one page, as the document hit shows it. */
export interface PageFacts {
  url: string;
  foundAt: string;
  pageTitle: string;
  language: string;
  html: string;
  text: string;
  sha1sum: string;
  sha256sum: string;
  ssdeep: string;
  ingestionDate: number;
  screenshot: string;
  chunk: boolean;
  htmlOversize: boolean;
  docType: string;
}

export interface Tag {
  namespace: string;
  predicate: string;
  /** Null if the tag has none. */
  value: string | null;
}

/**
 * `tags` holds machine tags as text, `onion` the page's own onion URL and those found on it, the others found items.
 */
type PageList = FoundKind | 'tags';

export interface Page extends Entity<PageFacts, PageList> {
  kind: 'page';
  pageId: string;
}

export function pageSighting(pageId: string, at: number, sighting: Sighting<PageFacts, PageList>): Page {
  return { kind: 'page', pageId, ...entityFrom(at, sighting) };
}

/** The same URL is the same page, however often it is crawled. */
export function pageIdOf(url: string): string {
  return nameUuid(`page|${url}`);
}

/** Identifies a page's URL without its fragment, in a form short enough for an index. */
export function urlSignature(url: string): string {
  return (parseUrl(url)?.signature ?? nameUuid(url)).replaceAll('-', '');
}

/** Facts of one visit belong together: digests and language are those of the text. */
const BODY_FACTS = [
  'html',
  'text',
  'language',
  'sha1sum',
  'sha256sum',
  'ssdeep',
  'chunk',
  'htmlOversize',
] as const;

export function mergePages(a: Page, b: Page): Page {
  const merged = mergeEntities(a, b);
  const body = newerBody(bodyOf(a), bodyOf(b));
  const isSame = BODY_FACTS.every((fact) => merged.facts[fact] === body[fact]);
  if (isSame) return { ...a, ...merged };
  const facts: Facts<PageFacts> = { ...merged.facts };
  for (const fact of BODY_FACTS) delete facts[fact];
  // Merging into an empty object sorts the names.
  return { ...a, ...merged, facts: mergeFacts<PageFacts>({}, { ...facts, ...body }) };
}

function bodyOf({ facts }: Page): Facts<PageFacts> {
  const known = BODY_FACTS.filter((fact) => facts[fact] !== undefined);
  return Object.fromEntries(known.map((fact) => [fact, facts[fact]])) as Facts<PageFacts>;
}

function newerBody(a: Facts<PageFacts>, b: Facts<PageFacts>): Facts<PageFacts> {
  return compareBodies(a, b) >= 0 ? a : b;
}

function compareBodies(a: Facts<PageFacts>, b: Facts<PageFacts>): number {
  const dateOf = (body: Facts<PageFacts>) =>
    Math.max(-1, ...Object.values(body).map((fact) => (fact as Latest<unknown>).at));
  return dateOf(a) - dateOf(b) || compareValues(JSON.stringify(a), JSON.stringify(b));
}

/** The order of visits, in which the last one is what `mergePages` shows. */
export function compareVisits(a: Page, b: Page): number {
  return (
    compareBodies(bodyOf(a), bodyOf(b)) ||
    compareValues(a.facts.pageTitle?.value ?? '', b.facts.pageTitle?.value ?? '')
  );
}

/** What a tag is found by: the whole tag, and its namespace and predicate. */
export function tagNames(given: string): string[] {
  const tag = canonicalTag(given);
  const equals = tag.indexOf('=');
  return equals < 0 ? [tag] : [tag, tag.slice(0, equals)];
}

/** Feeds show a tag as text (decision 15). */
export function tagText({ namespace, predicate, value }: Tag): string {
  const name = namespace === '' ? predicate : `${namespace}:${predicate}`;
  return value === null ? name : `${name}="${value}"`;
}

/** The parts of a tag such as `namespace:predicate="value"`. */
export function parseTag(text: string): Tag {
  const equals = text.indexOf('=');
  const name = equals < 0 ? text : text.slice(0, equals);
  const colon = name.indexOf(':');
  return {
    namespace: name.slice(0, Math.max(0, colon)).trim(),
    predicate: name.slice(colon + 1).trim(),
    value: equals < 0 ? null : unquoted(text.slice(equals + 1).trim()),
  };
}

/** A tag as people write it, in the form that is stored: the value may lack its quotes. */
export function canonicalTag(text: string): string {
  return tagText(parseTag(text));
}

function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
