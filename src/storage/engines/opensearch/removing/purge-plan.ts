import type { Message } from '../../../../records/message.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import type { PurgeTarget } from '../../../port/purge.ts';
import { union } from '../../../rules/files.ts';
import {
  mergeVersions,
  type RemainingVersion,
  remainingVersionAfter,
  type VersionOf,
} from '../../../rules/purge-rule.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import { documentId } from '../cluster/documents.ts';
import { type EntityRecord, entityId, type StoredEntity } from '../records/entity-mapper.ts';
import type { OpensearchFindings, RetainedFinding } from '../records/findings.ts';
import type { StoredMessage } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';

export type RecordTarget = Exclude<PurgeTarget, { kind: 'import' }>;

/**
 * The documents that a purge touches, and what remains of each. Each query matches every document that the purge
 * touches and, once the purge is complete, none.
 */
export interface PurgePlan {
  rule: RemainingVersion;
  messages: Query | undefined;
  /** Undefined if the message is removed, the same object if it is not touched. */
  remainingMessage(stored: StoredMessage): StoredMessage | undefined;
  entities: Query | undefined;
  remainingEntity(stored: StoredEntity): StoredEntity | undefined;
  sightings: Query | undefined;
  /** The remaining files of a sighting; undefined if it is removed. */
  remainingSightingFiles(source: SightingSource): number[] | undefined;
  retained: Query | undefined;
  remainingRetainedFiles(item: RetainedFinding): number[] | undefined;
  /** Findings of the target itself. */
  findings: Query | undefined;
  /** An import bans each record that only it contains; other targets are banned by their own key. */
  hasTombstonePerRecord: boolean;
  /** Coverage is stored by file, so an import's days are removed with its files. Days of other targets are reviewed. */
  reviewsDays: boolean;
}

/** For one record: a message, a channel, a profile, a page or a ransomware post. */
export function planForTarget(target: RecordTarget, findings: OpensearchFindings): PurgePlan {
  const { kind, key } = target;
  const rule = remainingVersionAfter(target, new Set());
  const own = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
  const common = {
    ...remainingRecords(rule),
    findings: findings.ownedBy(kind, key),
    hasTombstonePerRecord: false,
    reviewsDays: true,
  };
  if (kind === 'message' || kind === 'page' || kind === 'ransomware')
    return {
      ...common,
      messages: kind === 'message' ? { ids: { values: [documentId(key)] } } : undefined,
      entities: kind === 'message' ? undefined : own,
      sightings: undefined,
      remainingSightingFiles: ({ files }) => files,
      retained: undefined,
      remainingRetainedFiles: ({ files }) => files,
    };
  if (kind === 'channel') {
    const colon = key.indexOf(':');
    const platform = { term: { platform: key.slice(0, colon) } };
    return {
      ...common,
      messages: { bool: { filter: [platform, { term: { channelId: key.slice(colon + 1) } }] } },
      entities: own,
      // Includes what retention stored from the channel's dropped months.
      sightings: { bool: { should: [own, { term: { channel: key } }] } },
      remainingSightingFiles: (source) => (source.channel === key ? undefined : rule(source)?.files),
      retained: findings.retained({ channel: key }),
      remainingRetainedFiles: ({ channel, files }) => (channel === key ? undefined : files),
    };
  }
  return {
    ...common,
    // `behind` names the sender of every version, not only of the merged record.
    messages: { term: { behind: entityId(kind, key) } },
    entities: own,
    sightings: own,
    remainingSightingFiles: (source) => rule(source)?.files,
    retained: findings.retainedOf(key),
    remainingRetainedFiles: ({ owner, files }) => (owner === key ? undefined : files),
  };
}

/** For records that only these files of an import contain. */
export function planForFiles(
  target: Extract<PurgeTarget, { kind: 'import' }>,
  gone: ReadonlySet<number>,
  findings: OpensearchFindings,
): PurgePlan {
  const files = [...gone];
  const rule = remainingVersionAfter(target, gone);
  const ofFiles = oneOf('files', files);
  return {
    ...remainingRecords(rule),
    messages: ofFiles,
    entities: ofFiles,
    sightings: ofFiles,
    remainingSightingFiles: (source) => rule(source)?.files,
    retained: findings.retained({ files }),
    remainingRetainedFiles: (item) => {
      const remaining = item.files.filter((file) => !gone.has(file));
      return remaining.length === 0 ? undefined : remaining;
    },
    findings: undefined,
    hasTombstonePerRecord: true,
    reviewsDays: false,
  };
}

export function versionsOf({ message, files, sightings }: StoredMessage): VersionOf<Message>[] {
  return sightings ?? [{ files, record: message }];
}

export function versionsOfEntity({ record, files, sightings }: StoredEntity): VersionOf<EntityRecord>[] {
  return sightings ?? [{ files, record }];
}

function remainingRecords(
  rule: RemainingVersion,
): Pick<PurgePlan, 'rule' | 'remainingMessage' | 'remainingEntity'> {
  return {
    rule,
    remainingMessage: (stored) => {
      const { message: record, files, sightings } = stored;
      const remaining = remainingRecord({ record, files, sightings }, rule);
      if (remaining === 'untouched') return stored;
      return (
        remaining && {
          message: remaining.record,
          files: remaining.files,
          sightings: remaining.sightings,
        }
      );
    },
    remainingEntity: (stored) => {
      const remaining = remainingRecord(stored, rule);
      return remaining === 'untouched' ? stored : remaining;
    },
  };
}

interface StoredRecord<R> {
  record: R;
  files: number[];
  sightings?: VersionOf<R>[] | undefined;
}

function remainingRecord<R extends AnyRecord>(
  { record, files, sightings }: StoredRecord<R>,
  rule: RemainingVersion,
): StoredRecord<R> | 'untouched' | undefined {
  const versions = sightings ?? [{ files, record }];
  const ruled = versions.map((version) => rule(version));
  if (ruled.every((version, index) => version === versions[index])) return 'untouched';
  const remaining = ruled.filter((version) => version !== undefined);
  if (remaining.length === 0) return undefined;
  return {
    record: mergeVersions(remaining),
    files: remaining.map((version) => version.files).reduce(union),
    sightings: remaining.length > 1 ? remaining : undefined,
  };
}
