import { SeededRandom } from '../../src/demo/random.ts';
import { type Advert, DIFFERENT_OFFERS, type Pair } from './adverts.ts';
import type { Design } from './designs.ts';
import { REPOSTS } from './reposts.ts';

/** Shares by kind, and pairs of texts over everything. */
export interface Measured {
  /** Reposts that get the key of the original. */
  found: Map<string, number>;
  /** Different offers that get the same key. */
  confused: Map<string, number>;
  precision: number;
  recall: number;
}

export class Trial {
  readonly #adverts: readonly Advert[];
  readonly #copies: Map<string, string[]>;
  readonly #pairs: Map<string, Pair[]>;

  constructor(adverts: readonly Advert[]) {
    const random = new SeededRandom('trial');
    this.#adverts = adverts;
    this.#copies = new Map(
      Object.entries(REPOSTS).map(([kind, repost]) => [kind, adverts.map((each) => repost(each, random))]),
    );
    this.#pairs = new Map(
      Object.entries(DIFFERENT_OFFERS).map(([kind, pair]) => [
        kind,
        adverts.map((each) => pair(each, random)),
      ]),
    );
  }

  measure(design: Design): Measured {
    const originals = this.#adverts.map(({ text }) => design(text));
    const found = new Map<string, number>();
    /** The adverts whose copies have this key. */
    const keyed = new Map<string, number[]>();
    const add = (key: string | undefined, advert: number) => {
      if (key === undefined) return;
      const group = keyed.get(key);
      if (group === undefined) keyed.set(key, [advert]);
      else group.push(advert);
    };
    for (const [index, key] of originals.entries()) add(key, index);
    for (const [kind, texts] of this.#copies) {
      let same = 0;
      for (const [index, text] of texts.entries()) {
        const key = design(text);
        if (key !== undefined && key === originals[index]) same++;
        add(key, index);
      }
      found.set(kind, same / texts.length);
    }
    const confused = new Map(
      [...this.#pairs].map(([kind, pairs]) => [
        kind,
        pairs.filter((pair) => isSame(design, pair)).length / pairs.length,
      ]),
    );
    return { found, confused, ...this.#overPairs([...keyed.values()]) };
  }

  /** Of all pairs of texts with one key, how many are copies; of all pairs of copies, how many have one key. */
  #overPairs(groups: readonly number[][]): { precision: number; recall: number } {
    let merged = 0;
    let right = 0;
    for (const group of groups) {
      merged += pairsOf(group.length);
      const byAdvert = Map.groupBy(group, (advert) => advert);
      for (const copies of byAdvert.values()) right += pairsOf(copies.length);
    }
    const all = this.#adverts.length * pairsOf(this.#copies.size + 1);
    return { precision: merged === 0 ? 1 : right / merged, recall: right / all };
  }
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}

function isSame(design: Design, [first, second]: Pair): boolean {
  const key = design(first);
  return key !== undefined && key === design(second);
}
