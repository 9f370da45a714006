import { compareValues } from '../../records/dated.ts';
import type { Message } from '../../records/message.ts';

/** One message per version and text, newest first. Files that agree on both may still differ in titles and names. */
export function distinctVersions(messages: readonly Message[]): Message[] {
  const byContent = new Map<string, Message>();
  for (const message of messages) {
    const content = JSON.stringify([message.version, message.text, message.hiddenText]);
    if (!byContent.has(content)) byContent.set(content, message);
  }
  return [...byContent.values()].sort((a, b) => b.version - a.version || compareValues(a.text, b.text));
}
