import { derivedId } from '../../derived-id.ts';
import { idOf, type JsonObject, nameOf } from '../../json/values.ts';

const TAGGED_NAME = /^(.{1,64})#(\d{4})$/s;

/** An author as in the exporter's JSON, from `name` or `name#1234`. */
export function authorOf(fullName: string | undefined, id?: string, more: JsonObject = {}): JsonObject {
  const name = nameOf(fullName);
  const [, tagged, discriminator] = TAGGED_NAME.exec(name ?? '') ?? [];
  return {
    ...more,
    id: idOf(id) ?? (name === undefined ? undefined : derivedId('discord-user', name)),
    name: tagged ?? name,
    discriminator,
  };
}

/** A type in the exporter's JSON that stands for any notice here. */
export const NOTICE_TYPE = 'ChannelPinnedMessage';

/** Notices that the exporter phrases itself. Formats without a type show them like messages. */
const NOTICES = new Set([
  'Added a recipient.',
  'Removed a recipient.',
  'Left the group.',
  'Changed the channel name.',
  'Changed the channel icon.',
  'Pinned a message.',
  'Started a thread.',
  'Joined the server.',
]);
const CALL = /^Started a call that lasted [\d.,]{1,12} minutes\.$/;

export function isNotice(content: string): boolean {
  return NOTICES.has(content) || CALL.test(content);
}
