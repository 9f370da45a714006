import { type CoveredDay, coverageOf } from '../../records/coverage.ts';
import type { AnyRecord } from '../../records/record.ts';
import { MS_PER_DAY } from '../../time/instant.ts';

/** `isByMessage`: a message rather than another record covers this day. Retention drops only messages. */
export type DayOfRecord = CoveredDay & { isByMessage: boolean };

/** The distinct days that a batch's records cover. */
export class CoveredDays {
  #days = new Map<string, DayOfRecord>();

  /** Numbers of the days in `#days`, by kind and platform. */
  #known = new Map<string, Set<number>>();
  #last: { record: AnyRecord; day: number } | undefined;

  add(record: AnyRecord): void {
    const day = Math.floor(record.detectionDate / MS_PER_DAY);
    const last = this.#last;
    // Files are mostly sorted by day and kind, so most records repeat the previous ones.
    if (last !== undefined && day === last.day && isSameSource(record, last.record)) return;
    const name = `${record.kind} ${platformOf(record)}`;
    if (!this.#known.get(name)?.has(day)) {
      const covered = coverageOf(record);
      // Not remembered: an undated record covers nothing, another one of the same day may.
      if (covered === undefined) return;
      const isByMessage = record.kind === 'message';
      this.#days.set(`${covered.source} ${covered.day} ${isByMessage}`, { ...covered, isByMessage });
      this.#known.set(name, (this.#known.get(name) ?? new Set()).add(day));
    }
    this.#last = { record, day };
  }

  *[Symbol.iterator](): Iterator<DayOfRecord> {
    yield* this.#days.values();
  }
}

function platformOf(record: AnyRecord): string | undefined {
  return 'platform' in record ? record.platform : undefined;
}

function isSameSource(a: AnyRecord, b: AnyRecord): boolean {
  return a.kind === b.kind && platformOf(a) === platformOf(b);
}
