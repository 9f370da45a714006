import type { FindingSource } from '../../../../records/finding.ts';
import type { FoundKind } from '../../../../records/item.ts';
import { groupIdOf, postUrl, type RansomwareGroup } from '../../../../records/ransomware-group.ts';
import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import { CHAIN_KINDS } from '../../../../records/wallet.ts';
import { type Day, dayOf } from '../../../../time/day.ts';
import type {
  Answer,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  PostCount,
  PostCountQuestion,
  TimeWindow,
} from '../../../port/query.ts';
import { during, oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { type EntitySource, LISTED } from '../records/entity-mapper.ts';
import { type FeedEntry, type FeedParts, OpensearchFeedEntries } from './feed-entries.ts';
import { OpensearchLists } from './list.ts';
import { compileTree } from './query-compiler.ts';

const FINDING_KINDS_OF: Record<Exclude<FeedKind, 'ransomware'>, readonly FoundKind[]> = {
  'channel-links': ['telegram'],
  wallets: CHAIN_KINDS,
  onion: ['onion'],
};

type Window = Omit<FeedQuestion, 'slice'>;

/** OpenSearch's default max_result_window. */
const CHANNELS_PER_REQUEST = 10_000;

/** Answers feed queries: what was first seen between two instants. */
export class OpensearchFeeds {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;
  #lists: OpensearchLists;
  #entries: OpensearchFeedEntries;

  constructor(parts: FeedParts) {
    this.#searcher = parts.searcher;
    this.#names = parts.names;
    this.#lists = new OpensearchLists(parts.searcher);
    this.#entries = new OpensearchFeedEntries(parts);
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>>;
  async feed(question: FeedQuestion): Promise<Answer<FeedEntryOf[FeedKind]>> {
    if (question.feed === 'ransomware') return this.#ransomware(question);
    const within = await this.#within(question);
    const entries = (await this.#entriesOf(question.feed, within)).sort(
      (a, b) => a.at - b.at || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)),
    );
    const { slice } = question;
    const start = slice.kind === 'page' ? slice.skip : startAfter(entries, slice.position);
    const page = entries.slice(start, start + slice.take);
    const hits = await this.#entries.load(question, page, within);
    return { total: entries.length, hits, hasMore: start + page.length < entries.length };
  }

  async countByDay(question: Window): Promise<Map<Day, number>> {
    const counts = new Map<Day, number>();
    if (question.feed === 'ransomware') {
      const { aggregations } = await this.#searcher.search({
        index: (generation) => this.#names.entities(generation),
        body: {
          size: 0,
          query: this.#posts(question),
          aggs: {
            days: { date_histogram: { field: 'firstSeen', calendar_interval: 'day', min_doc_count: 1 } },
          },
        },
      });
      for (const { key, doc_count } of aggregations.days.buckets) counts.set(dayOf(key), doc_count);
      return counts;
    }
    const fields = question.feed === 'onion' ? ['canonical'] : ['source', 'owner'];
    for await (const { key } of this.#groups(await this.#within(question), fields, 'daily')) {
      const day = dayOf(key.day as number);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return counts;
  }

  async countPosts({ of = 'ransomware', from, to, by, filter }: PostCountQuestion): Promise<PostCount[]> {
    const counts: PostCount[] = [];
    const within: Query[] = [{ term: { kind: of } }, ...during('firstSeen', { from, to })];
    const groups = this.#searcher.groups({
      index: (generation) => this.#names.entities(generation),
      query: { bool: { filter: [...within, ...(filter === undefined ? [] : [compileTree(filter, of)])] } },
      sources: [
        { day: { date_histogram: { field: 'firstSeen', calendar_interval: 'day' } } },
        ...(by === undefined ? [] : [{ value: { terms: { field: by, missing_bucket: true } } }]),
      ],
    });
    for await (const { key, doc_count } of groups)
      counts.push({ day: dayOf(key.day), value: key.value ?? undefined, posts: doc_count });
    return counts;
  }

  async #ransomware(question: FeedQuestion): Promise<Answer<RansomwarePost>> {
    const { total, hits, hasMore } = await this.#lists.read<EntitySource>(
      {
        index: (generation) => this.#names.entities(generation),
        query: this.#posts(question),
        order: [
          { field: 'firstSeen', direction: 'asc' },
          { field: 'key', direction: 'asc' },
        ],
        locate: ({ at, key }) => [at, key],
        source: LISTED,
      },
      question.slice,
    );
    const posts = hits.map((hit) => hit._source.record as RansomwarePost);
    const withoutLink = posts.filter(({ link }) => link.grade !== 'absolute-link');
    const groups = await this.#entries.entities<RansomwareGroup>(
      'ransomware-group',
      withoutLink.map((post) => groupIdOf(post.facts.ransomwareGroup?.value ?? '')),
    );
    const hitsWithLinks = posts.map((post) => {
      if (post.link.grade === 'absolute-link') return post;
      const group = groups.get(groupIdOf(post.facts.ransomwareGroup?.value ?? ''));
      return { ...post, link: { ...post.link, url: postUrl(post, group) } };
    });
    return { total, hits: hitsWithLinks, hasMore };
  }

  #posts(question: TimeWindow): Query {
    return { bool: { filter: [{ term: { kind: 'ransomware' } }, ...during('firstSeen', question)] } };
  }

  /** Entries of the whole window: findings of one source on several days are one entry, dated by the first. */
  async #entriesOf(feed: FeedKind, within: Query): Promise<FeedEntry[]> {
    const entries: FeedEntry[] = [];
    if (feed === 'onion') {
      for await (const { key, at } of this.#groups(within, ['canonical'], 'daily'))
        entries.push({ at, key: key.canonical as string });
      return entries;
    }
    for await (const { key, at } of this.#groups(within, ['source', 'owner'])) {
      const source = key.source as FindingSource;
      const owner = key.owner as string;
      entries.push({ at, key: `${source}:${owner}`, source, owner });
    }
    return entries;
  }

  /** All combinations of the fields among the findings of a window, with the earliest instant of each. */
  async *#groups(
    within: Query,
    fields: readonly string[],
    daily?: 'daily',
  ): AsyncIterable<{ key: Record<string, unknown>; at: number }> {
    const sources = [
      ...fields.map((field) => ({ [field]: { terms: { field } } })),
      ...(daily === undefined
        ? []
        : [{ day: { date_histogram: { field: 'firstSeen', calendar_interval: 'day' } } }]),
    ];
    const groups = this.#searcher.groups({
      index: () => this.#names.fixed('findings'),
      query: within,
      sources,
      aggs: { at: { min: { field: 'firstSeen' } } },
    });
    for await (const { key, at } of groups) yield { key, at: at.value };
  }

  async #within(question: Window): Promise<Query> {
    if (question.feed === 'ransomware') throw new TypeError('ransomware posts are records of their own');
    const filter: Query[] = [
      ...during('firstSeen', question),
      { terms: { kind: FINDING_KINDS_OF[question.feed] } },
      { terms: { source: question.sources } },
    ];
    if (question.feed === 'channel-links') filter.push(await this.#inPublicChannels(filter));
    return { bool: { filter } };
  }

  /** Pages, and messages of public channels (decision 28). */
  async #inPublicChannels(filter: readonly Query[]): Promise<Query> {
    const keys: string[] = [];
    const groups = this.#searcher.groups({
      index: () => this.#names.fixed('findings'),
      query: { bool: { filter } },
      sources: [{ channel: { terms: { field: 'channel' } } }],
    });
    for await (const { key } of groups) keys.push(key.channel);
    const channels: string[] = [];
    for (let start = 0; start < keys.length; start += CHANNELS_PER_REQUEST)
      channels.push(...(await this.#publicChannels(keys.slice(start, start + CHANNELS_PER_REQUEST))));
    return {
      bool: {
        should: [{ term: { source: 'page' } }, oneOf('channel', channels)],
        minimum_should_match: 1,
      },
    };
  }

  async #publicChannels(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const { hits } = await this.#searcher.search<{ key: string }>({
      index: (generation) => this.#names.entities(generation),
      body: {
        size: CHANNELS_PER_REQUEST,
        _source: ['key'],
        query: {
          bool: {
            filter: [{ term: { kind: 'channel' } }, { term: { isPublic: true } }, { terms: { key: keys } }],
          },
        },
      },
    });
    return hits.map((hit) => hit._source.key);
  }
}

function startAfter(
  entries: readonly FeedEntry[],
  position: { at: number; key: string } | undefined,
): number {
  if (position === undefined) return 0;
  const beyond = Buffer.from(position.key);
  const start = entries.findIndex(
    ({ at, key }) => at > position.at || (at === position.at && Buffer.compare(Buffer.from(key), beyond) > 0),
  );
  return start === -1 ? entries.length : start;
}
