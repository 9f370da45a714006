import { canonicalItem, itemName } from '../../records/item.ts';
import type { Message } from '../../records/message.ts';
import { isWalletKind } from '../../records/wallet.ts';
import type { ExactField } from '../../search/search-tree.ts';

type Visit = (field: ExactField, value: string) => void;

/** Visits each field and value that a message can be filtered by. Values of `email` and `wallet` are canonical. */
export function forEachFilter(message: Message, visit: Visit): void {
  visit('channelId', message.channelId);
  forEachSenderFilter(message, visit);
  forEachPlaceFilter(message, visit);
  forEachOwnFilter(message, visit);
}

/** Filters that most messages of a sender share. */
export function forEachSenderFilter({ userId, username }: Message, visit: Visit): void {
  visit('userId', userId);
  if (username !== undefined) visit('username', username);
}

/** Filters that most messages of a channel share, except for its id. */
export function forEachPlaceFilter({ serverId, topicId, topicTitle }: Message, visit: Visit): void {
  if (serverId !== undefined) visit('serverId', serverId);
  if (topicId !== undefined) visit('topic', topicId);
  if (topicTitle !== undefined && topicTitle !== topicId) visit('topic', topicTitle);
}

export function forEachOwnFilter({ languages, media, items, forwardedFrom }: Message, visit: Visit): void {
  const originalId = forwardedFrom?.id;
  if (media !== undefined) visit('media', media);
  if (originalId !== undefined) visit('forwardedFrom', originalId);
  for (const { language } of languages) visit('language', language);
  for (const { kind, value } of items ?? []) {
    visit('item', itemName(kind, value));
    if (kind === 'email') visit('email', canonicalItem('email', value));
    else if (isWalletKind(kind)) visit('wallet', canonicalItem(kind, value));
  }
}
