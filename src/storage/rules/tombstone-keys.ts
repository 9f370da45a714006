import { isSentByUser } from '../../records/implied.ts';
import { type AnyRecord, keyOf } from '../../records/record.ts';

/** Kind and key. The kind is that of a record, or of a file: `file`, `file-number`. */
export type TombstoneKey = readonly [kind: string, key: string];

/** Tombstones that ban a record: its own and, for a message, those of its channel and its sender. */
export function tombstoneKeysOf(record: AnyRecord): TombstoneKey[] {
  const own: TombstoneKey = [record.kind, keyOf(record)];
  if (record.kind !== 'message') return [own];
  const { platform, channelId, userId } = record;
  const keys: TombstoneKey[] = [own, ['channel', `${platform}:${channelId}`]];
  if (isSentByUser(record)) keys.push(['profile', `${platform}:${userId}`]);
  return keys;
}
