import type { Indicator } from '../../records/indicator.ts';
import { exactForm, type SearchPlace, type SearchTree } from '../../search/search-tree.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import { FILTER_NAMES } from '../../storage/rules/filter-names.ts';
import type { Condition } from './condition.ts';
import { shareOf, type TokenFrequency } from './frequency.ts';
import { keysOf } from './keys.ts';
import type { MatchedKind } from './matched-search.ts';
import type { Term } from './vocabulary.ts';

/** The indicators that findings attribute to a record other than a message. No filter has this name. */
export const FOUND_FIELD = 'found';

/** How to find and check a search. */
export interface SearchPlan {
  /** Every term of the search, once. */
  terms: readonly Term[];
  /** The expected share of records that contain each term; undefined if the search cannot be found by it. */
  shares: readonly (number | undefined)[];
  /** With indexes of `terms` as numbers. */
  condition: Condition;
  /** Whether the search can be found by its terms. Otherwise it has to be checked for every record. */
  isSelective: boolean;
}

/** Without a tree, everything matches. */
export function planOf(
  tree: SearchTree | undefined,
  collection: MatchedKind,
  frequencyOf?: TokenFrequency,
): SearchPlan {
  const planner = new Planner(collection, frequencyOf);
  const condition: Condition =
    tree === undefined ? { kind: 'and', of: [] } : planner.conditionOf(tree, false);
  const { terms, shares } = planner;
  return { terms, shares, condition, isSelective: keysOf(condition, (term) => shares[term]) !== undefined };
}

class Planner {
  readonly terms: Term[] = [];
  readonly shares: (number | undefined)[] = [];
  #indexes = new Map<string, number>();
  #collection: MatchedKind;
  #frequencyOf: TokenFrequency | undefined;

  constructor(collection: MatchedKind, frequencyOf: TokenFrequency | undefined) {
    this.#collection = collection;
    this.#frequencyOf = frequencyOf;
  }

  /** Moves negations to the leaves by De Morgan's laws: a negated negation can have keys. */
  conditionOf(tree: SearchTree, isNegated: boolean): Condition {
    switch (tree.kind) {
      case 'not':
        return this.conditionOf(tree.of, !isNegated);
      case 'and':
      case 'or':
        return {
          kind: (tree.kind === 'and') === isNegated ? 'or' : 'and',
          of: tree.of.map((part) => this.conditionOf(part, isNegated)),
        };
      default: {
        const leaf = this.#leaf(tree);
        return isNegated ? { kind: 'not', of: leaf } : leaf;
      }
    }
  }

  #leaf(tree: Exclude<SearchTree, { kind: 'and' | 'or' | 'not' }>): Condition {
    switch (tree.kind) {
      case 'phrase':
        return this.#phrase(tree.tokens, tree.isPrefix, this.#place(tree.in));
      case 'forms': {
        const terms = new Set(tree.tokens.map((text) => this.#index({ kind: 'word', text })));
        return { kind: 'forms', terms: Int32Array.from(terms) };
      }
      case 'exact': {
        const { field, value, isPrefix } = tree;
        return this.#value(FILTER_NAMES[field], exactForm(field, value), isPrefix);
      }
      case 'found':
        return this.#found(tree.indicator);
      case 'nothing':
        return tree;
    }
  }

  #phrase(tokens: readonly string[], isPrefix: boolean, place: SearchPlace | undefined): Condition {
    const last = tokens.length - 1;
    const terms = Int32Array.from(tokens, (text, offset) =>
      this.#index({ kind: isPrefix && offset === last ? 'prefix' : 'word', text }),
    );
    if (terms.length === 0) return { kind: 'nothing' };
    if (terms.length === 1 && place === undefined) return { kind: 'term', term: terms[0] as number };
    return { kind: 'phrase', terms, endsWithPrefix: isPrefix, place };
  }

  /** A profile is searched as a whole, whatever place a query names. */
  #place(place: SearchPlace | undefined): SearchPlace | undefined {
    return this.#collection === 'profile' ? undefined : place;
  }

  #value(field: string, text: string, isPrefix: boolean): Condition {
    return { kind: 'term', term: this.#index({ kind: 'value', field, text, isPrefix }) };
  }

  /** The items of a message are filters; those of other records, and their names, are findings. */
  #found(indicator: Indicator): Condition {
    const key = indicatorKey(indicator);
    return this.#collection === 'message'
      ? this.#value(FILTER_NAMES.item, exactForm('item', key), false)
      : this.#value(FOUND_FIELD, key, false);
  }

  #index(term: Term): number {
    const name = nameOf(term);
    let index = this.#indexes.get(name);
    if (index === undefined) {
      index = this.terms.push(term) - 1;
      this.#indexes.set(name, index);
      this.shares.push(shareOf(term, this.#frequencyOf));
    }
    return index;
  }
}

function nameOf(term: Term): string {
  if (term.kind !== 'value') return `${term.kind} ${term.text}`;
  return `${term.field}${term.isPrefix ? '*' : '='}${term.text}`;
}
