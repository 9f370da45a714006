import { enrichedPage } from '../../enrich/page.ts';
import { type Page, tagText } from '../../records/page.ts';
import { htmlPage } from './html.ts';

export type Topic = 'market' | 'forum' | 'leaks' | 'fraud' | 'paste';

/** A visit of a page, with everything that the extractors find on it. */
export function visit(
  id: string,
  at: number,
  page: { url: string; title: string; topic: Topic; body: readonly string[]; language?: string },
): Page {
  return enrichedPage(`demo-page-${id}`, at, {
    facts: {
      url: page.url,
      language: page.language ?? 'en',
      html: htmlPage(page.title, page.body),
      docType: 'text/html',
    },
    lists: { tags: [tagText({ namespace: 'dark-web', predicate: 'topic', value: page.topic })] },
  });
}
