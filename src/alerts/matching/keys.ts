import type { Condition } from './condition.ts';

/** The share of records that contain a term; undefined if a search cannot be found by it. */
export type ShareOf = (term: number) => number | undefined;

interface Keys {
  terms: readonly number[];
  /** The share of records that contain one of the terms. */
  share: number;
}

/**
 * Terms of which every record that meets the condition contains one, as rare as possible. Undefined if there are none:
 * the condition has to be checked for every record.
 */
export function keysOf(condition: Condition, shareOf: ShareOf): readonly number[] | undefined {
  return rarestKeys(condition, shareOf)?.terms;
}

function rarestKeys(condition: Condition, shareOf: ShareOf): Keys | undefined {
  switch (condition.kind) {
    case 'term':
      return oneOf([condition.term], shareOf);
    case 'phrase':
      return oneOf(condition.terms, shareOf);
    case 'forms':
      return allKeys(Array.from(condition.terms, (term) => oneOf([term], shareOf)));
    case 'and':
      return fewest(condition.of.map((part) => rarestKeys(part, shareOf)));
    case 'or':
      return allKeys(condition.of.map((part) => rarestKeys(part, shareOf)));
    case 'not':
      return undefined;
    case 'nothing':
      return { terms: [], share: 0 };
  }
}

function oneOf(terms: Iterable<number>, shareOf: ShareOf): Keys | undefined {
  const rarest = rarestOf(terms, shareOf);
  return rarest === undefined ? undefined : { terms: [rarest], share: shareOf(rarest) ?? 1 };
}

/** Undefined if a search cannot be found by any of the terms. */
function rarestOf(terms: Iterable<number>, shareOf: ShareOf): number | undefined {
  let rarest: number | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    const share = shareOf(term);
    if (share === undefined || share >= lowest) continue;
    rarest = term;
    lowest = share;
  }
  return rarest;
}

/** Of a conjunction, one part is enough. */
function fewest(parts: readonly (Keys | undefined)[]): Keys | undefined {
  let found: Keys | undefined;
  for (const part of parts)
    if (part !== undefined && (found === undefined || part.share < found.share)) found = part;
  return found;
}

/** Of a disjunction, every part is needed. */
function allKeys(parts: readonly (Keys | undefined)[]): Keys | undefined {
  const terms = new Set<number>();
  let share = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    for (const term of part.terms) terms.add(term);
    share += part.share;
  }
  return { terms: [...terms], share };
}
