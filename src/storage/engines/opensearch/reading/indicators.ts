import type { FindingSource } from '../../../../records/finding.ts';
import type { Indicator, LookupKind } from '../../../../records/indicator.ts';
import {
  type FindingFilter,
  type IndicatorCount,
  type IndicatorCountsQuestion,
  type IndicatorQuestion,
  type IndicatorSummary,
  indicatorKey,
  type RelatedIndicators,
} from '../../../port/indicators.ts';
import { indicatorCount, topRelated } from '../../../rules/indicator-order.ts';
import { RELATED_ITEMS_MAX, RELATED_RECORDS_MAX } from '../../../rules/related-records.ts';
import type { Query } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { Group, OpensearchSearcher } from '../cluster/searcher.ts';
import { allOf, filterQuery, findingGroups, isIndicator, isOneOf, visibleQuery } from './finding-filter.ts';
import { OpensearchIndicatorPlaces } from './indicator-places.ts';

/** Values counted per request. */
const VALUES_PER_REQUEST = 10_000;
const SPELLINGS_PER_REQUEST = 200;

/** Answers what is known about indicators. All counts come from composite aggregations, which are exact. */
export class OpensearchIndicators {
  #searcher: OpensearchSearcher;
  #index: string;
  #places: OpensearchIndicatorPlaces;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#index = names.fixed('findings');
    this.#places = new OpensearchIndicatorPlaces(searcher, this.#index);
  }

  async counts(question: IndicatorCountsQuestion): Promise<(IndicatorCount | undefined)[]> {
    const { indicators } = question;
    const counts = new Map<string, IndicatorCount>();
    for (let start = 0; start < indicators.length; start += VALUES_PER_REQUEST) {
      const some = indicators.slice(start, start + VALUES_PER_REQUEST);
      const found = await this.countsWhere(allOf([isOneOf(some), ...filterQuery(question)]));
      const places = await this.#places.countEach(found, question);
      for (const each of found)
        counts.set(indicatorKey(each), { ...countOf(each), ...places.get(indicatorKey(each)) });
    }
    return indicators.map((indicator) => counts.get(indicatorKey(indicator)));
  }

  /** The counts of every value among these findings. */
  async countsWhere(query: Query): Promise<(Indicator & IndicatorCount)[]> {
    const groups = new Map<string, { indicator: Indicator; sources: SourceCount[] }>();
    for await (const { key, ...group } of this.#groups(query, ['kind', 'canonical', 'source'], DATES)) {
      const indicator: Indicator = { kind: key.kind, canonical: key.canonical };
      const known = groups.get(indicatorKey(indicator)) ?? { indicator, sources: [] };
      groups.set(indicatorKey(indicator), known);
      known.sources.push(sourceCount(key.source, group));
    }
    return Array.from(groups.values(), ({ indicator, sources }) => ({
      ...indicator,
      ...(indicatorCount(sources) as IndicatorCount),
    }));
  }

  /** The first spelling of each value. */
  async spellings(indicators: readonly Indicator[], filter: FindingFilter): Promise<string[]> {
    const spellings: string[] = [];
    for (let start = 0; start < indicators.length; start += SPELLINGS_PER_REQUEST) {
      const found = await this.#searcher.searchAll<{ value: string }>(
        indicators.slice(start, start + SPELLINGS_PER_REQUEST).map((indicator) => ({
          index: () => this.#index,
          body: {
            size: 1,
            _source: ['value'],
            query: allOf([...isIndicator(indicator), ...filterQuery(filter)]),
            sort: [{ value: 'asc' }],
          },
        })),
      );
      spellings.push(...found.map(({ hits }) => hits[0]?._source.value ?? ''));
    }
    return spellings;
  }

  async summary(question: IndicatorQuestion): Promise<IndicatorSummary | undefined> {
    const { kind, canonical } = question;
    const query = allOf([...isIndicator(question), ...filterQuery(question)]);
    const [counted] = await this.countsWhere(query);
    if (counted === undefined) return undefined;
    const [[value], channels, people, histogram, related] = await Promise.all([
      this.spellings([question], question),
      this.#places.top(query, 'channel', question.placesMax),
      this.#places.top(query, 'profile', question.placesMax),
      this.#histogram(query, question),
      this.#related(query, question),
    ]);
    return {
      kind,
      canonical,
      value: value as string,
      ...countOf(counted),
      channels,
      people,
      histogram,
      related,
    };
  }

  async #histogram(query: Query, { interval }: IndicatorQuestion): Promise<IndicatorSummary['histogram']> {
    const buckets: IndicatorSummary['histogram'] = [];
    const sources = [{ at: { date_histogram: { field: 'firstSeen', calendar_interval: interval } } }];
    for await (const { key, doc_count } of this.#searcher.groups({
      index: () => this.#index,
      query,
      sources,
    }))
      buckets.push({ at: key.at, count: doc_count });
    return buckets;
  }

  async #related(query: Query, question: IndicatorQuestion): Promise<RelatedIndicators> {
    const visible = visibleQuery(question.visible);
    const { hits } = await this.#searcher.search<RecordName>({
      index: () => this.#index,
      body: {
        size: RELATED_RECORDS_MAX,
        _source: ['source', 'owner'],
        query,
        sort: [{ firstSeen: 'desc' }, { source: 'asc' }, { owner: 'asc' }],
      },
    });
    const records: RecordName[] = [];
    const newest = allOf([inRecords(hits.map(({ _source }) => _source)), visible]);
    for await (const { key, doc_count } of this.#groups(newest, ['source', 'owner']))
      if (doc_count <= RELATED_ITEMS_MAX) records.push(key);
    if (records.length === 0) return { records: 0, top: [] };
    const counts: (Indicator & { count: number })[] = [];
    for await (const { key, doc_count } of this.#groups(allOf([inRecords(records), visible]), [
      'kind',
      'canonical',
    ]))
      if (indicatorKey(key as Indicator) !== indicatorKey(question))
        counts.push({ kind: key.kind as LookupKind, canonical: key.canonical, count: doc_count });
    return { records: records.length, top: topRelated(counts, question.relatedMax) };
  }

  #groups(query: Query, fields: readonly string[], aggs?: object): AsyncIterable<Group> {
    return this.#searcher.groups(findingGroups(this.#index, query, fields, aggs));
  }
}

const DATES = { first: { min: { field: 'firstSeen' } }, last: { max: { field: 'firstSeen' } } };

interface SourceCount {
  source: FindingSource;
  count: number;
  firstSeen: number;
  lastSeen: number;
}

function sourceCount(source: FindingSource, { doc_count, first, last }: Omit<Group, 'key'>): SourceCount {
  return {
    source,
    count: doc_count as number,
    firstSeen: (first as { value: number }).value,
    lastSeen: (last as { value: number }).value,
  };
}

function countOf({ total, firstSeen, lastSeen, bySource }: IndicatorCount): IndicatorCount {
  return { total, firstSeen, lastSeen, bySource };
}

interface RecordName {
  source: string;
  owner: string;
}

function inRecords(records: readonly RecordName[]): Query {
  const bySource = Map.groupBy(records, ({ source }) => source);
  const should = Array.from(bySource, ([source, all]) =>
    allOf([{ term: { source } }, { terms: { owner: all.map(({ owner }) => owner) } }]),
  );
  return { bool: { should, minimum_should_match: 1 } };
}
