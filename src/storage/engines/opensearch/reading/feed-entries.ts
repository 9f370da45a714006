import { type Channel, permalinkOf } from '../../../../records/channel.ts';
import { valuesOf } from '../../../../records/entity.ts';
import type { ChannelLinkSighting, OnionSighting, WalletSighting } from '../../../../records/feed-entry.ts';
import type { Finding, FindingSource } from '../../../../records/finding.ts';
import { splitMessageId } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { ChainKind } from '../../../../records/wallet.ts';
import { dayOf, endOfDay, startOfDay } from '../../../../time/day.ts';
import type { FeedEntryOf, FeedKind, FeedQuestion } from '../../../port/query.ts';
import { shownRecord } from '../../../rules/shown-record.ts';
import { during, oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchDocuments } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import type { OpensearchState } from '../cluster/state.ts';
import { type EntityRecord, type EntitySource, entityId } from '../records/entity-mapper.ts';

/** A feed entry before its findings are loaded. */
export interface FeedEntry {
  at: number;
  key: string;
  source?: FindingSource;
  owner?: string;
}

export interface FeedParts {
  searcher: OpensearchSearcher;
  documents: OpensearchDocuments;
  names: OpensearchNames;
  state: OpensearchState;
}

/** OpenSearch's default max_result_window. */
const FINDINGS_PER_REQUEST = 10_000;
const OWNERS_PER_REQUEST = 500;

/** Loads the findings of feed entries, and the records they belong to. */
export class OpensearchFeedEntries {
  #searcher: OpensearchSearcher;
  #documents: OpensearchDocuments;
  #names: OpensearchNames;
  #state: OpensearchState;

  constructor({ searcher, documents, names, state }: FeedParts) {
    this.#searcher = searcher;
    this.#documents = documents;
    this.#names = names;
    this.#state = state;
  }

  /** `within` is the query of the findings that the entries were built from. */
  async load(
    question: FeedQuestion,
    entries: readonly FeedEntry[],
    within: Query,
  ): Promise<FeedEntryOf[FeedKind][]> {
    if (entries.length === 0) return [];
    if (question.feed === 'onion') return this.#onions(question, entries);
    const findings = await this.#findingsOf(entries, within);
    return question.feed === 'wallets'
      ? this.#wallets(entries, findings)
      : this.#channelLinks(entries, findings);
  }

