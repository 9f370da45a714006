import type { Item } from '../../../../records/item.ts';
import type { CountedFacets, Facet, FacetRequest, FacetValue, MessageFacet } from '../../../port/facets.ts';
import { countedFacets, FacetCounts, indicatorKeys, mostFrequent } from '../../../rules/facet-counts.ts';
import { dateOfSlot } from '../database/message-slots.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { languageOfRow, type SqliteMessageMapper } from '../records/message-mapper.ts';
import { type NumberCount, NumberTally } from '../sealed/number-tally.ts';
import type { SegmentDocs } from '../sealed/segment.ts';

export type FacetRow = [
  slot: bigint,
  chat: bigint,
  speaker: bigint,
  languages: string | null,
  items: string | null,
];

/** Counts messages by their facets, by numbers as long as possible: names are looked up for the result only. */
export class MessageTally {
  /** The columns of the rows to add. */
  readonly columns: string;
  #mapper: SqliteMessageMapper;
  #statements: SqliteStatements;
  #request: FacetRequest;
  #channels: NumberTally | undefined;
  #users: NumberTally | undefined;
  #languages: NumberTally | undefined;
  #languageNames = new Numbering();
  #indicators: FacetCounts | undefined;
  /** The newest message of each indicator. */
  #indicatorSlots: Map<string, bigint> | undefined;
  /** Number of values of facets of which only the most frequent values have names here. */
  #totals: Partial<Record<Facet, number>> = {};

  constructor(request: FacetRequest, mapper: SqliteMessageMapper, statements: SqliteStatements) {
    this.#mapper = mapper;
    this.#statements = statements;
    this.#request = request;
    const has = (facet: MessageFacet) => request.by.includes(facet);
    if (has('channel') || has('platform')) this.#channels = new NumberTally('chat');
    if (has('user')) this.#users = new NumberTally('user');
    if (has('language'))
      this.#languages = new NumberTally('language', ({ header }) =>
        header.languages.map((language) => this.#languageNames.numberOf(language)),
      );
    if (has('indicator')) this.#indicators = new FacetCounts();
    if ((request.placed ?? 0) > 0) this.#indicatorSlots = new Map();
    this.columns = [
      'slot, chat, speaker',
      this.#languages === undefined ? 'NULL' : 'languages',
      this.#indicators === undefined ? 'NULL' : "rest ->> 'items'",
    ].join(', ');
  }

  addRow([slot, chat, speaker, languages, items]: FacetRow): void {
    this.#channels?.addRow(Number(chat), slot);
    this.#users?.addRow(this.#mapper.speakers.userOf(Number(speaker)), slot);
    if (languages !== null)
      this.#languages?.addRow(this.#languageNames.numberOf(languageOfRow(languages)), slot);
    if (items !== null) this.#addItems(slot, items);
  }

  addSegment(sealed: SegmentDocs): void {
    this.#channels?.addSegment(sealed);
    this.#users?.addSegment(sealed);
    this.#languages?.addSegment(sealed);
    if (this.#indicators === undefined) return;
    const { segment, docs } = sealed;
    const itemsOf = this.#statements.prepareRows("SELECT rest ->> 'items' FROM messages WHERE slot = ?");
    for (const doc of segment.withItems().and(docs).inOrder()) {
      const slot = segment.slotOf(doc);
      const [items] = itemsOf.get(slot) as unknown as [string | null];
      if (items !== null) this.#addItems(slot, items);
    }
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
    Object.assign(counted.facetTotals, this.#totals);
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
    switch (facet) {
      case 'language':
        return this.#named(this.#languages, (number) => this.#languageNames.nameOf(number));
      case 'indicator':
        return this.#indicators ?? new FacetCounts();
      case 'platform':
        return this.#named(this.#channels, (chat) => this.#mapper.chats.get(chat)[0]);
      case 'channel':
        return this.#channelCounts();
      case 'user':
        return this.#userCounts();
    }
  }

  #named(tally: NumberTally | undefined, nameOf: (number: number) => string): FacetCounts {
    const counts = new FacetCounts();
    for (const { number, count, first, newest } of tally?.withEnds(tally.all()) ?? [])
      counts.add(nameOf(number), count, dateOfSlot(first), dateOfSlot(newest));
    return counts;
  }

  /** Ids may be the same on several platforms, and the title is that of the newest message. */
  #channelCounts(): FacetCounts {
    const counts = new FacetCounts();
    const tally = this.#channels;
    if (tally === undefined) return counts;
    const idOf = ({ number }: NumberCount) => this.#mapper.chats.get(number)[1];
    const channels = [...Map.groupBy(tally.all(), idOf)].map(([key, chats]) => ({
      key,
      chats,
      count: chats.reduce((sum, { count }) => sum + count, 0),
    }));
    this.#totals.channel = channels.length;
    const wanted = this.#request.sizes?.channel ?? this.#request.size;
    const largest = mostFrequent(channels, wanted).flatMap(({ chats }) => chats);
    const byDate = tally.withEnds(largest).sort((a, b) => dateOfSlot(b.newest) - dateOfSlot(a.newest));
    for (const each of byDate) {
      const title = this.#mapper.places.get(this.#rowAt(each.newest).place)[0] ?? undefined;
      counts.add(idOf(each), each.count, dateOfSlot(each.first), dateOfSlot(each.newest), title);
    }
    return counts;
  }

  #userCounts(): FacetCounts {
    const counts = new FacetCounts();
    const tally = this.#users;
    if (tally === undefined) return counts;
    const wanted = this.#request.sizes?.user ?? this.#request.size;
    this.#totals.user = tally.size;
    const users = tally
      .largest(wanted)
      .map((user) => ({ ...user, key: this.#mapper.speakers.userId(user.number) }));
    for (const { count, first, newest } of tally.withEnds(mostFrequent(users, wanted))) {
      const [userId, username] = this.#mapper.speakers.get(this.#rowAt(newest).speaker);
      counts.add(userId, count, dateOfSlot(first), dateOfSlot(newest), username ?? undefined);
    }
    return counts;
  }

  #rowAt(slot: bigint): { chat: number; place: number; speaker: number } {
    return this.#statements
      .prepare('SELECT chat, place, speaker FROM messages WHERE slot = ?')
      .get(slot) as unknown as { chat: number; place: number; speaker: number };
  }
}

/** Numbers names in the order in which they are met. */
class Numbering {
  #names: string[] = [];
  #numbers = new Map<string, number>();

  numberOf(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#names.push(name) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }

  nameOf(number: number): string {
    return this.#names[number] as string;
  }
}
