import type { Indicator } from '../../../../records/indicator.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { indicatorKey } from '../../../port/indicators.ts';
import type {
  Bounds,
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
} from '../../../port/trends.ts';
import { compareBytes } from '../../../rules/indicator-order.ts';
import { countInPeriod, noCounts, wholeOf } from '../../../rules/periods.ts';
import { during, type Query } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { Group, OpensearchSearcher, Search } from '../cluster/searcher.ts';
import { allOf, filterQuery } from './finding-filter.ts';
import type { OpensearchIndicators } from './indicators.ts';
import { partsByPeriods, periodCounts, periodsOf } from './periods.ts';

/** More could not be read within the deadline. */
const VALUES_MAX = 1_000_000;
const VALUES_PER_REQUEST = 10_000;

type FindingQuestion = Pick<IndicatorTrendQuestion, 'visible' | 'kinds' | 'bounds'>;

/** Counts what is new, and how often indicators occur over time. Composite aggregations keep all counts exact. */
export class OpensearchTrends {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;
  #indicators: OpensearchIndicators;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames, indicators: OpensearchIndicators) {
    this.#searcher = searcher;
    this.#names = names;
    this.#indicators = indicators;
  }

  async countNew(question: NewCountQuestion): Promise<number[]> {
    if (question.of === 'indicator') return this.#newIndicators(question);
    const { of, bounds } = question;
    const query = allOf([{ term: { kind: of } }, ...during('firstSeen', wholeOf(bounds))]);
    return this.#periods((generation) => this.#names.entities(generation), query, bounds);
  }

  async indicators(question: IndicatorTrendQuestion): Promise<IndicatorTrends> {
    const { bounds, visible } = question;
    const found = await this.#mostFrequent(question);
    const filter = { visible, during: wholeOf(bounds) };
    const [totals, spellings, counts] = await Promise.all([
      this.#periods(this.#findings, findingsQuery(question), bounds),
      this.#indicators.spellings(found, filter),
      this.#countsOf(found, question),
    ]);
    const trends = found.map((indicator, index) => ({
      ...indicator,
      value: spellings[index] as string,
      counts: counts.get(indicatorKey(indicator)) ?? noCounts(bounds),
    }));
    return { totals, trends };
  }

  async #newIndicators(question: Extract<NewCountQuestion, { of: 'indicator' }>): Promise<number[]> {
    const { bounds, visible } = question;
    const counts = noCounts(bounds);
    const { from } = wholeOf(bounds);
    let part: { indicator: Indicator; firstSeen: number }[] = [];
    const countPart = async () => {
      const earlier = filterQuery({ visible, during: { to: from - 1 } });
      const old = new Set<string>();
      const query = allOf([amongQuery(part.map(({ indicator }) => indicator)), ...earlier]);
      for await (const { key } of this.#values(query)) old.add(indicatorKey(key));
      for (const { indicator, firstSeen } of part)
        if (!old.has(indicatorKey(indicator))) countInPeriod(counts, firstSeen, bounds);
      part = [];
    };
    for await (const { key, first } of this.#values(findingsQuery(question), {
      first: { min: { field: 'firstSeen' } },
    })) {
      part.push({ indicator: { kind: key.kind, canonical: key.canonical }, firstSeen: first.value });
      if (part.length === VALUES_PER_REQUEST) await countPart();
    }
    if (part.length > 0) await countPart();
    return counts;
  }

  async #mostFrequent(question: IndicatorTrendQuestion): Promise<Indicator[]> {
    const { bounds, recent, recordsMin, max } = question;
    const recently = findingsQuery({ ...question, bounds: bounds.slice(recent) });
    const found: { indicator: Indicator; records: number }[] = [];
    for await (const { key, doc_count: records } of this.#values(recently))
      if (records >= recordsMin)
        found.push({ indicator: { kind: key.kind, canonical: key.canonical }, records });
    return found
      .sort(
        (a, b) => b.records - a.records || compareBytes(indicatorKey(a.indicator), indicatorKey(b.indicator)),
      )
      .slice(0, max)
      .map(({ indicator }) => indicator);
  }

  async #countsOf(
    indicators: readonly Indicator[],
    question: FindingQuestion,
  ): Promise<Map<string, number[]>> {
    const counts = new Map<string, number[]>();
    const aggs = { periods: periodsOf('firstSeen', question.bounds) };
    for (const part of partsByPeriods(indicators, question.bounds)) {
      const query = allOf([amongQuery(part), findingsQuery(question)]);
      for await (const { key, periods } of this.#values(query, aggs))
        counts.set(indicatorKey(key), periodCounts(periods));
    }
    return counts;
  }

  async *#values(query: Query, aggs?: object): AsyncIterable<Group> {
    const sources = ['kind', 'canonical'].map((field) => ({ [field]: { terms: { field } } }));
    let values = 0;
    for await (const group of this.#searcher.groups({
      index: this.#findings,
      query,
      sources,
      ...(aggs && { aggs }),
    })) {
      if (++values > VALUES_MAX) throw new SearchTooSlow();
      yield group;
    }
  }

  async #periods(index: Search['index'], query: Query, bounds: Bounds): Promise<number[]> {
    const aggs = { periods: periodsOf('firstSeen', bounds) };
    const { aggregations } = await this.#searcher.search({ index, body: { size: 0, query, aggs } });
    return aggregations === undefined ? noCounts(bounds) : periodCounts(aggregations.periods);
  }

  #findings = () => this.#names.fixed('findings');
}

function findingsQuery({ visible, kinds, bounds }: FindingQuestion): Query {
  return allOf([{ terms: { kind: kinds } }, ...filterQuery({ visible, during: wholeOf(bounds) })]);
}

function amongQuery(indicators: readonly Indicator[]): Query {
  const byKind = Map.groupBy(indicators, ({ kind }) => kind);
  const should = Array.from(byKind, ([kind, all]) =>
    allOf([{ term: { kind } }, { terms: { canonical: all.map(({ canonical }) => canonical) } }]),
  );
  return { bool: { should, minimum_should_match: 1 } };
}
