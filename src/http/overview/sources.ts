import type { OverviewHit } from '../../contract/overview-hit.ts';
import { isPlatform, PLATFORMS } from '../../records/platform.ts';
import type { FindableKind, Question } from '../../storage/port/query.ts';
import { dayOf } from '../../time/day.ts';
import { MS_PER_DAY, UNDATED } from '../../time/instant.ts';
import { collectors } from './collectors.ts';
import type { OverviewContext } from './overview-context.ts';
import { type CountedInterval, isPages, POSTS } from './record-counts.ts';
import { freshnessFields, type OverviewSource } from './source-freshness.ts';

type Named = Pick<OverviewSource, 'id' | 'kind' | 'name'>;

export async function sources(context: OverviewContext): Promise<OverviewHit['sources']> {
  return context.counted('sources', () => readSources(context));
}

async function readSources(context: OverviewContext): Promise<OverviewSource[]> {
  const { records, recent, now } = context;
  const hours = await records.counts({ from: recent.window.from, to: now }, 'hour');
  const last24h = await records.sums({ from: now - MS_PER_DAY + 1, to: now });
  const found = new Set(hours.flatMap(({ counts }) => [...counts.keys()]));
  // Sources that have been silent for longer than that are looked for, too.
  if (records.hasMessages) for (const platform of PLATFORMS) found.add(platform);
  if (records.hasPosts) found.add(POSTS);
  const known: OverviewSource[] = [];
  for (const id of inOrder(found)) {
    const source = await readSource(context, named(id), hours, last24h.get(id) ?? 0);
    if (source !== undefined) known.push(source);
  }
  return [...known, ...(await collectors(context))];
}

async function readSource(
  context: OverviewContext,
  source: Named,
  hours: readonly CountedInterval[],
  count24h: number,
): Promise<OverviewSource | undefined> {
  const active = hours.filter(({ counts }) => counts.has(source.id));
  const lastSeen = await newest(context, source, active.at(-1)?.at);
  if (lastSeen === undefined) return undefined;
  const byDay = new Map<string, number>();
  for (const { at, counts } of active)
    byDay.set(dayOf(at), (byDay.get(dayOf(at)) ?? 0) + (counts.get(source.id) ?? 0));
  return {
    ...source,
    ...freshnessFields(
      active.map(({ at }) => at),
      lastSeen,
      context.now,
    ),
    count24h,
    series: context.recent.days.map((day) => byDay.get(day) ?? 0),
  };
}

function named(id: string): Named {
  if (isPlatform(id)) return { id, kind: 'platform', name: id };
  if (isPages(id)) return { id, kind: 'network', name: id.slice(id.indexOf(':') + 1) };
  return { id, kind: 'ransomware', name: 'ransomware' };
}

/** Platforms, networks, posts. */
function inOrder(ids: ReadonlySet<string>): string[] {
  const platforms = PLATFORMS.filter((platform) => ids.has(platform));
  const networks = [...ids].filter(isPages).sort();
  return [...platforms, ...networks, ...(ids.has(POSTS) ? [POSTS] : [])];
}

/** The date of the newest record. Dates in the future are ignored: they would hide that nothing arrives. */
async function newest(
  { services, now, records }: OverviewContext,
  { id, kind, name }: Named,
  from: number | undefined,
): Promise<number | undefined> {
  const earliest = from ?? (kind === 'ransomware' ? records.postsFrom(UNDATED + 1) : UNDATED + 1);
  const question: Question<FindableKind> = {
    collection: kind === 'platform' ? 'message' : kind === 'network' ? 'page' : 'ransomware',
    ...(isPlatform(id) && { platform: id }),
    ...(kind === 'network' && {
      filter: { kind: 'exact', field: 'network', value: name, isPrefix: false } as const,
    }),
    during: { from: earliest, to: now },
    slice: { kind: 'page', skip: 0, take: 1 },
  };
  return (await services.store.find(question)).hits[0]?.detectionDate;
}
