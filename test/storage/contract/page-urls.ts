import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { pagesAt } from '../../../src/questions/documents.ts';
import { type Page, pageSighting } from '../../../src/records/page.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at } from '../../support/world.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const ALL = { kind: 'page', skip: 0, take: 1000 } as const;
const PAGES = 300;

function pageAt(pageId: string, url: string): Page {
  return pageSighting(pageId, at('2026-11-14'), { facts: { url, text: 'heron' } });
}

async function idsAt(store: Store, url: string): Promise<string[]> {
  const { total, hits } = await store.find(pagesAt(url, {}, ALL));
  assert.equal(total, hits.length);
  return hits.map(({ pageId }) => pageId).sort();
}

export function testPageUrls(engine: Engine): void {
  describe(`${engine.name}: pages by URL`, () => {
    test('each URL finds the pages at it and no others, as a scan does', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(5);
      const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] as string;
      const urls = Array.from(
        { length: PAGES },
        () =>
          `${pick(['http', 'https', 'HTTP'])}://${pick(['heron.example', 'Heron.example.', 'a.heron.example', 'heron.example:8080', 'heron.example:80'])}` +
          `${pick(['', '/', '/A', '/a', '/a/', '/ä b'])}${pick(['', '?q=1', '?Q=1'])}${pick(['', '#top'])}`,
      );
      await store.write({ records: urls.map((url, index) => pageAt(`page-${index}`, url)) });
      const normal = (text: string) => {
        const url = new URL(text);
        url.hash = '';
        url.hostname = url.hostname.replace(/\.$/, '');
        return url.href;
      };
      for (const url of new Set(urls)) {
        const expected = urls.flatMap((other, index) =>
          normal(other) === normal(url) ? [`page-${index}`] : [],
        );
        assert.deepEqual(await idsAt(store, url), expected.sort(), url);
        assert.deepEqual(
          await idsAt(store, url.replace('://', '[:]//').replace('.', '[.]')),
          expected.sort(),
        );
      }
      assert.deepEqual(await idsAt(store, 'https://heron.example/elsewhere'), []);
    });

    test('follow a purge and a new index', async (t) => {
      const store = await engine.openStore(t);
      const url = 'http://heron.example/a';
      await importFile(store, 'kept', [pageAt('kept', url)]);
      const { importId } = await importFile(store, 'purged', [pageAt('purged', url)]);
      assert.deepEqual(await idsAt(store, url), ['kept', 'purged']);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await idsAt(store, url), ['kept']);
      await store.reindex();
      assert.deepEqual(await idsAt(store, url), ['kept']);
    });
  });
}
