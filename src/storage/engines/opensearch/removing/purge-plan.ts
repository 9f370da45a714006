import type { Message } from '../../../../records/message.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import type { PurgeTarget } from '../../../port/purge.ts';
import { union } from '../../../rules/files.ts';
import {
  mergeVersions,
  type RemainingVersion,
  remainingVersionAfter,
  type VersionOf,
} from '../../../rules/purged-versions.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import { documentId } from '../cluster/documents.ts';
import { entityId, type StoredEntity } from '../records/entity-mapper.ts';
import type { OpensearchFindings, RetainedFinding } from '../records/findings.ts';
import type { StoredMessage } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';

export type RecordTarget = Exclude<PurgeTarget, { kind: 'import' }>;

/**
 * Which documents a purge touches, and what it leaves of each. A query matches every document that the purge touches and, once
 * the purge is done, no document at all.
 */
export interface PurgePlan {
  rule: RemainingVersion;
  messages: Query | undefined;
  /** Undefined when the message goes, the same object when the purge does not touch it. */
  messageLeft(stored: StoredMessage): StoredMessage | undefined;
  entities: Query | undefined;
  entityLeft(stored: StoredEntity): StoredEntity | undefined;
  sightings: Query | undefined;
  /** The files that are left of a sighting; undefined when it goes. */
  sightingLeft(source: SightingSource): number[] | undefined;
  kept: Query | undefined;
  keptLeft(item: RetainedFinding): number[] | undefined;
  /** Findings of the target itself. */
  findings: Query | undefined;
  /** An import bars each record that only it brought; other targets are barred by their own key. */
  hasTombstonePerRecord: boolean;
  /** Coverage is kept by file, so an import's days go with its files; the days of other targets are reviewed one by one. */
  reviewsDays: boolean;
}

/** For a message, a channel or a profile. */
export function planForTarget(target: RecordTarget, findings: OpensearchFindings): PurgePlan {
  const { kind, key } = target;
  const rule = remainingVersionAfter(target, new Set());
  const own = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
  const common = {
    ...recordsLeftBy(rule),
    findings: findings.ownedBy(kind, key),
    hasTombstonePerRecord: false,
    reviewsDays: true,
  };
  if (kind === 'message')
    return {
      ...common,
      messages: { ids: { values: [documentId(key)] } },
      entities: undefined,
      sightings: undefined,
      sightingLeft: ({ files }) => files,
      kept: undefined,
      keptLeft: ({ files }) => files,
    };
  if (kind === 'channel') {
    const colon = key.indexOf(':');
    const platform = { term: { platform: key.slice(0, colon) } };
    return {
      ...common,
      messages: { bool: { filter: [platform, { term: { channelId: key.slice(colon + 1) } }] } },
      entities: own,
      // What retention kept of the channel's dropped months goes with it.
      sightings: { bool: { should: [own, { term: { channel: key } }] } },
      sightingLeft: (source) => (source.channel === key ? undefined : rule(source)?.files),
      kept: findings.kept({ channel: key }),
      keptLeft: ({ channel, files }) => (channel === key ? undefined : files),
    };
  }
  return {
    ...common,
    // Names the sender of every version, not only that of the merged record.
    messages: { term: { behind: entityId(kind, key) } },
    entities: own,
    sightings: own,
    sightingLeft: (source) => rule(source)?.files,
    kept: findings.keptOf(key),
    keptLeft: ({ owner, files }) => (owner === key ? undefined : files),
  };
}

/** For what only these files of an import contain. */
export function planForFiles(
  target: Extract<PurgeTarget, { kind: 'import' }>,
  gone: ReadonlySet<number>,
  findings: OpensearchFindings,
): PurgePlan {
  const files = [...gone];
  const rule = remainingVersionAfter(target, gone);
  const ofFiles = oneOf('files', files);
  return {
    ...recordsLeftBy(rule),
    messages: ofFiles,
    entities: ofFiles,
    sightings: ofFiles,
    sightingLeft: (source) => rule(source)?.files,
    kept: findings.kept({ files }),
    keptLeft: (item) => {
      const left = item.files.filter((file) => !gone.has(file));
      return left.length === 0 ? undefined : left;
    },
    findings: undefined,
    hasTombstonePerRecord: true,
    reviewsDays: false,
  };
}

export function versionsOf({ message, files, sightings }: StoredMessage): VersionOf<Message>[] {
  return sightings ?? [{ files, record: message }];
}

function recordsLeftBy(rule: RemainingVersion): Pick<PurgePlan, 'rule' | 'messageLeft' | 'entityLeft'> {
  return {
    rule,
    messageLeft: (stored) => {
      const { message: record, files, sightings } = stored;
      const left = recordLeft({ record, files, sightings }, rule);
      if (left === 'untouched') return stored;
      return left && { message: left.record, files: left.files, sightings: left.sightings };
    },
    entityLeft: (stored) => {
      const left = recordLeft(stored, rule);
      return left === 'untouched' ? stored : left;
    },
  };
}

interface StoredRecord<R> {
  record: R;
  files: number[];
  sightings?: VersionOf<R>[] | undefined;
}

function recordLeft<R extends AnyRecord>(
  { record, files, sightings }: StoredRecord<R>,
  rule: RemainingVersion,
): StoredRecord<R> | 'untouched' | undefined {
  const versions = sightings ?? [{ files, record }];
  const ruled = versions.map((version) => rule(version));
  if (ruled.every((version, index) => version === versions[index])) return 'untouched';
  const left = ruled.filter((version) => version !== undefined);
  if (left.length === 0) return undefined;
  return {
    record: mergeVersions(left),
    files: left.map((version) => version.files).reduce(union),
    sightings: left.length > 1 ? left : undefined,
  };
}
