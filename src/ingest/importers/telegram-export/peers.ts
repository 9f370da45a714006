import { markedChannelId, markedGroupId } from '../../../records/telegram-id.ts';
import { derivedId } from '../../derived-id.ts';
import { idOf } from '../../json/values.ts';

const PEER = /^(user|chat|channel)(\d{1,19})$/;

/** Before version 2.7.2, ids were numbers that included the kind: users from 2^32, chats and channels from 2^33. */
const OLD_USER_SHIFT = 2 ** 32;
const OLD_CHAT_SHIFT = 2 ** 33;

export type Peer = { kind: 'user' | 'chat' | 'channel'; bareId: string; isDerived?: true };

/** An id that a person or tool has replaced, such as `userA123456789`. */
const ANONYMOUS_PEER = /^(user|chat|channel)?\S{1,200}$/;

/** As `readPeer`. An anonymized id becomes a derived one, which is the same for the same text within the chat. */
export function readPeerOf(chatId: string, value: unknown): Peer | undefined {
  const peer = readPeer(value);
  if (peer !== undefined || typeof value !== 'string') return peer;
  const match = ANONYMOUS_PEER.exec(value);
  if (match === null) return undefined;
  const kind = (match[1] ?? 'user') as Peer['kind'];
  return { kind, bareId: derivedId('telegram-export peer', `${chatId}\n${value}`), isDerived: true };
}

/** `user123`, `channel123`, `chat123`, or a number from an old version. */
export function readPeer(value: unknown): Peer | undefined {
  if (typeof value === 'string') {
    const [, kind, bareId] = PEER.exec(value) ?? [];
    return bareId === undefined ? undefined : { kind: kind as Peer['kind'], bareId };
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) return undefined;
  if (value >= OLD_CHAT_SHIFT) return { kind: 'channel', bareId: String(value - OLD_CHAT_SHIFT) };
  if (value >= OLD_USER_SHIFT) return { kind: 'user', bareId: String(value - OLD_USER_SHIFT) };
  return { kind: 'user', bareId: String(value) };
}

export function markedId({ kind, bareId }: Peer): string {
  if (kind === 'user') return bareId;
  return kind === 'chat' ? markedGroupId(bareId) : markedChannelId(bareId);
}

/** Whether ids include their kind, as in old versions. The first entry shows it. */
export function hasOldIds(entry: Record<string, unknown>, chatId: string, type: string | undefined): boolean {
  const sender = entry.from_id ?? entry.actor_id;
  if (sender !== undefined) return typeof sender === 'number';
  // Current user ids can be as large as these, channel ids cannot.
  if (isDialogue(type)) return false;
  return entry.date_unixtime === undefined && Number(chatId) >= OLD_USER_SHIFT;
}

const DIALOGUE_TYPES = new Set([
  'personal_chat',
  'bot_chat',
  'saved_messages',
  'replies',
  'verification_codes',
]);

export function isDialogue(type: string | undefined): boolean {
  return type !== undefined && DIALOGUE_TYPES.has(type);
}

/** The id under which a chat's messages are stored. */
export function chatIdOf(id: unknown, type: string | undefined, isOld: boolean): string | undefined {
  const bare = idOf(id);
  if (bare === undefined) return undefined;
  const number = Number(bare);
  const unshifted = !isOld
    ? bare
    : number >= OLD_CHAT_SHIFT
      ? String(number - OLD_CHAT_SHIFT)
      : number >= OLD_USER_SHIFT
        ? String(number - OLD_USER_SHIFT)
        : bare;
  if (isDialogue(type)) return unshifted;
  if (type === 'private_group') return markedGroupId(unshifted);
  // Channels, supergroups and unknown types.
  return markedChannelId(unshifted);
}
