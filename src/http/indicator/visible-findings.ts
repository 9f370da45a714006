import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors.ts';
import { DAYS_WITHOUT_ARCHIVE } from '../../feeds/batch.ts';
import { FINDING_SCOPES, visibleSources } from '../../questions/visible-sources.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { VisibleFindings } from '../../storage/port/indicators.ts';
import { addDays, dayOf, startOfDay } from '../../time/day.ts';
import { visibilityOf } from '../feed/read-feed.ts';

/** The findings that the key may count. Throws if it has no scope that shows any. */
export function visibleFindings(key: ApiKey, clock: Clock): VisibleFindings[] {
  const visible = visibleSources(key.scopes, feedsFrom(key, clock));
  if (visible.length === 0) throw new ApiError('ScopeMissing', FINDING_SCOPES.join('" or "'));
  return visible;
}

/** The oldest instant that the key sees in feeds. */
export function feedsFrom(key: ApiKey, clock: Clock): number | undefined {
  const { hasArchive, now } = visibilityOf(key, clock);
  return hasArchive ? undefined : startOfDay(addDays(dayOf(now), -DAYS_WITHOUT_ARCHIVE));
}
