import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { countsByValue } from '../../../src/feeds/post-histogram.ts';
import { victimCounts, victimsAbout } from '../../../src/questions/victims.ts';
import { gradeUrl, type RansomwarePost, ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { type VictimRecord, victimRecords } from '../../../src/records/victim-record.ts';
import type { Facets, FacetValue } from '../../../src/storage/port/facets.ts';
import { VICTIM_GROUPINGS, type VictimGrouping } from '../../../src/storage/port/histogram.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { MS_PER_DAY } from '../../../src/time/instant.ts';
import { withoutDates } from '../../support/without-dates.ts';
import { at } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const NO_HITS = { kind: 'page', skip: 0, take: 0 } as const;
const FIRST_DAY = at('2026-09-01');
const POSTS = 400;
const COUNTRIES = ['DE', 'Germany', 'de', 'USA', 'US', 'Atlantis', 'Atlantis ', 'unknown', '', undefined];
const GROUPS = ['larkgroup', 'Larkgroup ', 'wrengang', undefined];
const SECTORS = ['Retail', 'Mining', 'Mining ', 'Unknown', ' ', '', undefined];
const NAMES = ['Acme Tools', 'ACME TOOLS GmbH', 'Kestrel Freight', 'Brightfell Dental', undefined];

type Conditions = Partial<Question<'victim'>>;

async function ask(
  store: Store,
  by: readonly VictimGrouping[],
  conditions: Conditions = {},
  size = 10,
): Promise<{ total: number; facets: Facets | undefined }> {
  const { total, facets } = await store.find({
    collection: 'victim',
    slice: NO_HITS,
    facets: { by, size },
    ...conditions,
  });
  return { total, facets };
}

function post(id: string, day: number, facts: Record<string, string | undefined>): RansomwarePost {
  const link = { url: 'urn:x', grade: gradeUrl('urn:x') };
  return ransomwareSighting(id, FIRST_DAY + day * MS_PER_DAY, link, { facts });
}

function generated(): RansomwarePost[] {
  const random = seeded(18);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: POSTS }, (_, index) =>
    post(`post-${index}`, Math.floor(random() * 400), {
      companyName: pick(NAMES),
      ransomwareGroup: pick(GROUPS),
      country: pick(COUNTRIES),
      industry: pick(SECTORS),
    }),
  );
}

const CODES: Readonly<Record<string, string>> = { DE: 'DE', Germany: 'DE', de: 'DE', USA: 'US', US: 'US' };

/** The value of one victim, written down without the code under test. */
function facetValue({ facts }: VictimRecord, facet: VictimGrouping): string {
  const country = facts.country?.value ?? '';
  switch (facet) {
    case 'group':
      return facts.ransomwareGroup?.value.trim().toLowerCase() || 'unknown';
    case 'country':
      return CODES[country] || country.trim() || 'unknown';
    case 'sector':
      return facts.industry?.value.trim().replace('Unknown', 'unknown') || 'unknown';
  }
}

