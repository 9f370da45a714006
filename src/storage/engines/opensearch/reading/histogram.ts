import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { Grouping, Histogram, HistogramBucket, HistogramQuestion } from '../../../port/histogram.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { monthsOf } from './finder.ts';
import { compileQuestion } from './query-compiler.ts';

const FIELDS: Record<Grouping, string> = {
  platform: 'platform',
  channel: 'channelId',
  language: 'language',
  user: 'userId',
};

/** Pairs of an interval and a group: more do not fit into an answer anyway. */
const PAIRS_MAX = 1_000_000;

/**
 * Counts by time. Each pair of an interval and a group is counted for itself and all of them are read: the ready-made ranking of
 * groups would be a guess wherever a month is kept in more than one shard.
 */
export class OpensearchHistograms {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
  }

  async histogram(question: HistogramQuestion): Promise<Histogram> {
    const { by, groupsMax } = question;
    const sums = new Map<number, HistogramBucket>();
    let pairs = 0;
    for await (const { at, group, count } of this.#counts(question)) {
      const sum = sums.get(at) ?? { at, count: 0, groups: [] };
      sums.set(at, sum);
      if (++pairs > PAIRS_MAX) throw new SearchTooSlow();
      sum.count += count;
      if (by !== undefined) sum.groups.push({ key: group, count });
    }
    const buckets = [...sums.values()].sort((a, b) => a.at - b.at);
    for (const bucket of buckets) {
      bucket.groups = bucket.groups
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
        .slice(0, groupsMax);
    }
    const total = buckets.reduce((sum, { count }) => sum + count, 0);
    return { total, buckets };
  }

  async *#counts(question: HistogramQuestion): AsyncIterable<{ at: number; group: string; count: number }> {
    const { interval, by } = question;
    const sources = [
      { at: { date_histogram: { field: 'at', calendar_interval: interval } } },
      ...(by === undefined ? [] : [{ group: { terms: { field: FIELDS[by] } } }]),
    ];
    const groups = this.#searcher.groups({
      index: (generation) => monthsOf(question.during, this.#names, generation),
      query: compileQuestion(question),
      sources,
    });
    for await (const { key, doc_count } of groups) yield { at: key.at, group: key.group, count: doc_count };
  }
}
