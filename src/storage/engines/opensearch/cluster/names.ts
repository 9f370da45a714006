import type { Month } from '../../../../records/month.ts';
import type { Part } from './known-state.ts';

export type FixedIndex = 'findings' | 'sightings' | 'chats' | 'ledger';
export type MadeIndex = 'messages' | 'entities';

/** Names of indices. What the analyzer has a part in carries the number of its generation (upkeep/reindexer.ts). */
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

  /** Everything of this store. */
  get all(): string {
    return `${this.prefix}-*`;
  }

  /** All months. */
  messages(generation: number): string {
    return `${this.prefix}-messages-v${generation}-*`;
  }

  /** Whether an index belongs to this store; the pattern `all` may also match stores with a longer prefix. */
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

  /** The index of a part of the store (cluster/known-state.ts). */
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

/** The ledger first: other indices without it mean that it was lost (upkeep/migration.ts). */
export const FIXED: readonly FixedIndex[] = ['ledger', 'findings', 'sightings', 'chats'];

const NAMES_AT_ONCE = 20;

/** The address of a request has a limit. */
export function partsOfNames(names: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE)
    parts.push(names.slice(start, start + NAMES_AT_ONCE));
  return parts;
}