function scan(victims: readonly VictimRecord[], facet: VictimGrouping, size: number): FacetValue[] {
  const dates = new Map<string, number[]>();
  for (const victim of victims)
    for (const key of [facetValue(victim, facet)])
      dates.set(key, [...(dates.get(key) ?? []), victim.detectionDate]);
  return Array.from(dates, ([key, seen]) => ({
    key,
    count: seen.length,
    firstSeen: Math.min(...seen),
    lastSeen: Math.max(...seen),
  }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, size);
}

export function testVictimFacets(engine: Engine): void {
  describe(`${engine.name}: facets of victims`, () => {
    test('match a scan over all victims, with and without filters', async (t) => {
      const store = await engine.openStore(t);
      const posts = generated();
      await write(store, ...posts);
      const victims = [...victimRecords(posts).values()];
      assert.ok(victims.length > 100 && victims.length < posts.length);
      const during = { from: FIRST_DAY + 50 * MS_PER_DAY, to: FIRST_DAY + 300 * MS_PER_DAY };
      const about = (words: Parameters<typeof victimsAbout>[0]) => victimsAbout(words, {}, NO_HITS);
      const isAcme = ({ reports }: VictimRecord) =>
        reports.some(({ companyName }) => companyName?.value.toLowerCase().startsWith('acme'));
      const filters: [Conditions, (victim: VictimRecord) => boolean][] = [
        [{}, () => true],
        [about({ q: 'acme tools ltd' }), isAcme],
        [{ ...about({ q: 'acme' }), order: 'relevance' }, isAcme],
        [
          { ...about({ country: 'Germany' }), during },
          (victim) =>
            facetValue(victim, 'country') === 'DE' &&
            victim.detectionDate >= during.from &&
            victim.detectionDate <= during.to,
        ],
        [about({ group: 'WRENGANG' }), (victim) => facetValue(victim, 'group') === 'wrengang'],
        [about({ q: 'nobody' }), () => false],
        [{ text: { kind: 'nothing' } }, () => false],
      ];
      for (const [index, [conditions, isFound]] of filters.entries())
        for (const size of [2, 100]) {
          const found = victims.filter(isFound);
          const expected = VICTIM_GROUPINGS.map((facet) => [facet, scan(found, facet, size)]);
          assert.deepEqual(
            await ask(store, VICTIM_GROUPINGS, conditions, size),
            { total: found.length, facets: Object.fromEntries(expected) },
            `filter ${index}, size ${size}`,
          );
        }
      const { facets } = await ask(store, ['sector'], {}, 1);
      assert.deepEqual(facets, { sector: scan(victims, 'sector', 1) }, 'only what was requested');
    });

    test('count what a filter by each of their values finds, also by none', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...generated());
      const { facets } = await ask(store, VICTIM_GROUPINGS, {}, 100);
      for (const facet of VICTIM_GROUPINGS) {
        const values = facets?.[facet] ?? [];
        assert.ok(values.some(({ key }) => key === 'unknown'));
        for (const { key, count } of values) {
          const filtered = victimsAbout({ [facet]: key.toUpperCase() }, {}, NO_HITS);
          assert.equal((await store.find(filtered)).total, count, `${facet}=${key}`);
          const queried = victimsAbout({ q: `${facet}:"${key}"` }, {}, NO_HITS);
          assert.equal((await store.find(queried)).total, count, `${facet}:${key}`);
        }
      }
      const inCountries = async (countries: string) =>
        countsByValue(await store.countPosts(victimCounts(countries, {}, 'country')), 'country').groups;
      const counted = (facets?.country ?? []).filter(({ key }) =>
        ['unknown', 'Atlantis', 'DE'].includes(key),
      );
      assert.deepEqual(await inCountries('unknown, Atlantis,Germany'), withoutDates(counted));
      assert.deepEqual(await inCountries('Korea, Republic of'), []);
    });

    test('count a victim once and as it is now, and not after a purge', async (t) => {
      const store = await engine.openStore(t);
      const acme = (id: string, day: number, country: string) =>
        post(id, day, { companyName: 'Acme Tools', ransomwareGroup: 'larkgroup', country });
      await importFile(store, 'first', [acme('a', 1, 'FR')]);
      const { importId } = await importFile(store, 'second', [
        acme('b', 2, 'Austria'),
        post('c', 2, { companyName: 'Kestrel Freight', ransomwareGroup: 'wrengang', country: 'AT' }),
      ]);
      const counted = async () => withoutDates((await ask(store, ['group', 'country'])).facets);
      assert.deepEqual(await counted(), {
        group: [
          { key: 'larkgroup', count: 1 },
          { key: 'wrengang', count: 1 },
        ],
        country: [{ key: 'AT', count: 2 }],
      });
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await counted(), {
        group: [{ key: 'larkgroup', count: 1 }],
        country: [{ key: 'FR', count: 1 }],
      });
    });

    test('are cancelled with the caller', async (t) => {
      const store = await engine.openStore(t);
      const facets = { by: VICTIM_GROUPINGS, size: 1 };
      const question = { collection: 'victim', slice: NO_HITS, facets } as const;
      await assert.rejects(store.find(question, { signal: AbortSignal.abort() }), { name: 'Cancelled' });
    });
  });
}
