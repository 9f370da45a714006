import type { Message } from '../../records/message.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../../records/record.ts';
import { parseMessageKey } from '../message-key.ts';
import type { PurgeTarget } from '../purge.ts';
import { documentId } from './opensearch-documents.ts';
import type { OpensearchFindings } from './opensearch-findings.ts';
import type { StoredEntity } from './opensearch-mapper.ts';
import type { StoredMessage, VersionOf } from './opensearch-message-mapper.ts';
import { oneOf, type Query, routingOf } from './opensearch-query-compiler.ts';
import type { KeptItem } from './opensearch-rebuilder.ts';
import type { SightingSource } from './opensearch-sightings.ts';

/** Which documents a purge touches, and what is left of each: undefined when it goes. */
export interface PurgePlan {
  /** The same as the queries, for what is at hand. */
  touches: {
    message(stored: StoredMessage): boolean;
    sighting(source: SightingSource): boolean;
    kept(item: KeptItem): boolean;
  };
  messages: Query | undefined;
  messageLeft(stored: StoredMessage): StoredMessage | undefined;
  entities: Query | undefined;
  entityLeft(stored: StoredEntity): StoredEntity | undefined;
  sightings: Query | undefined;
  filesLeft(files: readonly number[]): number[] | undefined;
  kept: Query | undefined;
  /** What only an import brought is kept away one by one; what a channel or a person said, by their own name. */
  buriesEach: boolean;
  /** Which days a file covers is kept by file; of what else goes, each day must be looked at. */
  reviewsDays: boolean;
}

/** For a message, a channel or a person. */
export function planForTarget(
  target: Exclude<PurgeTarget, { kind: 'import' }>,
  findings: OpensearchFindings,
): PurgePlan {
  const never = () => false;
  const nothing: PurgePlan = {
    touches: { message: never, sighting: never, kept: never },
    messages: undefined,
    messageLeft: () => undefined,
    entities: undefined,
    entityLeft: () => undefined,
    sightings: undefined,
    filesLeft: () => undefined,
    kept: undefined,
    buriesEach: false,
    reviewsDays: true,
  };
  const { kind, key } = target;
  if (kind === 'message')
    return parseMessageKey(key) === undefined
      ? nothing
      : {
          ...nothing,
          touches: { ...nothing.touches, message: ({ message }) => keyOf(message) === key },
          messages: { ids: { values: [documentId(key)] } },
        };
  const colon = key.indexOf(':');
  const platform = { term: { platform: key.slice(0, colon) } };
  const id = key.slice(colon + 1);
  const own = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
  if (kind === 'channel')
    return {
      ...nothing,
      touches: {
        message: ({ message }) => routingOf(message) === key,
        sighting: (source) => source.channel === key || (source.kind === kind && source.key === key),
        kept: (item) => item.channel === key,
      },
      messages: { bool: { filter: [platform, { term: { channelId: id } }] } },
      entities: own,
      // What stays of dropped months from this channel goes with it.
      sightings: { bool: { should: [own, { term: { channel: key } }] } },
      kept: findings.kept({ channel: key }),
    };
  return {
    ...nothing,
    touches: {
      message: ({ message }) => `${message.platform}:${message.userId}` === key,
      sighting: (source) => source.kind === kind && source.key === key,
      kept: (item) => item.owner === key,
    },
    messages: { bool: { filter: [platform, { term: { userId: id } }] } },
    entities: own,
    sightings: own,
    kept: findings.keptOf(key),
  };
}

/** For what certain files alone have brought. */
export function planForFiles(gone: ReadonlySet<number>, findings: OpensearchFindings): PurgePlan {
  const files = [...gone];
  const ofFiles = oneOf('files', files);
  const isOfFiles = (stored: { files: readonly number[] }) => stored.files.some((file) => gone.has(file));
  const filesLeft = (of: readonly number[]) => {
    const left = of.filter((file) => !gone.has(file));
    return left.length === 0 ? undefined : left;
  };
  return {
    touches: { message: isOfFiles, sighting: isOfFiles, kept: isOfFiles },
    messages: ofFiles,
    messageLeft: (stored) => {
      const left = whatIsLeft(stored.message, stored.files, stored.sightings, filesLeft);
      return left && { message: left.record, files: left.files, sightings: left.sightings };
    },
    entities: ofFiles,
    entityLeft: (stored) => whatIsLeft(stored.record, stored.files, stored.sightings, filesLeft),
    sightings: ofFiles,
    filesLeft,
    kept: findings.kept({ files }),
    buriesEach: true,
    reviewsDays: false,
  };
}

export function versionsOf({ message, files, sightings }: StoredMessage): VersionOf<Message>[] {
  return sightings ?? [{ files, record: message }];
}

/** A record without what certain files alone have said of it. */
function whatIsLeft<R extends AnyRecord>(
  record: R,
  files: readonly number[],
  sightings: readonly VersionOf<R>[] | undefined,
  filesLeft: (files: readonly number[]) => number[] | undefined,
): { record: R; files: number[]; sightings: VersionOf<R>[] | undefined } | undefined {
  const left = filesLeft(files);
  if (left === undefined) return undefined;
  if (sightings === undefined) return { record, files: left, sightings: undefined };
  const versions = sightings.flatMap((each) => {
    const told = filesLeft(each.files);
    return told === undefined ? [] : [{ ...each, files: told }];
  });
  return {
    record: versions.map((each) => each.record).reduce(mergeRecords),
    files: left,
    sightings: versions,
  };
}
