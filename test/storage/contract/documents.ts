import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COMMON_WORD, seeded, wordOf } from '../../../bench/search/corpus.ts';
import { canonicalItem, FOUND_KINDS } from '../../../src/records/item.ts';
import { type Page, pageIdOf, pageSighting } from '../../../src/records/page.ts';
import { groupSighting } from '../../../src/records/ransomware-group.ts';
import {
  type RansomwarePost,
  ransomwarePostId,
  ransomwareSighting,
} from '../../../src/records/ransomware-post.ts';
import { keyOf } from '../../../src/records/record.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import { isTrueOf, NOTHING_SEARCHED, type Searched } from '../../support/truth.ts';
import { at } from '../../support/world.ts';
import { keysFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const ONION = 'http://pelicanlotemarketaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaad.onion';
const DAY = at('2026-03-01T00:00:00Z');

function page(
  url: string,
  {
    text,
    title,
    language,
    seen = DAY,
    lists = {},
  }: {
    text?: string;
    title?: string;
    language?: string;
    seen?: number;
    lists?: { tags?: string[]; email?: string[]; domain?: string[]; bitcoin_address?: string[] };
  },
): Page {
  return pageSighting(pageIdOf(url), seen, {
    facts: { url, text, pageTitle: title, language, html: `<p>${text ?? ''} markup</p>` },
    lists,
  });
}

function post(
  company: string,
  group: string,
  facts: Partial<Record<string, string>> = {},
  seen = DAY,
): RansomwarePost {
  return ransomwareSighting(
    ransomwarePostId(group, company, seen),
    seen,
    { url: `urn:example:${company.length}`, grade: 'urn' },
    { facts: { companyName: company, ransomwareGroup: group, ...facts } },
  );
}

const MARKET = page(`${ONION}/market?id=1`, {
  text: 'Fresh stealer logs, pay to the wallet below',
  title: 'Pelican Market',
  language: 'en',
  lists: {
    tags: ['dark-web:topic="market"'],
    email: ['Seller@pelican.example'],
    bitcoin_address: ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  },
});
const BLOG = page('https://blog.heron.example/logs', {
  text: 'A report about stealer logs and the pelican',
  title: 'Herons and logs',
  language: 'de',
  seen: DAY + 1000,
});

export function testDocuments(engine: Engine): void {
  describe(`${engine.name}: pages and posts`, () => {
    const cases: [string, Page[]][] = [
      ['stealer', [BLOG, MARKET]],
      ['"stealer logs"', [BLOG, MARKET]],
      ['title:logs', [BLOG]],
      ['title:"pelican market"', [MARKET]],
      ['pelican', [BLOG, MARKET]],
      ['title:pelican', [MARKET]],
      ['site:heron.example', [BLOG]],
      ['site:blog.heron.example', [BLOG]],
      ['site:ron.example', []],
      ['network:tor', [MARKET]],
      ['network:clearnet', [BLOG]],
      ['tag:dark-web:topic', [MARKET]],
      ['tag:"dark-web:topic=market"', [MARKET]],
      ['lang:de', [BLOG]],
      ['email:seller@PELICAN.example', [MARKET]],
      ['wallet:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', [MARKET]],
      ['market id', [MARKET]],
      ['markup', []],
      ['stealer -network:tor', [BLOG]],
      ['stea*', [BLOG, MARKET]],
    ];
    for (const [q, expected] of cases)
      test(`pages: ${q}`, async (t) => {
        const store = await engine.openStore(t);
        await write(store, MARKET, BLOG);
        assert.deepEqual(await keysFound(store, 'page', q), expected.map(keyOf));
      });

    test('an item is found in every kind of record, by its canonical form', async (t) => {
      const store = await engine.openStore(t);
      await write(store, MARKET, BLOG);
      const filter = {
        kind: 'exact',
        field: 'item',
        value: 'email seller@pelican.example',
        isPrefix: false,
      } as const;
      const slice = { kind: 'page', skip: 0, take: 10 } as const;
      const found = await store.find({ collection: 'page', filter, slice });
      assert.deepEqual(found.hits.map(keyOf), [keyOf(MARKET)]);
    });

    test('a listed page has its text, but not its html', async (t) => {
      const store = await engine.openStore(t);
      await write(store, MARKET);
      const { hits } = await store.find({
        collection: 'page',
        text: parseQuery('stealer', 'page'),
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.equal(hits[0]?.facts.text?.value, MARKET.facts.text?.value);
      assert.equal(hits[0]?.facts.html, undefined);
      const whole = await store.get('page', MARKET.pageId);
      assert.equal(whole?.facts.html?.value, MARKET.facts.html?.value);
    });

    test('a new version of a page replaces the words of the old one', async (t) => {
      const store = await engine.openStore(t);
      const url = 'https://notes.heron.example/';
      await write(store, page(url, { text: 'first draft', title: 'Draft' }));
      await write(store, page(url, { text: 'second edition', title: 'Edition', seen: DAY + 5000 }));
      assert.deepEqual(await keysFound(store, 'page', 'draft'), []);
      assert.equal((await keysFound(store, 'page', '"second edition"')).length, 1);
      assert.equal((await keysFound(store, 'page', 'title:edition')).length, 1);
    });

    test('highlights of a page are fragments of its text, and its title', async (t) => {
      const store = await engine.openStore(t);
      const filler = 'nothing to see here '.repeat(50);
      await write(
        store,
        page('https://long.heron.example/', {
          text: `${filler}<b>kestrel</b> ${filler}`,
          title: 'A kestrel',
        }),
      );
      const { highlights } = await store.find({
        collection: 'page',
        text: parseQuery('kestrel', 'page'),
        slice: { kind: 'page', skip: 0, take: 10 },
        isHighlighted: true,
      });
      const [found] = highlights ?? [];
      assert.deepEqual(found?.pageTitle, ['A <mark>kestrel</mark>']);
      assert.equal(found?.text?.length, 1);
      assert.match(found?.text?.[0] ?? '', /&lt;b&gt;<mark>kestrel<\/mark>&lt;\/b&gt;/);
      assert.ok((found?.text?.[0] ?? '').length < 300);
    });

    test('posts and groups', async (t) => {
      const store = await engine.openStore(t);
      const acme = post('Acme Tools GmbH', 'Nightheron', {
        text: 'Files of the customers',
        companyLink: 'https://www.acme-tools.example/about',
        country: 'DE',
        industry: 'Manufacturing',
      });
      const other = post('Brightfell', 'palegrove', { country: 'US' }, DAY + 1000);
      const group = groupSighting('Nightheron', DAY, { lists: { sites: [`${ONION}/`] } });
      await write(store, acme, other, group);
      const found = (q: string) => keysFound(store, 'ransomware', q);
      assert.deepEqual(await found('customers'), [acme.postId]);
      assert.deepEqual(await found('acme'), [acme.postId]);
      assert.deepEqual(await found('title:tools'), [acme.postId]);
      assert.deepEqual(await found('group:NIGHTHERON'), [acme.postId]);
      assert.deepEqual(await found('country:us'), [other.postId]);
      assert.deepEqual(await found('sector:manufacturing'), [acme.postId]);
      assert.deepEqual(await found('site:acme-tools.example'), [acme.postId]);
      assert.deepEqual(await found('-country:de'), [other.postId]);
      assert.deepEqual(await keysFound(store, 'ransomware-group', 'nightheron'), ['nightheron']);
      assert.deepEqual(await keysFound(store, 'page', 'nightheron'), []);
    });

    test('by relevance, the page with the rarer and more frequent words comes first', async (t) => {
      const store = await engine.openStore(t);
      const rare = page('https://a.heron.example/', { text: 'kestrel kestrel kestrel logs' });
      const common = page('https://b.heron.example/', { text: 'logs kestrel', seen: DAY + 9000 });
      await write(store, rare, common, MARKET, BLOG);
      const { hits, total } = await store.find({
        collection: 'page',
        text: parseQuery('kestrel', 'page'),
        order: 'relevance',
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.equal(total, 2);
      assert.deepEqual(hits.map(keyOf), [keyOf(rare), keyOf(common)]);
    });

    test('a purged import is no longer found, a reindexed page is', async (t) => {
      const store = await engine.openStore(t);
      const importId = await store.imports.begin(DAY);
      const file = await store.imports.beginFile(importId, {
        name: 'pages.warc',
        format: 'warc',
        sizeBytes: 1,
        sha256: 'a'.repeat(64),
      });
      await store.write({ records: [MARKET], file });
      await store.imports.endFile(importId, file, 'complete', {});
      await store.imports.end(importId, DAY);
      await write(store, BLOG);
      await store.reindex();
      assert.deepEqual(await keysFound(store, 'page', 'stealer'), [keyOf(BLOG), keyOf(MARKET)]);
      await store.purge({ kind: 'import', importId }, { at: DAY, isPermanent: false });
      assert.deepEqual(await keysFound(store, 'page', 'stealer'), [keyOf(BLOG)]);
      assert.deepEqual(await keysFound(store, 'page', 'email:seller@pelican.example'), []);
    });

    testTruthOfPages(engine);
  });
}

const PAGES = 400;
const QUERIES = 600;

/** What a search of a page is defined to see (docs/searching.md), computed from the record alone. */
function searched({ facts, lists }: Page): Searched {
  const url = new URL(facts.url?.value as string);
  const tokens = (value: string | undefined) => (value === undefined ? [] : [analyze(value)]);
  const labels = url.hostname.split('.');
  return {
    ...NOTHING_SEARCHED,
    fields: [...tokens(facts.text?.value), ...tokens(facts.pageTitle?.value), ...tokens(facts.url?.value)],
    title: tokens(facts.pageTitle?.value),
    exact: {
      ...NOTHING_SEARCHED.exact,
      site: labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')),
      network: [url.hostname.endsWith('.onion') ? 'tor' : 'clearnet'],
      language: facts.language === undefined ? [] : [facts.language.value],
      tag: (lists.tags ?? []).flatMap(({ value }) => [
        value.toLowerCase(),
        value.toLowerCase().split('=')[0] as string,
      ]),
      email: (lists.email ?? []).map(({ value }) => value.toLowerCase()),
      item: FOUND_KINDS.flatMap((kind) =>
        (lists[kind] ?? []).map(({ value }) => `${kind} ${canonicalItem(kind, value)}`),
      ),
    },
  };
}

function testTruthOfPages(engine: Engine): void {
  const queries = Math.max(200, engine.rounds(QUERIES));
  test(`${queries} random queries on ${PAGES} pages match a full scan`, async (t) => {
    const random = seeded(11);
    const below = (limit: number) => Math.floor(random() * limit);
    const word = () => (below(6) === 0 ? COMMON_WORD : wordOf(below(12), below(300)));
    const words = (count: number) => Array.from({ length: count }, word).join(' ');
    const sites = [
      'a.heron.example',
      'b.heron.example',
      'heron.example',
      'x.example',
      `${'b'.repeat(56)}.onion`,
    ];
    const pages = Array.from({ length: PAGES }, (_, index) =>
      page(`https://${sites[below(sites.length)]}/${index}/${below(40)}`, {
        text: words(5 + below(60)),
        ...(below(3) > 0 && { title: words(2) }),
        ...(below(2) > 0 && { language: ['en', 'ru', 'de'][below(3)] as string }),
        seen: DAY + below(200) * 1000,
        lists: {
          ...(below(3) === 0 && { tags: [`dark-web:topic="t${below(4)}"`] }),
          ...(below(3) === 0 && { email: [`u${below(20)}@mail.example`] }),
          ...(below(3) === 0 && { domain: [`d${below(20)}.example`] }),
        },
      }),
    );
    const store = await engine.openStore(t);
    await store.write({ records: pages });
    const known = pages
      .map((each) => ({ page: each, parts: searched(each) }))
      .sort(
        (a, b) => b.page.detectionDate - a.page.detectionDate || (a.page.pageId < b.page.pageId ? 1 : -1),
      );
    const term = (): string =>
      [
        word,
        word,
        () => `"${words(2)}"`,
        () => `${word().slice(0, 2)}*`,
        () => `title:${word()}`,
        () => `site:${sites[below(sites.length)]}`,
        () => `network:${['tor', 'clearnet'][below(2)]}`,
        () => `lang:${['en', 'ru', 'de'][below(3)]}`,
        () => `tag:dark-web:topic`,
        () => `email:u${below(20)}@mail.example`,
      ][below(10)]?.() as string;
    let hits = 0;
    for (let round = 0; round < queries; round++) {
      const q = [term(), `${term()} ${term()}`, `(${term()} OR ${term()})`, `${term()} -${term()}`][
        below(4)
      ] as string;
      const text = parseQuery(q, 'page');
      const expected = known
        .filter(({ parts }) => isTrueOf(text, parts))
        .map(({ page: { pageId } }) => pageId);
      const answer = await store.find({
        collection: 'page',
        text,
        slice: { kind: 'page', skip: 0, take: PAGES },
      });
      assert.equal(answer.total, expected.length, q);
      assert.deepEqual(answer.hits.map(keyOf), expected, q);
      if (expected.length > 0) hits++;
    }
    assert.ok(hits > queries / 3, `${hits} queries found something`);
  });
}
