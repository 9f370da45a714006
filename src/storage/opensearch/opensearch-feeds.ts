import { type Channel, permalinkOf } from '../../records/channel.ts';
import { type Day, dayOf, endOfDay, startOfDay } from '../../records/day.ts';
import { valuesOf } from '../../records/entity.ts';
import type { Finding, FindingSource } from '../../records/finding.ts';
import type { FoundKind } from '../../records/item.ts';
import { splitMessageId } from '../../records/message.ts';
import type { Page } from '../../records/page.ts';
import type { Profile } from '../../records/profile.ts';
import { groupIdOf, postUrl, type RansomwareGroup } from '../../records/ransomware-group.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import type { ChannelLinkSighting, OnionSighting, WalletSighting } from '../../records/sighting.ts';
import { CHAIN_KINDS, type WalletKind } from '../../records/wallet.ts';
import type { Answer, FeedEntryOf, FeedKind, FeedQuestion } from '../query.ts';
import type { OpensearchDocuments } from './opensearch-documents.ts';
import { OpensearchLists } from './opensearch-list.ts';
import { type EntityRecord, type EntitySource, entityId, LISTED } from './opensearch-mapper.ts';
import { during, type Query } from './opensearch-query-compiler.ts';
import type { OpensearchReader } from './opensearch-reader.ts';
import type { OpensearchNames } from './opensearch-schema.ts';
import type { OpensearchState } from './opensearch-state.ts';

const FINDING_KINDS_OF: Record<Exclude<FeedKind, 'ransomware'>, readonly FoundKind[]> = {
  'channel-links': ['telegram'],
  wallets: CHAIN_KINDS,
  onion: ['onion'],
};

type Window = Omit<FeedQuestion, 'slice'>;

/** One entry of a feed before it is filled: what tells it apart, and when it was first seen. */
interface Entry {
  at: number;
  key: string;
  source?: FindingSource;
  owner?: string;
}

const CHANNELS_AT_ONCE = 10_000;
const FINDINGS_AT_ONCE = 10_000;
const OWNERS_AT_ONCE = 500;

/** Answers what happened between two instants. */
export class OpensearchFeeds {
  #reader: OpensearchReader;
  #documents: OpensearchDocuments;
  #names: OpensearchNames;
  #state: OpensearchState;
  #lists: OpensearchLists;

