import type { OverviewHit } from '../../contract/overview-hit.ts';
import { freshness } from '../../overview/freshness.ts';
import { formatInstant, MS_PER_DAY } from '../../time/instant.ts';
import { RECENT_DAYS } from './overview-context.ts';

export type OverviewSource = NonNullable<OverviewHit['sources']>[number];

/** `starts` are the intervals with records. */
export function freshnessFields(
  starts: readonly number[],
  lastSeen: number,
  now: number,
): Pick<OverviewSource, 'lastSeen' | 'usualIntervalSeconds' | 'isSilent' | 'silentSince'> {
  const { usualIntervalMs, isSilent } = freshness(starts, lastSeen, now);
  // A source without anything usual is silent if it had nothing in the whole period.
  const isSilentForLong = isSilent || now - lastSeen > RECENT_DAYS * MS_PER_DAY;
  return {
    lastSeen: formatInstant(lastSeen),
    ...(usualIntervalMs !== undefined && { usualIntervalSeconds: Math.round(usualIntervalMs / 1000) }),
    isSilent: isSilentForLong,
    ...(isSilentForLong && { silentSince: formatInstant(lastSeen) }),
  };
}
