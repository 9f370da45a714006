import { RecentlyUsed } from '../../../../recently-used.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { type CountGroups, groupsWithin, intervalsOf, MESSAGES, platformCount } from './month-counts.ts';
import type { CompiledJob, ReadJob } from './reader.ts';

/** Cached numbers over all searches, about ten megabytes. */
const NUMBERS_MAX = 1_000_000;
/** Cached numbers per search. Bounds the cache when a client keeps changing the time window. */
const NUMBERS_PER_SEARCH_MAX = 100_000;

interface CachedSearch {
  groups: CountGroups;
  size: number;
}

/**
 * Caches what searches have counted. A search gets only the counts it can use, because they are copied to its thread.
 * The least recently used entries are evicted first, both among the windows of one search and among all searches.
 */
export class SqliteCountCache {
  #searches = new RecentlyUsed<string, CachedSearch>(NUMBERS_MAX, ({ size }) => size);

  get size(): number {
    return this.#searches.size;
  }

  /** The counts that a job can use. */
  get({ job, match }: CompiledJob): CountGroups {
    const search = this.#searches.get(match ?? '');
    const usable: CountGroups = new Map();
    if (search === undefined) return usable;
    for (const name of groupNames(job)) {
      const group = search.groups.get(name);
      if (group === undefined) continue;
      usable.set(name, group);
      search.groups.delete(name);
      search.groups.set(name, group);
    }
    return usable;
  }

  add({ match: name }: CompiledJob, counts: CountGroups): void {
    if (name === undefined) return;
    const search = this.#searches.get(name) ?? { groups: new Map(), size: 0 };
    for (const [group, months] of counts) {
      const known = search.groups.get(group) ?? new Map();
      search.groups.delete(group);
      search.size -= sizeOf(known);
      for (const [month, counted] of months) known.set(month, counted);
      search.groups.set(group, known);
      search.size += sizeOf(known);
    }
    for (const [group, months] of search.groups) {
      if (search.size <= NUMBERS_PER_SEARCH_MAX) break;
      search.groups.delete(group);
      search.size -= sizeOf(months);
    }
    if (search.groups.size > 0) this.#searches.set(name, search);
    else this.#searches.delete(name);
  }
}

function sizeOf(months: CountGroups extends Map<string, infer Months> ? Months : never): number {
  let size = 0;
  for (const { counted } of months.values()) size += typeof counted === 'number' ? 1 : 1 + counted.length;
  return size;
}

function groupNames(job: ReadJob): string[] {
  if (job.kind !== 'find' && job.kind !== 'histogram') return [];
  const { during } = job.question;
  const names = groupsWithin(MESSAGES, during);
  if (job.kind === 'find' && job.question.facets?.by.includes('platform'))
    for (const platform of PLATFORMS) names.push(...groupsWithin(platformCount(platform), during));
  if (job.kind === 'histogram') {
    const { by } = job.question;
    if (by === undefined) names.push(...groupsWithin(intervalsOf(job.question), during));
    if (by === 'platform')
      for (const platform of PLATFORMS)
        names.push(...groupsWithin(intervalsOf(job.question, platform), during));
  }
  return names;
}
