import type { FindingSource } from '../../../../records/finding.ts';
import type { Indicator } from '../../../../records/indicator.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import type { SearchTree } from '../../../../search/search-tree.ts';
import { indicatorKey } from '../../../port/indicators.ts';
import type { FindableKind, Question } from '../../../port/query.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { filterToken } from '../records/filter-token.ts';
import { allOf, isIndicator } from './finding-filter.ts';

/** For each indicator that a question about entities names: the query of the entities that contain it. */
export type EntitiesWith = ReadonlyMap<string, Query>;

/** OpenSearch's default max_result_window. */
const OWNERS_PER_REQUEST = 10_000;

/** Reads who contains an indicator from the findings. */
export class OpensearchIndicatorOwners {
  #searcher: OpensearchSearcher;
  #index: string;

  constructor(searcher: OpensearchSearcher, index: string) {
    this.#searcher = searcher;
    this.#index = index;
  }

  /** Resolves every indicator that the question names. Messages need no findings: their index has the items. */
  async entitiesWith({ collection, text, filter }: Omit<Question, 'slice'>): Promise<EntitiesWith> {
    const found = new Map<string, Query>();
    if (collection === 'message') return found;
    for (const indicator of [text, filter].flatMap((tree) => (tree === undefined ? [] : indicatorsIn(tree))))
      if (!found.has(indicatorKey(indicator)))
        found.set(indicatorKey(indicator), await this.#entities(indicator, collection));
    return found;
  }

  /** Keys of the profiles or channels with an indicator. */
  async keys(
    indicator: Indicator,
    of: 'profile' | 'channel',
    platforms: readonly string[] = PLATFORMS,
  ): Promise<string[]> {
    const sources = platforms.map((platform) => `${platform}-${of}` as FindingSource);
    const owners = await this.#owners(indicator, sources);
    return owners.map(({ source, owner }) => `${source.slice(0, source.indexOf('-'))}:${owner}`);
  }

  async #entities(indicator: Indicator, kind: FindableKind): Promise<Query> {
    if (kind === 'profile' || kind === 'channel') return oneOf('key', await this.keys(indicator, kind));
    const owners = await this.#owners(indicator, [kind === 'page' ? 'page' : 'ransomware']);
    return kind === 'victim'
      ? oneOf(
          'filters',
          owners.map(({ owner }) => filterToken('report', owner)),
        )
      : oneOf(
          'key',
          owners.map(({ owner }) => owner),
        );
  }

  async #owners(
    indicator: Indicator,
    sources: readonly FindingSource[],
  ): Promise<{ source: string; owner: string }[]> {
    const query = allOf([...isIndicator(indicator), { terms: { source: sources } }]);
    const found = await this.#searcher.search<{ source: string; owner: string }>({
      index: () => this.#index,
      body: { size: OWNERS_PER_REQUEST, track_total_hits: true, query, _source: ['source', 'owner'] },
    });
    if (found.total <= OWNERS_PER_REQUEST) return found.hits.map((hit) => hit._source);
    const owners: { source: string; owner: string }[] = [];
    for await (const hit of this.#searcher.walk<{ source: string; owner: string }>(this.#index, query))
      owners.push(hit._source);
    return owners;
  }
}

function indicatorsIn(tree: SearchTree): Indicator[] {
  if (tree.kind === 'and' || tree.kind === 'or') return tree.of.flatMap(indicatorsIn);
  if (tree.kind === 'not') return indicatorsIn(tree.of);
  return tree.kind === 'found' ? [tree.indicator] : [];
}
