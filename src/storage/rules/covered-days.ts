import { type CoveredDay, coverageOf } from '../../records/coverage.ts';
import { MS_PER_DAY } from '../../records/instant.ts';
import type { AnyRecord } from '../../records/record.ts';

/** Whether it was a message that was dated so, or another record: messages may be dropped by the month. */
export type DayOfRecord = CoveredDay & { isByMessage: boolean };

/** The days that records of a batch cover, each once. */
export class CoveredDays {
  #days = new Map<string, DayOfRecord>();

  #lastDay = -1;
  #lastKind = '';

  add(record: AnyRecord): void {
    // Records of a file come by day and by kind: most are of the one before.
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
