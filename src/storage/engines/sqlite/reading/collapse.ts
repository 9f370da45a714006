import { CHANNELS_OF_COPIES_MAX, type SimilarCopies } from '../../../port/collapse.ts';
import { FacetCounts } from '../../../rules/facet-counts.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { monthIndex } from '../index/months.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import type { MonthMatches, Slots } from './month-matches.ts';

type Row = [slot: bigint, similar: bigint | null, detectionDate: bigint, chat: bigint, place: bigint];

const COLUMNS = 'slot, similar, detection_date, chat, place';
const ROWS_PER_CHECK = 1024;

/** A page of folded messages: the newest copy of each, and what is known about the others. */
export interface CollapsedPage {
  /** Number of messages after folding. */
  total: number;
  slots: bigint[];
  similar: SimilarCopies[];
}

interface Group {
  count: number;
  firstSeen: number;
  channels: FacetCounts;
}

/**
 * Folds copies in one pass over all matches, newest first. So the first copy of a group is its newest, and groups appear
 * in the order of the result. Only groups of the page are counted; of the others, it is enough to know the keys.
 */
export class SqliteCollapse {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  page(months: readonly MonthMatches[], skip: number, take: number): CollapsedPage {
    const known = new Set<bigint>();
    const onPage = new Map<bigint, Group>();
    const slots: bigint[] = [];
    const groups: Group[] = [];
    let total = 0;
    for (const matches of months) {
      for (const row of this.#rows(matches)) {
        const similar = row[1];
        if (similar !== null && known.has(similar)) {
          const group = onPage.get(similar);
          if (group !== undefined) this.#add(group, row);
          continue;
        }
        if (similar !== null) known.add(similar);
        const position = total++;
        if (position < skip || position >= skip + take) continue;
        const group: Group = { count: 0, firstSeen: 0, channels: new FacetCounts() };
        this.#add(group, row);
        slots.push(row[0]);
        groups.push(group);
        if (similar !== null) onPage.set(similar, group);
      }
    }
    const similar = groups.map(({ count, firstSeen, channels }) => ({
      count,
      firstSeen,
      channels: channels.largest(CHANNELS_OF_COPIES_MAX),
    }));
    return { total, slots, similar };
  }

  #add(group: Group, [, , detectionDate, chat, place]: Row): void {
    group.count++;
    const seen = Number(detectionDate);
    group.firstSeen = seen;
    const [, channelId] = this.#mapper.chats.get(Number(chat));
    group.channels.add(channelId, 1, seen, seen, this.#mapper.places.get(Number(place))[0] ?? undefined);
  }

  #rows(matches: MonthMatches): Iterable<Row> {
    this.#deadline.check();
    if (matches.part.segments.length > 0) return this.#rowsOf(matches.slots());
    const name = monthIndex(matches.part.month);
    const { sql, parameters } = matches.open('open_messages');
    return this.#statements
      .prepareRowsWithBigInts(`SELECT ${COLUMNS} ${sql} ORDER BY ${name}.rowid DESC`)
      .iterate(...parameters) as unknown as Iterable<Row>;
  }

  *#rowsOf(slots: Slots): Iterable<Row> {
    const row = this.#statements.prepareRowsWithBigInts(`SELECT ${COLUMNS} FROM messages WHERE slot = ?`);
    for (let next = slots.next(), read = 0; !next.done; next = slots.next()) {
      if (++read % ROWS_PER_CHECK === 0) this.#deadline.check();
      yield row.get(next.value) as unknown as Row;
    }
  }
}
