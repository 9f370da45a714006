import type { Platform } from '../records/platform.ts';
import { markedChannelId, markedGroupId } from '../records/telegram-id.ts';

const BARE_ID = /^[1-9]\d{0,15}$/;

/**
 * Ids under which a channel may be kept, likeliest first. Telegram channels are kept by their marked id, but people
 * and tools also write the bare one: −(10^12 + bare) for channels, −bare for basic groups (decision 19).
 */
export function channelIdCandidates(platform: Platform, id: string): string[] {
  if (platform === 'discord') return [id];
  if (!BARE_ID.test(id)) return [id.toLowerCase()];
  return [id, markedChannelId(id), markedGroupId(id)];
}

/** The same for the id of a message, `<channelId>_<sequence>`. */
export function messageIdCandidates(platform: Platform, messageId: string): string[] {
  const underscore = messageId.lastIndexOf('_');
  if (underscore < 0) return [];
  const sequence = messageId.slice(underscore + 1);
  return channelIdCandidates(platform, messageId.slice(0, underscore)).map(
    (channelId) => `${channelId}_${sequence}`,
  );
}
