import type { Indicator } from '../../../../records/indicator.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import {
  type IndicatorCount,
  type IndicatorCountsQuestion,
  type IndicatorPlaces,
  indicatorKey,
  PLACED_RECORDS_MAX,
} from '../../../port/indicators.ts';
import { IndicatorPlacesCounter, PlaceCounts } from '../../../rules/indicator-order.ts';
import type { Query } from '../cluster/clauses.ts';
import type { Group, OpensearchSearcher } from '../cluster/searcher.ts';
import { allOf, filterQuery, findingGroups, isOneOf } from './finding-filter.ts';

type PlaceKind = 'channel' | 'profile';

const OF_MESSAGES = sourcesOf('message');

/** The channels and people that show indicators, in messages and in their own records. */
export class OpensearchIndicatorPlaces {
  #searcher: OpensearchSearcher;
  #index: string;

  constructor(searcher: OpensearchSearcher, index: string) {
    this.#searcher = searcher;
    this.#index = index;
  }

  async top(query: Query, kind: PlaceKind, max: number): Promise<IndicatorPlaces> {
    const places = new PlaceCounts();
    for await (const { platform, id, messages } of this.#shownIn(query, kind, [])) {
      if (messages === undefined) places.addRecord(platform, id);
      else places.addMessages(platform, id, messages);
    }
    return places.top(max);
  }

  /** The places of each value that is not everywhere, by `indicatorKey`. */
  async countEach(
    counts: readonly (Indicator & IndicatorCount)[],
    question: IndicatorCountsQuestion,
  ): Promise<Map<string, Pick<IndicatorCount, 'places'>>> {
    const { places: except } = question;
    const rare = counts.filter(({ total }) => total <= PLACED_RECORDS_MAX);
    if (except === undefined || rare.length === 0) return new Map();
    const query = allOf([isOneOf(rare), ...filterQuery(question)]);
    const found = new Map(rare.map((each) => [indicatorKey(each), new IndicatorPlacesCounter()]));
    for await (const { key, platform, id } of this.#shownIn(query, 'channel', ['kind', 'canonical']))
      found.get(indicatorKey(key as Indicator))?.channels.addMessages(platform, id);
    for await (const { key, platform, id } of this.#shownIn(query, 'profile', ['kind', 'canonical']))
      found.get(indicatorKey(key as Indicator))?.people.addMessages(platform, id);
    return new Map(Array.from(found, ([key, counter]) => [key, { places: counter.countExcept(except) }]));
  }

  /** Grouped by some fields of the findings. `messages` is undefined for the place's own record. */
  async *#shownIn(
    query: Query,
    kind: PlaceKind,
    fields: readonly string[],
  ): AsyncIterable<{ key: Group['key']; platform: Platform; id: string; messages?: number }> {
    const field = kind === 'channel' ? 'channel' : 'user';
    const messages = allOf([query, OF_MESSAGES]);
    for await (const { key, doc_count } of this.#groups(messages, [...fields, 'source', field])) {
      const platform = platformOf(key.source);
      // The key of a channel begins with its platform.
      const id = kind === 'channel' ? key.channel.slice(platform.length + 1) : key.user;
      yield { key, platform, id, messages: doc_count };
    }
    const records = allOf([query, sourcesOf(kind)]);
    for await (const { key } of this.#groups(records, [...fields, 'source', 'owner']))
      yield { key, platform: platformOf(key.source), id: key.owner };
  }

  #groups(query: Query, fields: readonly string[]): AsyncIterable<Group> {
    return this.#searcher.groups(findingGroups(this.#index, query, fields));
  }
}

function sourcesOf(kind: PlaceKind | 'message'): Query {
  return { terms: { source: PLATFORMS.map((platform) => `${platform}-${kind}`) } };
}

function platformOf(source: string): Platform {
  return source.slice(0, source.indexOf('-')) as Platform;
}
