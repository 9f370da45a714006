import { MS_PER_DAY } from '../../../time/instant.ts';

/** `Wed, 21 Oct 2026 07:28:00 GMT`, the one form that senders may use today (RFC 9110). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Statuses that ask for a pause. */
const PAUSING = [429, 502, 503, 504];

/** Milliseconds to wait according to a `Retry-After` header, which holds seconds or a date. At most a day. */
export function retryAfterMs(status: number, header: unknown, now: number): number | undefined {
  if (!PAUSING.includes(status) || typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,12}$/.test(text)) return pauseOf(Number(text));
  return HTTP_DATE.test(text) ? pauseOf((Date.parse(text) - now) / 1000) : undefined;
}

/** A pause in seconds, as receivers write it into JSON; undefined if it is not a number. */
export function pauseOf(seconds: unknown): number | undefined {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds * 1000), 0), MS_PER_DAY);
}
