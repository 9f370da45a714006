import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { Bounds, QuietChannel, QuietChannelQuestion } from '../../../port/trends.ts';
import { noCounts, wholeOf } from '../../../rules/periods.ts';
import { mostMessages } from '../../../rules/quiet-channels.ts';
import { during, type Query, routingOf } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { Group, OpensearchSearcher } from '../cluster/searcher.ts';
import { monthsOf } from './finder.ts';
import { allOf } from './finding-filter.ts';
import { partsByPeriods, periodCounts, periodsOf } from './periods.ts';

/** More could not be read within the deadline. */
const CHANNELS_MAX = 1_000_000;

type Found = Omit<QuietChannel, 'counts'>;

/** Finds channels without new messages. */
export class OpensearchQuietChannels {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
  }

  async find({ bounds, quietSince, max }: QuietChannelQuestion): Promise<QuietChannel[]> {
    const found: (Found & { messages: number })[] = [];
    let read = 0;
    for await (const { key, last, doc_count } of this.#channels(bounds, [], {
      last: { max: { field: 'at' } },
    })) {
      if (++read > CHANNELS_MAX) throw new SearchTooSlow();
      if (last.value < quietSince) found.push({ ...key, lastSeen: last.value, messages: doc_count });
    }
    return this.#counted(mostMessages(found, max), bounds);
  }

  async #counted(found: readonly Found[], bounds: Bounds): Promise<QuietChannel[]> {
    const counts = new Map<string, number[]>();
    const aggs = { periods: periodsOf('at', bounds) };
    for (const part of partsByPeriods(found, bounds)) {
      const among = { terms: { channelId: part.map(({ channelId }) => channelId) } };
      for await (const { key, periods } of this.#channels(bounds, [among], aggs))
        counts.set(routingOf(key), periodCounts(periods));
    }
    return found.map(({ platform, channelId, lastSeen }) => ({
      platform,
      channelId,
      lastSeen,
      counts: counts.get(routingOf({ platform, channelId })) ?? noCounts(bounds),
    }));
  }

  #channels(bounds: Bounds, filter: readonly Query[], aggs: object): AsyncIterable<Group> {
    const window = wholeOf(bounds);
    return this.#searcher.groups({
      index: (generation) => monthsOf(window, this.#names, generation),
      query: allOf([...during('at', window), ...filter]),
      sources: ['platform', 'channelId'].map((field) => ({ [field]: { terms: { field } } })),
      aggs,
    });
  }
}
