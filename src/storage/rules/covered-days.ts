import { type CoveredDay, coverageOf } from '../../records/coverage.ts';
import type { AnyRecord } from '../../records/record.ts';
import { MS_PER_DAY } from '../../time/instant.ts';

/** `isByMessage`: a message rather than another record covers this day. Retention drops only messages. */
export type DayOfRecord = CoveredDay & { isByMessage: boolean };

/** The distinct days that a batch's records cover. */
export class CoveredDays {
  #days = new Map<string, DayOfRecord>();

  #lastDay = -1;
  #lastKind = '';

  add(record: AnyRecord): void {
    // Files are mostly sorted by day and kind, so most records repeat the previous ones.
    const day = Math.floor(record.detectionDate / MS_PER_DAY);
    const kind = 'platform' in record ? `${record.kind} ${record.platform}` : record.kind;
    if (day === this.#lastDay && kind === this.#lastKind) return;
    this.#lastDay = day;
    this.#lastKind = kind;
    const covered = coverageOf(record);
    if (covered === undefined) return;
    const isByMessage = record.kind === 'message';
    this.#days.set(`${covered.source} ${covered.day} ${isByMessage}`, { ...covered, isByMessage });
  }

  *[Symbol.iterator](): Iterator<DayOfRecord> {
    yield* this.#days.values();
  }
}
