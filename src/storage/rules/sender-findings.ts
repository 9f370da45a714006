import { type Finding, type FindingSource, findingsOf } from '../../records/finding.ts';
import { isSentByUser } from '../../records/implied.ts';
import { ITEM_KINDS } from '../../records/item.ts';
import type { Message } from '../../records/message.ts';

const PROFILE_KINDS: ReadonlySet<string> = new Set([...ITEM_KINDS, 'discord']);

/** A message's findings, attributed to its sender. */
export function findingsOfSender(message: Message): Finding[] {
  if (message.items === undefined || !isSentByUser(message)) return [];
  const source: FindingSource = `${message.platform}-profile`;
  return findingsOf(message)
    .filter(({ kind }) => PROFILE_KINDS.has(kind))
    .map((finding) => ({ ...finding, source, owner: message.userId }));
}
