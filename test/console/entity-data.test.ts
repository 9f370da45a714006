/** What the pages of entities compute from a summary. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EntityHit, HistoryEntry, IndicatorRow } from '../../console/src/api/types.ts';
import { tabOf, tabsOf, versionsOf } from '../../console/src/views/entity/entity-kinds.ts';
import { busyHours } from '../../console/src/views/entity/hours.ts';
import {
  countsOf,
  filterIndicators,
  sortIndicators,
} from '../../console/src/views/entity/indicator-filter.ts';
import { indicatorsFile } from '../../console/src/views/entity/indicators-file.ts';
import { listRequest } from '../../console/src/views/entity/list-request.ts';
import { alsoOfGroup, mentionsQuery } from '../../console/src/views/entity/mentions.ts';
import { positionsAround, strongestNeighbours } from '../../console/src/views/entity/mini-graph.ts';
import { monthTicks, nameLanes, periodOf } from '../../console/src/views/entity/name-lanes.ts';
import { sharedText, strongestShared } from '../../console/src/views/entity/shared.ts';
import { timelineBuckets } from '../../console/src/views/entity/timeline-data.ts';
import { hostOf } from '../../console/src/views/entity/victim/host.ts';

const row = (kind: string, value: string, changes: Partial<IndicatorRow> = {}): IndicatorRow => ({
  node: `indicator:${kind}:${value}`,
  kind,
  value,
  canonical: value,
  count: 1,
  firstSeen: '2026-10-01T00:00:00Z',
  lastSeen: '2026-11-01T00:00:00Z',
  shared: { people: 0, channels: 0, pages: 0, posts: 0 },
  ...changes,
});

const hit = (changes: Partial<EntityHit> = {}): EntityHit => ({
  node: { id: 'profile:telegram:1', kind: 'profile', label: 'heron', link: '/x' },
  names: [],
  facts: { counts: {} },
  range: {},
  ...changes,
});

const hours = (filled: Record<number, number>) =>
  Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) => (day === 0 ? (filled[hour] ?? 0) : 0)),
  );

describe('console: active hours', () => {
  test('are the shortest part of the day with most of the activity', () => {
    assert.deepEqual(busyHours(hours({ 9: 5, 10: 5, 11: 5, 20: 2 })), { from: 9, to: 12 });
  });

  test('may go over midnight', () => {
    assert.deepEqual(busyHours(hours({ 22: 4, 23: 4, 0: 4, 12: 2 })), { from: 22, to: 25 });
  });

  test('are not named without activity, or if it never rests', () => {
    assert.equal(busyHours(hours({})), undefined);
    assert.equal(
      busyHours(hours(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, 3])))),
      undefined,
    );
  });
});

describe('console: name history', () => {
  const entry = (field: string, value: string, day: string): HistoryEntry => ({
    field,
    value,
    firstSeen: `${day}T00:00:00Z`,
  });
  const lanes = nameLanes([
    entry('usernames', 'second', '2026-05-01'),
    entry('usernames', 'first', '2026-03-01'),
    entry('firstName', 'Ann', '2026-03-01'),
    entry('lastName', 'Lark', '2026-04-01'),
    entry('email', 'a@b.example', '2026-03-01'),
  ]);

  test('each value lasts until the next one', () => {
    assert.deepEqual(
      lanes.map(({ name, values }) => [
        name,
        ...values.map(({ value, to }) => [value, to && new Date(to).getUTCMonth()]),
      ]),
      [
        ['usernames', ['first', 4], ['second', undefined]],
        ['name', ['Ann', 3], ['Ann Lark', undefined]],
      ],
    );
  });

  test('the axis has a few months, however long it is', () => {
    const period = periodOf(lanes, Date.parse('2026-11-14T00:00:00Z'));
    assert.equal(period.from, Date.parse('2026-03-01T00:00:00Z'));
    for (const to of ['2026-03-02', '2026-11-14', '2031-01-01', '2090-01-01']) {
      const ticks = monthTicks({ from: period.from, to: Date.parse(to) }, 7);
      assert.ok(ticks.length <= 8, `${to}: ${ticks.length}`);
      for (const tick of ticks) assert.equal(new Date(tick).getUTCDate(), 1);
    }
  });
});

describe('console: shared indicators', () => {
  test('who else shows a value, in words', () => {
    const text = (shared: IndicatorRow['shared']) => sharedText(row('email', 'a', { shared }));
    assert.equal(text({ people: 4, channels: 9, pages: 2 }), '4 people, 2 pages');
    assert.equal(text({ people: 0, channels: 1, pages: 0, posts: 1 }), '1 channel, 1 post');
    assert.equal(text({ people: 0, pages: 0 }), '');
    assert.equal(text({}), '');
  });

  test('a person is tied to others by a wallet, else by an own contact, never by a common one', () => {
    const shared = (people: number) => ({ shared: { people } });
    const strongest = (...rows: IndicatorRow[]) =>
      strongestShared(hit({ indicators: { total: rows.length, rows } }));
    assert.deepEqual(
      strongest(row('bitcoin_address', 'x', shared(4)), row('email', 'e', { ...shared(9), relation: 'own' })),
      { kind: 'wallet', people: 4, node: 'indicator:bitcoin_address:x' },
    );
    assert.deepEqual(strongest(row('email', 'e', { ...shared(2), relation: 'own' })), {
      kind: 'contact',
      people: 2,
      node: 'indicator:email:e',
    });
    assert.equal(strongest(row('email', 'e', shared(2))), undefined, 'not their own');
    assert.equal(strongest(row('bitcoin_address', 'x', shared(101))), undefined, 'an exchange');
    assert.equal(strongest(), undefined);
  });

  test('the table filters by text, kind and sharing, and sorts', () => {
    const rows = [
      row('email', 'desk@lark.example', { count: 2, shared: { people: 3 } }),
      row('bitcoin_address', 'bc1qxyz', { count: 9 }),
      row('cve', 'CVE-2026-1', { shared: { isCommon: true } }),
    ];
    const values = (found: readonly IndicatorRow[]) => found.map(({ kind }) => kind);
    assert.deepEqual(values(filterIndicators(rows, 'all', 'LARK')), ['email']);
    assert.deepEqual(values(filterIndicators(rows, 'all', 'btc wallet')), ['bitcoin_address']);
    assert.deepEqual(values(filterIndicators(rows, 'shared', '')), ['email', 'cve']);
    assert.deepEqual(values(filterIndicators(rows, 'wallets', '')), ['bitcoin_address']);
    assert.deepEqual(values(sortIndicators(rows, { column: 'count', isDescending: true })), [
      'bitcoin_address',
      'email',
      'cve',
    ]);
    assert.deepEqual(values(sortIndicators(rows, { column: 'shared', isDescending: true }))[0], 'cve');
  });

  test('filters have a number only if all rows are known', () => {
    const rows = [row('email', 'a@b.example', { shared: { people: 3 } }), row('bitcoin_address', 'x')];
    assert.deepEqual(Object.values(countsOf(rows, 2)), ['All', 'Shared 1', 'Wallets 1']);
    assert.deepEqual(Object.values(countsOf(rows, 3)), ['All', 'Shared', 'Wallets']);
  });

  test('a spreadsheet cannot run a value', () => {
    const csv = indicatorsFile([row('name', '=HYPERLINK("x")')], 'csv');
    assert.match(csv, /"'=HYPERLINK/);
    const [line = ''] = indicatorsFile([row('email', 'a@b.example')], 'ndjson').split('\n');
    assert.equal(JSON.parse(line).value, 'a@b.example');
  });
});

describe('console: timeline of an entity', () => {
  const timeline = (dates: string[], range: EntityHit['range']) =>
    timelineBuckets(
      {
        timeline: {
          interval: 'day',
          buckets: dates.map((date) => ({ date: `${date}T00:00:00Z`, count: 2 })),
        },
        range,
      },
      Date.parse('2026-11-03T12:00:00Z'),
    ).buckets.map(({ at, values, isRunning }) => [
      new Date(at).toISOString().slice(8, 10),
      values[0],
      isRunning,
    ]);

  test('has no gaps, and the current day is marked', () => {
    assert.deepEqual(
      timeline(['2026-11-01', '2026-11-03'], { gte: '2026-11-01T08:00:00Z', lte: '2026-11-03T09:00:00Z' }),
      [
        ['01', 2, undefined],
        ['02', 0, undefined],
        ['03', 2, true],
      ],
    );
  });

  test('is empty without data, and bounded for dates far apart', () => {
    assert.deepEqual(timeline([], {}), []);
    assert.ok(timeline(['1970-01-01', '2026-11-01'], {}).length <= 2000);
  });
});

describe('console: parts of a page', () => {
  test('the drawing has the strongest of each kind', () => {
    const place = (node: string) => ({
      node,
      label: node,
      count: 1,
      firstSeen: '2026-01-01T00:00:00Z',
      lastSeen: '2026-01-01T00:00:00Z',
    });
    const found = strongestNeighbours(
      hit({
        indicators: {
          total: 3,
          rows: [
            row('email', 'not-shared'),
            row('email', 'shared', { shared: { people: 1 } }),
            row('email', 'own', { shared: { people: 1 }, relation: 'own' }),
          ],
        },
        channels: {
          total: 20,
          rows: Array.from({ length: 20 }, (_, index) => place(`channel:telegram:${index}`)),
        },
      }),
    ).map(({ node }) => node);
    assert.deepEqual(found.slice(0, 3), [
      'indicator:email:own',
      'channel:telegram:0',
      'indicator:email:shared',
    ]);
    assert.ok(found.length <= 8);
    for (const { x, y } of positionsAround(8)) assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
  });

  test('an unknown tab shows the first part; tabs that the key may not see are absent', () => {
    assert.equal(tabOf('group', 'nothing'), 'posts');
    assert.equal(tabOf('profile', 'indicators'), 'indicators');
    const names = tabsOf('indicator', hit({ indicators: { total: 0, rows: [] } })).map(({ name }) => name);
    assert.ok(!names.includes('pages') && names.includes('related'));
    assert.equal(
      versionsOf(
        hit({
          timeline: {
            interval: 'day',
            buckets: [
              { date: '', count: 2 },
              { date: '', count: 1 },
            ],
          },
        }),
      ),
      3,
    );
  });

  test('lists ask for exactly the records of the entity', () => {
    const of = (...question: Parameters<typeof listRequest>) => listRequest(...question).request.parameters;
    assert.deepEqual(of({ kind: 'profile', platform: 'telegram', id: '42' }, 'x', 'messages'), {
      q: 'user:42',
      platform: 'telegram',
      gte: '',
      lte: '',
      sort: 'newest',
      highlight: undefined,
      histogram: 'day',
      page_size: 100,
      cursor: '*',
    });
    assert.equal(of({ kind: 'victim', id: 'v' }, 'The "Lark" Ltd', 'mentions')?.q, '"The  Lark"');
    assert.equal(
      of({ kind: 'group', id: 'iron moth' }, 'Iron Moth', 'posts', { from: '', to: '' }, 'country:"DE"')?.q,
      'group:"iron moth" country:"DE"',
    );
  });

  test('mentions are searched for by the name without its legal form, or the domain', () => {
    assert.equal(
      mentionsQuery(['Kestrelmoor Freight GmbH'], ['kestrelmoor.example']),
      '("Kestrelmoor Freight" OR "kestrelmoor.example")',
    );
    assert.equal(mentionsQuery(['Lark & Söhne GmbH & Co. KG'], []), '"Lark & Söhne"');
    assert.equal(mentionsQuery(['ООО Жаворонок'], []), '"Жаворонок"');
    assert.equal(mentionsQuery(['lark.example'], ['lark.example']), '"lark.example"');
    // Nothing but a legal form.
    assert.equal(mentionsQuery(['Limited Company'], []), '"Limited Company"');
  });

  test('a group is mentioned by any spelling of its name, and by its sites', () => {
    assert.deepEqual(
      alsoOfGroup({
        names: [{ name: 'NightHeron', field: 'ransomwareGroup', firstSeen: '' }],
        sites: [{ url: 'http://heron.onion/blog' }, { url: 'x' }],
      } as unknown as EntityHit),
      { names: ['NightHeron'], hosts: ['heron.onion'] },
    );
  });

  test('the host of a website', () => {
    assert.equal(hostOf('https://www.Lark.example/a?b'), 'lark.example');
    assert.equal(hostOf('lark.example'), 'lark.example');
    assert.equal(hostOf('not a site'), undefined);
    assert.equal(hostOf('javascript:alert(1)'), undefined);
  });
});
