import { printedDates } from '../../printed-dates.ts';

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const OFFSET_MAX = 14 * 60 * MINUTE;

/**
 * Learns how the exporting computer prints dates from dates that are known: its time zone, and whether `03/02/2024` is
 * in February or March.
 */
export class ExporterClock {
  #offset: number | undefined;
  /** Which of the meanings of an ambiguous date is the right one. */
  #meaning = 0;

  learn(printed: string, at: number): void {
    const dates = printedDates(printed);
    for (const [meaning, date] of dates.entries()) {
      const offset = Math.round((date - at) / QUARTER_HOUR) * QUARTER_HOUR;
      const isPlausible = Math.abs(offset) <= OFFSET_MAX && Math.abs(date - at - offset) <= MINUTE;
      if (!isPlausible) continue;
      this.#offset = offset;
      if (dates.length > 1 && dates[0] !== dates[1]) this.#meaning = meaning;
      return;
    }
  }

  /** Undefined if nothing was learned or the text is not a date. */
  read(printed: string): number | undefined {
    if (this.#offset === undefined) return undefined;
    const dates = printedDates(printed);
    const date = dates[this.#meaning] ?? dates[0];
    return date === undefined ? undefined : date - this.#offset;
  }
}
