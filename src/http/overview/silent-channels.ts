import type { OverviewHit } from '../../contract/overview-hit.ts';
import { silentChannels as chooseSilent } from '../../overview/silent-channels.ts';
import { valuesOf } from '../../records/entity.ts';
import { formatInstant, MS_PER_DAY } from '../../time/instant.ts';
import type { OverviewContext } from './overview-context.ts';

const LISTED_MAX = 10;
/** Of so many channels without messages, the silent ones are chosen. */
const QUIET_MAX = 500;

export async function silentChannels({
  services,
  records,
  recent,
  now,
}: OverviewContext): Promise<OverviewHit['silentChannels']> {
  if (!records.hasMessages) return undefined;
  const bounds = [...recent.bounds.slice(0, -1), now + 1];
  const quiet = await services.store.quietChannels({ bounds, quietSince: now - MS_PER_DAY, max: QUIET_MAX });
  const chosen = chooseSilent(quiet, now, LISTED_MAX);
  return Promise.all(
    chosen.map(async ({ platform, channelId, lastSeen, usualPerDay }) => {
      const channel = await services.store.get('channel', `${platform}:${channelId}`);
      const title = valuesOf(channel?.lists.channelTitles).at(-1);
      return {
        platform,
        channelId,
        ...(title !== undefined && { title }),
        lastSeen: formatInstant(lastSeen),
        usualPerDay,
      };
    }),
  );
}
