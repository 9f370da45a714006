import { type Finding, type FindingSource, findingsOf } from '../../records/finding.ts';
import { isSentByUser, SENDER_KINDS } from '../../records/implied.ts';
import type { Message } from '../../records/message.ts';

/** A message's findings, attributed to its sender. */
export function findingsOfSender(message: Message): Finding[] {
  if (message.items === undefined || !isSentByUser(message)) return [];
  const source: FindingSource = `${message.platform}-profile`;
  return findingsOf(message)
    .filter(({ kind }) => SENDER_KINDS.has(kind))
    .map((finding) => ({ ...finding, source, owner: message.userId }));
}
