import { compareValues } from '../../records/dated.ts';
import { type Message, mergeMessages } from '../../records/message.ts';

/**
 * One message per version and text, newest first. Files that agree on both may differ in titles and names; those are merged, so
 * that the result does not depend on the order of imports.
 */
export function distinctVersions(messages: readonly Message[]): Message[] {
  const byContent = new Map<string, Message>();
  for (const message of messages) {
    const content = JSON.stringify([message.version, message.text, message.hiddenText]);
    const known = byContent.get(content);
    byContent.set(content, known === undefined ? message : mergeMessages(known, message));
  }
  return [...byContent.values()].sort(
    (a, b) =>
      b.version - a.version ||
      compareValues(a.text, b.text) ||
      compareValues(a.hiddenText ?? '', b.hiddenText ?? ''),
  );
}
