import type { QuietChannel } from '../storage/port/trends.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import { quantile } from './freshness.ts';

/** Channels with fewer messages on a usual day are often silent. */
const USUAL_PER_DAY_MIN = 3;
/** Of a channel with fewer days, nothing is usual. */
const DAYS_MIN = 3;

export interface SilentChannel extends Pick<QuietChannel, 'platform' | 'channelId' | 'lastSeen'> {
  /** Median of the messages per day, from its first to its last day with messages. */
  usualPerDay: number;
}

/** Channels that usually have messages every day and have been silent for unusually long; the busiest first. */
export function silentChannels(quiet: readonly QuietChannel[], now: number, max: number): SilentChannel[] {
  return quiet
    .flatMap(({ platform, channelId, lastSeen, counts }) => {
      const first = counts.findIndex((count) => count > 0);
      const active = counts.slice(first, counts.findLastIndex((count) => count > 0) + 1);
      const usualPerDay = quantile(
        active.toSorted((a, b) => a - b),
        0.5,
      );
      const isRegular = usualPerDay >= USUAL_PER_DAY_MIN && active.length >= DAYS_MIN;
      // Between two messages with a day without any in between, there are more than 24 hours.
      const allowedMs = (longestPause(active) + 1) * MS_PER_DAY;
      const isUnusual = isRegular && now - lastSeen > allowedMs;
      return isUnusual ? [{ platform, channelId, lastSeen, usualPerDay }] : [];
    })
    .sort((a, b) => b.usualPerDay - a.usualPerDay || a.lastSeen - b.lastSeen || compareNames(a, b))
    .slice(0, max);
}

/** Days without messages in a row. */
function longestPause(counts: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const count of counts) {
    current = count === 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

function compareNames(a: SilentChannel, b: SilentChannel): number {
  const [one, other] = [a, b].map(({ platform, channelId }) => `${platform}:${channelId}`) as [
    string,
    string,
  ];
  return one < other ? -1 : 1;
}
