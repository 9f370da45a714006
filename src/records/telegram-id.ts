import type { Platform } from './platform.ts';

/**
 * Bare ids of users, groups and channels overlap. A marked id includes the kind, as a sum, not a prefix (decision 19).
 */
const MARKED_CHANNEL_OFFSET = 1_000_000_000_000n;

export function markedChannelId(bare: string | number | bigint): string {
  return String(-(MARKED_CHANNEL_OFFSET + BigInt(bare)));
}

export function markedGroupId(bare: string | number | bigint): string {
  return String(-BigInt(bare));
}

const INTEGER = /^-?\d+$/;

/** Undefined unless the id belongs to a channel or supergroup. */
export function bareChannelId(marked: string): string | undefined {
  if (!INTEGER.test(marked)) return undefined;
  const bare = -BigInt(marked) - MARKED_CHANNEL_OFFSET;
  return bare > 0n ? String(bare) : undefined;
}

/** Telegram ids have at most 52 significant bits. Longer numbers are Discord ids. */
const BARE_ID = /^[1-9]\d{0,15}$/;

/**
 * Ids under which a channel may be stored, most likely first. Telegram channels are stored by their marked id, but
 * people and tools also write the bare one: −(10^12 + bare) for channels, −bare for basic groups (decision 19).
 */
export function channelIdCandidates(platform: Platform, id: string): string[] {
  if (platform !== 'telegram') return [id];
  return BARE_ID.test(id) ? [id, markedChannelId(id), markedGroupId(id)] : [id.toLowerCase()];
}

/** The same for a message id, `<channelId>_<sequence>`. */
export function messageIdCandidates(platform: Platform, messageId: string): string[] {
  const underscore = messageId.lastIndexOf('_');
  if (underscore < 0) return [];
  const sequence = messageId.slice(underscore + 1);
  return channelIdCandidates(platform, messageId.slice(0, underscore)).map(
    (channelId) => `${channelId}_${sequence}`,
  );
}
