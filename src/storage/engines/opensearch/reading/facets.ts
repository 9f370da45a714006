import type { Message } from '../../../../records/message.ts';
import { type CountedFacets, FACETS_OF, type Facet, type FacetValue } from '../../../port/facets.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { VictimGrouping } from '../../../port/histogram.ts';
import type { Question } from '../../../port/query.ts';
import { groupKey } from '../../../rules/entity-groups.ts';
import { countedFacets, FacetCounts } from '../../../rules/facet-counts.ts';
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
const TITLES = { channel: 'channelTitle', user: 'username' } as const;

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

  async count({ collection, facets }: Question, counted: Counted): Promise<CountedFacets> {
    const request = facets as NonNullable<Question['facets']>;
    const counts: [Facet, FacetCounts][] = [];
    for (const facet of request.by) {
      if (!FACETS_OF[collection].includes(facet)) continue;
      counts.push([facet, await this.#values(facet, { ...counted, isVictim: collection === 'victim' })]);
    }
    const found = countedFacets(counts, request);
    for (const [facet] of counts) {
      const values = found.facets[facet] as FacetValue[];
      if (facet === 'channel' || facet === 'user') await this.#addTitles(facet, values, counted);
      if (facet === 'indicator' && collection === 'message')
        await this.#addPlaces(values.slice(0, request.placed ?? 0), counted);
    }
    return found;
  }

  async #values(
    facet: Facet,
    { isVictim, ...counted }: Counted & { isVictim: boolean },
  ): Promise<FacetCounts> {
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
    return counts;
  }

  async #addTitles(facet: 'channel' | 'user', values: FacetValue[], counted: Counted): Promise<void> {
    const title = TITLES[facet];
    const newest = await this.#newest(facet, values, counted, [title]);
    for (const value of values) {
      const known = newest.get(value.key)?.[title];
      if (known !== undefined) value.title = known;
    }
  }

  async #addPlaces(values: FacetValue[], counted: Counted): Promise<void> {
    const fields = ['platform', 'channelId', 'channelTitle'] as const;
    const newest = await this.#newest('indicator', values, counted, fields);
    for (const value of values) {
      const { platform, channelId, channelTitle: title } = newest.get(value.key) ?? {};
      if (platform === undefined || channelId === undefined) continue;
      value.newestIn = { platform, channelId, ...(title !== undefined && { title }) };
    }
  }

  /** The newest message of each value. Only for the listed values, for which the terms aggregation is exact. */
  async #newest(
    facet: Facet,
    values: readonly FacetValue[],
    { index, query }: Counted,
    fields: readonly (keyof Message)[],
  ): Promise<Map<string, Partial<Message>>> {
    if (values.length === 0) return new Map();
    const terms = { field: FIELDS[facet], include: values.map(({ key }) => key), size: values.length };
    const source = fields.map((field) => `record.${field}`);
    const newest = { top_hits: { size: 1, sort: NEWEST, _source: source } };
    const { aggregations } = await this.#searcher.search({
      index,
      body: { size: 0, query, aggs: { values: { terms, aggs: { newest } } } },
    });
    const buckets: { key: string; newest: { hits: { hits: SearchHit<{ record?: Partial<Message> }>[] } } }[] =
      aggregations?.values.buckets ?? [];
    return new Map(buckets.map(({ key, newest: { hits } }) => [key, hits.hits[0]?._source.record ?? {}]));
  }
}
