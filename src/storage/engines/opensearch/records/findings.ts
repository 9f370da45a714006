import { type Finding, type FindingSource, findingsOf, ownerOf } from '../../../../records/finding.ts';
import { type Message, splitMessageId } from '../../../../records/message.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { type Query, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';

/** Under this name nothing is shown: no feed and no lookup asks for it. */
const KEPT_SOURCE = 'kept';

/** A finding of a profile from messages that retention has dropped. */
export type RetainedFinding = Finding & { files: number[]; channel: string };

/** Whatever was seen first stands; the same once more changes nothing. */
const EARLIER_WINS = `
  def a = ctx._source; def b = params.finding;
  boolean isEarlier = b.firstSeen < a.firstSeen
    || (b.firstSeen == a.firstSeen && (b.position < a.position
    || (b.position == a.position && b.value.compareTo(a.value) < 0)));
  if (isEarlier) { a.firstSeen = b.firstSeen; a.position = b.position; a.value = b.value } else { ctx.op = 'none' }`;

/**
 * What records show, as documents that lookups and feeds read. A profile shows what its owner's messages show: those are
 * written from the messages, so that they are complete where the profile's own lists are not.
 */
export class OpensearchFindings {
  #index: string;

  constructor(names: OpensearchNames) {
    this.#index = names.fixed('findings');
  }

  get index(): string {
    return this.#index;
  }

  /** What a sighting shows: what is new is added, what was seen earlier than was known is dated back. */
  add(record: AnyRecord): Operation[] {
    if (record.kind === 'message' && record.items === undefined) return [];
    return findingsOf(record).map((finding) => this.#earliest(finding));
  }

  /** What a message shows, its sender shows. */
  addForSender(message: Message): Operation[] {
    return findingsOfSender(message).map((finding) => this.#earliest(finding));
  }

  /** What a record shows once it has been changed: nothing else is left of what it showed. */
  replace(before: AnyRecord | undefined, after: AnyRecord): Operation[] {
    const current = findingsOf(after);
    const ids = new Set(current.map(idOf));
    const gone = before === undefined ? [] : findingsOf(before).filter((finding) => !ids.has(idOf(finding)));
    return [
      ...gone.map((finding): Operation => ({ index: this.#index, id: idOf(finding), action: 'delete' })),
      ...current.map((finding): Operation => ({ ...this.#document(finding), action: 'index' })),
    ];
  }

  /** What a sender showed in a message that is dropped: kept for the day on which its profile is worked out anew. */
  keep(message: Message, files: readonly number[]): Operation[] {
    const owner = `${message.platform}:${message.userId}`;
    const channel = routingOf(message);
    return findingsOfSender(message).map((finding) => this.keepFor({ ...finding, owner, channel }, files));
  }

  keepFor(finding: Finding & { channel: string }, files: readonly number[]): Operation {
    const { owner, channel, kind, canonical } = finding;
    const id = `${KEPT_SOURCE} ${owner} ${channel} ${files.join(',')} ${kind} ${canonical}`;
    return this.#addition(id, JSON.stringify({ ...finding, source: KEPT_SOURCE, files }), finding);
  }

  keptOf(profile: string): Query {
    return { bool: { filter: [{ term: { source: KEPT_SOURCE } }, { term: { owner: profile } }] } };
  }

  allKept(): Query {
    return { term: { source: KEPT_SOURCE } };
  }

  /** What was kept from a channel, or from files. */
  kept(condition: { channel: string } | { files: readonly number[] }): Query {
    const filter = 'channel' in condition ? { term: condition } : { terms: condition };
    return { bool: { filter: [{ term: { source: KEPT_SOURCE } }, filter] } };
  }

  addKept({ platform, userId }: Profile, kept: Finding): Operation {
    const { kind, canonical, value, firstSeen, position } = kept;
    const source: FindingSource = `${platform}-profile`;
    return this.#earliest({ source, owner: userId, kind, canonical, value, firstSeen, position });
  }

  remove(record: AnyRecord): Operation[] {
    return findingsOf(record).map((finding) => ({ index: this.#index, id: idOf(finding), action: 'delete' }));
  }

  /** What a message, channel or profile shows; of a channel also what its messages show. */
  ownedBy(kind: 'message' | 'channel' | 'profile', key: string): Query {
    const colon = key.indexOf(':');
    const source = { term: { source: `${key.slice(0, colon)}-${kind}` } };
    const own = { bool: { filter: [source, { term: { owner: key.slice(colon + 1) } }] } };
    return kind === 'channel' ? { bool: { should: [own, { term: { channel: key } }] } } : own;
  }

  /** Everything shown by these records, also what their lists do not hold. */
  shownBy(records: readonly AnyRecord[]): Query {
    const owners = records.map(ownerOf).filter((owner) => owner !== undefined);
    // Kinds that show nothing: a question without conditions would mean everything.
    if (owners.length === 0) return { match_none: {} };
    const bySource = Map.groupBy(owners, ([source]) => source);
    return {
      bool: {
        should: Array.from(bySource, ([source, group]) => ({
          bool: { filter: [{ term: { source } }, { terms: { owner: group.map(([, owner]) => owner) } }] },
        })),
        minimum_should_match: 1,
      },
    };
  }

  #earliest(finding: Finding): Operation {
    const { id, body } = this.#document(finding);
    return this.#addition(id, body, finding);
  }

  #addition(id: string, body: string, finding: Finding): Operation {
    const script = { source: EARLIER_WINS, lang: 'painless', params: { finding } };
    const index = this.#index;
    return { index, id, action: 'update', body: `{"script":${JSON.stringify(script)},"upsert":${body}}` };
  }

  #document(finding: Finding): { index: string; id: string; body: string } {
    return {
      index: this.#index,
      id: idOf(finding),
      body: JSON.stringify({ ...finding, ...channelOf(finding) }),
    };
  }
}

function idOf({ source, owner, kind, canonical }: Finding): string {
  return `${source} ${owner} ${kind} ${canonical}`;
}

function channelOf({ source, owner }: Finding): { channel?: string } {
  if (source !== 'telegram-message' && source !== 'discord-message') return {};
  const platform = source === 'telegram-message' ? 'telegram' : 'discord';
  return { channel: routingOf({ platform, channelId: splitMessageId(owner).channelId }) };
}
