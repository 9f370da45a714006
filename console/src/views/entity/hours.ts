/** Hours from the first to the one after the last; `to` is above 24 for a night. */
export interface BusyHours {
  from: number;
  to: number;
}

/** This share of the messages makes hours the usual ones. */
const USUAL_SHARE = 0.6;
/** With more hours than these, no part of the day stands out. */
const HOURS_MAX = 14;

/** The shortest part of the day with most of the activity; undefined if there is none, or if no part stands out. */
export function busyHours(counts: readonly (readonly number[])[]): BusyHours | undefined {
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    counts.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  );
  const total = byHour.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  for (let length = 1; length <= HOURS_MAX; length++) {
    const sums = byHour.map((_, from) =>
      byHour.reduce((sum, count, hour) => ((hour - from + 24) % 24 < length ? sum + count : sum), 0),
    );
    const most = Math.max(...sums);
    if (most >= total * USUAL_SHARE) {
      const from = sums.indexOf(most);
      return { from, to: from + length };
    }
  }
  return undefined;
}

/** Minutes east of UTC, now. */
export function offsetOf(zone: 'utc' | 'local', now = new Date()): number {
  return zone === 'utc' ? 0 : -now.getTimezoneOffset();
}
