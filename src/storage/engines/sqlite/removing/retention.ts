import { dayOf, daysBetween } from '../../../../records/day.ts';
import type { Message } from '../../../../records/message.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../records/month.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { keyOf } from '../../../../records/record.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import { RetainedSightings } from '../../../rules/retained-sightings.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import type { SqliteTables } from '../records/tables.ts';
import { SqliteSettlement } from './settlement.ts';

/**
 * Drops whole months of messages, one transaction a month. What people, channels and servers are known for stays: what followed
 * from the messages is kept as what their files said.
 */
export class SqliteRetention {
  #tables: SqliteTables;

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  /** Months before the given one, oldest first. */
  due(before: Month): RetentionReport['dropped'] {
    return this.#tables.index.months
      .all()
      .filter(({ month }) => month < before)
      .map(({ month, messages }) => ({ month, messages }))
      .reverse();
  }

  /** Returns how many messages went; an import may have brought some since they were counted. */
  drop(month: Month): Promise<number> {
    return this.#tables.change(() => {
      this.#keepWhatFollowed(month);
      const messages = this.#removeMessages(month);
      this.#tables.index.drop(month);
      this.#noteDays(month);
      this.#tables.unsettled.addNames();
      return messages;
    });
  }

  /** Once all are dropped; also what a retention that was interrupted has left. */
  async settle(): Promise<void> {
    await new SqliteSettlement(this.#tables).run();
  }

  #keepWhatFollowed(month: Month): void {
    const { messages, sightings, retainedItems } = this.#tables;
    const retained = new RetainedSightings<number>();
    const first = firstSlotOf(startOfMonth(month));
    const last = lastSlotOf(endOfMonth(month));
    for (const stored of messages.walk('slot BETWEEN ? AND ?', [first, last])) {
      const { platform, channelId } = stored.message;
      const channel = `${platform}:${channelId}`;
      for (const { record, origin } of this.#versions(stored)) {
        retained.add(record, origin);
        for (const shown of findingsOfSender(record))
          retainedItems.add(`${platform}:${shown.owner}`, channel, origin, shown);
      }
      if (stored.hasSightings) sightings.removeAll('message', keyOf(stored.message));
    }
    for (const { files: origin, channel, implied } of retained)
      for (const record of implied) this.#keep(record, origin, channel);
  }

  /** Each version with the files that tell it: one may be purged and the other not. */
  #versions({ message, origin, hasSightings }: StoredMessage): { record: Message; origin: number }[] {
    return hasSightings
      ? this.#tables.sightings.of<Message>('message', keyOf(message))
      : [{ record: message, origin }];
  }

  #keep(record: EntityRecord, origin: number, channel: string): void {
    const { entities, sightings } = this.#tables;
    sightings.add(record, origin, channel);
    const stored = entities.load(record.kind, keyOf(record));
    if (stored !== undefined && !stored.hasSightings) entities.setOrigin({ ...stored, hasSightings: true });
  }

  #removeMessages(month: Month): number {
    const { db } = this.#tables;
    const [first, last] = [startOfMonth(month), endOfMonth(month)];
    const { changes } = prepareWithBigInts(db, 'DELETE FROM messages WHERE slot BETWEEN ? AND ?').run(
      firstSlotOf(first),
      lastSlotOf(last),
    );
    const sources = PLATFORMS.map((platform) => `${platform}-message`);
    prepareWithBigInts(
      db,
      `DELETE FROM findings WHERE first_seen BETWEEN ? AND ? AND source IN (${sources.map(() => '?').join(', ')})`,
    ).run(first, last, ...sources);
    return Number(changes);
  }

  #noteDays(month: Month): void {
    for (const day of daysBetween(dayOf(startOfMonth(month)), dayOf(endOfMonth(month))))
      for (const source of PLATFORMS) this.#tables.unsettled.addDay({ source, day, isByMessage: true });
  }
}
