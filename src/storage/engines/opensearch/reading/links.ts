import type { FindingSource } from '../../../../records/finding.ts';
import { isSentByUser } from '../../../../records/implied.ts';
import type { LookupKind } from '../../../../records/indicator.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import {
  LINKED_RECORDS,
  type LinkedNode,
  type LinksQuestion,
  linkedId,
  type NodeLinks,
} from '../../../port/links.ts';
import { LinkCounts } from '../../../rules/link-counts.ts';
import { nodeOfSource, sourceOf } from '../../../rules/linked-source.ts';
import { during, oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { Group, OpensearchSearcher } from '../cluster/searcher.ts';
import { monthsOf } from './finder.ts';
import { allOf } from './finding-filter.ts';

/** Limit on groups of one aggregation: more could not be read within the deadline. */
const GROUPS_MAX = 1_000_000;

const OF_MESSAGES: Query = { terms: { source: PLATFORMS.map((platform) => `${platform}-message`) } };

type CountsOf = (node: LinkedNode) => LinkCounts | undefined;

/** Counts what messages and findings connect. Each step counts for all nodes of a kind together. */
export class OpensearchLinks {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
  }

  async links(question: LinksQuestion): Promise<NodeLinks[]> {
    const counts = new Map<string, LinkCounts>();
    for (const node of question.nodes) counts.set(linkedId(node), new LinkCounts(question));
    const countsOf: CountsOf = (node) => counts.get(linkedId(node));
    const indicators = question.kinds.filter((kind) => !isRecordKind(kind)) as LookupKind[];
    await Promise.all([
      ...PLATFORMS.flatMap((platform) => [
        this.#addMessages(platform, question, countsOf),
        this.#addItemsOfPeople(platform, question, indicators, countsOf),
      ]),
      this.#addItemsOfChannels(question, indicators, countsOf),
      this.#addFindings(question, indicators, countsOf),
      this.#addOwners(question, countsOf),
    ]);
    return question.nodes.map((node) => (countsOf(node) as LinkCounts).result(question.max));
  }

  /** Who wrote where. */
  async #addMessages(platform: Platform, question: LinksQuestion, countsOf: CountsOf): Promise<void> {
    const { nodes, kinds } = question;
    const people = kinds.includes('channel') ? idsOf(nodes, 'profile', platform) : [];
    const channels = kinds.includes('profile') ? idsOf(nodes, 'channel', platform) : [];
    const should = [
      ...(people.length === 0 ? [] : [oneOf('userId', people)]),
      ...(channels.length === 0 ? [] : [oneOf('channelId', channels)]),
    ];
    if (should.length === 0) return;
    const query = { bool: { filter: [{ term: { platform } }], should, minimum_should_match: 1 } };
    for await (const group of this.#messages(query, ['userId', 'channelId'], question)) {
      const { userId, channelId } = group.key as { userId: string; channelId: string };
      if (!isSentByUser({ platform, channelId, userId })) continue;
      const profile: LinkedNode = { kind: 'profile', platform, id: userId };
      const channel: LinkedNode = { kind: 'channel', platform, id: channelId };
      countsOf(profile)?.addMessages(channel, ...countOf(group));
      countsOf(channel)?.addMessages(profile, ...countOf(group));
    }
  }

  async #addItemsOfPeople(
    platform: Platform,
    question: LinksQuestion,
    kinds: readonly LookupKind[],
    countsOf: CountsOf,
  ): Promise<void> {
    const people = idsOf(question.nodes, 'profile', platform);
    if (people.length === 0 || kinds.length === 0) return;
    const query = allOf([{ term: { platform } }, oneOf('userId', people)]);
    // Posts in a channel's name are not the person's, so the channel must be known.
    const fields = ['userId', 'channelId', 'indicators'];
    for await (const group of this.#messages(query, fields, question)) {
      const { userId, channelId, indicators } = group.key as Record<string, string>;
      if (userId === undefined || channelId === undefined || indicators === undefined) continue;
      if (!isSentByUser({ platform, channelId, userId })) continue;
      countsOf({ kind: 'profile', platform, id: userId })?.addMessages(
        indicatorOf(indicators),
        ...countOf(group),
      );
    }
  }

  async #addItemsOfChannels(
    question: LinksQuestion,
    kinds: readonly LookupKind[],
    countsOf: CountsOf,
  ): Promise<void> {
    const channels = new Map<string, LinkedNode>();
    for (const node of question.nodes)
      if (node.kind === 'channel') channels.set(`${node.platform}:${node.id}`, node);
    if (channels.size === 0 || kinds.length === 0) return;
    const query = allOf([oneOf('channel', [...channels.keys()]), OF_MESSAGES, { terms: { kind: kinds } }]);
    for await (const group of this.#findings(query, ['channel', 'kind', 'canonical'], question)) {
      const { channel, kind: indicator, canonical } = group.key;
      const into = countsOf(channels.get(channel) as LinkedNode);
      into?.addMessages({ kind: 'indicator', indicator, canonical }, ...countOf(group));
    }
  }

  /** What the records themselves show. */
  async #addFindings(
    question: LinksQuestion,
    kinds: readonly LookupKind[],
    countsOf: CountsOf,
  ): Promise<void> {
    const bySource = new Map<FindingSource, string[]>();
    for (const node of question.nodes) {
      if (node.kind === 'indicator') continue;
      const [source, owner] = sourceOf(node);
      bySource.set(source, [...(bySource.get(source) ?? []), owner]);
    }
    if (bySource.size === 0 || kinds.length === 0) return;
    const should = Array.from(bySource, ([source, owners]) =>
      allOf([{ term: { source } }, oneOf('owner', owners)]),
    );
    const query = allOf([{ bool: { should, minimum_should_match: 1 } }, { terms: { kind: kinds } }]);
    for await (const group of this.#findings(query, ['source', 'owner', 'kind', 'canonical'], question)) {
      const { source, owner, kind: indicator, canonical } = group.key;
      const into = countsOf(nodeOfSource(source, owner) as LinkedNode);
      into?.addRecord({ kind: 'indicator', indicator, canonical }, countOf(group)[1]);
    }
  }

  /** Who shows the indicators. */
  async #addOwners(question: LinksQuestion, countsOf: CountsOf): Promise<void> {
    const byKind = new Map<LookupKind, string[]>();
    for (const node of question.nodes)
      if (node.kind === 'indicator')
        byKind.set(node.indicator, [...(byKind.get(node.indicator) ?? []), node.canonical]);
    if (byKind.size === 0) return;
    const should = Array.from(byKind, ([kind, canonical]) =>
      allOf([{ term: { kind } }, oneOf('canonical', canonical)]),
    );
    const query: Query = { bool: { should, minimum_should_match: 1 } };
    await Promise.all([
      this.#addPlaces(allOf([query, OF_MESSAGES]), 'channel', question, countsOf),
      this.#addPlaces(allOf([query, OF_MESSAGES]), 'user', question, countsOf),
      this.#addRecords({ bool: { filter: [query], must_not: [OF_MESSAGES] } }, question, countsOf),
    ]);
  }

  async #addPlaces(
    query: Query,
    field: 'channel' | 'user',
    question: LinksQuestion,
    countsOf: CountsOf,
  ): Promise<void> {
    if (!question.kinds.includes(field === 'user' ? 'profile' : 'channel')) return;
    for await (const group of this.#findings(query, ['kind', 'canonical', 'source', field], question)) {
      const { kind: indicator, canonical, source } = group.key;
      const platform = source.slice(0, source.indexOf('-')) as Platform;
      const node: LinkedNode =
        field === 'user'
          ? { kind: 'profile', platform, id: group.key.user }
          : { kind: 'channel', platform, id: group.key.channel.slice(platform.length + 1) };
      countsOf({ kind: 'indicator', indicator, canonical })?.addMessages(node, ...countOf(group));
    }
  }

  async #addRecords(query: Query, question: LinksQuestion, countsOf: CountsOf): Promise<void> {
    for await (const group of this.#findings(query, ['kind', 'canonical', 'source', 'owner'], question)) {
      const { kind: indicator, canonical, source, owner } = group.key;
      const node = isSource(source) ? nodeOfSource(source, owner) : undefined;
      if (node !== undefined)
        countsOf({ kind: 'indicator', indicator, canonical })?.addRecord(node, countOf(group)[1]);
    }
  }

  #messages(query: Query, fields: readonly string[], question: LinksQuestion): AsyncIterable<Group> {
    return this.#groups('at', fields, query, question, (generation) =>
      monthsOf(question.during, this.#names, generation),
    );
  }

  #findings(query: Query, fields: readonly string[], question: LinksQuestion): AsyncIterable<Group> {
    return this.#groups('firstSeen', fields, query, question, () => this.#names.fixed('findings'));
  }

  async *#groups(
    date: string,
    fields: readonly string[],
    query: Query,
    question: LinksQuestion,
    index: (generation: number) => string,
  ): AsyncIterable<Group> {
    const sources = fields.map((field) => ({ [field]: { terms: { field } } }));
    const aggs = { first: { min: { field: date } }, last: { max: { field: date } } };
    const within = allOf([query, ...during(date, question.during)]);
    let groups = 0;
    for await (const group of this.#searcher.groups({ index, query: within, sources, aggs })) {
      if (++groups > GROUPS_MAX) throw new SearchTooSlow();
      yield group;
    }
  }
}

function countOf(group: Group): [count: number, firstSeen: number, lastSeen: number] {
  const { doc_count, first, last } = group as unknown as {
    doc_count: number;
    first: { value: number };
    last: { value: number };
  };
  return [doc_count, first.value, last.value];
}

function idsOf(nodes: readonly LinkedNode[], kind: 'profile' | 'channel', platform: Platform): string[] {
  return nodes.flatMap((node) => (node.kind === kind && node.platform === platform ? node.id : []));
}

function indicatorOf(key: string): LinkedNode {
  const colon = key.indexOf(':');
  return {
    kind: 'indicator',
    indicator: key.slice(0, colon) as LookupKind,
    canonical: key.slice(colon + 1),
  };
}

function isRecordKind(kind: string): boolean {
  return (LINKED_RECORDS as readonly string[]).includes(kind);
}

/** Findings retained from dropped messages have a source of their own. */
function isSource(source: string): source is FindingSource {
  return source !== 'kept';
}
