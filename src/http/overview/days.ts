import type { OverviewHit } from '../../contract/overview-hit.ts';
import { PLATFORMS } from '../../records/platform.ts';
import type { OverviewContext } from './overview-context.ts';
import { POSTS, pagesOf } from './record-counts.ts';

export async function days(context: OverviewContext): Promise<OverviewHit['days']> {
  return context.counted('days', () => readDays(context));
}

async function readDays({ services, range, records }: OverviewContext): Promise<OverviewHit['days']> {
  const first = range.days[0] as string;
  const today = range.days.at(-1) as string;
  const { covered, sealed } = await services.store.coverage(first, today);
  const collected = new Set([...covered, ...sealed].map(({ day }) => day));
  const counts = await records.days(range);
  return range.days.map((day, index) => {
    const ofDay = counts[index] as Map<string, number>;
    return {
      day,
      isCollected: day === today || ofDay.size > 0 || collected.has(day),
      counts: {
        ...(records.hasMessages &&
          Object.fromEntries(PLATFORMS.map((platform) => [platform, ofDay.get(platform) ?? 0]))),
        ...(records.hasPages && { page: pagesOf(ofDay) }),
        ...(records.hasPosts && { post: ofDay.get(POSTS) ?? 0 }),
      },
    };
  });
}
