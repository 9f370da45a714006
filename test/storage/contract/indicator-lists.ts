import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { FINDING_SOURCES, type FindingSource } from '../../../src/records/finding.ts';
import { canonicalIndicator, type LookupKind, searchedText } from '../../../src/records/indicator.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { keyOf } from '../../../src/records/record.ts';
import type { SearchTree } from '../../../src/search/search-tree.ts';
import type { FindableKind } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { randomRecords } from '../../support/indicator-records.ts';
import { IndicatorTruth } from '../../support/indicator-truth.ts';
import { at, message } from '../../support/world.ts';
import { keysFound, write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const EVERYWHERE = { visible: [{ sources: FINDING_SOURCES }] };
const ONION_HOST = `${'a'.repeat(55)}d.onion`;

function page(id: string, url: string, day = '2026-11-02', lists: { domain?: string[] } = {}) {
  return pageSighting(id, at(day), { facts: { url }, lists });
}

function post(id: string, companyName: string, companyLink?: string, day = '2026-11-02') {
  const link = { url: `http://leak.example/${id}`, grade: 'absolute-link' } as const;
  return ransomwareSighting(id, at(day), link, {
    facts: { companyName, companyLink, ransomwareGroup: 'Quiet Heron' },
  });
}

async function countOf(store: Store, kind: LookupKind, value: string): Promise<number> {
  const indicators = [{ kind, canonical: canonicalIndicator(kind, value) }];
  return (await store.countIndicators({ indicators, ...EVERYWHERE }))[0]?.total ?? 0;
}

const SOURCES: [FindableKind, FindingSource[]][] = [
  ['message', ['telegram-message', 'discord-message', 'jabber-message']],
  ['profile', ['telegram-profile', 'discord-profile', 'jabber-profile']],
  ['channel', ['telegram-channel', 'discord-channel', 'jabber-channel']],
  ['page', ['page']],
  ['ransomware', ['ransomware']],
];

async function keysWhere(store: Store, collection: FindableKind, text: SearchTree): Promise<string[]> {
  const slice = { kind: 'page', skip: 0, take: 5000 } as const;
  const { hits, total } = await store.find({ collection, text, slice });
  assert.equal(total, hits.length);
  return hits.map(keyOf).sort();
}

export function testIndicatorLists(engine: Engine): void {
  describe(`${engine.name}: addresses and lists of indicators`, () => {
    test('the URL and host of a page, and the host and name of a company, are indicators', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        page('web', 'https://login:secret@www.Shop.example:8443/a?b=c#top'),
        page('tor', `http://${ONION_HOST}/market`),
        page('i2p', 'http://market.i2p/a'),
        page('v4', 'http://198.51.100.7/'),
        page('v6', 'http://[2001:0db8::0001]/'),
        page('urn', 'urn:uuid:0'),
        post('p1', 'Acme Dental Group GmbH', 'https://www.acme-dental.example/about'),
        post('p2', 'brightfell.example'),
        post('p3', 'Heron Works', 'heron-works.example'),
      );
      const expected: [LookupKind, string][] = [
        ['url', 'https://www.shop.example:8443/a?b=c'],
        ['domain', 'www.shop.example'],
        ['domain', 'shop.example'],
        ['domain', ONION_HOST],
        ['i2p', 'http://market.i2p/a'],
        ['domain', 'market.i2p'],
        ['ipv4', '198.51.100.7'],
        ['ipv6', '2001:db8::1'],
        ['domain', 'acme-dental.example'],
        ['domain', 'www.acme-dental.example'],
        ['domain', 'brightfell.example'],
        ['domain', 'heron-works.example'],
        ['company', 'ACME Dental Group'],
        ['company', 'Acme-Dental Group, Inc.'],
        ['company', 'heron works ltd'],
      ];
      for (const [kind, value] of expected)
        assert.equal(await countOf(store, kind, value), 1, `${kind} ${value}`);
      const { hits } = await store.findIndicators({
        text: 'secret',
        isOpenBefore: true,
        isOpenAfter: true,
        kinds: ['url'],
        slice: { kind: 'page', skip: 0, take: 10 },
        ...EVERYWHERE,
      });
      assert.deepEqual(hits, []);
    });

    test('own addresses do not appear in feeds', async (t) => {
      const store = await engine.openStore(t);
      await write(store, page('tor', `http://${ONION_HOST}/market`), post('p1', 'Acme', 'https://t.me/acme'));
      for (const feed of ['onion', 'channel-links', 'wallets'] as const) {
        const slice = { kind: 'page', skip: 0, take: 10 } as const;
        const window = { from: at('2026-10-01'), to: at('2026-12-01'), slice };
        assert.equal((await store.feed({ feed, sources: FINDING_SOURCES, ...window })).total, 0, feed);
      }
    });

    test('own addresses follow the merged record, and items stay', async (t) => {
      const store = await engine.openStore(t);
      await write(store, page('a', 'https://one.example/', '2026-11-02', { domain: ['one.example'] }));
      await write(store, page('a', 'https://two.example/', '2026-11-04'));
      assert.equal(await countOf(store, 'url', 'https://one.example/'), 0);
      assert.equal(await countOf(store, 'domain', 'one.example'), 1);
      assert.equal(await countOf(store, 'domain', 'two.example'), 1);
      await write(store, page('b', 'https://two.example/x', '2026-11-05'));
      await write(store, page('b', 'https://two.example/x', '2026-11-03', { domain: ['two.example'] }));
      const [count] = await store.countIndicators({
        indicators: [{ kind: 'domain', canonical: 'two.example' }],
        ...EVERYWHERE,
      });
      assert.deepEqual([count?.total, count?.firstSeen], [2, at('2026-11-02')]);
      await write(store, post('p', 'Acme', 'https://acme.example/'));
      await write(store, post('p', 'Acme', 'https://acme-group.example/', '2026-11-03'));
      assert.equal(await countOf(store, 'domain', 'acme.example'), 0);
      assert.equal(await countOf(store, 'domain', 'acme-group.example'), 1);
    });

    test('a purge removes own addresses, unless another file shows them', async (t) => {
      const store = await engine.openStore(t);
      const first = await importFile(store, 'a', [
        page('a', 'https://one.example/', '2026-11-02', { domain: ['two.example'] }),
        post('p', 'Acme', 'https://acme.example/'),
      ]);
      await importFile(store, 'b', [page('a', 'https://two.example/', '2026-11-03')]);
      await store.purge({ kind: 'import', importId: first.importId }, { at: PURGED_AT, isPermanent: false });
      for (const [kind, value, count] of [
        ['domain', 'one.example', 0],
        ['domain', 'two.example', 1],
        ['domain', 'acme.example', 0],
        ['company', 'acme', 0],
      ] as const)
        assert.equal(await countOf(store, kind, value), count, value);
      assert.deepEqual(await keysFound(store, 'page', 'indicator:"domain:one.example"'), []);
      assert.deepEqual(await keysFound(store, 'page', 'indicator:"domain:two.example"'), ['a']);
      assert.deepEqual(await keysFound(store, 'victim', 'indicator:"domain:acme.example"'), []);
    });

    test('finds hosts by their Unicode form', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        page('a', 'https://münchen-bank.example/konto'),
        message({ items: [{ kind: 'email', value: 'oda@xn--mnchen-3ya.example' }] }),
      );
      const find = async (pattern: string) => {
        const { hits } = await store.findIndicators({
          text: searchedText(pattern),
          isOpenBefore: true,
          isOpenAfter: true,
          kinds: ['domain', 'url', 'email'],
          slice: { kind: 'page', skip: 0, take: 10 },
          ...EVERYWHERE,
        });
        return hits.map(({ kind }) => kind).sort();
      };
      assert.deepEqual(await find('münchen-bank'), ['domain', 'url']);
      assert.deepEqual(await find('MUNCHEN'), ['domain', 'email', 'url']);
      assert.deepEqual(await find('xn--mnchen-bank'), ['domain', 'url']);
      assert.deepEqual(await find('example\nmunchen'), []);
    });

    test('a victim is found by the indicators of each of its reports', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        post('p1', 'Acme Tools', 'https://acme-tools.example/', '2026-11-02'),
        post('p2', 'Acme Tools GmbH', 'https://www.acme-tools.example/de', '2026-11-04'),
        post('p3', 'Heron Works', 'https://heron.example/', '2026-11-04'),
      );
      for (const value of ['domain:acme-tools.example', 'domain:www.acme-tools.example', 'title:acme tools'])
        assert.deepEqual(await keysFound(store, 'victim', `indicator:"${value}"`), ['p1'], value);
      assert.deepEqual(await keysFound(store, 'victim', '-indicator:company:acmetools'), ['p3']);
      assert.deepEqual(
        await keysFound(
          store,
          'victim',
          'indicator:"domain:heron.example" OR indicator:"company:Acme Tools"',
        ),
        ['p3', 'p1'],
      );
    });

    test('lists of indicators match a full scan of random records', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(28);
      const records = randomRecords(random, 800);
      for (let start = 0; start < records.length; start += 200)
        await store.write({ records: records.slice(start, start + 200) });
      const truth = new IndicatorTruth(records);
      const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
      for (let round = 0; round < engine.rounds(120); round++) {
        const [one, other] = [pick(truth.indicators), pick(truth.indicators)];
        const found = (indicator: typeof one): SearchTree => ({ kind: 'found', indicator });
        for (const [collection, sources] of SOURCES) {
          const owners = ({ kind, canonical }: typeof one) => truth.owners(kind, canonical, sources);
          const name = `${collection} ${one.kind} ${one.canonical}`;
          assert.deepEqual(await keysWhere(store, collection, found(one)), owners(one).sort(), name);
          const both = { kind: 'or', of: [found(one), found(other)] } as const;
          assert.deepEqual(
            await keysWhere(store, collection, { ...both, of: [...both.of] }),
            [...new Set([...owners(one), ...owners(other)])].sort(),
          );
          const without = { kind: 'and', of: [found(one), { kind: 'not', of: found(other) }] } as const;
          const excluded = new Set(owners(other));
          assert.deepEqual(
            await keysWhere(store, collection, { ...without, of: [...without.of] }),
            owners(one)
              .filter((owner) => !excluded.has(owner))
              .sort(),
          );
        }
      }
    });

    test('an indicator narrows histograms and other conditions', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        page('a', 'https://one.example/a', '2026-11-02'),
        page('b', 'https://one.example/b', '2026-11-03'),
        page('c', 'https://two.example/', '2026-11-03'),
      );
      const text: SearchTree = { kind: 'found', indicator: { kind: 'domain', canonical: 'one.example' } };
      const counted = await store.histogram({ collection: 'page', text, interval: 'day', groupsMax: 1 });
      assert.equal(counted.total, 2);
      const during = { from: at('2026-11-03') };
      assert.deepEqual(await keysFound(store, 'page', 'indicator:domain:one.example', { during }), ['b']);
      assert.deepEqual(
        await keysFound(store, 'page', 'indicator:domain:one.example', { order: 'relevance' }),
        ['b', 'a'],
      );
    });
  });
}
