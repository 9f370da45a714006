import type { EntityHit, EntityTable } from '../../contract/entity-hit.ts';
import { nodeId } from '../../records/node.ts';
import { companyNames, type VictimRecord } from '../../records/victim-record.ts';
import { formatInstant } from '../../time/instant.ts';
import { otherClaims } from '../victim/other-claims.ts';
import { activityOf, timeline } from './activity.ts';
import { type EntityRequest, isWithin, rangeOf, windowOf, wireRange } from './entity-request.ts';
import { entityRow, victimRow } from './entity-table.ts';
import { byFrequency, indicatorRows } from './indicator-rows.ts';
import { indicatorsInPosts } from './post-indicators.ts';

/** Reports that are read for their indicators: the earliest. */
const REPORTS_MAX = 50;

export async function victimEntity(request: EntityRequest, victim: VictimRecord): Promise<EntityHit> {
  const { store, during, offset, size } = request;
  const { victimId, facts, firstSeen, lastSeen } = victim;
  const reports = victim.reports.filter((report) => isWithin(report.firstSeen, during));
  const [posts, claims] = await Promise.all([
    Promise.all(reports.slice(0, REPORTS_MAX).map(async ({ postId }) => store.get('ransomware', postId))),
    otherClaims(store, victim),
  ]);
  const dates = reports.map((report) => report.firstSeen);
  const range = rangeOf(request, windowOf(dates));
  const activity = activityOf(dates, offset);
  const indicators = [...indicatorsInPosts(posts.filter((post) => post !== undefined)).values()].sort(
    byFrequency,
  );
  const label = facts.companyName?.value ?? victimId;
  return {
    node: {
      id: nodeId({ kind: 'victim', id: victimId }),
      kind: 'victim',
      label,
      link: `/api/v2/victim/${encodeURIComponent(victimId)}`,
    },
    names: companyNames(victim)
      .filter((name) => name !== label)
      .map((name) => ({ name, field: 'companyName', firstSeen: formatInstant(namedAt(victim, name)) })),
    facts: {
      firstSeen: formatInstant(firstSeen),
      lastSeen: formatInstant(lastSeen),
      counts: { posts: reports.length, indicators: indicators.length },
    },
    timeline: timeline(activity.days, range),
    ...(activity.total > 0 && { hours: activity.hours }),
    indicators: {
      total: indicators.length,
      rows: await indicatorRows(request, indicators.slice(0, size), { posts: ({ count }) => count }),
    },
    groups: groupsOf([victim, ...claims], size),
    victims: { total: claims.length, rows: claims.slice(0, size).map(victimRow) },
    range: wireRange(range),
  };
}

function namedAt({ reports, firstSeen }: VictimRecord, name: string): number {
  return reports.find(({ companyName }) => companyName?.value === name)?.firstSeen ?? firstSeen;
}

/** The groups that claim the company, its own first. */
function groupsOf(victims: readonly VictimRecord[], size: number): EntityTable {
  const byGroup = Map.groupBy(victims, ({ groupId }) => groupId);
  const rows = Array.from(byGroup, ([groupId, claims]) =>
    groupId === undefined
      ? []
      : [
          entityRow(
            { kind: 'group', id: groupId },
            {
              label: claims[0]?.facts.ransomwareGroup?.value,
              count: claims.reduce((sum, { reports }) => sum + reports.length, 0),
              firstSeen: Math.min(...claims.map(({ firstSeen }) => firstSeen)),
              lastSeen: Math.max(...claims.map(({ lastSeen }) => lastSeen)),
            },
          ),
        ],
  ).flat();
  return { total: rows.length, rows: rows.slice(0, size) };
}
