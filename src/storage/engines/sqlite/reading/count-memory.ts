import { PLATFORMS } from '../../../../records/platform.ts';
import { type CountGroups, groupsWithin, intervalsOf, MESSAGES } from './month-counts.ts';
import type { CompiledJob, ReadJob } from './reader.ts';

/** Numbers that are remembered of all words together, some ten megabytes, and of the same words in ever other windows. */
const NUMBERS_MAX = 1_000_000;
const NUMBERS_OF_WORDS_MAX = 100_000;

interface Words {
  groups: CountGroups;
  size: number;
}

/**
 * What searches have counted. A question is only given what it can use, for that is copied to its thread. What was used last stays
 * longest: of the windows of the same words, and of all words.
 */
export class SqliteCountMemory {
  #words = new Map<string, Words>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  usableBy({ job, match }: CompiledJob): CountGroups {
    const words = this.#words.get(match ?? '');
    const usable: CountGroups = new Map();
    if (words === undefined) return usable;
    for (const name of groupNames(job)) {
      const group = words.groups.get(name);
      if (group === undefined) continue;
      usable.set(name, group);
      words.groups.delete(name);
      words.groups.set(name, group);
    }
    return usable;
  }

  learn({ match: name }: CompiledJob, learnt: CountGroups): void {
    if (name === undefined) return;
    const words = this.#words.get(name) ?? { groups: new Map(), size: 0 };
    this.#forget(name);
    for (const [group, months] of learnt) {
      const known = words.groups.get(group) ?? new Map();
      words.groups.delete(group);
      words.size -= sizeOf(known);
      for (const [month, counted] of months) known.set(month, counted);
      words.groups.set(group, known);
      words.size += sizeOf(known);
    }
    for (const [group, months] of words.groups) {
      if (words.size <= NUMBERS_OF_WORDS_MAX) break;
      words.groups.delete(group);
      words.size -= sizeOf(months);
    }
    if (words.groups.size > 0) this.#words.set(name, words);
    this.#size += words.size;
    for (const oldest of this.#words.keys()) {
      if (this.#size <= NUMBERS_MAX) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#size -= this.#words.get(name)?.size ?? 0;
    this.#words.delete(name);
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
  if (job.kind === 'histogram') {
    const { interval, by } = job.question;
    if (by === undefined) names.push(...groupsWithin(intervalsOf(interval), during));
    if (by === 'platform')
      for (const platform of PLATFORMS) names.push(...groupsWithin(intervalsOf(interval, platform), during));
  }
  return names;
}