  constructor(parts: {
    reader: OpensearchReader;
    documents: OpensearchDocuments;
    names: OpensearchNames;
    state: OpensearchState;
  }) {
    this.#reader = parts.reader;
    this.#documents = parts.documents;
    this.#names = parts.names;
    this.#state = parts.state;
    this.#lists = new OpensearchLists(parts.reader);
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>>;
  async feed(question: FeedQuestion): Promise<Answer<FeedEntryOf[FeedKind]>> {
    if (question.feed === 'ransomware') return this.#ransomware(question);
    const entries = (await this.#entries(question)).sort(
      (a, b) => a.at - b.at || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)),
    );
    const { slice } = question;
    const start = slice.kind === 'page' ? slice.skip : startAfter(entries, slice.position);
    const wanted = entries.slice(start, start + slice.take);
    const hits = await this.#filled(question, wanted);
    return { total: entries.length, hits, hasMore: start + wanted.length < entries.length };
  }

  async countByDay(question: Window): Promise<Map<Day, number>> {
    const counts = new Map<Day, number>();
    if (question.feed === 'ransomware') {
      const { aggregations } = await this.#reader.search({
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
    for await (const { key } of this.#groups(question, fields, 'daily')) {
      const day = dayOf(key.day as number);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
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
    const vague = posts.filter(({ link }) => link.grade !== 'absolute-link');
    const groups = await this.#entities<RansomwareGroup>(
      'ransomware-group',
      vague.map((post) => groupIdOf(post.facts.ransomwareGroup?.value ?? '')),
    );
    const hitsWithLinks = posts.map((post) => {
      if (post.link.grade === 'absolute-link') return post;
      const group = groups.get(groupIdOf(post.facts.ransomwareGroup?.value ?? ''));
      return { ...post, link: { ...post.link, url: postUrl(post, group) } };
    });
    return { total, hits: hitsWithLinks, hasMore };
  }

  #posts(question: Window): Query {
    return { bool: { filter: [{ term: { kind: 'ransomware' } }, ...during('firstSeen', question)] } };
  }

  /** Entries of the whole window: what one source showed on several days is one entry, dated by the first. */
  async #entries(question: Window): Promise<Entry[]> {
    const entries: Entry[] = [];
    if (question.feed === 'onion') {
      for await (const { key, at } of this.#groups(question, ['canonical'], 'daily'))
        entries.push({ at, key: key.canonical as string });
      return entries;
    }
    for await (const { key, at } of this.#groups(question, ['source', 'owner'])) {
      const source = key.source as FindingSource;
      const owner = key.owner as string;
      entries.push({ at, key: `${source}:${owner}`, source, owner });
    }
    return entries;
  }

  /** Every combination of some fields among the findings of a window, with the earliest instant of each. */
  async *#groups(
    question: Window,
    fields: readonly string[],
    daily?: 'daily',
  ): AsyncIterable<{ key: Record<string, unknown>; at: number }> {
    const query = await this.#within(question);
    const sources = [
      ...fields.map((field) => ({ [field]: { terms: { field } } })),
      ...(daily === undefined
        ? []
        : [{ day: { date_histogram: { field: 'firstSeen', calendar_interval: 'day' } } }]),
    ];
    const groups = this.#reader.groups({
      index: () => this.#names.fixed('findings'),
      query,
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
    if (question.feed === 'channel-links') filter.push(await this.#fromPublicPlaces(filter));
    return { bool: { filter } };
  }

  /** Messages of channels that anyone may read (decision 28); pages always. */
  async #fromPublicPlaces(filter: readonly Query[]): Promise<Query> {
    const keys: string[] = [];
    const groups = this.#reader.groups({
      index: () => this.#names.fixed('findings'),
      query: { bool: { filter } },
      sources: [{ channel: { terms: { field: 'channel' } } }],
    });
    for await (const { key } of groups) keys.push(key.channel);
    const channels: string[] = [];
    for (let start = 0; start < keys.length; start += CHANNELS_AT_ONCE)
      channels.push(...(await this.#publicOnes(keys.slice(start, start + CHANNELS_AT_ONCE))));
    return {
      bool: {
        should: [{ term: { source: 'page' } }, { terms: { channel: channels } }],
        minimum_should_match: 1,
      },
    };
  }

  async #publicOnes(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const { hits } = await this.#reader.search<{ key: string }>({
      index: (generation) => this.#names.entities(generation),
      body: {
        size: CHANNELS_AT_ONCE,
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

  async #filled(question: FeedQuestion, entries: readonly Entry[]): Promise<FeedEntryOf[FeedKind][]> {
    if (entries.length === 0) return [];
    if (question.feed === 'onion') return this.#onions(question, entries);
    const shown = await this.#shownBy(question, entries);
    return question.feed === 'wallets' ? this.#wallets(entries, shown) : this.#channelLinks(entries, shown);
  }

  async #wallets(entries: readonly Entry[], shown: Map<string, Finding[]>): Promise<WalletSighting[]> {
    const pages = await this.#pagesOf(entries);
    const profiles = await this.#entities<Profile>(
      'profile',
      entries.flatMap((entry) => (entry.source === 'page' ? [] : [profileKey(entry)])),
    );
    return entries.map((entry): WalletSighting => {
      const { source, owner } = entry as Required<Entry>;
      return {
        source,
        owner,
        firstSeen: entry.at,
        addresses: (shown.get(entry.key) ?? []).map(({ kind, value }) => ({
          kind: kind as WalletKind,
          value,
        })),
        ...(source === 'page' ? { page: pages.get(owner) } : { profile: profiles.get(profileKey(entry)) }),
      };
    });
  }

  async #channelLinks(
    entries: readonly Entry[],
    shown: Map<string, Finding[]>,
  ): Promise<ChannelLinkSighting[]> {
    const pages = await this.#pagesOf(entries);
    const channelKey = (messageId: string) => `telegram:${splitMessageId(messageId).channelId}`;
    const channels = await this.#entities<Channel>(
      'channel',
      entries.flatMap(({ source, owner }) => (source === 'page' ? [] : [channelKey(owner as string)])),
    );
    return entries.map((entry): ChannelLinkSighting => {
      const { source, owner } = entry as Required<Entry>;
      const channel = source === 'page' ? undefined : channels.get(channelKey(owner));
      return {
        source,
        owner,
        firstSeen: entry.at,
        links: (shown.get(entry.key) ?? []).map(({ value }) => value),
        ...(source === 'page'
          ? { page: pages.get(owner) }
          : { permalink: channel && permalinkOf(channel, splitMessageId(owner).sequence) }),
      };
    });
  }

  async #onions(question: FeedQuestion, entries: readonly Entry[]): Promise<OnionSighting[]> {
    const onPages = question.sources.includes('page')
      ? await this.#findings({
          bool: {
            filter: [
              { term: { kind: 'onion' } },
              { term: { source: 'page' } },
              { terms: { canonical: entries.map(({ key }) => key) } },
              ...during('firstSeen', {
                from: startOfDay(dayOf(Math.min(...entries.map(({ at }) => at)))),
                to: endOfDay(dayOf(Math.max(...entries.map(({ at }) => at)))),
              }),
            ],
          },
        })
      : [];
    const pages = await this.#entities<Page>(
      'page',
      onPages.map(({ owner }) => owner),
    );
    const byEntry = Map.groupBy(onPages, ({ canonical, firstSeen }) => `${dayOf(firstSeen)} ${canonical}`);
    return entries.map(({ key: url, at }): OnionSighting => {
      const day = dayOf(at);
      const showing = (byEntry.get(`${day} ${url}`) ?? []).sort(
        (a, b) => a.firstSeen - b.firstSeen || (a.owner < b.owner ? -1 : 1),
      );
      const tags = showing.flatMap(({ owner }) => valuesOf(pages.get(owner)?.lists.tags));
      return { url, day, firstSeen: at, tags: [...new Set(tags)] };
    });
  }

  /** What each of the entries showed within the window, in order. */
  async #shownBy(question: FeedQuestion, entries: readonly Entry[]): Promise<Map<string, Finding[]>> {
    const within = await this.#within(question);
    const shown = new Map<string, Finding[]>();
    for (let start = 0; start < entries.length; start += OWNERS_AT_ONCE) {
      const owners = entries.slice(start, start + OWNERS_AT_ONCE).map(({ owner }) => owner as string);
      const findings = await this.#findings({
        bool: { filter: [within, { terms: { owner: owners } }] },
      });
      for (const finding of findings) {
        const key = `${finding.source}:${finding.owner}`;
        shown.set(key, [...(shown.get(key) ?? []), finding]);
      }
    }
    for (const findings of shown.values())
      findings.sort(
        (a, b) => a.firstSeen - b.firstSeen || a.position - b.position || (a.value < b.value ? -1 : 1),
      );
    return shown;
  }

  async #findings(query: Query): Promise<Finding[]> {
    const index = this.#names.fixed('findings');
    const { total, hits } = await this.#reader.search<Finding>({
      index: () => index,
      body: { size: FINDINGS_AT_ONCE, track_total_hits: true, query },
    });
    if (total <= FINDINGS_AT_ONCE) return hits.map((hit) => hit._source);
    const findings: Finding[] = [];
    for await (const hit of this.#reader.walk<Finding>(index, query)) findings.push(hit._source);
    return findings;
  }

  #pagesOf(entries: readonly Entry[]): Promise<Map<string, Page>> {
    return this.#entities<Page>(
      'page',
      entries.flatMap(({ source, owner }) => (source === 'page' ? [owner as string] : [])),
    );
  }

  /** As lists show them: without what is large. */
  async #entities<T extends EntityRecord>(kind: T['kind'], keys: readonly string[]): Promise<Map<string, T>> {
    const wanted = [...new Set(keys)];
    const index = this.#names.entities(this.#state.generation);
    const found = await this.#documents.look<EntitySource>(
      wanted.map((key) => ({ index, id: entityId(kind, key) })),
      ['record'],
    );
    const entities = new Map<string, T>();
    for (const [position, key] of wanted.entries()) {
      const record = found[position]?.source.record;
      if (record !== undefined) entities.set(key, record as T);
    }
    return entities;
  }
}

function profileKey({ source, owner }: Entry): string {
  return `${source?.replace('-profile', '')}:${owner}`;
}

function startAfter(entries: readonly Entry[], position: { at: number; key: string } | undefined): number {
  if (position === undefined) return 0;
  const beyond = Buffer.from(position.key);
  const start = entries.findIndex(
    ({ at, key }) => at > position.at || (at === position.at && Buffer.compare(Buffer.from(key), beyond) > 0),
  );
  return start === -1 ? entries.length : start;
}
