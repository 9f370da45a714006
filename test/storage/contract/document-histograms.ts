import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { type Page, pageSighting } from '../../../src/records/page.ts';
import { type RansomwarePost, ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import {
  type CountedEntity,
  type Histogram,
  type HistogramQuestion,
  INTERVALS,
  type Interval,
  PAGE_GROUPINGS,
  VICTIM_GROUPINGS,
} from '../../../src/storage/port/histogram.ts';
import { MS_PER_DAY } from '../../../src/time/instant.ts';
import { at } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const SITES = ['http://plover.example', 'https://shop.dunlin.example', `http://${'a'.repeat(56)}.onion`];
const LANGUAGES = ['en', 'ru', 'DE', undefined];
const GROUPS = ['Brass Kettle', 'brass kettle ', 'tin-drum', undefined];
const COUNTRIES = ['DE', 'FR', undefined];
const SECTORS = ['Energy', undefined];
const WORDS = ['heron', 'gull', 'tern'];
const RECORDS = 400;

/** Records with dates that cross hours, weeks and months. */
function generated(): { pages: Page[]; posts: RansomwarePost[] } {
  const random = seeded(18);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const date = () => at('2026-08-30') + Math.floor(random() * 20 * MS_PER_DAY);
  const pages = Array.from({ length: RECORDS }, (_, index) =>
    pageSighting(`page-${index}`, date(), {
      facts: { url: `${pick(SITES)}/${index}`, text: pick(WORDS), language: pick(LANGUAGES) },
    }),
  );
  const posts = Array.from({ length: RECORDS }, (_, index) =>
    ransomwareSighting(
      `post-${index}`,
      date(),
      { url: `http://leak.example/${index}`, grade: 'absolute-link' },
      {
        facts: {
          text: pick(WORDS),
          ransomwareGroup: pick(GROUPS),
          country: pick(COUNTRIES),
          industry: pick(SECTORS),
        },
      },
    ),
  );
  return { pages, posts };
}

function startOf(ms: number, interval: Interval): number {
  const date = new Date(ms);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  if (interval === 'hour') return ms - (ms % 3_600_000);
  const day = ms - (ms % MS_PER_DAY);
  return interval === 'day' ? day : day - ((date.getUTCDay() + 6) % 7) * MS_PER_DAY;
}

/** Counts by looking at every record. */
function scanned(
  records: readonly { at: number; group: string }[],
  { interval, by, groupsMax }: Pick<HistogramQuestion<CountedEntity>, 'interval' | 'by' | 'groupsMax'>,
): Histogram {
  const starts = [...new Set(records.map(({ at: date }) => startOf(date, interval)))].sort((a, b) => a - b);
  const buckets = starts.map((start) => {
    const inside = records.filter(({ at: date }) => startOf(date, interval) === start);
    const keys = [...new Set(inside.map(({ group }) => group))];
    const groups = keys.map((key) => ({ key, count: inside.filter(({ group }) => group === key).length }));
    groups.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
    return {
      at: start,
      count: inside.length,
      groups: by === undefined ? [] : groups.slice(0, groupsMax),
    };
  });
  return { total: records.length, buckets };
}

function pageGroup({ facts }: Page, by: (typeof PAGE_GROUPINGS)[number] | undefined): string {
  if (by === 'language') return facts.language?.value.toLowerCase() ?? 'und';
  const { hostname } = new URL(facts.url?.value as string);
  return by === 'network' ? (hostname.endsWith('.onion') ? 'tor' : 'clearnet') : hostname;
}

function postGroup({ facts }: RansomwarePost, by: (typeof VICTIM_GROUPINGS)[number] | undefined): string {
  if (by === 'group') return facts.ransomwareGroup?.value.trim().toLowerCase() ?? 'unknown';
  return (by === 'country' ? facts.country : facts.industry)?.value ?? 'unknown';
}

export function testDocumentHistograms(engine: Engine): void {
  describe(`${engine.name}: histograms of pages and posts`, () => {
    test('match a scan over all records, for every interval and grouping', async (t) => {
      const store = await engine.openStore(t);
      const { pages, posts } = generated();
      await write(store, ...pages, ...posts);
      const during = { from: at('2026-09-01T10:30:00Z'), to: at('2026-09-14T10:30:00Z') };
      const isDuring = (date: number) => date >= during.from && date <= during.to;
      for (const interval of INTERVALS) {
        for (const by of [undefined, ...PAGE_GROUPINGS]) {
          const question = { collection: 'page', interval, by, groupsMax: 2 } as const;
          const known = pages.map((page) => ({
            at: page.detectionDate,
            group: pageGroup(page, by),
            page,
          }));
          assert.deepEqual(await store.histogram(question), scanned(known, question), `${interval} ${by}`);
          const text = parseQuery('heron OR tern', 'page');
          const found = known.filter(
            ({ at: date, page }) => isDuring(date) && page.facts.text?.value !== 'gull',
          );
          assert.deepEqual(
            await store.histogram({ ...question, text, during }),
            scanned(found, question),
            `${interval} ${by} filtered`,
          );
        }
        for (const by of [undefined, ...VICTIM_GROUPINGS]) {
          const question = { collection: 'ransomware', interval, by, groupsMax: 2 } as const;
          const known = posts.map((post) => ({ at: post.firstSeen, group: postGroup(post, by), post }));
          assert.deepEqual(await store.histogram(question), scanned(known, question), `${interval} ${by}`);
          const filter = parseQuery('country:DE', 'ransomware');
          const found = known.filter(
            ({ at: date, post }) => isDuring(date) && post.facts.country?.value === 'DE',
          );
          assert.deepEqual(
            await store.histogram({ ...question, filter, during }),
            scanned(found, question),
            `${interval} ${by} filtered`,
          );
        }
      }
    });

    test('date a page by its latest visit and a post by its discovery', async (t) => {
      const store = await engine.openStore(t);
      const { pages, posts } = generated();
      const [page] = pages as [Page];
      const [post] = posts as [RansomwarePost];
      const moved = <R extends Page | RansomwarePost>(record: R, date: string): R => ({
        ...record,
        detectionDate: at(date),
        firstSeen: at(date),
      });
      for (const date of ['2026-09-10', '2026-10-10', '2026-09-20'])
        await write(store, moved(page, date), moved(post, date));
      const months = async (collection: CountedEntity) =>
        (await store.histogram({ collection, interval: 'month', groupsMax: 1 })).buckets.map(
          ({ at: start, count }) => [new Date(start).toISOString().slice(0, 7), count],
        );
      assert.deepEqual(await months('page'), [['2026-10', 1]]);
      assert.deepEqual(await months('ransomware'), [['2026-09', 1]]);
    });

    test('no longer count what was purged, and return no buckets for nothing', async (t) => {
      const store = await engine.openStore(t);
      const { pages, posts } = generated();
      const kept = [pages[0] as Page, posts[0] as RansomwarePost];
      await importFile(store, 'kept', kept);
      const { importId } = await importFile(store, 'purged', [...pages.slice(1, 5), ...posts.slice(1, 5)]);
      const totals = () =>
        Promise.all(
          (['page', 'ransomware'] as const).map(
            async (collection) =>
              (await store.histogram({ collection, interval: 'hour', groupsMax: 1 })).total,
          ),
        );
      assert.deepEqual(await totals(), [5, 5]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await totals(), [1, 1]);
      const text = parseQuery('😀', 'page');
      const nothing = await store.histogram({ collection: 'page', text, interval: 'day', groupsMax: 1 });
      assert.deepEqual(nothing, { total: 0, buckets: [] });
    });

    test('are cancelled with the caller', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...generated().pages);
      const signal = AbortSignal.abort();
      await assert.rejects(
        store.histogram({ collection: 'page', interval: 'day', groupsMax: 1 }, { signal }),
        { name: 'Cancelled' },
      );
    });
  });
}
