import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WatchlistFull } from '../../../src/alerts/matching/watchlist-full.ts';
import { WatchlistIndex } from '../../../src/alerts/matching/watchlist-index.ts';
import { WatchlistValues } from '../../../src/alerts/matching/watchlist-values.ts';
import { detectKinds } from '../../../src/enrich/detect.ts';
import { findItems } from '../../../src/enrich/extract.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import type { Indicator } from '../../../src/records/indicator.ts';
import type { Message } from '../../../src/records/message.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { at, message } from '../../support/world.ts';

const DATE = at('2026-11-01');
const MANY = 100_000;

/** A message as an import enriches it. */
function saying(text: string): Message {
  const items = findItems(text, 'telegram');
  return message({ text, ...(items !== undefined && { items }) });
}

const domain = (canonical: string): Indicator => ({ kind: 'domain', canonical });

function manyIndicators(): Indicator[] {
  return Array.from({ length: MANY }, (_, index): Indicator => {
    if (index % 3 === 0) return domain(`host-${index}.example.com`);
    if (index % 3 === 1) return { kind: 'ipv6', canonical: `2001:db8::${index.toString(16)}` };
    return { kind: 'sha256', canonical: index.toString(16).padStart(64, '0') };
  });
}

test('finds each of 100,000 values and no other', () => {
  const watchlists = new WatchlistIndex();
  const indicators = manyIndicators();
  watchlists.add('many', indicators);
  assert.equal(watchlists.size, MANY);
  for (let index = 0; index < MANY; index += 97) {
    const { kind, canonical } = indicators[index] as Indicator;
    const record = message({ items: [{ kind: kind as 'domain', value: canonical }] });
    assert.deepEqual(watchlists.match(record), [{ id: 'many', indicators: [{ kind, canonical }] }]);
    const other = message({ items: [{ kind: kind as 'domain', value: `${canonical}x` }] });
    assert.deepEqual(watchlists.match(other), []);
  }
});

