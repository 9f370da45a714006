import type { Item } from '../../../../records/item.ts';
import type { CountedFacets, Facet, FacetRequest, FacetValue, MessageFacet } from '../../../port/facets.ts';
import { countedFacets, FacetCounts, indicatorKeys } from '../../../rules/facet-counts.ts';
import { dateOfSlot } from '../database/message-slots.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { languageOfRow, type SqliteMessageMapper } from '../records/message-mapper.ts';
import { NumberTally, type Tallied } from '../sealed/number-tally.ts';
import type { Segment } from '../sealed/segment.ts';
import { tallyColumn } from '../sealed/segment-tally.ts';
import type { SegmentDocs } from './month-matches.ts';

export type FacetRow = [
  slot: bigint,
  chat: bigint,
  speaker: bigint,
  languages: string | null,
  items: string | null,
];

/** A message is a number: the segment's, times this, plus its document; or a negative one for a row. */
const SEGMENT_STEP = 2 ** 32;

/** Counts messages by their facets, by numbers as long as possible: names are looked up for the result only. */
export class MessageTally {
  /** The columns of the rows to add. */
  readonly columns: string;
  #mapper: SqliteMessageMapper;
  #statements: SqliteStatements;
  #request: FacetRequest;
  #channels: NumberTally | undefined;
  #users: NumberTally | undefined;
  #languages: FacetCounts | undefined;
  #indicators: FacetCounts | undefined;
  /** The newest message of each indicator. */
  #indicatorSlots: Map<string, bigint> | undefined;
  #segments: Segment[] = [];
  #rows: bigint[] = [];
  #newest = -1n;

  constructor(request: FacetRequest, mapper: SqliteMessageMapper, statements: SqliteStatements) {
    this.#mapper = mapper;
    this.#statements = statements;
    this.#request = request;
    const isNewer = (a: number, b: number) => this.#slotOf(a) > this.#slotOf(b);
    const has = (facet: MessageFacet) => request.by.includes(facet);
    if (has('channel') || has('platform')) this.#channels = new NumberTally(isNewer);
    if (has('user')) this.#users = new NumberTally(isNewer);
    if (has('language')) this.#languages = new FacetCounts();
    if (has('indicator')) this.#indicators = new FacetCounts();
    if ((request.placed ?? 0) > 0) this.#indicatorSlots = new Map();
    this.columns = [
      'slot, chat, speaker',
      this.#languages === undefined ? 'NULL' : 'languages',
      this.#indicators === undefined ? 'NULL' : "rest ->> 'items'",
    ].join(', ');
  }

