import type { Item } from '../../../../records/item.ts';
import { likeliestLanguage } from '../../../../records/message.ts';
import { UNKNOWN_LANGUAGE } from '../../../../records/unknown.ts';
import type { CountedFacets, Facet, FacetRequest, FacetValue, MessageFacet } from '../../../port/facets.ts';
import { countedFacets, FacetCounts, indicatorKeys } from '../../../rules/facet-counts.ts';
import { languagesFromText, type SqliteMessageMapper } from '../records/message-mapper.ts';

/** Facets with a column of their own. All rows have date, chat and place. */
type OwnColumn = Exclude<MessageFacet, 'channel' | 'platform'>;

const COLUMNS: Record<OwnColumn, string> = {
  user: 'speaker',
  language: 'languages',
  indicator: "rest ->> 'items'",
};

export type Column = string | number | null;

interface NumberedCount {
  count: number;
  firstSeen: number;
  lastSeen: number;
}

interface PlacedCount extends NumberedCount {
  /** The place of the newest message. */
  place: number;
}

/** Counts rows, newest first, by the numbers of the dictionaries, which are resolved only once. */
export class RowFacets {
  /** The columns of the rows to add. */
  readonly columns: string;
  #mapper: SqliteMessageMapper;
  #readers: ((row: Column[]) => void)[];
  #channels = new Map<number, PlacedCount>();
  #speakers = new Map<number, NumberedCount>();
  #languages = new FacetCounts();
  #indicators = new FacetCounts();
  #request: FacetRequest;
  /** Chat and place of the newest message of each indicator. */
  #indicatorPlaces: Map<string, [chat: number, place: number]> | undefined;

  constructor(facets: readonly MessageFacet[], request: FacetRequest, mapper: SqliteMessageMapper) {
    this.#mapper = mapper;
    this.#request = request;
    const others = facets.filter((facet) => facet !== 'channel' && facet !== 'platform');
    this.columns = ['detection_date, chat, place', ...others.map((facet) => COLUMNS[facet])].join(', ');
    if ((request.placed ?? 0) > 0) this.#indicatorPlaces = new Map();
    let column = 3;
    this.#readers = others.map((facet) => this.#reader(facet, column++));
    if (others.length < facets.length) this.#readers.push((row) => this.#addToChannel(row));
  }

  add(row: Column[]): void {
    for (const read of this.#readers) read(row);
  }

  #addToChannel(row: Column[]): void {
    const [, chat, place] = row as number[];
    const known = this.#channels.get(chat as number);
    if (known === undefined) this.#channels.set(chat as number, { ...firstOf(row), place: place as number });
    else addOlder(known, row);
  }

  #reader(facet: OwnColumn, at: number): (row: Column[]) => void {
    switch (facet) {
      case 'user':
        return (row) => {
          const speaker = row[at] as number;
          const known = this.#speakers.get(speaker);
          if (known === undefined) this.#speakers.set(speaker, firstOf(row));
          else addOlder(known, row);
        };
      case 'language':
        return (row) =>
          this.#languages.add(
            likeliestLanguage(languagesFromText(row[at] as string)) ?? UNKNOWN_LANGUAGE,
            1,
            row[0] as number,
          );
      case 'indicator':
        return (row) => {
          if (row[at] === null) return;
          for (const key of indicatorKeys(JSON.parse(row[at] as string) as Item[]))
            this.#addIndicator(key, row);
        };
    }
  }

  #addIndicator(key: string, [detectionDate, chat, place]: Column[]): void {
    this.#indicators.add(key, 1, detectionDate as number);
    if (this.#indicatorPlaces?.has(key) === false)
      this.#indicatorPlaces.set(key, [chat as number, place as number]);
  }

  /** What the request asks for of these counts. */
  counted(counts: Iterable<readonly [Facet, FacetCounts]>): CountedFacets {
    const counted = countedFacets(counts, this.#request);
    this.#placeIndicators(counted.facets.indicator?.slice(0, this.#request.placed ?? 0) ?? []);
    return counted;
  }

  #placeIndicators(values: readonly FacetValue[]): void {
    for (const value of values) {
      const [chat, place] = this.#indicatorPlaces?.get(value.key) ?? [];
      if (chat === undefined || place === undefined) continue;
      const [platform, channelId] = this.#mapper.chats.get(chat);
      const title = this.#mapper.places.get(place)[0] ?? undefined;
      value.newestIn = { platform, channelId, ...(title !== undefined && { title }) };
    }
  }

  /** Several numbers may share a key: a user with other names, or an id on several platforms. */
  counts(facet: MessageFacet): FacetCounts {
    if (facet === 'language') return this.#languages;
    if (facet === 'indicator') return this.#indicators;
    const counts = new FacetCounts();
    if (facet === 'platform')
      for (const [chat, { count, firstSeen, lastSeen }] of this.#channels)
        counts.add(this.#mapper.chats.get(chat)[0], count, firstSeen, lastSeen);
    else if (facet === 'channel')
      for (const [chat, { count, firstSeen, lastSeen, place }] of this.#channels) {
        const title = this.#mapper.places.get(place)[0] ?? undefined;
        counts.add(this.#mapper.chats.get(chat)[1], count, firstSeen, lastSeen, title);
      }
    else
      for (const [speaker, { count, firstSeen, lastSeen }] of this.#speakers) {
        const [userId, username] = this.#mapper.speakers.get(speaker);
        counts.add(userId, count, firstSeen, lastSeen, username ?? undefined);
      }
    return counts;
  }
}

function firstOf([detectionDate]: Column[]): NumberedCount {
  return { count: 1, firstSeen: detectionDate as number, lastSeen: detectionDate as number };
}

/** Rows come newest first. */
function addOlder(known: NumberedCount, [detectionDate]: Column[]): void {
  known.count++;
  known.firstSeen = detectionDate as number;
}
