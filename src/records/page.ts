import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import type { FoundKind } from './item.ts';
import { nameUuid } from './url.ts';

/** Spec 2.9, Document hit; what a crawler knows of one page. */
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
  value: string;
}

/** `tags` holds machine tags as text; `onion` the onion URLs the page is at or shows, the others what it shows. */
type PageList = FoundKind | 'tags';

export interface Page extends Entity<PageFacts, PageList> {
  kind: 'page';
  pageId: string;
}

export function pageSighting(pageId: string, at: number, sighting: Sighting<PageFacts, PageList>): Page {
  return { kind: 'page', pageId, ...entityFrom(at, sighting) };
}

/** The same address is the same page, however often it is crawled. */
export function pageIdOf(url: string): string {
  return nameUuid(`page|${url}`);
}

export function mergePages(a: Page, b: Page): Page {
  return { ...a, ...mergeEntities(a, b) };
}

/** A tag in a feed is text (decision 15e). */
export function tagText(tag: Tag): string {
  return `${tag.namespace}:${tag.predicate}="${tag.value}"`;
}
