import { type Channel, mergeChannels } from './channel.ts';
import { isSameEntity } from './entity.ts';
import { type Message, mergeMessages, messageIdOf } from './message.ts';
import { mergePages, type Page } from './page.ts';
import { mergeProfiles, type Profile } from './profile.ts';
import { mergeGroups, type RansomwareGroup } from './ransomware-group.ts';
import { mergeRansomwarePosts, type RansomwarePost } from './ransomware-post.ts';
import { mergeServers, type Server } from './server.ts';
import type { VictimRecord } from './victim-record.ts';

/** Every stored record is one of these. `kind` names its collection. */
export type AnyRecord =
  | Message
  | Profile
  | Channel
  | Server
  | Page
  | RansomwarePost
  | RansomwareGroup
  | VictimRecord;
export type RecordKind = AnyRecord['kind'];
export type RecordOf<K extends RecordKind> = Extract<AnyRecord, { kind: K }>;

/** Kinds that are stored as one growing document per record. Messages are stored as rows. */
export type EntityKind = Exclude<RecordKind, 'message'>;

/** Unique within the kind, the same on every engine: `telegram:-1001990000101_7`, `discord:81384788765712384`. */
export function keyOf(record: AnyRecord): string {
  switch (record.kind) {
    case 'message':
      return `${record.platform}:${messageIdOf(record)}`;
    case 'profile':
      return `${record.platform}:${record.userId}`;
    case 'channel':
      return `${record.platform}:${record.channelId}`;
    case 'server':
      return `discord:${record.serverId}`;
    case 'page':
      return record.pageId;
    case 'ransomware':
      return record.postId;
    case 'ransomware-group':
      return record.groupId;
    case 'victim':
      return record.victimId;
  }
}

/** Merges two sightings of the same record. */
export function mergeRecords<R extends AnyRecord>(a: R, b: R): R;
export function mergeRecords(a: AnyRecord, b: AnyRecord): AnyRecord {
  if (a.kind === 'message' && b.kind === 'message') return mergeMessages(a, b);
  if (a.kind === 'profile' && b.kind === 'profile') return mergeProfiles(a, b);
  if (a.kind === 'channel' && b.kind === 'channel') return mergeChannels(a, b);
  if (a.kind === 'server' && b.kind === 'server') return mergeServers(a, b);
  if (a.kind === 'page' && b.kind === 'page') return mergePages(a, b);
  if (a.kind === 'ransomware' && b.kind === 'ransomware') return mergeRansomwarePosts(a, b);
  if (a.kind === 'ransomware-group' && b.kind === 'ransomware-group') return mergeGroups(a, b);
  throw new TypeError(`cannot merge a ${a.kind} with a ${b.kind}`);
}

/** Whether a merge changed nothing. Only exact if `merged` was made from `known`. */
export function isUnchanged(known: RecordOf<EntityKind>, merged: RecordOf<EntityKind>): boolean {
  if (known.kind === 'channel' && merged.kind === 'channel' && known.topics !== merged.topics) return false;
  if (known.kind === 'ransomware' && merged.kind === 'ransomware' && known.link !== merged.link) return false;
  return isSameEntity<object, string>(known, merged);
}
