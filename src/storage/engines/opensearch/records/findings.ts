import { type Finding, type FindingSource, findingsOf, ownerOf } from '../../../../records/finding.ts';
import { type Message, splitMessageId } from '../../../../records/message.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { type Query, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';

/** Source of retained findings. Feeds and lookups never query it. */
const RETAINED_SOURCE = 'kept';

/** A finding of a profile from messages that retention has dropped. */
export type RetainedFinding = Finding & { files: number[]; channel: string };

/** The earliest sighting wins. Idempotent. */
const EARLIER_WINS = `
  def a = ctx._source; def b = params.finding;
  boolean isEarlier = b.firstSeen < a.firstSeen
    || (b.firstSeen == a.firstSeen && (b.position < a.position
    || (b.position == a.position && b.value.compareTo(a.value) < 0)));
  if (isEarlier) { a.firstSeen = b.firstSeen; a.position = b.position; a.value = b.value } else { ctx.op = 'none' }`;

/**
 * Findings of records, as documents for lookups and feeds. A profile's findings include those of its owner's messages,
 * which are written from the messages: the profile's own lists may be incomplete.
 */
export class OpensearchFindings {
  #index: string;

  constructor(names: OpensearchNames) {
    this.#index = names.fixed('findings');
  }

  get index(): string {
    return this.#index;
  }

  /** Adds new findings, and moves known ones back to an earlier date. */
  add(record: AnyRecord): Operation[] {
    if (record.kind === 'message' && record.items === undefined) return [];
    return findingsOf(record).map((finding) => this.#earliest(finding));
  }

  /** Attributes the findings of a message to its sender. */
  addForSender(message: Message): Operation[] {
    return findingsOfSender(message).map((finding) => this.#earliest(finding));
  }

  /** Replaces the findings of a changed record. */
  replace(before: AnyRecord | undefined, after: AnyRecord): Operation[] {
    const current = findingsOf(after);
    const ids = new Set(current.map(idOf));
    const gone = before === undefined ? [] : findingsOf(before).filter((finding) => !ids.has(idOf(finding)));
    return [
      ...gone.map((finding): Operation => ({ index: this.#index, id: idOf(finding), action: 'delete' })),
      ...current.map((finding): Operation => ({ ...this.#document(finding), action: 'index' })),
    ];
  }

  /** Retains the findings of a dropped message, so that the sender's profile can be rebuilt with them. */
  retain(message: Message, files: readonly number[]): Operation[] {
    const owner = `${message.platform}:${message.userId}`;
    const channel = routingOf(message);
    return findingsOfSender(message).map((finding) =>
      this.retainFinding({ ...finding, owner, channel }, files),
    );
  }

  retainFinding(finding: Finding & { channel: string }, files: readonly number[]): Operation {
    const { owner, channel, kind, canonical } = finding;
    const id = `${RETAINED_SOURCE} ${owner} ${channel} ${files.join(',')} ${kind} ${canonical}`;
    return this.#addition(id, JSON.stringify({ ...finding, source: RETAINED_SOURCE, files }), finding);
  }

  retainedOf(profile: string): Query {
    return { bool: { filter: [{ term: { source: RETAINED_SOURCE } }, { term: { owner: profile } }] } };
  }

  allRetained(): Query {
    return { term: { source: RETAINED_SOURCE } };
  }

  /** Findings retained from a channel, or from files. */
  retained(condition: { channel: string } | { files: readonly number[] }): Query {
    const filter = 'channel' in condition ? { term: condition } : { terms: condition };
    return { bool: { filter: [{ term: { source: RETAINED_SOURCE } }, filter] } };
  }

  addRetained({ platform, userId }: Profile, retained: Finding): Operation {
    const { kind, canonical, value, firstSeen, position } = retained;
    const source: FindingSource = `${platform}-profile`;
    return this.#earliest({ source, owner: userId, kind, canonical, value, firstSeen, position });
  }

  remove(record: AnyRecord): Operation[] {
    return findingsOf(record).map((finding) => ({ index: this.#index, id: idOf(finding), action: 'delete' }));
  }

  /** Findings of a message, channel or profile; for a channel including those of its messages. */
  ownedBy(kind: 'message' | 'channel' | 'profile', key: string): Query {
    const colon = key.indexOf(':');
    const source = { term: { source: `${key.slice(0, colon)}-${kind}` } };
    const own = { bool: { filter: [source, { term: { owner: key.slice(colon + 1) } }] } };
    return kind === 'channel' ? { bool: { should: [own, { term: { channel: key } }] } } : own;
  }

  /** All findings of these records, including those that their lists do not contain. */
  ofRecords(records: readonly AnyRecord[]): Query {
    const owners = records.map(ownerOf).filter((owner) => owner !== undefined);
    // These kinds have no findings. A query without conditions would match everything.
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
  const platform = PLATFORMS.find((each) => source === `${each}-message`);
  if (platform === undefined) return {};
  return { channel: routingOf({ platform, channelId: splitMessageId(owner).channelId }) };
}
