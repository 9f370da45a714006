import type { Notification } from '../notification.ts';
import { fitted, itemLines, type Report, reportOf } from '../text/report.ts';
import { codeBlock, inlineCode } from './code.ts';

/** Old versions of Mattermost cut posts there; Rocket.Chat's default is 5,000. */
const TEXT_MAX = 4000;
const ITEMS_MAX = 20;

/** For Mattermost and Rocket.Chat, which share Slack's form but read Markdown. */
export function mattermostMessage(notification: Notification, isFull: boolean): object {
  const text = fitted(
    { items: Math.min(notification.matches.length, ITEMS_MAX), textMax: TEXT_MAX },
    (detail) => markdownOf(reportOf(notification, isFull, detail)),
    (markdown) => markdown.length <= TEXT_MAX,
  );
  return { text };
}

function markdownOf(report: Report): string {
  const parts = [`**${report.title}:** ${inlineCode(report.name)}`];
  if (report.count !== undefined) parts.push(report.count);
  for (const item of report.items) {
    parts.push(codeBlock(itemLines(item)));
    if (item.link !== undefined) parts.push(`[Open](${item.link})`);
  }
  return parts.join('\n');
}
