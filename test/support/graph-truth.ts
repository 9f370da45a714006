/** Reference implementation of the graph: builds it from all records in memory, without an engine. */
import type { Channel } from '../../src/records/channel.ts';
import { groupIndicators } from '../../src/records/group-indicators.ts';
import { impliedRecords } from '../../src/records/implied.ts';
import { LOOKUP_KINDS } from '../../src/records/indicator.ts';
import { isNameKind } from '../../src/records/name.ts';
import { type Node, nodeId } from '../../src/records/node.ts';
import type { RansomwarePost } from '../../src/records/ransomware-post.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../../src/records/record.ts';
import { type VictimRecord, victimRecords } from '../../src/records/victim-record.ts';
import { LINKED_RECORDS, type LinkedNode, linkedId } from '../../src/storage/port/links.ts';
import { LinkTruth } from './link-truth.ts';

export interface TrueLink {
  weight: number;
  firstSeen: number;
  lastSeen: number;
}

type Indicator = Extract<Node, { kind: 'indicator' }>;

/** Everything is linked in both directions. */
export class GraphTruth {
  #links = new Map<string, Map<string, TrueLink>>();
  readonly nodes = new Map<string, Node>();
  #indicators = new Map<string, { at: number }[]>();

  constructor(records: readonly AnyRecord[]) {
    const entities = mergedEntities(records);
    const posts = [...entities.values()].filter((record) => record.kind === 'ransomware') as RansomwarePost[];
    const victims = [...victimRecords(posts).values()];
    this.#addFindings(records, victims);
    for (const victim of victims) this.#addVictim(victim);
    for (const record of entities.values()) {
      if (record.kind === 'channel') this.#addServer(record);
      if (record.kind === 'channel' && record.facts.username !== undefined)
        this.#addName(record, record.channelId, record.facts.username.value);
      if (record.kind === 'profile')
        for (const { value } of record.lists.usernames ?? []) this.#addName(record, record.userId, value);
      if (record.kind === 'ransomware-group')
        for (const { kind, canonical } of groupIndicators(record))
          this.#addIfNew({ kind: 'group', id: record.groupId }, indicator(kind, canonical), record);
    }
    this.#addHosts();
  }

  neighbours(id: string): Map<string, TrueLink> {
    return this.#links.get(id) ?? new Map();
  }

  /** The number of links on a shortest path; undefined if there is none of up to `max`. */
  distance(from: string, to: string, max: number): number | undefined {
    let level = new Set([from]);
    const seen = new Set(level);
    for (let depth = 0; depth <= max; depth++) {
      if (level.has(to)) return depth;
      const next = new Set<string>();
      for (const id of level)
        for (const other of this.neighbours(id).keys()) if (!seen.has(other)) next.add(other);
      for (const id of next) seen.add(id);
      level = next;
    }
    return undefined;
  }

