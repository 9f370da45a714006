/** The address of a search, its requests, and the bars of its chart. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseRoute } from '../../console/src/route.ts';
import { brushedRange, brushOf, chartData } from '../../console/src/views/search/chart-data.ts';
import { indicatorKindName, indicatorLabel } from '../../console/src/views/search/indicator-label.ts';
import { type Kind, RESULT_KINDS } from '../../console/src/views/search/kinds.ts';
import { readState, resultsRequest, stateUrl } from '../../console/src/views/search/search-state.ts';
import { hostOfUrl } from '../../console/src/views/search/url-host.ts';
import { FIELDS_OF, type SearchedKind } from '../../src/search/fields.ts';
import { FACETS_OF } from '../../src/storage/port/facets.ts';

const RECORDS: Partial<Record<Kind, Exclude<SearchedKind, 'ransomware'>>> = {
  messages: 'message',
  people: 'profile',
  channels: 'channel',
  pages: 'page',
  victims: 'victim',
};

describe('console: state of a search', () => {
  test('the console knows the fields and facets of each kind', () => {
    for (const [kind, record] of Object.entries(RECORDS)) {
      const { fields, facets } = RESULT_KINDS[kind as Kind];
      assert.deepEqual([...fields].toSorted(), [...FIELDS_OF[record]].toSorted(), kind);
      assert.deepEqual(facets.map(({ facet }) => facet).toSorted(), [...FACETS_OF[record]].toSorted(), kind);
    }
  });

  const read = (hash: string) => readState(parseRoute(hash));

  test('dates without words list messages and pages; people and channels need words', () => {
    const dates = 'from=2026-11-14&to=2026-11-15';
    for (const kind of ['messages', 'pages', 'victims'])
      assert.equal(resultsRequest(read(`#/search/${kind}?${dates}`))?.parameters?.gte, '2026-11-14', kind);
    for (const kind of ['people', 'channels', 'indicators'])
      assert.equal(resultsRequest(read(`#/search/${kind}?${dates}`)), undefined, kind);
    assert.equal(resultsRequest(read('#/search/messages')), undefined);
  });

  test('what is no date is ignored', () => {
    for (const damaged of ['banana', '2026-02-30', '2026-11-14T25:00:00Z', '14.11.2026', '2026-11']) {
      const { from, to, brush } = read(
        `#/search/messages?from=${damaged}&to=${damaged}&brush=${damaged}..2026-11-14`,
      );
      assert.deepEqual([from, to, brush], ['', '', undefined], damaged);
    }
    const { from, to, brush } = read(
      '#/search/messages?from=2026-11-14T00:00:00.001Z&to=2026-11-15&brush=2026-11-14..2026-11-15T01:00:00Z',
    );
    assert.deepEqual([from, to], ['2026-11-14T00:00:00.001Z', '2026-11-15']);
    assert.deepEqual(brush, { from: '2026-11-14', to: '2026-11-15T01:00:00Z' });
  });

  test('people and channels are sorted by relevance if there are words, unless an order was chosen', () => {
    const sort = (hash: string) => resultsRequest(read(hash))?.parameters?.sort;
    assert.equal(sort('#/search/people?q=ferryman'), 'relevance');
    assert.equal(sort('#/search/channels?q=ferryman'), 'relevance');
    assert.equal(sort('#/search/people?q=user:ferryman'), 'newest');
    assert.equal(sort('#/search/people?q=ferryman&sort=new'), 'newest');
    assert.equal(sort('#/search/messages?q=ferryman'), 'newest');
    // What was not chosen is not taken to another kind.
    assert.equal(stateUrl({ ...read('#/search/people?q=x'), kind: 'messages' }), '#/search/messages?q=x');
    assert.equal(stateUrl(read('#/search/people?q=x&sort=new')), '#/search/people?q=x&sort=new');
    assert.equal(
      stateUrl(read('#/search/messages?q=x&sort=relevance')),
      '#/search/messages?q=x&sort=relevance',
    );
  });

  test('a query that is one URL has a host', () => {
    for (const url of [
      'https://kestrelmoor.example/',
      ' hxxps://kestrelmoor[.]example/a?b=c ',
      'http://Kestrelmoor.example:8080',
    ])
      assert.equal(hostOfUrl(url), 'kestrelmoor.example', url);
    for (const other of ['kestrelmoor.example', 'https://a.example b', 'https://', 'ftp://a.example', ''])
      assert.equal(hostOfUrl(other), undefined, other);
  });

  test('an indicator in a facet is its value, and a URL differs from its domain', () => {
    assert.equal(indicatorLabel('foo'), 'foo');
    assert.equal(indicatorLabel(':foo'), ':foo');
    assert.equal(indicatorLabel('domain:www.harbour.example'), 'www[.]harbour[.]example');
    assert.equal(indicatorLabel('url:https://www.harbour.example/'), 'www[.]harbour[.]example/');
    assert.equal(indicatorKindName('url:https://www.harbour.example/'), 'URL');
    assert.equal(indicatorKindName('foo'), undefined);
  });

  test('a brush of whole days is days, another one instants; both come back as drawn', () => {
    const [from, to] = [Date.UTC(2026, 10, 3), Date.UTC(2026, 10, 5)];
    assert.deepEqual(brushOf(from, to), { from: '2026-11-03', to: '2026-11-04' });
    assert.deepEqual(brushedRange(brushOf(from, to)), { from, to });
    const hours = { from: from + 3_600_000, to: from + 7_200_000 };
    assert.deepEqual(brushedRange(brushOf(hours.from, hours.to)), hours);
  });

  test('bars have no gaps, and weeks are sums of days', () => {
    const bucket = (date: string, count: number) => ({ date: `${date}T00:00:00Z`, count });
    const now = Date.UTC(2026, 10, 15, 12);
    const days = { interval: 'day', total: 3, buckets: [bucket('2026-11-10', 2), bucket('2026-11-13', 1)] };
    const { interval, buckets } = chartData(days, { from: '', to: '' }, now);
    assert.equal(interval, 'day');
    assert.deepEqual(
      buckets.map(({ values }) => values[0]),
      [2, 0, 0, 1],
    );
    const wide = chartData(days, { from: '2026-01-01', to: '2026-12-31' }, now);
    assert.equal(wide.interval, 'week');
    assert.equal(wide.buckets.at(-1)?.values[0], 3);
    assert.equal(wide.buckets.at(-1)?.isRunning, true);
  });
});
