import { indicatorHash } from '../../../../records/indicator.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorSearch,
} from '../../../port/indicators.ts';
import type { Answer } from '../../../port/query.ts';
import { compareBytes, pageOfIndicators } from '../../../rules/indicator-order.ts';
import { countedFindings, isAnswer } from '../../../rules/new-indicators.ts';
import type { Query } from '../cluster/clauses.ts';
import { allOf, filterQuery } from './finding-filter.ts';
import type { OpensearchIndicators } from './indicators.ts';

/** OpenSearch allows 1,024 clauses by default. */
const PREFIXES_PER_REQUEST = 500;
const HASH_LENGTH = 64;

/** Finds indicators by a part of their value, or by their hash. */
export class OpensearchIndicatorSearch {
  #indicators: OpensearchIndicators;

  constructor(indicators: OpensearchIndicators) {
    this.#indicators = indicators;
  }

  async find(search: IndicatorSearch): Promise<Answer<FoundIndicator>> {
    const counted = await this.#indicators.countsWhere(
      allOf([
        { wildcard: { searched: { value: patternOf(search) } } },
        { terms: { kind: search.kinds } },
        ...filterQuery(countedFindings(search)),
      ]),
    );
    const found = counted.filter((each) => isAnswer(each, search));
    const { page, total, hasMore } = pageOfIndicators(found, search.slice);
    const spellings = await this.#indicators.spellings(page, search);
    const hits = page.map((each, index) => ({ ...each, value: spellings[index] as string }));
    return { total, hits, hasMore };
  }

  async byHash(question: HashQuestion): Promise<HashedIndicator[][]> {
    const prefixes = [...new Set(question.prefixes)];
    const found = new Map(prefixes.map((prefix) => [prefix, [] as HashedIndicator[]]));
    const lengths = new Set(prefixes.map(({ length }) => length));
    const seen = new Set<string>();
    for (let start = 0; start < prefixes.length; start += PREFIXES_PER_REQUEST) {
      const part = prefixes.slice(start, start + PREFIXES_PER_REQUEST);
      const query = allOf([beginsWithOne(part), ...filterQuery(question)]);
      for (const { kind, canonical, ...count } of await this.#indicators.countsWhere(query)) {
        const hash = indicatorHash(canonical);
        // Prefixes of different requests may find the same value.
        if (seen.has(`${hash} ${kind}`)) continue;
        seen.add(`${hash} ${kind}`);
        for (const length of lengths) found.get(hash.slice(0, length))?.push({ hash, kind, ...count });
      }
    }
    for (const all of found.values())
      all.sort((a, b) => compareBytes(a.hash, b.hash) || compareBytes(a.kind, b.kind));
    return question.prefixes.map((prefix) => found.get(prefix) ?? []);
  }
}

function patternOf({ text, isOpenBefore, isOpenAfter }: IndicatorSearch): string {
  const escaped = text.replace(/[*?\\]/g, '\\$&');
  return `${isOpenBefore ? '*' : ''}${escaped}${isOpenAfter ? '*' : ''}`;
}

function beginsWithOne(prefixes: readonly string[]): Query {
  const whole = prefixes.filter(({ length }) => length === HASH_LENGTH);
  const parts = prefixes.filter(({ length }) => length < HASH_LENGTH);
  return {
    bool: {
      should: [{ terms: { hash: whole } }, ...parts.map((prefix) => ({ prefix: { hash: prefix } }))],
      minimum_should_match: 1,
    },
  };
}
