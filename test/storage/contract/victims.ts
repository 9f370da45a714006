import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { gradeUrl, type RansomwarePost, ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { mergeRecords } from '../../../src/records/record.ts';
import { companyKeys, victimSearchKeys } from '../../../src/records/victim.ts';
import { type VictimRecord, victimRecords } from '../../../src/records/victim-record.ts';
import { exactForm, type SearchTree } from '../../../src/search/search-tree.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { dayOf } from '../../../src/time/day.ts';
import { MS_PER_DAY } from '../../../src/time/instant.ts';
import { at } from '../../support/world.ts';
import { keysFound, write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

interface Report {
  id: string;
  day: number;
  name?: string | undefined;
  site?: string | undefined;
  group?: string | undefined;
  country?: string | undefined;
  text?: string;
  url?: string;
}

const FIRST_DAY = at('2026-10-01');
const ALL = { kind: 'page', skip: 0, take: 1000 } as const;

export function report({ id, day, name, site, group, country, text, url = 'urn:x' }: Report): RansomwarePost {
  return ransomwareSighting(
    id,
    FIRST_DAY + day * MS_PER_DAY,
    { url, grade: gradeUrl(url) },
    { facts: { companyName: name, companyLink: site, ransomwareGroup: group, country, text } },
  );
}

async function victimsIn(store: Store): Promise<VictimRecord[]> {
  const { hits, total } = await store.find({ collection: 'victim', slice: ALL });
  assert.equal(total, hits.length);
  return hits;
}

const reportsOf = (victims: readonly VictimRecord[]) =>
  victims.map(({ reports }) => reports.map(({ postId }) => postId));

function company(name: string): SearchTree {
  const of = companyKeys(name).map(
    (key): SearchTree => ({
      kind: 'exact',
      field: 'company',
      value: exactForm('company', key),
      isPrefix: false,
    }),
  );
  return { kind: 'or', of };
}

export function testVictims(engine: Engine): void {
  describe(`${engine.name}: victims`, () => {
    test('reports by several trackers are one victim, found by the id of any of them', async (t) => {
      const store = await engine.openStore(t);
      await write(store, report({ id: 'b', day: 6, name: 'acme-tools.example', group: 'Larkgroup' }));
      await write(
        store,
        report({ id: 'a', day: 1, name: 'Acme Tools GmbH', group: 'larkgroup', country: 'DE' }),
        report({ id: 'c', day: 20, name: 'ACME TOOLS', group: 'larkgroup' }),
        report({ id: 'd', day: 2, name: 'Acme Tools', group: 'wrengang' }),
      );
      const victims = await victimsIn(store);
      assert.deepEqual(reportsOf(victims), [['c'], ['d'], ['a', 'b']], 'newest first');
      for (const id of ['a', 'b'])
        assert.deepEqual(await store.get('victim', id), victims[2], `the victim of ${id}`);
      assert.equal(await store.get('victim', 'z'), undefined);
      const [, , { detectionDate, lastSeen, facts }] = victims as [unknown, unknown, VictimRecord];
      assert.deepEqual([detectionDate, lastSeen], [FIRST_DAY + MS_PER_DAY, FIRST_DAY + 6 * MS_PER_DAY]);
      assert.equal(facts.country?.value, 'DE');
      assert.equal((await store.status()).records.victim, 3);
      assert.equal((await store.get('ransomware', 'b'))?.postId, 'b', 'posts stay as they are');
    });

    test('a report between two victims joins them, and its purge separates them', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        report({ id: 'a', day: 0, name: 'Acme Tools', group: 'larkgroup' }),
        report({ id: 'c', day: 12, name: 'Acme Tools', group: 'larkgroup' }),
      );
      assert.deepEqual(reportsOf(await victimsIn(store)), [['c'], ['a']]);
      const { importId } = await importFile(store, 'between', [
        report({ id: 'b', day: 6, name: 'Acme Tools Ltd', group: 'larkgroup', text: 'heronry' }),
      ]);
      assert.deepEqual(reportsOf(await victimsIn(store)), [['a', 'b', 'c']]);
      assert.equal((await store.get('victim', 'c'))?.victimId, 'a');
      assert.deepEqual(await keysFound(store, 'victim', 'heronry'), ['a']);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(reportsOf(await victimsIn(store)), [['c'], ['a']]);
      assert.equal(await store.get('victim', 'b'), undefined);
      assert.deepEqual(await keysFound(store, 'victim', 'heronry'), []);
      assert.deepEqual((await store.check()).problems, []);
    });

    test('finds a company in any spelling, and by text, group, country, sector and network', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        report({
          id: 'a',
          day: 1,
          name: 'Müller Werkzeuge GmbH',
          site: 'https://www.mueller-werkzeuge.example/about',
          group: 'Larkgroup',
          country: 'DE',
          text: 'All customer files of the tool maker',
          url: `http://${'b'.repeat(56)}.onion/post/1`,
        }),
        report({ id: 'b', day: 2, name: 'Brightfell Dental', group: 'wrengang', country: 'AT' }),
      );
      for (const name of [
        'MULLER WERKZEUGE',
        'Mueller Werkzeuge',
        'mueller-werkzeuge.example',
        'Müller Werkzeuge AG',
      ])
        assert.deepEqual(
          (await store.find({ collection: 'victim', text: company(name), slice: ALL })).hits.map(
            (v) => v.victimId,
          ),
          ['a'],
          name,
        );
      const cases: [string, string[]][] = [
        ['customer files', ['a']],
        ['title:brightfell', ['b']],
        ['group:LARKGROUP', ['a']],
        ['country:at', ['b']],
        ['site:mueller-werkzeuge.example', ['a']],
        ['network:tor', ['a']],
        ['network:clearnet', []],
        ['-customer', ['b']],
      ];
      for (const [q, expected] of cases) assert.deepEqual(await keysFound(store, 'victim', q), expected, q);
      const { highlights } = await store.find({
        collection: 'victim',
        text: { kind: 'phrase', tokens: ['brightfell'], isPrefix: false },
        slice: ALL,
        isHighlighted: true,
      });
      assert.deepEqual(highlights, [{ companyName: ['<mark>Brightfell</mark> Dental'] }]);
    });

    test('cannot be imported', async (t) => {
      const store = await engine.openStore(t);
      const [victim] = victimRecords([
        report({ id: 'a', day: 1, name: 'Acme', group: 'larkgroup' }),
      ]).values();
      await assert.rejects(store.write({ records: [victim as VictimRecord] }), TypeError);
    });

    test('copies, reindexing and re-enriching leave the same victims', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        report({ id: 'a', day: 1, name: 'Acme Tools', group: 'larkgroup' }),
        report({ id: 'b', day: 3, name: 'Acme Tools', group: 'larkgroup' }),
        report({ id: 'c', day: 3, name: 'Kestrel Freight', group: 'wrengang' }),
      );
      const before = await victimsIn(store);
      await store.reindex();
      assert.deepEqual(await victimsIn(store), before);
      assert.deepEqual((await store.check()).problems, []);
      await store.rework((record) =>
        record.kind === 'ransomware' && record.postId === 'b'
          ? {
              ...record,
              facts: { ...record.facts, companyName: { value: 'Kestrel Freight', at: record.detectionDate } },
            }
          : record,
      );
      assert.deepEqual(reportsOf(await victimsIn(store)), [['c'], ['b'], ['a']]);
      assert.deepEqual((await store.check()).problems, []);
    });

    test('counts victims and posts by day, group and country', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        report({ id: 'a', day: 1, name: 'Acme Tools', group: 'Larkgroup', country: 'DE' }),
        report({ id: 'b', day: 3, name: 'Acme Tools', group: 'larkgroup', country: 'DE' }),
        report({ id: 'c', day: 3, name: 'Kestrel Freight', group: 'wrengang', country: 'AT' }),
        report({ id: 'd', day: 4, name: 'Brightfell Dental', group: 'wrengang' }),
      );
      const window = { from: FIRST_DAY, to: FIRST_DAY + 30 * MS_PER_DAY };
      const sorted = async (question: Parameters<Store['countPosts']>[0]) =>
        (await store.countPosts(question)).map(({ day, value, posts }) => [day, value, posts]).sort();
      assert.deepEqual(await sorted({ of: 'victim', ...window, by: 'group' }), [
        ['2026-10-02', 'larkgroup', 1],
        ['2026-10-04', 'wrengang', 1],
        ['2026-10-05', 'wrengang', 1],
      ]);
      assert.deepEqual(await sorted({ of: 'victim', ...window, by: 'country' }), [
        ['2026-10-02', 'DE', 1],
        ['2026-10-04', 'AT', 1],
        ['2026-10-05', undefined, 1],
      ]);
      const inGermany: SearchTree = { kind: 'exact', field: 'country', value: 'de', isPrefix: false };
      assert.deepEqual(await sorted({ of: 'victim', ...window, filter: inGermany }), [
        ['2026-10-02', undefined, 1],
      ]);
      assert.deepEqual(await sorted({ ...window, by: 'group', filter: inGermany }), [
        ['2026-10-02', 'Larkgroup', 1],
        ['2026-10-04', 'larkgroup', 1],
      ]);
    });

    test('the order of imports makes no difference, and purges leave what remains', async (t) => {
      const names = ['Acme Tools', 'ACME TOOLS GmbH', 'acme-tools.example', 'Kestrel Freight', undefined];
      const post = fc.record({
        id: fc.constantFrom(...'abcdefgh'),
        day: fc.nat(30),
        name: fc.constantFrom(...names),
        site: fc.constantFrom('https://kestrel.example', undefined),
        group: fc.constantFrom('larkgroup', 'Larkgroup ', 'wrengang', undefined),
        country: fc.constantFrom('DE', undefined),
      });
      const files = fc.array(fc.array(post, { maxLength: 4 }), { minLength: 2, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(files, fc.nat(4), async (imports, purged) => {
          const store = await engine.openStore(t);
          const ids: number[] = [];
          for (const [number, reports] of imports.entries())
            ids.push((await importFile(store, `file ${number}`, reports.map(report))).importId);
          await requireVictimsOf(store, imports.flat().map(report));
          const gone = purged % imports.length;
          await store.purge(
            { kind: 'import', importId: ids[gone] as number },
            { at: PURGED_AT, isPermanent: false },
          );
          await requireVictimsOf(
            store,
            imports
              .filter((_, number) => number !== gone)
              .flat()
              .map(report),
          );
          assert.deepEqual((await store.check()).problems, []);
          await engine.release(store);
        }),
        { numRuns: engine.rounds(40), seed: 18 },
      );
    });
  });
}

