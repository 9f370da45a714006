import type { EntityKind } from '../../records/record.ts';

/** Names a record. */
export interface RecordName {
  kind: EntityKind;
  key: string;
}

/** The part of a record that a list of connections needs: small, whatever the size of the record. */
export interface RecordOutline {
  /** Name or title; undefined if unknown. */
  label?: string | undefined;
  firstSeen: number;
  lastSeen: number;
  /** Names of a person or channel that others can link to. */
  usernames: string[];
  /** A profile's own items, or a group's sites and contacts, as "<kind> <canonical value>". */
  own: string[];
  /** The server of a channel. */
  serverId?: string | undefined;
  /** The group of a victim. */
  groupId?: string | undefined;
  /** The posts that report a victim. */
  posts: string[];
}
