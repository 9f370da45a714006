/** Reference implementation of links: scans every record, without an engine. */
import { FINDING_SOURCES } from '../../src/records/finding.ts';
import { isPrivateDialogue, isSentByUser } from '../../src/records/implied.ts';
import type { Message } from '../../src/records/message.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import {
  type LinkedNode,
  type LinksQuestion,
  linkedId,
  linkedKind,
  type NodeLinks,
} from '../../src/storage/port/links.ts';
import type { TimeWindow } from '../../src/storage/port/query.ts';
import { type Found, IndicatorTruth } from './indicator-truth.ts';

/** What connects two nodes, in one direction. */
interface Reason {
  from: LinkedNode;
  to: LinkedNode;
  at: number;
  isMessage: boolean;
}

export class LinkTruth {
  #byNode: Map<string, Reason[]>;
  readonly nodes: LinkedNode[];
  readonly found: readonly Found[];

  constructor(records: readonly AnyRecord[]) {
    const found = new IndicatorTruth(records).all({ visible: [{ sources: FINDING_SOURCES }] });
    this.found = found;
    const messages = records.filter((record) => record.kind === 'message');
    const reasons = [...messages.flatMap(ofMessage), ...found.flatMap(ofFinding)].flatMap((reason) => [
      reason,
      { ...reason, from: reason.to, to: reason.from },
    ]);
    this.#byNode = Map.groupBy(reasons, ({ from }) => linkedId(from));
    this.nodes = Array.from(this.#byNode.values(), ([reason]) => (reason as Reason).from);
  }

  links(node: LinkedNode, { kinds, during, max, among }: Omit<LinksQuestion, 'nodes'>): NodeLinks {
    const reasons = (this.#byNode.get(linkedId(node)) ?? [])
      .filter(({ to }) => kinds.includes(linkedKind(to)))
      .filter(({ to }) => among === undefined || to.kind === 'post' || among.includes(linkedId(to)))
      .filter(({ at }) => isWithin(at, during));
    const links = [...Map.groupBy(reasons, ({ to }) => linkedId(to))]
      .map(([id, all]) => ({ id, link: linkOf(all) }))
      .sort((a, b) => b.link.weight - a.link.weight || (a.id < b.id ? -1 : 1))
      .map(({ link }) => link);
    const totals = [...Map.groupBy(links, (link) => linkedKind(link.node))];
    const others = links.filter((link) => link.node.kind !== 'post').slice(0, max);
    return {
      totals: totals.map(([kind, all]) => ({ kind, count: all.length })),
      links: links.filter((link) => link.node.kind === 'post' || others.includes(link)),
    };
  }
}

function ofMessage(message: Message): Reason[] {
  const { platform, channelId, userId, detectionDate: at } = message;
  if (!isSentByUser(message) || isPrivateDialogue(message)) return [];
  const from: LinkedNode = { kind: 'profile', platform, id: userId };
  return [{ from, to: { kind: 'channel', platform, id: channelId }, at, isMessage: true }];
}

function ofFinding({ source, owner, kind, canonical, at, message }: Found): Reason[] {
  const to: LinkedNode = { kind: 'indicator', indicator: kind, canonical };
  if (message !== undefined) {
    const { platform, channelId, userId } = message;
    const reasons: Reason[] = [];
    if (!isPrivateDialogue(message))
      reasons.push({ from: { kind: 'channel', platform, id: channelId }, to, at, isMessage: true });
    if (isSentByUser(message))
      reasons.push({ from: { kind: 'profile', platform, id: userId }, to, at, isMessage: true });
    return reasons;
  }
  return [{ from: recordNode(source, owner), to, at, isMessage: false }];
}

function recordNode(source: string, id: string): LinkedNode {
  if (source === 'page') return { kind: 'page', id };
  if (source === 'ransomware') return { kind: 'post', id };
  const [platform, kind] = source.split('-');
  return { kind, platform, id } as LinkedNode;
}

function linkOf(reasons: readonly Reason[]): NodeLinks['links'][number] {
  const messages = reasons.filter(({ isMessage }) => isMessage);
  const counted = messages.length > 0 ? messages : reasons.slice(0, 1);
  const dates = counted.map(({ at }) => at);
  const [{ to }] = reasons as [Reason];
  return { node: to, weight: counted.length, firstSeen: Math.min(...dates), lastSeen: Math.max(...dates) };
}

function isWithin(at: number, during: TimeWindow | undefined): boolean {
  return at >= (during?.from ?? Number.NEGATIVE_INFINITY) && at <= (during?.to ?? Number.POSITIVE_INFINITY);
}
