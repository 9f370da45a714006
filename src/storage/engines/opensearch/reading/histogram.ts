import { UNKNOWN_GROUP } from '../../../../records/unknown.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type {
  CountedKind,
  Grouping,
  Histogram,
  HistogramBucket,
  HistogramQuestion,
  PageGrouping,
  VictimGrouping,
} from '../../../port/histogram.ts';
import { groupKey } from '../../../rules/entity-groups.ts';
import { during } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { Grouped, OpensearchSearcher } from '../cluster/searcher.ts';
import { OpensearchIndicatorOwners } from './entities-with-indicator.ts';
import { monthsOf } from './finder.ts';
import { compileQuestion } from './query-compiler.ts';

const FIELDS: Record<Grouping | PageGrouping | VictimGrouping, string> = {
  platform: 'platform',
  channel: 'channelId',
  language: 'language',
  user: 'userId',
  network: 'network',
  site: 'site',
  group: 'group',
  country: 'country',
  sector: 'industry',
};

/** Limit on pairs of interval and group. More would not fit into a response anyway. */
const PAIRS_MAX = 1_000_000;

type Counted = Pick<Grouped, 'index' | 'query'>;

interface Sum {
  count: number;
  groups: Map<string, number>;
}

/** In one response: OpenSearch refuses to return more than 65,535 by default (`search.max_buckets`). */
const INTERVALS_MAX = 50_000;
const MS_PER_HOUR = 3_600_000;

/**
 * Counts by time. With groups, it reads the count of every pair of interval and group, because OpenSearch's terms
 * aggregation is only approximate if a month has more than one shard.
 */
export class OpensearchHistograms {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
  }

  async histogram<K extends CountedKind>(question: HistogramQuestion<K>): Promise<Histogram> {
    const { by, groupsMax } = question;
    const sums = new Map<number, Sum>();
    let pairs = 0;
    for await (const { at, group, count } of this.#counts(question)) {
      const sum = sums.get(at) ?? { count: 0, groups: new Map() };
      sums.set(at, sum);
      if (++pairs > PAIRS_MAX) throw new SearchTooSlow();
      sum.count += count;
      if (by === undefined) continue;
      const key = keyOfGroup(question, group);
      sum.groups.set(key, (sum.groups.get(key) ?? 0) + count);
    }
    const buckets = [...sums]
      .sort(([a], [b]) => a - b)
      .map(
        ([at, { count, groups }]): HistogramBucket => ({
          at,
          count,
          groups: [...groups]
            .map(([key, size]) => ({ key, count: size }))
            .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
            .slice(0, groupsMax),
        }),
      );
    const total = buckets.reduce((sum, { count }) => sum + count, 0);
    return { total, buckets };
  }

  async *#counts(
    question: HistogramQuestion,
  ): AsyncIterable<{ at: number; group: string | null; count: number }> {
    const { collection, interval, startMinute = 0, by } = question;
    const offset = interval === 'hour' && startMinute !== 0 ? { offset: `+${startMinute}m` } : {};
    const field = collection === 'ransomware' ? 'firstSeen' : 'at';
    const intervals = { date_histogram: { field, calendar_interval: interval, ...offset } };
    const owners = new OpensearchIndicatorOwners(this.#searcher, this.#names.fixed('findings'));
    const found = await owners.entitiesWith(question);
    const counted: Counted = {
      index: (generation) =>
        collection === 'message'
          ? monthsOf(question.during, this.#names, generation)
          : this.#names.entities(generation),
      query:
        collection === 'ransomware'
          ? {
              bool: {
                filter: [
                  compileQuestion({ ...question, during: undefined }, found),
                  ...during(field, question.during),
                ],
              },
            }
          : compileQuestion(question, found),
    };
    if (by === undefined && hasFewIntervals(question)) {
      yield* this.#intervals(counted, intervals);
      return;
    }
    const sources = [
      { at: intervals },
      // Posts without a value are counted, too.
      ...(by === undefined ? [] : [{ group: { terms: { field: FIELDS[by], missing_bucket: true } } }]),
    ];
    for await (const { key, doc_count } of this.#searcher.groups({ ...counted, sources }))
      yield { at: key.at, group: key.group ?? null, count: doc_count };
  }

  /** Reads the intervals from the index of dates, which is several times as fast as combining them with groups. */
  async *#intervals(
    { index, query }: Counted,
    { date_histogram }: { date_histogram: object },
  ): AsyncIterable<{ at: number; group: null; count: number }> {
    const aggs = { intervals: { date_histogram: { ...date_histogram, min_doc_count: 1 } } };
    const { aggregations } = await this.#searcher.search({
      index,
      body: { size: 0, track_total_hits: false, query, aggs },
    });
    // If no index matches, the response has no aggregations.
    for (const { key, doc_count } of aggregations?.intervals.buckets ?? [])
      yield { at: key, group: null, count: doc_count };
  }
}

/** Two centuries have few days, but ten years have more hours than one response may hold. */
function hasFewIntervals({ interval, during: window }: HistogramQuestion): boolean {
  if (interval !== 'hour') return true;
  return (
    window?.from !== undefined &&
    window.to !== undefined &&
    (window.to - window.from) / MS_PER_HOUR < INTERVALS_MAX
  );
}

/** Pages are indexed under the key of their group, posts under the fact as given. */
function keyOfGroup({ collection, by }: HistogramQuestion, value: string | null): string {
  return collection === 'ransomware'
    ? groupKey(by as VictimGrouping, value ?? undefined)
    : (value ?? UNKNOWN_GROUP);
}
