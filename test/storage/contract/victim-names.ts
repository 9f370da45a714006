import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { victimsAbout, victimsNamed } from '../../../src/questions/victims.ts';
import { companyKeys, literalNameKeys, victimSearchKeys } from '../../../src/records/victim.ts';
import { type VictimRecord, victimRecords } from '../../../src/records/victim-record.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';
import { report } from './victims.ts';

const ALL = { kind: 'page', skip: 0, take: 1000 } as const;

async function search(store: Store, q: string): Promise<string[]> {
  const { hits } = await store.find(victimsAbout({ q }, {}, ALL));
  return hits.map(({ victimId }) => victimId).sort();
}

const SYLLABLES = ['Mül', 'ler', 'Mue', 'Mul', 'Ør', 'sted', 'Oer', 'Or', 'Koeh', 'nen', 'Köh', 'Koh'];
const SUFFIXES = ['', ' GmbH', ' -Dash', ' NOT Boots', ':Works', ' OR Tern'];

function generatedNames(count: number): string[] {
  const random = seeded(5);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, () => pick(SYLLABLES) + pick(SYLLABLES) + pick(SUFFIXES));
}

export function testVictimNames(engine: Engine): void {
  describe(`${engine.name}: names of victims`, () => {
    test('all spellings of an umlaut are one company', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        report({ id: 'a', day: 1, name: 'Mueller Werkzeuge', group: 'larkgroup' }),
        report({ id: 'b', day: 2, name: 'Muller Werkzeuge GmbH', group: 'larkgroup' }),
        report({ id: 'c', day: 3, name: 'Ørsted Wind', group: 'wrengang' }),
        report({ id: 'd', day: 4, name: 'Orsted Wind', group: 'wrengang' }),
      );
      for (const name of ['Müller Werkzeuge', 'Mueller Werkzeuge', 'Muller Werkzeuge'])
        assert.deepEqual(await search(store, name), ['a'], name);
      for (const name of ['Ørsted Wind', 'Oersted Wind', 'orsted wind'])
        assert.deepEqual(await search(store, name), ['c'], name);
      assert.deepEqual((await store.check()).problems, []);
    });

    test('names that look like operators are found', async (t) => {
      const store = await engine.openStore(t);
      const names = ['NOT JUST BOOTS', 'Hyphen -Dash', 'Site:Works', '*STAR*', 'Hyphen Dash', 'Boots'];
      await write(
        store,
        ...names.map((name, index) =>
          report({ id: String(index), day: 20 * index, name, group: 'larkgroup' }),
        ),
      );
      assert.deepEqual(await search(store, 'NOT JUST BOOTS'), ['0', '5']);
      assert.deepEqual(await search(store, 'Hyphen -Dash'), ['1']);
      assert.deepEqual(await search(store, 'Site:Works'), ['2']);
      assert.throws(() => victimsAbout({ q: '*STAR*' }, {}, ALL));
      const named = victimsNamed({ q: '*STAR*' }, {}, ALL);
      assert.deepEqual((await store.find(named as NonNullable<typeof named>)).total, 1);
      assert.equal(victimsNamed({ q: 'S***R' }, {}, ALL), undefined);
    });

    test('a hidden name or a domain does not replace a written name, until the report is purged', async (t) => {
      const store = await engine.openStore(t);
      const delta = (id: string, day: number, name: string) =>
        report({ id, day, name, site: 'delta-works.example', group: 'larkgroup' });
      const { importId } = await importFile(store, 'first', [delta('a', 1, 'Delta Works Ltd')]);
      await importFile(store, 'second', [delta('b', 2, 'delta-works.example'), delta('c', 3, 'D***a')]);
      const name = async () => (await store.get('victim', 'c'))?.facts.companyName?.value;
      assert.equal(await name(), 'Delta Works Ltd');
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.equal(await name(), 'delta-works.example');
      assert.deepEqual((await store.check()).problems, []);
    });

    test('spellings of a country are one, of victims and of posts', async (t) => {
      const store = await engine.openStore(t);
      const countries = ['FR', 'fr', 'France', 'USA', undefined];
      await write(
        store,
        ...countries.map((country, index) =>
          report({ id: String(index), day: 1, name: `Kestrel ${index}`, group: 'larkgroup', country }),
        ),
      );
      const counts = await store.countPosts({ of: 'victim', from: 0, to: at('2027-01-01'), by: 'country' });
      assert.deepEqual(
        new Map(counts.map(({ value, posts }) => [value, posts])),
        new Map([
          ['FR', 3],
          ['US', 1],
          [undefined, 1],
        ]),
      );
      const { buckets } = await store.histogram({
        collection: 'ransomware',
        interval: 'month',
        by: 'country',
        groupsMax: 10,
      });
      assert.deepEqual(buckets[0]?.groups, [
        { key: 'FR', count: 3 },
        { key: 'US', count: 1 },
        { key: 'unknown', count: 1 },
      ]);
      for (const country of ['fra', 'FRANCE', 'FR'])
        assert.equal((await store.find(victimsAbout({ country }, {}, ALL))).total, 3, country);
      assert.deepEqual(await search(store, 'country:"United States"'), ['3']);
    });

    test('searches by generated names match a scan over all victims', async (t) => {
      const store = await engine.openStore(t);
      const names = generatedNames(150);
      const posts = names.map((name, index) =>
        report({ id: `p${index}`, day: (index * 11) % 300, name, group: 'larkgroup' }),
      );
      await write(store, ...posts);
      const victims = [...victimRecords(posts).values()];
      for (const name of new Set(names)) {
        const answer = await search(store, name);
        for (const victim of victims) {
          const isFound = answer.includes(victim.victimId);
          if (isNamed(victim, name)) assert.ok(isFound, `${name} finds ${victim.victimId}`);
          // Queries with operators also find what they mean as queries.
          else if (isFound && isPlain(name))
            assert.ok(hasWords(victim, name), `${name} is not ${victim.victimId}`);
        }
      }
    });
  });
}

const isPlain = (name: string) => !/ -|NOT|OR|:/.test(name);

function isNamed(victim: VictimRecord, name: string): boolean {
  const keys = isPlain(name) ? companyKeys(name) : literalNameKeys(name);
  const isSpelledAlike = victim.reports.some(({ companyName }) => companyName?.value === name);
  return isSpelledAlike || victimSearchKeys(victim).some((key) => keys.includes(key));
}

function hasWords({ reports }: VictimRecord, name: string): boolean {
  return reports.some(({ companyName }) => {
    const words = analyze(companyName?.value ?? '');
    return analyze(name).every((word) => words.includes(word));
  });
}
