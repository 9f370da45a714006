import type { Schedule } from '../storage/port/alerts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The period (UTC) in which matches are counted or gathered: from its first to its last millisecond. */
export function periodOf(schedule: Schedule, at: number): { from: number; to: number } {
  const length = schedule === 'daily' ? DAY_MS : HOUR_MS;
  const from = Math.floor(at / length) * length;
  return { from, to: from + length - 1 };
}
