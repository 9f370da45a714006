import { PLATFORMS } from '../records/platform.ts';
import type { FindableKind, Question } from '../storage/port/query.ts';
import type { Store } from '../storage/port/store.ts';
import { MS_PER_DAY, UNDATED } from '../time/instant.ts';

type Source = Pick<Question, 'collection' | 'platform'> & { name: string };

const SOURCES: readonly Source[] = [
  ...PLATFORMS.map((platform) => ({ name: platform, collection: 'message' as const, platform })),
  { name: 'page', collection: 'page' },
  { name: 'ransomware', collection: 'ransomware' },
];

/** Searched in this order: counting all records of a large store can take longer than a query may. */
const LOOK_BACK_MS = [MS_PER_DAY / 24, MS_PER_DAY, 31 * MS_PER_DAY];
/** Records without a date have the date 0. */
const EVER = UNDATED + 1;

/** How long ago the newest record of each source was seen. */
export class RecordAges {
  #store: Pick<Store, 'find'>;
  /** Date of the newest record when it was last looked for. A list is counted as a whole, so this keeps it short. */
  #newest = new Map<string, number>();

  #onFailure: (source: string, error: unknown) => void;

  constructor(store: Pick<Store, 'find'>, onFailure: (source: string, error: unknown) => void) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** In seconds, of sources that have any record. Dates in the future are ignored: they would hide that nothing arrives. */
  async read(now: number): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    // One after the other: metrics take at most one search thread.
    for (const source of SOURCES) {
      try {
        const at = await this.#newestOf(source, now);
        if (at === undefined) continue;
        this.#newest.set(source.name, at);
        ages.set(source.name, (now - at) / 1000);
      } catch (error) {
        this.#onFailure(source.name, error);
      }
    }
    return ages;
  }

  async #newestOf(source: Source, now: number): Promise<number | undefined> {
    const known = this.#newest.get(source.name);
    const starts = [known ?? now, ...LOOK_BACK_MS.map((ms) => now - ms), EVER];
    for (const from of starts) {
      const at = await this.#find(source, from, now);
      if (at !== undefined) return at;
    }
    return undefined;
  }

  async #find({ collection, platform }: Source, from: number, to: number): Promise<number | undefined> {
    const question: Question<FindableKind> = {
      collection,
      platform,
      during: { from, to },
      slice: { kind: 'page', skip: 0, take: 1 },
    };
    return (await this.#store.find(question)).hits[0]?.detectionDate;
  }
}
