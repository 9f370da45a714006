import type { Message } from '../../../../records/message.ts';
import { FACETS_OF, type Facet, type Facets, type FacetValue } from '../../../port/facets.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { VictimGrouping } from '../../../port/histogram.ts';
import type { Question } from '../../../port/query.ts';
import { groupKey } from '../../../rules/entity-groups.ts';
import { FacetCounts } from '../../../rules/facet-counts.ts';
import type { Query } from '../cluster/clauses.ts';
import type { OpensearchSearcher, Search, SearchHit } from '../cluster/searcher.ts';

const FIELDS: Record<Facet, string> = {
  channel: 'channelId',
  user: 'userId',
  language: 'language',
  platform: 'platform',
  indicator: 'indicators',
  network: 'network',
  site: 'site',
  tag: 'tags',
  group: 'group',
  country: 'country',
  sector: 'industry',
};

/** The field of the record that names a value. */
const TITLES: Partial<Record<Facet, 'channelTitle' | 'username'>> = {
  channel: 'channelTitle',
  user: 'username',
};

/** Limit on values of a facet: more could not be read within the deadline. */
const VALUES_MAX = 1_000_000;

const NEWEST = ['at', 'tie', 'key'].map((field) => ({ [field]: 'desc' }));

const DATES = { first: { min: { field: 'at' } }, last: { max: { field: 'at' } } };

interface Counted {
  index: Search['index'];
  query: Query;
}

/**
 * Counts results by their facets. It reads the count of every value, because OpenSearch's terms aggregation is only
 * approximate if there is more than one shard.
 */
export class OpensearchFacets {
  #searcher: OpensearchSearcher;

  constructor(searcher: OpensearchSearcher) {
    this.#searcher = searcher;
  }

  async count({ collection, facets }: Question, counted: Counted): Promise<Facets> {
    const { by, size } = facets as NonNullable<Question['facets']>;
    const counts: Facets = {};
    for (const facet of by) {
      if (!FACETS_OF[collection].includes(facet)) continue;
      const values = await this.#largest(facet, size, { ...counted, isVictim: collection === 'victim' });
      counts[facet] = await this.#withTitles(facet, values, counted);
    }
    return counts;
  }

  async #largest(
    facet: Facet,
    size: number,
    { isVictim, ...counted }: Counted & { isVictim: boolean },
  ): Promise<FacetValue[]> {
    const counts = new FacetCounts();
    // Victims without a value are counted, too.
    const sources = [{ value: { terms: { field: FIELDS[facet], missing_bucket: isVictim } } }];
    let values = 0;
    for await (const { key, doc_count, first, last } of this.#searcher.groups({
      ...counted,
      sources,
      aggs: DATES,
    })) {
      if (++values > VALUES_MAX) throw new SearchTooSlow();
      const value = isVictim ? groupKey(facet as VictimGrouping, key.value ?? undefined) : key.value;
      counts.add(value, doc_count, first.value, last.value);
    }
    return counts.largest(size);
  }

  /** Only for the listed values, for which the terms aggregation is exact. */
  async #withTitles(facet: Facet, values: FacetValue[], { index, query }: Counted): Promise<FacetValue[]> {
    const title = TITLES[facet];
    if (title === undefined || values.length === 0) return values;
    const terms = { field: FIELDS[facet], include: values.map(({ key }) => key), size: values.length };
    const newest = { top_hits: { size: 1, sort: NEWEST, _source: [`record.${title}`] } };
    const { aggregations } = await this.#searcher.search({
      index,
      body: { size: 0, query, aggs: { values: { terms, aggs: { newest } } } },
    });
    const buckets: { key: string; newest: { hits: { hits: SearchHit<{ record?: Partial<Message> }>[] } } }[] =
      aggregations?.values.buckets ?? [];
    const titles = new Map(
      buckets.map(({ key, newest: { hits } }) => [key, hits.hits[0]?._source.record?.[title]]),
    );
    return values.map((value) => {
      const known = titles.get(value.key);
      return known === undefined ? value : { ...value, title: known };
    });
  }
}
