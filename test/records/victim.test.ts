import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gradeUrl, type RansomwarePost, ransomwareSighting } from '../../src/records/ransomware-post.ts';
import {
  alsoClaimedBy,
  companyKeys,
  joinVictims,
  literalNameKeys,
  type Victim,
  victimCompanyKeys,
  victimOf,
  victimSearchKeys,
  victimsOf,
} from '../../src/records/victim.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';

interface Report {
  id: string;
  day: number;
  name?: string;
  site?: string | undefined;
  group?: string | undefined;
  country?: string | undefined;
  url?: string;
}

function post({ id, day, name, site, group = 'larkgroup', country, url = 'urn:x' }: Report): RansomwarePost {
  return ransomwareSighting(
    id,
    day * MS_PER_DAY,
    { url, grade: gradeUrl(url) },
    {
      facts: { companyName: name, companyLink: site, ransomwareGroup: group, country },
    },
  );
}

const idsOf = (victims: Victim[]) => victims.map(({ reports }) => reports.map(({ postId }) => postId));

test('reports of one victim up to seven days apart are one victim with its sources', () => {
  const victims = victimsOf([
    post({ id: 'b', day: 107, name: 'acme-tools.example', country: 'DE', url: 'http://leak.example/acme' }),
    post({ id: 'a', day: 100, name: 'Acme Tools GmbH', country: 'AT' }),
    post({ id: 'c', day: 115, name: 'ACME TOOLS' }),
  ]);
  assert.deepEqual(idsOf(victims), [['a', 'b'], ['c']]);
  const [{ victimId, groupId, merged }] = victims as [Victim];
  assert.deepEqual([victimId, groupId, merged.postId], ['a', 'larkgroup', 'a']);
  assert.equal(merged.firstSeen, 100 * MS_PER_DAY);
  assert.equal(merged.detectionDate, 107 * MS_PER_DAY);
  assert.equal(merged.facts.country?.value, 'DE', 'the newest sighting');
  assert.equal(merged.link.url, 'http://leak.example/acme', 'the best link');
});

test('days are counted, not hours', () => {
  const at = (id: string, ms: number) =>
    ransomwareSighting(
      id,
      ms,
      { url: 'urn:x', grade: 'urn' },
      {
        facts: { companyName: 'Acme Tools', ransomwareGroup: 'larkgroup' },
      },
    );
  const lateOnDay7 = at('b', 8 * MS_PER_DAY - 1);
  assert.equal(victimsOf([at('a', 0), lateOnDay7]).length, 1);
  assert.equal(victimsOf([at('a', 0), at('c', 8 * MS_PER_DAY)]).length, 2);
});

test('a report between two victims makes them one, and every earlier id leads to it', () => {
  const before = victimsOf([
    post({ id: 'a', day: 100, name: 'Acme Tools' }),
    post({ id: 'b', day: 112, name: 'Acme Tools' }),
  ]);
  assert.deepEqual(idsOf(before), [['a'], ['b']]);
  const after = joinVictims([...before, victimOf(post({ id: 'c', day: 106, name: 'Acme Tools Inc' }))]);
  assert.deepEqual(idsOf(after), [['a', 'c', 'b']]);
  assert.equal(after[0]?.victimId, 'a');
});

test('a masked name is found by its domain, and is nothing of its own without one', () => {
  const victims = victimsOf([
    post({ id: 'a', day: 100, name: 'Ac** To***', site: 'https://acme-tools.example' }),
    post({ id: 'b', day: 101, name: 'Acme Tools', site: 'www.acme-tools.example' }),
    post({ id: 'c', day: 101, name: 'Ac** To***' }),
    post({ id: 'd', day: 102, name: 'Ac** To***' }),
  ]);
  assert.deepEqual(idsOf(victims), [['a', 'b'], ['c'], ['d']]);
});

