import type { ImportRun } from '../../storage/port/import-log.ts';
import { startOfDay } from '../../time/day.ts';
import type { OverviewContext } from './overview-context.ts';
import { freshnessFields, type OverviewSource } from './source-freshness.ts';

/**
 * The keys that push records. Their entries are of any kind, so only keys that see all kinds see them. They are known by
 * day, so silence is noticed later than for other sources.
 */
export async function collectors({
  services,
  recent,
  records,
  now,
}: OverviewContext): Promise<OverviewSource[]> {
  if (!records.hasMessages || !records.hasPages || !records.hasPosts) return [];
  const runs = await services.push.pushesSince(recent.days[0] as string);
  if (runs.length === 0) return [];
  const names = new Map((await services.keys.list()).map(({ id, name }) => [id, name]));
  const byKey = Map.groupBy(runs, ({ push }) => push?.keyId ?? '');
  return Array.from(byKey, ([keyId, pushes]): OverviewSource => {
    const byDay = entriesByDay(pushes);
    const starts = [...byDay.keys()].map(startOfDay).sort((a, b) => a - b);
    const lastSeen = Math.max(...pushes.map(({ startedAt, finishedAt }) => finishedAt ?? startedAt));
    return {
      id: `collector:${keyId}`,
      kind: 'collector',
      name: names.get(keyId) ?? keyId,
      ...freshnessFields(starts, lastSeen, now),
      series: recent.days.map((day) => byDay.get(day) ?? 0),
    };
  }).sort((a, b) => (a.name < b.name || (a.name === b.name && a.id < b.id) ? -1 : 1));
}

function entriesByDay(pushes: readonly ImportRun[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const { push, files } of pushes)
    for (const { counts } of files)
      if (push !== undefined) byDay.set(push.day, (byDay.get(push.day) ?? 0) + (counts.read ?? 0));
  return byDay;
}
