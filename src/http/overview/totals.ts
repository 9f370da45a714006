import type { OverviewHit } from '../../contract/overview-hit.ts';
import { PLATFORMS, type Platform } from '../../records/platform.ts';
import type { FindableKind } from '../../storage/port/query.ts';
import { formatInstant, UNDATED } from '../../time/instant.ts';
import type { OverviewContext } from './overview-context.ts';

const NONE = { kind: 'page', skip: 0, take: 0 } as const;
/** Nearest to the end of a list: its oldest dated record. */
const OLDEST = { kind: 'before', position: { at: UNDATED + 1, key: '' }, take: 1 } as const;

type Dated = Extract<FindableKind, 'message' | 'page' | 'ransomware'>;

export async function totals(context: OverviewContext): Promise<OverviewHit['totals']> {
  return context.counted('totals', () => readTotals(context));
}

async function readTotals(context: OverviewContext): Promise<OverviewHit['totals']> {
  const { records } = context;
  if (!records.hasMessages && !records.hasPages && !records.hasPosts) return undefined;
  const message = records.hasMessages ? await messagesByPlatform(context) : undefined;
  const page = records.hasPages ? await count(context, 'page') : undefined;
  const hasVictims = context.has('victims');
  const post = records.hasPosts ? await count(context, 'ransomware') : undefined;
  const messages = PLATFORMS.reduce((sum, platform) => sum + (message?.[platform] ?? 0), 0);
  const kinds: Dated[] = [
    ...(messages > 0 ? (['message'] as const) : []),
    ...(page ? (['page'] as const) : []),
    ...(post ? (['ransomware'] as const) : []),
  ];
  const dates = await Promise.all(kinds.map((kind) => oldest(context, kind)));
  const known = dates.filter((date) => date !== undefined);
  return {
    records: messages + (page ?? 0) + (post ?? 0),
    ...(known.length > 0 && { since: formatInstant(Math.min(...known)) }),
    ...(message && { message }),
    ...(records.hasMessages && {
      profile: await count(context, 'profile'),
      channel: await count(context, 'channel'),
    }),
    ...(page !== undefined && { page }),
    ...(post !== undefined && { post }),
    ...(hasVictims && {
      victim: await count(context, 'victim'),
      group: await count(context, 'ransomware-group'),
    }),
  };
}

/** Whole months, whose counts engines keep. */
async function messagesByPlatform({ services }: OverviewContext): Promise<Record<Platform, number>> {
  const { buckets } = await services.store.histogram({
    collection: 'message',
    interval: 'month',
    by: 'platform',
    groupsMax: PLATFORMS.length,
  });
  const counts = { telegram: 0, discord: 0, jabber: 0 };
  for (const { groups } of buckets) for (const { key, count } of groups) counts[key as Platform] += count;
  return counts;
}

async function count({ services }: OverviewContext, collection: FindableKind): Promise<number> {
  return (await services.store.find({ collection, slice: NONE })).total;
}

async function oldest({ services }: OverviewContext, collection: Dated): Promise<number | undefined> {
  const { hits } = await services.store.find({ collection, slice: OLDEST });
  return hits[0]?.detectionDate;
}
