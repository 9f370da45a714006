import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { pagesAbout } from '../../../src/questions/documents.ts';
import { type Page, pageSighting } from '../../../src/records/page.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import {
  type Facets,
  type FacetValue,
  PAGE_FACETS,
  type PageFacet,
} from '../../../src/storage/port/facets.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { MS_PER_DAY } from '../../../src/time/instant.ts';
import { withoutDates } from '../../support/without-dates.ts';
import { at } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const NO_HITS = { kind: 'page', skip: 0, take: 0 } as const;
const ONION = `http://${'a'.repeat(56)}.onion`;
const SITES = ['http://plover.example', 'https://shop.dunlin.example', ONION, undefined];
const LANGUAGES = ['en', 'ru', 'DE', undefined];
const WORDS = ['heron', 'gull', 'tern'];
const TAGS = ['dark-web:topic="Market"', 'DARK-WEB:topic=market', 'dark-web:topic="forum"', 'plain'];
const EMAILS = ['Oda@mail.example', 'oda@mail.example', 'tilda@mail.example'];
const RECORDS = 500;

type Conditions = Partial<Question<'page'>>;

async function ask(
  store: Store,
  by: readonly PageFacet[],
  conditions: Conditions = {},
  size = 10,
): Promise<{ total: number; facets: Facets | undefined }> {
  const { total, facets } = await store.find({
    collection: 'page',
    slice: NO_HITS,
    facets: { by, size },
    ...conditions,
  });
  return { total, facets };
}

function generated(): Page[] {
  const random = seeded(16);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const some = (values: readonly string[]) => values.filter(() => random() < 0.4);
  return Array.from({ length: RECORDS }, (_, index) => {
    const site = pick(SITES);
    return pageSighting(`page-${index}`, at('2026-09-01') + Math.floor(random() * 20 * MS_PER_DAY), {
      facts: {
        text: pick(WORDS),
        language: pick(LANGUAGES),
        ...(site !== undefined && { url: `${site}/${index}` }),
      },
      lists: { tags: some(TAGS), email: some(EMAILS), cve: some(['CVE-2021-44228']) },
    });
  });
}

/** The values of one page, written down without the code under test. */
function valuesOf({ facts, lists }: Page, facet: PageFacet): string[] {
  const url = facts.url && new URL(facts.url.value);
  switch (facet) {
    case 'language':
      return [facts.language?.value.toLowerCase() ?? 'und'];
    case 'network':
      return [url === undefined ? 'unknown' : url.hostname.endsWith('.onion') ? 'tor' : 'clearnet'];
    case 'site':
      return [url?.hostname ?? 'unknown'];
    case 'tag':
      return (lists.tags ?? []).map(({ value }) => value.toLowerCase().replace('=market', '="market"'));
    case 'indicator':
      return [
        ...(lists.email ?? []).map(({ value }) => `email:${value.toLowerCase()}`),
        ...(lists.cve ?? []).map(({ value }) => `cve:${value}`),
      ];
  }
}

function scan(pages: readonly Page[], facet: PageFacet, size: number): FacetValue[] {
  const dates = new Map<string, number[]>();
  for (const page of pages)
    for (const key of new Set(valuesOf(page, facet)))
      dates.set(key, [...(dates.get(key) ?? []), page.detectionDate]);
  return Array.from(dates, ([key, seen]) => ({
    key,
    count: seen.length,
    firstSeen: Math.min(...seen),
    lastSeen: Math.max(...seen),
  }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, size);
}

export function testDocumentFacets(engine: Engine): void {
  describe(`${engine.name}: facets of pages`, () => {
    test('match a scan over all pages, with and without filters', async (t) => {
      const store = await engine.openStore(t);
      const pages = generated();
      await write(store, ...pages);
      const during = { from: at('2026-09-05'), to: at('2026-09-15') };
      const filters: [Conditions, (page: Page) => boolean][] = [
        [{}, () => true],
        [{ text: parseQuery('heron OR tern', 'page') }, ({ facts }) => facts.text?.value !== 'gull'],
        [
          { text: parseQuery('gull', 'page'), order: 'relevance' },
          ({ facts }) => facts.text?.value === 'gull',
        ],
        [
          { filter: parseQuery('network:tor', 'page'), during },
          ({ facts, detectionDate }) =>
            facts.url?.value.startsWith(ONION) === true &&
            detectionDate >= during.from &&
            detectionDate <= during.to,
        ],
        [{ text: parseQuery('nobody', 'page') }, () => false],
        [{ text: { kind: 'nothing' } }, () => false],
      ];
      for (const [index, [conditions, isFound]] of filters.entries())
        for (const size of [2, 100]) {
          const found = pages.filter(isFound);
          const expected = PAGE_FACETS.map((facet) => [facet, scan(found, facet, size)]);
          assert.deepEqual(
            await ask(store, PAGE_FACETS, conditions, size),
            { total: found.length, facets: Object.fromEntries(expected) },
            `filter ${index}, size ${size}`,
          );
        }
      const { facets } = await ask(store, ['tag'], {}, 1);
      assert.deepEqual(facets, { tag: scan(pages, 'tag', 1) }, 'only what was requested');
    });

    test('count what a query for each of their values finds, also for none', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...generated());
      const fields = { language: 'lang', network: 'network', site: 'site', tag: 'tag' } as const;
      const { facets } = await ask(store, PAGE_FACETS, {}, 100);
      assert.deepEqual(
        [facets?.language, facets?.site, facets?.network].map((values) =>
          values?.some(({ key }) => key === 'und' || key === 'unknown'),
        ),
        [true, true, true],
      );
      for (const [facet, field] of Object.entries(fields))
        for (const { key, count } of facets?.[facet as PageFacet] ?? []) {
          // Quotes would end the value.
          const value = key.replaceAll('"', '');
          const text = parseQuery(`${field}:"${value}"`, 'page');
          assert.equal((await store.find({ collection: 'page', text, slice: NO_HITS })).total, count, key);
        }
      const { total } = await store.find(pagesAbout({ language: 'und' }, {}, NO_HITS));
      assert.equal(total, facets?.language?.find(({ key }) => key === 'und')?.count);
    });

    test('count a page as it is now, and not after a purge', async (t) => {
      const store = await engine.openStore(t);
      const visit = (date: string, language: string, tag: string) =>
        pageSighting('a', at(date), {
          facts: { url: 'http://plover.example/', text: 'heron', language },
          lists: { tags: [tag] },
        });
      await importFile(store, 'first', [visit('2026-11-01', 'en', 'old')]);
      const { importId } = await importFile(store, 'second', [visit('2026-11-02', 'de', 'new')]);
      const counted = async () => withoutDates((await ask(store, ['language', 'tag'])).facets);
      assert.deepEqual(await counted(), {
        language: [{ key: 'de', count: 1 }],
        tag: [
          { key: 'new', count: 1 },
          { key: 'old', count: 1 },
        ],
      });
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await counted(), {
        language: [{ key: 'en', count: 1 }],
        tag: [{ key: 'old', count: 1 }],
      });
    });

    test('are cancelled with the caller', async (t) => {
      const store = await engine.openStore(t);
      const question = { collection: 'page', slice: NO_HITS, facets: { by: PAGE_FACETS, size: 1 } } as const;
      await assert.rejects(store.find(question, { signal: AbortSignal.abort() }), { name: 'Cancelled' });
    });
  });
}
