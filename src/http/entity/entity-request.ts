import type { EntityHit } from '../../contract/entity-hit.ts';
import type { ApiKey, Scope } from '../../storage/port/api-key.ts';
import type { TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { formatInstant } from '../../time/instant.ts';

/** What every kind of entity is summarized by. */
export interface EntityRequest {
  store: Reading;
  key: ApiKey;
  during: TimeWindow;
  /** Minutes east of UTC. */
  offset: number;
  /** Rows of each table. */
  size: number;
}

export function hasScope({ key }: EntityRequest, scope: Scope): boolean {
  return key.scopes.includes(scope);
}

/** The dates of the request, else those of the first and last record. */
export function rangeOf({ during }: EntityRequest, seen: TimeWindow): TimeWindow {
  return { from: during.from ?? seen.from, to: during.to ?? seen.to };
}

export function wireRange({ from, to }: TimeWindow): EntityHit['range'] {
  return {
    ...(from !== undefined && { gte: formatInstant(from) }),
    ...(to !== undefined && { lte: formatInstant(to) }),
  };
}

export function isWithin(at: number, { from, to }: TimeWindow): boolean {
  return (from === undefined || at >= from) && (to === undefined || at <= to);
}

/** The latest dates of a list, as a window. */
export function windowOf(dates: readonly number[]): TimeWindow {
  if (dates.length === 0) return {};
  return {
    from: dates.reduce((a, b) => Math.min(a, b)),
    to: dates.reduce((a, b) => Math.max(a, b)),
  };
}
