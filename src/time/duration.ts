import { MS_PER_DAY } from './instant.ts';

const DURATION_FORM = /^(\d{1,5})\s?(m|minutes?|h|hours?|d|days?|w|weeks?)$/i;

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: MS_PER_DAY, w: 7 * MS_PER_DAY };

/** Milliseconds of `90d`, `12h` or `400days`. Undefined if the text is not a duration. */
export function parseDuration(text: string): number | undefined {
  const [, number, unit = ''] = DURATION_FORM.exec(text.trim()) ?? [];
  return number === undefined
    ? undefined
    : Number(number) * (UNIT_MS[unit.charAt(0).toLowerCase()] as number);
}
