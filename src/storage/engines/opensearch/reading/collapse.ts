import type { Message } from '../../../../records/message.ts';
import { CHANNELS_OF_COPIES_MAX, type SimilarCopies } from '../../../port/collapse.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { Answer } from '../../../port/query.ts';
import { FacetCounts } from '../../../rules/facet-counts.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchSearcher, Search, SearchHit } from '../cluster/searcher.ts';
import { LISTED } from '../records/entity-mapper.ts';

/** Limit on messages after folding: more could not be read within the deadline. */
const GROUPS_MAX = 1_000_000;
/** OpenSearch's max_result_window. */
const HEADS_MAX = 10_000;

const NEWEST = ['at', 'tie', 'key'].map((field) => ({ [field]: 'desc' }));

interface Matches {
  index: Search['index'];
  query: Query;
}

interface CopyGroup {
  similar: string;
  count: number;
  newest: number;
  oldest: number;
}

type Listed = { record: Message; similar: string };

/**
 * Folds copies. All groups are read with their newest date, which gives the exact total and places the page; the newest
 * copies of the page are then read in their final order. OpenSearch's own collapsing has no exact total and no deep
 * pages.
 */
export class OpensearchCollapse {
  #searcher: OpensearchSearcher;

  constructor(searcher: OpensearchSearcher) {
    this.#searcher = searcher;
  }

  async find(matches: Matches, { skip, take }: { skip: number; take: number }): Promise<Answer<Message>> {
    const groups = await this.#groups(matches);
    const total = groups.length;
    const totalBefore = groups.reduce((sum, { count }) => sum + count, 0);
    if (take === 0 || skip >= total)
      return { total, totalBefore, hits: [], similar: [], hasMore: skip < total };
    groups.sort((a, b) => b.newest - a.newest);
    const last = Math.min(skip + take, total) - 1;
    // Groups with the same date as the ends of the page may belong to it: only the copies show their order.
    const [from, to] = [(groups[last] as CopyGroup).newest, (groups[skip] as CopyGroup).newest];
    const candidates = groups.filter(({ newest }) => newest >= from && newest <= to);
    const before = groups.findIndex(({ newest }) => newest <= to);
    const heads = (await this.#heads(matches, candidates)).slice(skip - before, last + 1 - before);
    const channels = await this.#channels(matches, heads);
    const bySimilar = new Map(candidates.map((group) => [group.similar, group]));
    return {
      total,
      totalBefore,
      hits: heads.map(({ record }) => record),
      similar: heads.map(({ similar }): SimilarCopies => {
        const { count, oldest } = bySimilar.get(similar) as CopyGroup;
        return {
          count,
          firstSeen: oldest,
          channels: channels.get(similar)?.largest(CHANNELS_OF_COPIES_MAX) ?? [],
        };
      }),
      hasMore: last + 1 < total,
    };
  }

  async #groups(matches: Matches): Promise<CopyGroup[]> {
    const sources = [{ similar: { terms: { field: 'similar' } } }];
    const aggs = { newest: { max: { field: 'at' } }, oldest: { min: { field: 'at' } } };
    const groups: CopyGroup[] = [];
    for await (const group of this.#searcher.groups({ ...matches, sources, aggs })) {
      if (groups.length === GROUPS_MAX) throw new SearchTooSlow();
      groups.push({
        similar: group.key.similar,
        count: group.doc_count,
        newest: group.newest.value,
        oldest: group.oldest.value,
      });
    }
    return groups;
  }

  /** The newest copy of each group, in order. */
  async #heads({ index, query }: Matches, groups: readonly CopyGroup[]): Promise<Listed[]> {
    if (groups.length > HEADS_MAX) throw new SearchTooSlow();
    const { hits } = await this.#searcher.search<{ record: Message }>({
      index,
      body: {
        size: groups.length,
        query: narrowed(query, groups),
        sort: NEWEST,
        collapse: { field: 'similar' },
        docvalue_fields: ['similar'],
        _source: LISTED,
      },
    });
    return hits.map(({ _source, fields }) => ({
      record: _source.record,
      similar: fields?.similar?.[0] as string,
    }));
  }

  /** The channels of the copies, for each group. */
  async #channels({ index, query }: Matches, heads: readonly Listed[]): Promise<Map<string, FacetCounts>> {
    const found = this.#searcher.groups({
      index,
      query: narrowed(query, heads),
      sources: [{ similar: { terms: { field: 'similar' } } }, { channel: { terms: { field: 'channelId' } } }],
      aggs: {
        newest: { top_hits: { size: 1, sort: NEWEST, _source: ['record.channelTitle'] } },
        first: { min: { field: 'at' } },
        last: { max: { field: 'at' } },
      },
    });
    const channels = new Map<string, FacetCounts>();
    for await (const { key, doc_count, newest, first, last } of found) {
      const counts = channels.get(key.similar) ?? new FacetCounts();
      const [hit] = newest.hits.hits as SearchHit<{ record?: Partial<Message> }>[];
      counts.add(key.channel, doc_count, first.value, last.value, hit?._source.record?.channelTitle);
      channels.set(key.similar, counts);
    }
    return channels;
  }
}

function narrowed(query: Query, groups: readonly { similar: string }[]): Query {
  const ofGroups = oneOf(
    'similar',
    groups.map(({ similar }) => similar),
  );
  return { bool: { filter: [query, ofGroups] } };
}