  #addFindings(records: readonly AnyRecord[], victims: readonly VictimRecord[]): void {
    const truth = new LinkTruth(records);
    const victimOf = new Map(
      victims.flatMap((victim) => victim.reports.map(({ postId }) => [postId, victim])),
    );
    const question = { kinds: [...LINKED_RECORDS, ...LOOKUP_KINDS], max: Number.POSITIVE_INFINITY };
    for (const node of truth.nodes)
      for (const { node: other, ...link } of truth.links(node, question).links) {
        // From one side only: the other one would count everything twice.
        if (linkedId(node) > linkedId(other)) continue;
        for (const one of nodesFor(node, victimOf))
          for (const two of nodesFor(other, victimOf))
            if (!isNameOfGroup(one, two) && !isNameOfGroup(two, one)) this.#sum(one, two, link);
      }
    for (const found of truth.found) {
      const id = nodeId(indicator(found.kind, found.canonical));
      this.#indicators.set(id, [...(this.#indicators.get(id) ?? []), { at: found.at }]);
    }
  }

  #addVictim({ victimId, groupId, reports, firstSeen, lastSeen }: VictimRecord): void {
    if (groupId === undefined) return;
    const link = { weight: reports.length, firstSeen, lastSeen };
    this.#sum({ kind: 'victim', id: victimId }, { kind: 'group', id: groupId }, link);
  }

  #addServer(channel: Channel): void {
    const { platform, channelId, facts } = channel;
    if (facts.serverId === undefined) return;
    const server: Node = { kind: 'server', platform: 'discord', id: facts.serverId.value };
    this.#addIfNew({ kind: 'channel', platform, id: channelId }, server, channel);
  }

  #addName(record: Extract<AnyRecord, { kind: 'profile' | 'channel' }>, id: string, name: string): void {
    const link = indicator('telegram', `https://t.me/${name.toLowerCase()}`);
    if (record.platform !== 'telegram' || !this.#indicators.has(nodeId(link))) return;
    this.#addIfNew({ kind: record.kind, platform: record.platform, id }, link, record);
  }

  #addHosts(): void {
    for (const [id, found] of this.#indicators) {
      const { indicator: kind, canonical } = this.nodes.get(id) as Indicator;
      const host = ['email', 'jabber'].includes(kind)
        ? canonical.split('@').at(-1)
        : ['url', 'onion', 'i2p'].includes(kind)
          ? new URL(canonical).hostname
          : undefined;
      const domain = indicator('domain', host ?? '');
      if (found.length === 0 || !this.#indicators.has(nodeId(domain))) continue;
      const dates = found.map(({ at }) => at);
      const link = { weight: found.length, firstSeen: Math.min(...dates), lastSeen: Math.max(...dates) };
      this.#sum(this.nodes.get(id) as Node, domain, link);
    }
  }

  #addIfNew(
    a: Node,
    b: Node,
    { firstSeen, detectionDate }: { firstSeen: number; detectionDate: number },
  ): void {
    if (this.#links.get(nodeId(a))?.has(nodeId(b))) return;
    this.#sum(a, b, { weight: 1, firstSeen, lastSeen: detectionDate });
  }

  #sum(a: Node, b: Node, link: TrueLink): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const links = this.#links.get(nodeId(from)) ?? new Map<string, TrueLink>();
      const known = links.get(nodeId(to));
      links.set(
        nodeId(to),
        known === undefined
          ? link
          : {
              weight: known.weight + link.weight,
              firstSeen: Math.min(known.firstSeen, link.firstSeen),
              lastSeen: Math.max(known.lastSeen, link.lastSeen),
            },
      );
      this.#links.set(nodeId(from), links);
      this.nodes.set(nodeId(from), from);
    }
  }
}

function indicator(kind: Indicator['indicator'], canonical: string): Indicator {
  return { kind: 'indicator', indicator: kind, canonical };
}

/** A post stands for its victim and for the victim's group. */
function nodesFor(node: LinkedNode, victimOf: ReadonlyMap<string, VictimRecord>): Node[] {
  if (node.kind !== 'post') return [node as Node];
  const { victimId, groupId } = victimOf.get(node.id) as VictimRecord;
  const victim: Node = { kind: 'victim', id: victimId };
  return groupId === undefined ? [victim] : [victim, { kind: 'group', id: groupId }];
}

/** Names in a post are the victim's. */
function isNameOfGroup(group: Node, name: Node): boolean {
  return group.kind === 'group' && name.kind === 'indicator' && isNameKind(name.indicator);
}

function mergedEntities(records: readonly AnyRecord[]): Map<string, AnyRecord> {
  const merged = new Map<string, AnyRecord>();
  const all = records.flatMap((record): AnyRecord[] =>
    record.kind === 'message' ? impliedRecords(record) : [record],
  );
  for (const record of all) {
    const name = `${record.kind} ${keyOf(record)}`;
    const known = merged.get(name);
    merged.set(name, known === undefined ? record : mergeRecords(known, record));
  }
  return merged;
}