/** How values are written in a list and in a message. */
const SPELLINGS: [listed: string, written: string][] = [
  ['hxxps[:]//evil-shop[.]com/A', 'see https://evil-shop.com/A now'],
  ['evil-shop[.]com', 'see hxxps://evil-shop[.]com/B now'],
  ['EVIL-SHOP.com', 'at evil-shop.com'],
  ['192[.]0[.]2[.]7', 'c2 192.0.2.7:8080'],
  ['2001:0DB8:0:0:0:0:0:7', 'c2 2001:db8::7'],
  ['Oda@Evil-Shop.COM', 'mail oda[at]evil-shop[.]com'],
  ['cve-2024-3094', 'patch CVE-2024-3094'],
  ['0xDE0B295669A9FD93D5F28D9EC85E40F4CB697BAE', 'pay 0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'pay BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
  ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'pay 1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
];
for (const [listed, written] of SPELLINGS)
  test(`a list with ${listed} matches a message that says: ${written}`, () => {
    const watchlists = new WatchlistIndex();
    watchlists.add('list', detectKinds(listed));
    assert.deepEqual(
      watchlists.match(saying(written)).map(({ id }) => id),
      ['list'],
    );
    assert.deepEqual(watchlists.match(saying('nothing of that')), []);
  });

test('wallets whose letters differ in case are different', () => {
  const watchlists = new WatchlistIndex();
  const wallet = { kind: 'bitcoin_address', canonical: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' } as const;
  watchlists.add('list', [wallet]);
  const paid = (value: string) => watchlists.match(message({ items: [{ kind: 'bitcoin_address', value }] }));
  assert.deepEqual(paid(wallet.canonical), [{ id: 'list', indicators: [wallet] }]);
  assert.deepEqual(paid(wallet.canonical.toLowerCase()), []);
});

test('composed and decomposed letters are the same', () => {
  const watchlists = new WatchlistIndex();
  watchlists.add('list', [{ kind: 'url', canonical: 'https://evil.example/\u00e8' }]);
  const record = message({ items: [{ kind: 'url', value: 'https://evil.example/e\u0300' }] });
  assert.equal(watchlists.match(record).length, 1);
});

test('names and items of every kind of record count, and indicators of a person’s messages', () => {
  const watchlists = new WatchlistIndex();
  const name: Indicator = { kind: 'name', canonical: 'oda' };
  const title: Indicator = { kind: 'title', canonical: 'oda' };
  watchlists.add('list', [name, title, domain('evil.example')]);
  const found = (record: Parameters<typeof watchlists.match>[0]) =>
    watchlists.match(record).flatMap(({ indicators }) => indicators);
  assert.deepEqual(found(profileSighting('telegram', '1', DATE, { lists: { usernames: ['ODA'] } })), [name]);
  assert.deepEqual(
    found(
      channelSighting('telegram', '-1', DATE, {
        lists: { channelTitles: ['Oda'], domain: ['evil.example'] },
      }),
    ),
    [domain('evil.example'), title],
  );
  assert.deepEqual(found(pageSighting('p', DATE, { facts: { url: 'https://evil.example/' } })), [
    domain('evil.example'),
  ]);
  const post = ransomwareSighting(
    'p',
    DATE,
    { url: 'urn:x', grade: 'urn' },
    { facts: { companyName: 'Oda' } },
  );
  assert.deepEqual(found(post), [title]);
  const profile = profileSighting('telegram', '2', DATE, {});
  assert.deepEqual(watchlists.match(profile), []);
  assert.deepEqual(watchlists.match(profile, [domain('evil.example'), domain('evil.example')]), [
    { id: 'list', indicators: [domain('evil.example')] },
  ]);
});

test('a value can be in several lists, which can be replaced and removed one by one', () => {
  const watchlists = new WatchlistIndex();
  const record = message({ items: [{ kind: 'domain', value: 'a.example' }] });
  const matching = () =>
    watchlists
      .match(record)
      .map(({ id }) => id)
      .sort();
  for (const id of ['x', 'y', 'z']) watchlists.add(id, [domain('a.example'), domain(`${id}.example`)]);
  assert.deepEqual(matching(), ['x', 'y', 'z']);
  watchlists.remove('x');
  watchlists.remove('unknown');
  assert.deepEqual(matching(), ['y', 'z']);
  watchlists.add('y', [domain('b.example')]);
  assert.deepEqual(matching(), ['z']);
  watchlists.add('x', [domain('a.example'), domain('a.example')]);
  watchlists.remove('z');
  assert.deepEqual(matching(), ['x']);
  assert.equal(watchlists.size, 2);
  for (const id of ['x', 'y']) watchlists.remove(id);
  assert.deepEqual([matching(), watchlists.size], [[], 0]);
});

test('a list can be limited to some collections', () => {
  const watchlists = new WatchlistIndex();
  watchlists.add('pages', [domain('a.example')], { collections: ['page'] });
  assert.deepEqual(watchlists.match(message({ items: [{ kind: 'domain', value: 'a.example' }] })), []);
  const page = pageSighting('p', DATE, { lists: { domain: ['a.example'] } });
  assert.equal(watchlists.match(page).length, 1);
});

test('too many values are refused, and the list stays as it was', () => {
  const watchlists = new WatchlistIndex({ list: 2, total: 3 });
  const record = message({ items: [{ kind: 'domain', value: 'a.example' }] });
  const three = ['b.example', 'c.example', 'd.example'].map(domain);
  watchlists.add('x', [domain('a.example'), domain('b.example'), domain('a.example')]);
  assert.throws(() => watchlists.add('x', three), /values of a watchlist are at most 2 lookups/);
  assert.equal(watchlists.match(record).length, 1);
  watchlists.add('y', three.slice(0, 1));
  const isTotal = (error: unknown) => error instanceof WatchlistFull && error.limit === 'total';
  assert.throws(() => watchlists.add('z', three.slice(0, 1)), isTotal);
  assert.throws(() => watchlists.add('y', three.slice(0, 2)), isTotal);
  watchlists.add('x', three.slice(0, 2));
  assert.deepEqual([watchlists.match(record), watchlists.size], [[], 3]);
});

test('the values of a long list can be added in parts', () => {
  const watchlists = new WatchlistIndex();
  const values = new WatchlistValues(2);
  values.add(domain('a.example'));
  values.add(domain('a.example'));
  values.add(domain('b.example'));
  assert.throws(() => values.add(domain('c.example')), WatchlistFull);
  watchlists.add('x', values);
  assert.equal(watchlists.match(message({ items: [{ kind: 'domain', value: 'b.example' }] })).length, 1);
  assert.equal(watchlists.match(message({ items: [{ kind: 'domain', value: 'c.example' }] })).length, 0);
});
