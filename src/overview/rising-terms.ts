import type { Rising } from './rising.ts';

export type RisingTerm = Rising & { term: string };

/** A word that hardly occurs outside a rising pair adds nothing to it. */
const SHARE_OF_PAIR = 0.8;

/** Leaves out the words of rising pairs, and pairs that continue another one with as many records. */
export function withoutParts(rising: readonly RisingTerm[]): RisingTerm[] {
  const kept: RisingTerm[] = [];
  const pairs = rising.filter(({ term }) => term.includes(' '));
  for (const each of rising) {
    const isPart = pairs.some(
      (pair) =>
        pair !== each && pair.term.split(' ').includes(each.term) && pair.count >= each.count * SHARE_OF_PAIR,
    );
    const isContinued = kept.some((other) => isChained(other, each));
    if (!isPart && !isContinued) kept.push(each);
  }
  return kept;
}

/** Two pairs of the same phrase: "fresh eu logs" gives "fresh eu" and "eu logs". */
function isChained(a: RisingTerm, b: RisingTerm): boolean {
  const [first, second] = a.term.split(' ');
  const [third, fourth] = b.term.split(' ');
  if (second === undefined || fourth === undefined) return false;
  if (second !== third && first !== fourth) return false;
  return Math.min(a.count, b.count) >= Math.max(a.count, b.count) * SHARE_OF_PAIR;
}