  async #wallets(entries: readonly FeedEntry[], findings: Map<string, Finding[]>): Promise<WalletSighting[]> {
    const pages = await this.#pagesOf(entries);
    const profiles = await this.entities<Profile>(
      'profile',
      entries.flatMap((entry) => (entry.source === 'page' ? [] : [profileKey(entry)])),
    );
    return entries.map((entry): WalletSighting => {
      const { source, owner } = entry as Required<FeedEntry>;
      return {
        source,
        owner,
        firstSeen: entry.at,
        addresses: (findings.get(entry.key) ?? []).map(({ kind, value }) => ({
          kind: kind as ChainKind,
          value,
        })),
        ...shownRecord(source === 'page' ? pages.get(owner) : profiles.get(profileKey(entry))),
      };
    });
  }

  async #channelLinks(
    entries: readonly FeedEntry[],
    findings: Map<string, Finding[]>,
  ): Promise<ChannelLinkSighting[]> {
    const pages = await this.#pagesOf(entries);
    const channelKey = (messageId: string) => `telegram:${splitMessageId(messageId).channelId}`;
    const channels = await this.entities<Channel>(
      'channel',
      entries.flatMap(({ source, owner }) => (source === 'page' ? [] : [channelKey(owner as string)])),
    );
    return entries.map((entry): ChannelLinkSighting => {
      const { source, owner } = entry as Required<FeedEntry>;
      const channel = source === 'page' ? undefined : channels.get(channelKey(owner));
      const permalink = channel && permalinkOf(channel, splitMessageId(owner).sequence);
      return {
        source,
        owner,
        firstSeen: entry.at,
        links: (findings.get(entry.key) ?? []).map(({ value }) => value),
        ...(source === 'page' && shownRecord(pages.get(owner))),
        ...(permalink !== undefined && { permalink }),
      };
    });
  }

  async #onions(question: FeedQuestion, entries: readonly FeedEntry[]): Promise<OnionSighting[]> {
    const onPages = question.sources.includes('page')
      ? await this.#findings({
          bool: {
            filter: [
              { term: { kind: 'onion' } },
              { term: { source: 'page' } },
              oneOf(
                'canonical',
                entries.map(({ key }) => key),
              ),
              ...during('firstSeen', {
                from: startOfDay(dayOf(Math.min(...entries.map(({ at }) => at)))),
                to: endOfDay(dayOf(Math.max(...entries.map(({ at }) => at)))),
              }),
            ],
          },
        })
      : [];
    const pages = await this.entities<Page>(
      'page',
      onPages.map(({ owner }) => owner),
    );
    const byEntry = Map.groupBy(onPages, ({ canonical, firstSeen }) => `${dayOf(firstSeen)} ${canonical}`);
    return entries.map(({ key: url, at }): OnionSighting => {
      const day = dayOf(at);
      const onDay = (byEntry.get(`${day} ${url}`) ?? []).sort(
        (a, b) => a.firstSeen - b.firstSeen || (a.owner < b.owner ? -1 : 1),
      );
      const tags = onDay.flatMap(({ owner }) => valuesOf(pages.get(owner)?.lists.tags));
      return { url, day, firstSeen: at, tags: [...new Set(tags)] };
    });
  }

  /** The findings of each entry within the window, in order. */
  async #findingsOf(entries: readonly FeedEntry[], within: Query): Promise<Map<string, Finding[]>> {
    const byEntry = new Map<string, Finding[]>();
    for (let start = 0; start < entries.length; start += OWNERS_PER_REQUEST) {
      const owners = entries.slice(start, start + OWNERS_PER_REQUEST).map(({ owner }) => owner as string);
      const findings = await this.#findings({
        bool: { filter: [within, { terms: { owner: owners } }] },
      });
      for (const finding of findings) {
        const key = `${finding.source}:${finding.owner}`;
        byEntry.set(key, [...(byEntry.get(key) ?? []), finding]);
      }
    }
    for (const findings of byEntry.values())
      findings.sort(
        (a, b) => a.firstSeen - b.firstSeen || a.position - b.position || (a.value < b.value ? -1 : 1),
      );
    return byEntry;
  }

  async #findings(query: Query): Promise<Finding[]> {
    const index = this.#names.fixed('findings');
    const { total, hits } = await this.#searcher.search<Finding>({
      index: () => index,
      body: { size: FINDINGS_PER_REQUEST, track_total_hits: true, query },
    });
    if (total <= FINDINGS_PER_REQUEST) return hits.map((hit) => hit._source);
    const findings: Finding[] = [];
    for await (const hit of this.#searcher.walk<Finding>(index, query)) findings.push(hit._source);
    return findings;
  }

  #pagesOf(entries: readonly FeedEntry[]): Promise<Map<string, Page>> {
    return this.entities<Page>(
      'page',
      entries.flatMap(({ source, owner }) => (source === 'page' ? [owner as string] : [])),
    );
  }

  /** Without their large facts, as in lists. */
  async entities<T extends EntityRecord>(kind: T['kind'], keys: readonly string[]): Promise<Map<string, T>> {
    const distinct = [...new Set(keys)];
    const found = await this.#state.retryIfReplaced((generation) => {
      const index = this.#names.entities(generation);
      this.#state.requireComplete(index);
      const places = distinct.map((key) => ({ index, id: entityId(kind, key) }));
      const { lookupMs } = this.#searcher;
      return this.#documents.getAll<EntitySource>(places, {
        source: ['record'],
        ...(lookupMs !== undefined && { lookupMs }),
      });
    });
    const entities = new Map<string, T>();
    for (const [position, key] of distinct.entries()) {
      const record = found[position]?.source.record;
      if (record !== undefined) entities.set(key, record as T);
    }
    return entities;
  }
}

function profileKey({ source, owner }: FeedEntry): string {
  return `${source?.replace('-profile', '')}:${owner}`;
}
