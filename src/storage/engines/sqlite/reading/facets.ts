import type { Item } from '../../../../records/item.ts';
import { likeliestLanguage } from '../../../../records/message.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { TIE_BITS } from '../../../../records/tie.ts';
import { UNKNOWN_LANGUAGE } from '../../../../records/unknown.ts';
import { type FacetRequest, type Facets, MESSAGE_FACETS, type MessageFacet } from '../../../port/facets.ts';
import { FacetCounts, indicatorKeys } from '../../../rules/facet-counts.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { monthIndex } from '../index/months.ts';
import { languagesFromText, type SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { condition } from './month-condition.ts';
import { type MonthCounts, type Part, platformCount } from './month-counts.ts';
import { platformFilter } from './query-compiler.ts';

/** Facets that are read from the message rows, because the index does not have them. */
const ROW_FACETS = ['channel', 'user', 'language', 'indicator'] as const satisfies readonly MessageFacet[];
type RowFacet = (typeof ROW_FACETS)[number];

const COLUMNS: Record<RowFacet, string> = {
  channel: 'chat, place',
  user: 'speaker',
  language: 'languages',
  indicator: "rest ->> 'items'",
};

type Column = string | number | null;

interface NumberedCount {
  count: number;
  firstSeen: number;
  lastSeen: number;
}

interface PlacedCount extends NumberedCount {
  /** The place of the newest message. */
  place: number;
}

/** Counts the matching messages by their facets. All facets of the rows are read in one pass, newest first. */
export class SqliteMessageFacets {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  count({ by, size }: FacetRequest, match: string, parts: readonly Part[], counts: MonthCounts): Facets {
    const facets: Facets = {};
    const ofRows = ROW_FACETS.filter((facet) => by.includes(facet));
    const rows = new RowCounts(ofRows, this.#mapper);
    if (ofRows.length > 0) for (const part of parts) this.#readRows(match, part, ofRows, rows);
    for (const facet of MESSAGE_FACETS.filter((each) => by.includes(each)))
      facets[facet] = (
        facet === 'platform' ? this.#platforms(match, parts, counts) : rows.counts(facet)
      ).largest(size);
    return facets;
  }

  /** The index itself knows the platform. */
  #platforms(match: string, parts: readonly Part[], counts: MonthCounts): FacetCounts {
    const platforms = new FacetCounts();
    for (const part of parts) {
      for (const platform of PLATFORMS) {
        const [messages, firstSeen, lastSeen] = counts.of(platformCount(platform), part, () => {
          this.#deadline.check();
          const { sql, parameters } = condition(part, `(${match}) AND ${platformFilter(platform)}`);
          const row = this.#statements
            .prepareRows(`SELECT count(*), min(rowid) >> ${TIE_BITS}, max(rowid) >> ${TIE_BITS} ${sql}`)
            .get(...parameters) as unknown as [number, number | null, number | null];
          return Float64Array.from(row, (value) => value ?? 0);
        }) as unknown as [number, number, number];
        if (messages > 0) platforms.add(platform, messages, firstSeen, lastSeen);
      }
    }
    return platforms;
  }

  /** The index yields its rowids in descending order without sorting, so the newest message comes first. */
  #readRows(match: string, part: Part, facets: readonly RowFacet[], into: RowCounts): void {
    this.#deadline.check();
    const name = monthIndex(part.month);
    const { sql, parameters } = condition(part, match, 'messages');
    const rows = this.#statements
      .prepareRows(
        `SELECT detection_date, ${facets.map((facet) => COLUMNS[facet]).join(', ')} ${sql} ORDER BY ${name}.rowid DESC`,
      )
      .iterate(...parameters) as unknown as Iterable<Column[]>;
    for (const row of rows) into.add(row);
  }
}

/** Counts by the numbers of the dictionaries, which are resolved only once. */
class RowCounts {
  #mapper: SqliteMessageMapper;
  #readers: ((row: Column[]) => void)[];
  #channels = new Map<number, PlacedCount>();
  #speakers = new Map<number, NumberedCount>();
  #languages = new FacetCounts();
  #indicators = new FacetCounts();

  constructor(facets: readonly RowFacet[], mapper: SqliteMessageMapper) {
    this.#mapper = mapper;
    let column = 1;
    this.#readers = facets.map((facet) => {
      const at = column;
      column += facet === 'channel' ? 2 : 1;
      return this.#reader(facet, at);
    });
  }

  add(row: Column[]): void {
    for (const read of this.#readers) read(row);
  }

  #reader(facet: RowFacet, at: number): (row: Column[]) => void {
    switch (facet) {
      case 'channel':
        return (row) => {
          const chat = row[at] as number;
          const known = this.#channels.get(chat);
          if (known === undefined)
            this.#channels.set(chat, { ...firstOf(row), place: row[at + 1] as number });
          else addOlder(known, row);
        };
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
            this.#indicators.add(key, 1, row[0] as number);
        };
    }
  }

  /** Several numbers may share a key: a user with other names, or an id on several platforms. */
  counts(facet: RowFacet): FacetCounts {
    if (facet === 'language') return this.#languages;
    if (facet === 'indicator') return this.#indicators;
    const counts = new FacetCounts();
    if (facet === 'channel')
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