  addRow([slot, chat, speaker, languages, items]: FacetRow): void {
    const date = dateOfSlot(slot);
    const message = -this.#rows.push(slot);
    this.#channels?.add(Number(chat), date, message);
    this.#users?.add(this.#mapper.speakers.userOf(Number(speaker)), date, message);
    if (languages !== null) this.#languages?.add(languageOfRow(languages), 1, date);
    if (items !== null) this.#addItems(slot, items);
    if (slot > this.#newest) this.#newest = slot;
  }

  addSegment({ segment, docs }: SegmentDocs): void {
    const [last] = docs.fromEnd(0, 1);
    const [first] = docs.upwards(0, 1);
    if (last === undefined || first === undefined) return;
    const base = this.#segments.push(segment) * SEGMENT_STEP;
    const isNewest = segment.slotOf(first) > this.#newest;
    if (this.#channels) tallyColumn(segment, docs, 'chat', { tally: this.#channels, base, isNewest });
    if (this.#users) tallyColumn(segment, docs, 'user', { tally: this.#users, base, isNewest });
    if (this.#languages) {
      const tally = new NumberTally(() => false);
      tallyColumn(segment, docs, 'language', { tally, base, isNewest: true });
      for (const { number, count, firstSeen, lastSeen } of tally.all())
        this.#languages.add(segment.header.languages[number] as string, count, firstSeen, lastSeen);
    }
    if (this.#indicators) {
      const itemsOf = this.#statements.prepareRows("SELECT rest ->> 'items' FROM messages WHERE slot = ?");
      for (const doc of segment.withItems().and(docs).inOrder()) {
        const slot = segment.slotOf(doc);
        const [items] = itemsOf.get(slot) as unknown as [string | null];
        if (items !== null) this.#addItems(slot, items);
      }
    }
    const newest = segment.slotOf(last);
    if (newest > this.#newest) this.#newest = newest;
  }

  #addItems(slot: bigint, items: string): void {
    for (const key of indicatorKeys(JSON.parse(items) as Item[])) {
      this.#indicators?.add(key, 1, dateOfSlot(slot));
      if (this.#indicatorSlots && slot > (this.#indicatorSlots.get(key) ?? -1n))
        this.#indicatorSlots.set(key, slot);
    }
  }

  /** What the request asks for of these counts. */
  counted(counts: Iterable<readonly [Facet, FacetCounts]>): CountedFacets {
    const counted = countedFacets(counts, this.#request);
    // Only the most frequent users have names here.
    if (counted.facets.user !== undefined && this.#users !== undefined)
      counted.facetTotals.user = this.#users.size;
    for (const value of counted.facets.indicator?.slice(0, this.#request.placed ?? 0) ?? [])
      this.#place(value);
    return counted;
  }

  #place(value: FacetValue): void {
    const slot = this.#indicatorSlots?.get(value.key);
    if (slot === undefined) return;
    const { chat, place } = this.#rowAt(slot);
    const [platform, channelId] = this.#mapper.chats.get(chat);
    const title = this.#mapper.places.get(place)[0] ?? undefined;
    value.newestIn = { platform, channelId, ...(title !== undefined && { title }) };
  }

  counts(facet: MessageFacet): FacetCounts {
    const counts = new FacetCounts();
    switch (facet) {
      case 'language':
        return this.#languages ?? counts;
      case 'indicator':
        return this.#indicators ?? counts;
      case 'platform':
        for (const { number, count, firstSeen, lastSeen } of this.#channels?.all() ?? [])
          counts.add(this.#mapper.chats.get(number)[0], count, firstSeen, lastSeen);
        return counts;
      case 'channel':
        // Ids may be the same on several platforms, and the title is that of the newest message.
        for (const tallied of byNewest(this.#channels?.all() ?? [])) {
          const { number, count, firstSeen, lastSeen, newest } = tallied;
          const title = this.#mapper.places.get(this.#rowAt(this.#slotOf(newest)).place)[0] ?? undefined;
          counts.add(this.#mapper.chats.get(number)[1], count, firstSeen, lastSeen, title);
        }
        return counts;
      case 'user': {
        const wanted = this.#request.sizes?.user ?? this.#request.size;
        for (const { count, firstSeen, lastSeen, newest } of this.#users?.largest(wanted) ?? []) {
          const [userId, username] = this.#mapper.speakers.get(this.#rowAt(this.#slotOf(newest)).speaker);
          counts.add(userId, count, firstSeen, lastSeen, username ?? undefined);
        }
        return counts;
      }
    }
  }

  #slotOf(message: number): bigint {
    if (message < 0) return this.#rows[-message - 1] as bigint;
    const segment = this.#segments[Math.floor(message / SEGMENT_STEP) - 1] as Segment;
    return segment.slotOf(message % SEGMENT_STEP);
  }

  #rowAt(slot: bigint): { chat: number; place: number; speaker: number } {
    return this.#statements
      .prepare('SELECT chat, place, speaker FROM messages WHERE slot = ?')
      .get(slot) as unknown as { chat: number; place: number; speaker: number };
  }
}

function byNewest(tallied: Iterable<Tallied>): Tallied[] {
  return [...tallied].sort((a, b) => b.lastSeen - a.lastSeen);
}
