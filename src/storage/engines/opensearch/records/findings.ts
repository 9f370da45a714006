import {
  allFindingsOf,
  type Finding,
  type FindingSource,
  findingsOf,
  nameFindingsOf,
  ownerOf,
} from '../../../../records/finding.ts';
import { isSentByUser } from '../../../../records/implied.ts';
import { indicatorHash, isSearchedKind, searchedForms } from '../../../../records/indicator.ts';
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

  /** Adds new items, and moves known ones back to an earlier date. */
  add(record: AnyRecord): Operation[] {
    if (record.kind === 'message' && record.items === undefined) return [];
    return findingsOf(record).map((finding) => this.#earliest(finding));
  }

  /** Adds the names, titles and own addresses of a stored entity. */
  addNames(record: AnyRecord): Operation[] {
    return nameFindingsOf(record).map((finding) => this.#replacement(finding));
  }

  /**
   * Names follow from the merged record, so that they do not depend on the order of imports. `before` are the versions
   * whose names may have been written.
   */
  replaceNames(before: readonly AnyRecord[], after: AnyRecord): Operation[] {
    const gone = new Map(before.flatMap(nameFindingsOf).map((finding) => [idOf(finding), finding]));
    for (const finding of nameFindingsOf(after)) gone.delete(idOf(finding));
    // An address that is no longer the record's own can still be one of its items.
    const items = gone.size === 0 ? [] : findingsOf(after).filter((finding) => gone.delete(idOf(finding)));
    return [
      ...Array.from(gone.values(), (finding) => this.#removal(finding)),
      ...items.map((finding) => this.#replacement(finding)),
      ...this.addNames(after),
    ];
  }

  /** Attributes the findings of a message to its sender. */
  addForSender(message: Message): Operation[] {
    return findingsOfSender(message).map((finding) => this.#earliest(finding));
  }

  /** Replaces the findings of a changed record. */
  replace(before: AnyRecord | undefined, after: AnyRecord): Operation[] {
    const current = allFindingsOf(after);
    const ids = new Set(current.map(idOf));
    const gone = before === undefined ? [] : allFindingsOf(before).filter((each) => !ids.has(idOf(each)));
    return [
      ...gone.map((finding) => this.#removal(finding)),
      ...current.map((finding) => this.#replacement(finding, senderOf(after))),
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
    return allFindingsOf(record).map((finding) => this.#removal(finding));
  }

  /** Findings of one record; for a channel including those of its messages. */
  ownedBy(kind: 'message' | 'channel' | 'profile' | 'page' | 'ransomware', key: string): Query {
    if (kind === 'page' || kind === 'ransomware')
      return { bool: { filter: [{ term: { source: kind } }, { term: { owner: key } }] } };
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

  #replacement(finding: Finding, user?: string): Operation {
    return { ...this.#document(finding, user), action: 'index' };
  }

  #removal(finding: Finding): Operation {
    return { index: this.#index, id: idOf(finding), action: 'delete' };
  }

  #document(finding: Finding, user?: string): { index: string; id: string; body: string } {
    return {
      index: this.#index,
      id: idOf(finding),
      body: JSON.stringify({
        ...finding,
        ...channelOf(finding),
        ...indicatorFieldsOf(finding),
        ...(user !== undefined && { user }),
      }),
    };
  }
}

/** The fields by which indicators are looked up, except the sender. */
export function indicatorFieldsOf({ kind, canonical }: Pick<Finding, 'kind' | 'canonical'>): {
  hash: string;
  searched?: string[];
} {
  return {
    hash: indicatorHash(canonical),
    ...(isSearchedKind(kind) && { searched: searchedForms(canonical) }),
  };
}

/** The user who sent a message; undefined for posts in a channel's name, and for other records. */
export function senderOf(record: AnyRecord): string | undefined {
  return record.kind === 'message' && isSentByUser(record) ? record.userId : undefined;
}

function idOf({ source, owner, kind, canonical }: Finding): string {
  return `${source} ${owner} ${kind} ${canonical}`;
}

function channelOf({ source, owner }: Finding): { channel?: string } {
  const platform = PLATFORMS.find((each) => source === `${each}-message`);
  if (platform === undefined) return {};
  return { channel: routingOf({ platform, channelId: splitMessageId(owner).channelId }) };
}
