import { dayOf, daysBetween } from '../../records/day.ts';
import { endOfMonth, type Month, startOfMonth } from '../../records/month.ts';
import { PLATFORMS } from '../../records/platform.ts';
import { isUnchanged, keyOf, mergeRecords } from '../../records/record.ts';
import type { RetentionReport } from '../retention.ts';
import { SightingsBehind } from '../sightings-behind.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import type { EntityRecord } from './sqlite-entities.ts';
import { firstSlotOf, lastSlotOf } from './sqlite-message-slots.ts';
import { versionsOf } from './sqlite-rebuilder.ts';
import type { SqliteTables } from './sqlite-tables.ts';

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

  drop(month: Month): void {
    this.#tables.change(() => {
      this.#keepWhatFollowed(month);
      this.#removeMessages(month);
      this.#tables.index.drop(month);
      this.#reviewCoverage(month);
      this.#tables.messages.forgetUnused();
    });
  }

  #keepWhatFollowed(month: Month): void {
    const { messages, sightings } = this.#tables;
    const byOrigin = new Map<number, SightingsBehind>();
    const first = firstSlotOf(startOfMonth(month));
    const last = lastSlotOf(endOfMonth(month));
    for (const stored of messages.walk('slot BETWEEN ? AND ?', [first, last])) {
      const behind = byOrigin.get(stored.origin) ?? new SightingsBehind();
      byOrigin.set(stored.origin, behind);
      for (const version of versionsOf(this.#tables, stored)) behind.add(version);
      if (stored.hasSightings) sightings.removeAll('message', keyOf(stored.message));
    }
    for (const [origin, behind] of byOrigin) for (const record of behind) this.#keep(record, origin);
  }

  #keep(record: EntityRecord, origin: number): void {
    const { entities, sightings } = this.#tables;
    const known = sightings.ofOrigin<EntityRecord>(record.kind, keyOf(record), origin);
    const merged = known === undefined ? record : mergeRecords(known.record, record);
    if (known !== undefined && isUnchanged(known.record, merged)) return;
    sightings.save({ ...known, origin, record: merged, isChanged: true });
    const stored = entities.load(record.kind, keyOf(record));
    if (stored !== undefined && !stored.hasSightings) entities.setOrigin({ ...stored, hasSightings: true });
  }

  #removeMessages(month: Month): void {
    const { db } = this.#tables;
    const [first, last] = [startOfMonth(month), endOfMonth(month)];
    prepareWithBigInts(db, 'DELETE FROM messages WHERE slot BETWEEN ? AND ?').run(
      firstSlotOf(first),
      lastSlotOf(last),
    );
    const sources = PLATFORMS.map((platform) => `${platform}-message`);
    prepareWithBigInts(
      db,
      `DELETE FROM findings WHERE first_seen BETWEEN ? AND ? AND source IN (${sources.map(() => '?').join(', ')})`,
    ).run(first, last, ...sources);
  }

  #reviewCoverage(month: Month): void {
    const days = daysBetween(dayOf(startOfMonth(month)), dayOf(endOfMonth(month)));
    this.#tables.coverage.review(PLATFORMS.flatMap((source) => days.map((day) => ({ source, day }))));
  }
}
