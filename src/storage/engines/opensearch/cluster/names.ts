import type { Month } from '../../../../time/month.ts';
import type { Part } from './cached-state.ts';

export type FixedIndex = 'findings' | 'sightings' | 'chats' | 'ledger';
/** Depends on the analyzer, so a reindex builds a new generation of it. */
export type GenerationIndex = 'messages' | 'entities';

/** Index names. Indices that depend on the analyzer include their generation (upkeep/reindexer.ts). */
export class OpensearchNames {
  readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  fixed(name: FixedIndex): string {
    return `${this.prefix}-${name}`;
  }

  entities(generation: number): string {
    return `${this.prefix}-entities-v${generation}`;
  }

  month(generation: number, month: Month): string {
    const digits = String(month).padStart(6, '0');
    return `${this.prefix}-messages-v${generation}-${digits.slice(0, 4)}.${digits.slice(4)}`;
  }

  /** Pattern for all indices of this store. */
  get all(): string {
    return `${this.prefix}-*`;
  }

  /** Pattern for all months. */
  messages(generation: number): string {
    return `${this.prefix}-messages-v${generation}-*`;
  }

  /** Whether an index belongs to this store. The pattern `all` also matches stores with a longer prefix. */
  isOwn(index: string): boolean {
    if (FIXED.some((name) => index === this.fixed(name))) return true;
    return this.generationOf(index) !== undefined;
  }

  /** Undefined for indices that have no generation. */
  generationOf(index: string): number | undefined {
    if (!index.startsWith(`${this.prefix}-`)) return undefined;
    const [, number] =
      /^(?:entities-v(\d+)|messages-v(\d+)-\d{4}\.\d\d)$/
        .exec(index.slice(this.prefix.length + 1))
        ?.filter((part) => part !== undefined) ?? [];
    return number === undefined ? undefined : Number(number);
  }

  isMonth(index: string): boolean {
    return MONTH_FORM.test(index) && index.startsWith(`${this.prefix}-messages-v`);
  }

  /** The index of a part of the store (cluster/cached-state.ts). */
  part(generation: number, part: Part): string {
    if (part === 'entities') return this.entities(generation);
    return part === 'findings' || part === 'sightings' || part === 'chats'
      ? this.fixed(part)
      : this.month(generation, Number(part));
  }

  monthOf(index: string): Month {
    return Number(index.slice(-7).replace('.', ''));
  }
}

const MONTH_FORM = /-\d{4}\.\d\d$/;

/** The ledger is created first: if only other indices exist, it was lost (upkeep/migration.ts). */
export const FIXED: readonly FixedIndex[] = ['ledger', 'findings', 'sightings', 'chats'];

/** Keeps a request's URL below OpenSearch's length limit. */
const NAMES_PER_REQUEST = 20;

export function partsOfNames(names: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < names.length; start += NAMES_PER_REQUEST)
    parts.push(names.slice(start, start + NAMES_PER_REQUEST));
  return parts;
}
