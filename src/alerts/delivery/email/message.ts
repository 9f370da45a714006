import type { Notification } from '../notification.ts';
import { fitted, plainLines, reportOf } from '../text/report.ts';

const TEXT_MAX = 100_000;
const ITEMS_MAX = 50;
const SUBJECT_MAX = 150;

export interface EmailMessage {
  subject: string;
  text: string;
  messageId: string;
  references: string;
  inReplyTo: string;
  headers: Record<string, string>;
}

export function emailMessage(notification: Notification, isFull: boolean, from: string): EmailMessage {
  const most = { items: Math.min(notification.matches.length, ITEMS_MAX), textMax: TEXT_MAX / 2 };
  const lines = fitted(
    most,
    (detail) => plainLines(reportOf(notification, isFull, detail)),
    (made) => made.reduce((sum, line) => sum + line.length + 1, 0) <= TEXT_MAX,
  );
  const domain = from.split('@').at(-1) ?? 'localhost';
  // All alerts of a search reply to the same id, so mail programs show them as one thread.
  const thread = `<search-${atom(notification.search.id)}@${domain}>`;
  return {
    subject: `[nightjar] ${lines[0] ?? ''}`.slice(0, SUBJECT_MAX).toWellFormed(),
    text: `${lines.join('\n')}\n`,
    messageId: `<${atom(notification.id)}@${domain}>`,
    references: thread,
    inReplyTo: thread,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'List-Id': `<${atom(notification.search.id)}.alerts.${domain}>`,
    },
  };
}

/** Ids are ours, but headers are no place to rely on it. */
function atom(id: string): string {
  return id.replace(/[^\w-]/g, '-').slice(0, 100);
}
