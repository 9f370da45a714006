import type { Notification } from '../notification.ts';
import { fitted, plainLines, reportOf } from '../text/report.ts';

const TEXT_MAX = 4096;
const ITEMS_MAX = 20;

/** A slash at the start of a word would become a command that sends itself when tapped. */
const COMMAND = /(?<![\p{L}\p{N}/:.[\]])\/(?=\w)/gu;

/** Body of the Bot API's `sendMessage`. Without `parse_mode`, Telegram reads no markup. */
export function telegramMessage(notification: Notification, isFull: boolean, chatId: string): object {
  const text = fitted(
    { items: Math.min(notification.matches.length, ITEMS_MAX), textMax: TEXT_MAX },
    (detail) => linesOf(notification, isFull, detail).join('\n'),
    (lines) => lines.length <= TEXT_MAX,
  );
  return { chat_id: chatId, text, link_preview_options: { is_disabled: true } };
}

function linesOf(
  notification: Notification,
  isFull: boolean,
  detail: Parameters<typeof reportOf>[2],
): string[] {
  const report = reportOf(notification, isFull, detail);
  const links = new Set(report.items.map(({ link }) => link));
  return plainLines(report).map((line) => (links.has(line) ? line : line.replace(COMMAND, '[/]')));
}
