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
