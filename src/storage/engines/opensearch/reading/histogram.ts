import { UNKNOWN_GROUP } from '../../../../records/unknown.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type {
  CountedKind,
  Grouping,
  Histogram,
  HistogramBucket,
  HistogramQuestion,
  Interval,
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

interface CountedInterval {
  key: number;
  doc_count: number;
  groups: { doc_count_error_upper_bound: number; buckets: { key: string; doc_count: number }[] };
}

interface Sum {
  count: number;
  groups: Map<string, number>;
}

/** In one response: OpenSearch refuses to return more than 65,535 by default (`search.max_buckets`). */
const BUCKETS_MAX = 50_000;
/** At least. */
const INTERVAL_MS: Record<Interval, number> = {
  hour: 3_600_000,
  day: MS_PER_DAY,
  week: 7 * MS_PER_DAY,
  month: 28 * MS_PER_DAY,
};
/** No message is older than this time or much newer than today. */
const ALL_TIME = { from: 0, to: Date.UTC(2100, 0) };

/**
 * Counts by time. The largest groups of an interval come from a terms aggregation if its counts are exact: they are if
 * all messages of the interval are in one shard. Otherwise every pair of interval and group is read.
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
    const counted = await this.#counted(question);
    const largest = await this.#largestGroups(question, counted);
    if (largest !== undefined) return largest;
    const sums = new Map<number, Sum>();
    let pairs = 0;
    for await (const { at, group, count } of this.#counts(question, counted)) {
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

  async #counted(question: HistogramQuestion): Promise<Counted> {
    const { collection } = question;
    const owners = new OpensearchIndicatorOwners(this.#searcher, this.#names.fixed('findings'));
    const found = await owners.entitiesWith(question);
    return {
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
                  ...during('firstSeen', question.during),
                ],
              },
            }
          : compileQuestion(question, found),
    };
  }

  /** Undefined if only the counts of all pairs can tell. Every message has every group. */
  async #largestGroups(question: HistogramQuestion, counted: Counted): Promise<Histogram | undefined> {
    const { collection, by, groupsMax } = question;
    if (by === undefined || collection !== 'message') return undefined;
    if ((await this.#intervalsAtMost(question, counted)) * groupsMax > BUCKETS_MAX) return undefined;
    const groups = { terms: { field: FIELDS[by], size: groupsMax } };
    const found = await this.#intervals(question, counted, { groups });
    if (found.some((interval) => interval.groups.doc_count_error_upper_bound !== 0)) return undefined;
    const buckets = found.map((interval) => ({
      at: interval.key,
      count: interval.doc_count,
      groups: interval.groups.buckets.map(({ key, doc_count }) => ({ key, count: doc_count })),
    }));
    return { total: buckets.reduce((sum, { count }) => sum + count, 0), buckets };
  }

  /** As the window allows, or else as there are. */
  async #intervalsAtMost(question: HistogramQuestion, counted: Counted): Promise<number> {
    const possible = intervalsWithin(question);
    if (possible * question.groupsMax <= BUCKETS_MAX || !hasFewIntervals(question)) return possible;
    return (await this.#intervals(question, counted)).length;
  }

  async *#counts(
    question: HistogramQuestion,
    counted: Counted,
  ): AsyncIterable<{ at: number; group: string | null; count: number }> {
    const { by } = question;
    if (by === undefined && hasFewIntervals(question)) {
      for (const { key, doc_count } of await this.#intervals(question, counted))
        yield { at: key, group: null, count: doc_count };
      return;
    }
    const sources = [
      { at: { date_histogram: dateHistogram(question) } },
      // Posts without a value are counted, too.
      ...(by === undefined ? [] : [{ group: { terms: { field: FIELDS[by], missing_bucket: true } } }]),
    ];
    for await (const { key, doc_count } of this.#searcher.groups({ ...counted, sources }))
      yield { at: key.at, group: key.group ?? null, count: doc_count };
  }

  /** Reads the intervals from the index of dates, which is several times as fast as combining them with groups. */
  async #intervals(
    question: HistogramQuestion,
    { index, query }: Counted,
    aggs?: Record<string, object>,
  ): Promise<CountedInterval[]> {
    const intervals = {
      date_histogram: { ...dateHistogram(question), min_doc_count: 1 },
      ...(aggs !== undefined && { aggs }),
    };
    const { aggregations } = await this.#searcher.search({
      index,
      body: { size: 0, track_total_hits: false, query, aggs: { intervals } },
    });
    // If no index matches, the response has no aggregations.
    return aggregations?.intervals.buckets ?? [];
  }
}

function dateHistogram({ collection, interval, startMinute = 0 }: HistogramQuestion): object {
  return {
    field: collection === 'ransomware' ? 'firstSeen' : 'at',
    calendar_interval: interval,
    ...(interval === 'hour' && startMinute !== 0 && { offset: `+${startMinute}m` }),
  };
}

/** Two centuries have few days, but ten years have more hours than one response may hold. */
function hasFewIntervals(question: HistogramQuestion): boolean {
  return question.interval !== 'hour' || intervalsWithin(question) < BUCKETS_MAX;
}

function intervalsWithin({ interval, during: window }: HistogramQuestion): number {
  const { from, to } = { from: window?.from ?? ALL_TIME.from, to: window?.to ?? ALL_TIME.to };
  return Math.ceil((to - from) / INTERVAL_MS[interval]) + 1;
}

/** Pages are indexed under the key of their group, posts under the fact as given. */
function keyOfGroup({ collection, by }: HistogramQuestion, value: string | null): string {
  return collection === 'ransomware'
    ? groupKey(by as VictimGrouping, value ?? undefined)
    : (value ?? UNKNOWN_GROUP);
}
