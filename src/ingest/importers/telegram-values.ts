/** Reads ids and names of Telegram as scripts write them into tables. */
import { markedChannelId, markedGroupId } from '../../records/telegram-id.ts';
import { idOf } from '../json/values.ts';

export interface TelegramName {
  channelId: string;
  username: string | undefined;
}

const NAME = /^(?:(?:https?:\/\/)?(?:www\.)?t(?:elegram)?\.me\/(?:s\/)?|@)?([a-z]\w{3,31})\/?$/i;
/** As Telethon prints objects. */
const PEER = /^Peer(User|Chat|Channel)\((?:user|chat|channel)_id=(\d{1,15})\)$/;
/** As Telegram Desktop writes ids. */
const PREFIXED = /^(user|chat|channel)(\d{1,15})$/;
/** Bare ids of channels have at most 12 digits. Longer ones have lost the minus of a marked id. */
const BARE_MAX = 1_000_000_000_000n;

/** A public name in lower case, from a name, `@name` or link. */
export function telegramNameOf(text: string | undefined): string | undefined {
  return NAME.exec(text ?? '')?.[1]?.toLowerCase();
}

/** A marked id. A bare id is taken for that of a channel. */
export function channelIdOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const marked = objectId(text);
  if (marked !== undefined) return marked;
  const id = idOf(text);
  if (id === undefined || id.startsWith('-') || id === '0') return id === '0' ? undefined : id;
  return BigInt(id) < BARE_MAX ? markedChannelId(id) : `-${id}`;
}

/** The marked id of a sender. A positive id is that of a user. */
export function peerOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const id = objectId(text) ?? idOf(text);
  return id === '0' ? undefined : id;
}

function objectId(text: string): string | undefined {
  const [, kind, id] = PEER.exec(text) ?? PREFIXED.exec(text) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const lower = kind.toLowerCase();
  return lower === 'user' ? id : lower === 'chat' ? markedGroupId(id) : markedChannelId(id);
}