/** Compares with a naive derivation from all posts: list, lookups, search by company, counts. */
async function requireVictimsOf(store: Store, sightings: readonly RansomwarePost[]): Promise<void> {
  const posts = new Map<string, RansomwarePost>();
  for (const post of sightings) {
    const known = posts.get(post.postId);
    posts.set(post.postId, known === undefined ? post : mergeRecords(known, post));
  }
  const expected = [...victimRecords(posts.values()).values()].sort(newestFirst);
  const found = await victimsIn(store);
  assert.deepEqual(found, expected);
  for (const victim of expected)
    for (const { postId } of victim.reports) assert.deepEqual(await store.get('victim', postId), victim);
  const acme = await store.find({ collection: 'victim', text: company('Acme Tools AG'), slice: ALL });
  const keys = new Set(companyKeys('Acme Tools AG'));
  assert.deepEqual(
    acme.hits.map(({ victimId }) => victimId),
    expected
      .filter((victim) => victimSearchKeys(victim).some((key) => keys.has(key)))
      .map(({ victimId }) => victimId),
  );
  const counts = await store.countPosts({ of: 'victim', from: 0, to: FIRST_DAY * 2, by: 'group' });
  const wanted = new Map<string, number>();
  for (const { firstSeen, groupId } of expected) {
    const name = `${dayOf(firstSeen)} ${groupId}`;
    wanted.set(name, (wanted.get(name) ?? 0) + 1);
  }
  assert.deepEqual(
    new Map(counts.map(({ day, value, posts }) => [`${day} ${value}`, posts]).sort() as []),
    new Map([...wanted].sort()),
  );
}

function newestFirst(a: VictimRecord, b: VictimRecord): number {
  return b.detectionDate - a.detectionDate || (a.victimId < b.victimId ? 1 : -1);
}
