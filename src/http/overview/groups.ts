import type { OverviewHit } from '../../contract/overview-hit.ts';
import { postHistogram, startOfInterval } from '../../feeds/post-histogram.ts';
import { topGroups } from '../../overview/top-groups.ts';
import { dayOf } from '../../time/day.ts';
import type { OverviewContext } from './overview-context.ts';

const GROUPS_MAX = 6;
/** Longer periods are counted by week. */
const BY_DAY_MAX = 31;

export async function groups({ services, range, records }: OverviewContext): Promise<OverviewHit['groups']> {
  if (!records.hasPosts) return undefined;
  const interval = range.days.length <= BY_DAY_MAX ? 'day' : 'week';
  const counts = await services.store.countPosts({
    from: records.postsFrom(range.window.from),
    to: range.window.to,
    by: 'group',
  });
  const { buckets } = postHistogram(counts, { interval, by: 'group', groupsMax: Number.POSITIVE_INFINITY });
  const { top, other } = topGroups(buckets, GROUPS_MAX);
  const byStart = new Map(buckets.map((bucket) => [dayOf(bucket.at), bucket]));
  const starts = new Set(range.days.map((day) => startOfInterval(day, interval)));
  return {
    interval,
    groups: await Promise.all(
      top.map(async ({ key: id, count }) => {
        const group = await services.store.get('ransomware-group', id);
        return { id, name: group?.facts.name?.value ?? id, count };
      }),
    ),
    other,
    buckets: Array.from(starts, (start) => {
      const bucket = byStart.get(start);
      const ofGroup = new Map(bucket?.groups.map(({ key, count }) => [key, count]));
      return { start, total: bucket?.count ?? 0, counts: top.map(({ key }) => ofGroup.get(key) ?? 0) };
    }),
  };
}
