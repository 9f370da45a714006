import { canonicalItem, itemName } from '../../records/item.ts';
import type { Message } from '../../records/message.ts';
import { isWalletKind } from '../../records/wallet.ts';
import type { ExactField } from '../../search/search-tree.ts';

/** Visits each field and value that a message can be filtered by. Values of `email` and `wallet` are canonical. */
export function forEachFilter(message: Message, visit: (field: ExactField, value: string) => void): void {
  const { channelId, userId, username, serverId, topicId, topicTitle, languages, media, items } = message;
  const originalId = message.forwardedFrom?.id;
  visit('channelId', channelId);
  visit('userId', userId);
  if (username !== undefined) visit('username', username);
  if (serverId !== undefined) visit('serverId', serverId);
  if (topicId !== undefined) visit('topic', topicId);
  if (topicTitle !== undefined && topicTitle !== topicId) visit('topic', topicTitle);
  if (media !== undefined) visit('media', media);
  if (originalId !== undefined) visit('forwardedFrom', originalId);
  for (const { language } of languages) visit('language', language);
  for (const { kind, value } of items ?? []) {
    visit('item', itemName(kind, value));
    if (kind === 'email') visit('email', canonicalItem('email', value));
    else if (isWalletKind(kind)) visit('wallet', canonicalItem(kind, value));
  }
}
