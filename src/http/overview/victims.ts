import type { OverviewHit } from '../../contract/overview-hit.ts';
import type { VictimRecord } from '../../records/victim-record.ts';
import { dayOf, startOfDay } from '../../time/day.ts';
import { formatInstant } from '../../time/instant.ts';
import type { OverviewContext } from './overview-context.ts';

const LISTED_MAX = 10;

type Victims = NonNullable<OverviewHit['victims']>;

export async function victims(context: OverviewContext): Promise<OverviewHit['victims']> {
  if (!context.has('victims')) return undefined;
  const { services, now } = context;
  const newest = await services.store.find({
    collection: 'victim',
    during: { to: now },
    slice: { kind: 'page', skip: 0, take: LISTED_MAX },
  });
  const today = await services.store.find({
    collection: 'victim',
    during: { from: startOfDay(dayOf(now)), to: now },
    slice: { kind: 'page', skip: 0, take: 0 },
  });
  return { today: today.total, newest: newest.hits.map(compact) };
}

function compact({ victimId, facts, detectionDate }: VictimRecord): Victims['newest'][number] {
  const { companyName, ransomwareGroup, country, industry } = facts;
  return {
    id: victimId,
    ...(companyName && { name: companyName.value }),
    ...(ransomwareGroup && { group: ransomwareGroup.value }),
    ...(country && { country: country.value }),
    ...(industry && { sector: industry.value }),
    firstSeen: formatInstant(detectionDate),
  };
}