test('a hidden name or a domain does not replace a written name', () => {
  const nameOf = (...names: string[]) =>
    victimsOf(
      names.map((name, index) =>
        post({ id: String(index), day: 100 + index, name, site: 'delta-works.example' }),
      ),
    ).map(({ merged }) => merged.facts.companyName?.value);
  assert.deepEqual(nameOf('Delta Works Ltd', 'D***a', 'delta-works.example'), ['Delta Works Ltd']);
  assert.deepEqual(nameOf('D***a', 'delta-works.example', 'D***a'), ['delta-works.example']);
  assert.deepEqual(nameOf('Delta Works Ltd', 'Delta Works Limited'), ['Delta Works Limited'], 'the newest');
  assert.deepEqual(nameOf('D***a'), ['D***a']);
});

test('a victim has the code of its country, however reports write it', () => {
  for (const [given, expected] of [
    ['fr', 'FR'],
    ['USA', 'US'],
    ['Germany', 'DE'],
    [' Atlantis ', 'Atlantis'],
  ] as const) {
    const [victim] = victimsOf([post({ id: 'a', day: 1, name: 'Acme', country: given })]);
    assert.equal(victim?.merged.facts.country?.value, expected);
  }
});

test('a name with a minus sign is found by the same name only', () => {
  const [victim] = victimsOf([post({ id: 'a', day: 1, name: 'Hyphen -Dash Ltd' })]) as [Victim];
  const keys = victimSearchKeys(victim);
  const isFound = (name: string) => literalNameKeys(name).some((key) => keys.includes(key));
  assert.ok(isFound('hyphen -dash'));
  assert.ok(isFound('Hyphen Dash'));
  const [other] = victimsOf([post({ id: 'b', day: 1, name: 'Hyphen Dash' })]) as [Victim];
  assert.ok(!literalNameKeys('hyphen -dash').some((key) => victimSearchKeys(other).includes(key)));
});

test('claims of different groups stay apart and refer to each other', () => {
  const victims = victimsOf([
    post({ id: 'a', day: 100, name: 'Acme Tools' }),
    post({ id: 'b', day: 101, name: 'Acme Tools', group: 'moorgroup' }),
    post({ id: 'c', day: 101, name: 'Brightfell', group: 'moorgroup' }),
    post({ id: 'd', day: 101, name: 'Acme Tools', group: ' LarkGroup ' }),
  ]);
  assert.deepEqual(idsOf(victims), [['a', 'd'], ['b'], ['c']]);
  const [acme, claim, other] = victims as [Victim, Victim, Victim];
  assert.deepEqual(victimCompanyKeys(acme), ['name:acmetools']);
  assert.deepEqual(alsoClaimedBy(acme, victims), [claim]);
  assert.deepEqual(alsoClaimedBy(claim, victims), [acme]);
  assert.deepEqual(alsoClaimedBy(other, victims), []);
});

test('reports without a group are never merged', () => {
  const withoutGroup = (id: string) => {
    const { ransomwareGroup: _group, ...facts } = post({ id, day: 1, name: 'Acme Tools' }).facts;
    return { ...post({ id, day: 1 }), facts };
  };
  assert.deepEqual(idsOf(victimsOf([withoutGroup('a'), withoutGroup('b')])), [['a'], ['b']]);
});

test('a search by name finds a victim by the domain of its site', () => {
  const [victim] = victimsOf([
    post({ id: 'a', day: 1, name: 'ATW Holding', site: 'https://acme-tools.example/' }),
  ]) as [Victim];
  const keys = victimSearchKeys(victim);
  for (const query of ['Acme Tools', 'acme tools GmbH', 'acme-tools.example', 'ATW Holding'])
    assert.ok(
      companyKeys(query).some((key) => keys.includes(key)),
      query,
    );
  assert.ok(!companyKeys('Acme').some((key) => keys.includes(key)));
});

