import type { Indicator } from '../../records/indicator.ts';
import type { AnyRecord } from '../../records/record.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';
import { CollectionSearches, NO_MATCHES } from './collection-searches.ts';
import type { TokenFrequency } from './frequency.ts';
import { isMatched, MATCHED_KINDS, type MatchedKind, type MatchedSearch } from './matched-search.ts';
import { MatcherFull, type MatcherLimits } from './matcher-full.ts';
import { planOf } from './search-plan.ts';

/** At these limits, terms take about 250 MB, and unselective searches 20 to 40 µs per message. */
const LIMITS: MatcherLimits = { searches: 50_000, unselective: 1000, terms: 2_000_000 };

interface MatcherOptions {
  /** The share of records that contain a token, from 0 to 1, if it is known. Used when a search is added. */
  frequencyOf?: TokenFrequency | undefined;
  limits?: Partial<MatcherLimits> | undefined;
}

/** What is known about a record beside it. */
interface RecordContext {
  /** The message's tokens, if it was prepared. */
  prepared?: PreparedMessage | undefined;
  /**
   * Indicators that findings attribute to the record, although it does not list them: those of a person's messages
   * (rules/sender-findings.ts).
   */
  attributed?: readonly Indicator[] | undefined;
}

interface Known {
  collection: MatchedKind;
  terms: number;
}

const NO_INDICATORS: readonly Indicator[] = [];

/**
 * Decides which saved searches a record matches, without an index of records. It agrees with what `Reading.find` finds
 * once the record is stored.
 *
 * Each search is found by the rarest term that all its matches contain. A record is read once, token by token; only the
 * searches found by its tokens are checked.
 */
export class SearchMatcher {
  #frequencyOf: TokenFrequency | undefined;
  #limits: MatcherLimits;
  #collections = new Map(MATCHED_KINDS.map((kind) => [kind, new CollectionSearches()]));
  #known = new Map<string, Known>();
  #terms = 0;

  constructor({ frequencyOf, limits }: MatcherOptions = {}) {
    this.#frequencyOf = frequencyOf;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The number of searches. */
  get size(): number {
    return this.#known.size;
  }

  /** The number of terms of all searches. */
  get terms(): number {
    return this.#terms;
  }

  hasSearchesOf(kind: MatchedKind): boolean {
    return this.#of(kind).size > 0;
  }

  /** Replaces the search with the same id. Throws `MatcherFull`, and then changes nothing. */
  add(search: MatchedSearch): void {
    const { id, collection, tree } = search;
    const plan = planOf(tree, collection, this.#frequencyOf);
    const replaced = this.#known.get(id);
    const { searches, terms, unselective } = this.#limits;
    if (replaced === undefined && this.#known.size >= searches) throw new MatcherFull('searches', searches);
    const termsAfter = this.#terms - (replaced?.terms ?? 0) + plan.terms.length;
    if (termsAfter > terms) throw new MatcherFull('terms', terms);
    const others = this.#of(collection).unselectiveExcept(id);
    if (!plan.isSelective && others >= unselective) throw new MatcherFull('unselective', unselective);
    this.remove(id);
    this.#of(collection).add(search, plan);
    this.#known.set(id, { collection, terms: plan.terms.length });
    this.#terms = termsAfter;
  }

  remove(id: string): void {
    const known = this.#known.get(id);
    if (known === undefined) return;
    this.#of(known.collection).remove(id);
    this.#known.delete(id);
    this.#terms -= known.terms;
  }

  /** The ids of the searches that the record matches, each once, in no particular order. */
  match(record: AnyRecord, { prepared, attributed }: RecordContext = NO_CONTEXT): readonly string[] {
    if (!isMatched(record)) return NO_MATCHES;
    const searches = this.#of(record.kind);
    if (searches.size === 0) return NO_MATCHES;
    return searches.match(record, prepared, attributed ?? NO_INDICATORS);
  }

  #of(kind: MatchedKind): CollectionSearches {
    return this.#collections.get(kind) as CollectionSearches;
  }
}

const NO_CONTEXT: RecordContext = {};
