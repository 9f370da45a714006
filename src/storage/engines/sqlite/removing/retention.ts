import type { LookupKind } from '../../../../records/indicator.ts';
import type { Message } from '../../../../records/message.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { keyOf } from '../../../../records/record.ts';
import { dayOf, daysBetween } from '../../../../time/day.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import { RetainedSightings } from '../../../rules/retained-sightings.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import type { SqliteTables } from '../records/tables.ts';
import { SqliteCleanup } from './cleanup.ts';

/**
 * Drops whole months of messages, each in one transaction. Profiles, channels and servers keep what is known about
 * them: what the messages implied is stored as sightings of their files.
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

  /** Returns the number of dropped messages. An import may have added some since `due` counted them. */
  drop(month: Month): Promise<number> {
    return this.#tables.change(() => {
      this.#retainImplied(month);
      const messages = this.#removeMessages(month);
      this.#tables.index.drop(month);
      this.#scheduleDays(month);
      this.#tables.pendingCleanup.addNames();
      return messages;
    });
  }

  /** Call once all months are dropped. Also finishes the cleanup of an interrupted retention. */
  async cleanUp(): Promise<void> {
    await new SqliteCleanup(this.#tables).run();
  }

  #retainImplied(month: Month): void {
    const { messages, sightings, retainedItems, matches } = this.#tables;
    const retained = new RetainedSightings<number>();
    const first = firstSlotOf(startOfMonth(month));
    const last = lastSlotOf(endOfMonth(month));
    for (const stored of messages.walk('slot BETWEEN ? AND ?', [first, last])) {
      const { platform, channelId } = stored.message;
      const channel = `${platform}:${channelId}`;
      for (const { record, origin } of this.#versions(stored)) {
        retained.add(record, origin);
        for (const finding of findingsOfSender(record))
          retainedItems.add(`${platform}:${finding.owner}`, channel, origin, finding);
      }
      matches.removeOf('message', keyOf(stored.message));
      if (stored.hasSightings) sightings.removeAll('message', keyOf(stored.message));
    }
    for (const { files: origin, channel, implied } of retained)
      for (const record of implied) this.#retain(record, origin, channel);
  }

  /** Each version with its files: a purge may remove one version and keep another. */
  #versions({ message, origin, hasSightings }: StoredMessage): { record: Message; origin: number }[] {
    return hasSightings
      ? this.#tables.sightings.of<Message>('message', keyOf(message))
      : [{ record: message, origin }];
  }

  #retain(record: EntityRecord, origin: number, channel: string): void {
    const { entities, sightings } = this.#tables;
    sightings.add(record, origin, channel);
    const stored = entities.load(record.kind, keyOf(record));
    if (stored !== undefined && !stored.hasSightings) entities.setOrigin({ ...stored, hasSightings: true });
  }

  #removeMessages(month: Month): number {
    const { db, findings } = this.#tables;
    const [first, last] = [startOfMonth(month), endOfMonth(month)];
    let messages = 0;
    for (const table of ['open_messages', 'sealed_messages'])
      messages += Number(
        prepareWithBigInts(db, `DELETE FROM ${table} WHERE slot BETWEEN ? AND ?`).run(
          firstSlotOf(first),
          lastSlotOf(last),
        ).changes,
      );
    const sources = PLATFORMS.map((platform) => `${platform}-message`);
    const removed = db
      .prepare(
        `DELETE FROM findings WHERE first_seen BETWEEN ? AND ? AND source IN (${sources.map(() => '?').join(', ')})
         RETURNING kind, canonical`,
      )
      .iterate(first, last, ...sources);
    for (const { kind, canonical } of removed)
      findings.terms.removed(kind as LookupKind, canonical as string);
    return messages;
  }

  #scheduleDays(month: Month): void {
    for (const day of daysBetween(dayOf(startOfMonth(month)), dayOf(endOfMonth(month))))
      for (const source of PLATFORMS) this.#tables.pendingCleanup.addDay({ source, day, isByMessage: true });
  }
}