const NAMES = [
  'Acme Tools',
  'ACME TOOLS Ltd',
  'acme-tools.example',
  'Ac** To***',
  'acmetools.example',
  'Brightfell & Sons',
  'Brightfell',
];
const report = fc.record({
  number: fc.integer({ min: 0, max: 40 }),
  day: fc.integer({ min: 100, max: 140 }),
  name: fc.constantFrom(...NAMES),
  site: fc.constantFrom(undefined, undefined, 'acme-tools.example', 'www.brightfell.example'),
  group: fc.constantFrom('larkgroup', 'LarkGroup', 'moorgroup'),
  country: fc.constantFrom(undefined, 'AT', 'DE', 'Germany', 'aut'),
});
/** Ids name the group, as real ones do, and may repeat: one post can be sighted twice. */
const posts = fc
  .array(report, { maxLength: 25 })
  .map((reports) =>
    reports.map(({ number, ...fields }) =>
      post({ id: `${fields.group.toLowerCase()}-${number}`, ...fields }),
    ),
  );
const RUNS = { seed: 18, numRuns: 500 };

test('the order of posts makes no difference', () => {
  fc.assert(
    fc.property(
      posts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => assert.deepEqual(victimsOf(shuffled), victimsOf(all)),
    ),
    RUNS,
  );
});

test('adding posts to known victims equals starting anew, and repeating a post changes nothing', () => {
  fc.assert(
    fc.property(posts, posts, (known, added) => {
      const all = victimsOf([...known, ...added]);
      assert.deepEqual(joinVictims([...victimsOf(known), ...added.map(victimOf)]), all);
      assert.deepEqual(joinVictims([...victimsOf(added), ...victimsOf(known)]), all);
      assert.deepEqual(joinVictims([...all, ...known.map(victimOf)]), all);
    }),
    RUNS,
  );
});

test('every id of a victim stays the id of one of its reports, and later posts bring no new id', () => {
  fc.assert(
    fc.property(posts, posts, (known, added) => {
      const before = victimsOf(known);
      const after = victimsOf([...known, ...added]);
      for (const { victimId, groupId, reports } of before) {
        const owners = after.filter(
          (victim) => victim.groupId === groupId && victim.reports.some(({ postId }) => postId === victimId),
        );
        assert.equal(owners.length, 1);
        const ids = new Set(owners[0]?.reports.map(({ postId }) => postId));
        for (const { postId } of reports) assert.ok(ids.has(postId), 'victims only grow');
      }
      const last = Math.max(0, ...known.map(({ detectionDate }) => detectionDate));
      const later = added.filter(({ firstSeen }) => firstSeen > last);
      const idsBefore = new Set(before.map(({ victimId }) => victimId));
      for (const { victimId, reports } of victimsOf([...known, ...later]))
        if (reports.some(({ postId }) => idsBefore.has(postId))) assert.ok(idsBefore.has(victimId));
    }),
    RUNS,
  );
});

/** Follows every pair of posts. */
function naiveVictims(all: RansomwarePost[]): string[][] {
  const reports = all.map((each) => ({ each, keys: victimCompanyKeys(victimOf(each)) }));
  const left = new Set(reports);
  const found: string[][] = [];
  for (const start of reports) {
    if (!left.delete(start)) continue;
    const members = [start];
    for (const a of members)
      for (const b of left) {
        const isSameGroup = victimOf(a.each).groupId === victimOf(b.each).groupId;
        const days = Math.abs(a.each.firstSeen - b.each.firstSeen) / MS_PER_DAY;
        if (!isSameGroup || days > 7 || !a.keys.some((key) => b.keys.includes(key))) continue;
        left.delete(b);
        members.push(b);
      }
    found.push(members.map(({ each }) => each.postId).sort());
  }
  return found.sort();
}

test('the same victims as comparing every pair of posts', () => {
  const once = posts.map((all) => [...new Map(all.map((each) => [each.postId, each])).values()]);
  fc.assert(
    fc.property(once, (all) => {
      const found = idsOf(victimsOf(all)).map((ids) => ids.sort());
      assert.deepEqual(found.sort(), naiveVictims(all));
    }),
    RUNS,
  );
});
