import type { Notification } from '../notification.ts';
import { fitted, itemLines, reportOf } from '../text/report.ts';
import { codeBlock, inlineCode } from './code.ts';

const CONTENT_MAX = 2000;
const EMBEDS_MAX = 10;
const DESCRIPTION_MAX = 4096;
/** Characters of all embeds together. */
const EMBEDS_LENGTH_MAX = 6000;

const COLORS = { info: 0x8a8f98, low: 0x3b82f6, medium: 0xeab308, high: 0xf97316, critical: 0xdc2626 };

/**
 * One embed per match. Not with the flag SUPPRESS_EMBEDS, which would hide these embeds, too: the message contains
 * nothing that Discord could unfurl.
 */
export function discordMessage(notification: Notification, isFull: boolean): object {
  const color = COLORS[notification.search.severity];
  return fitted(
    { items: Math.min(notification.matches.length, EMBEDS_MAX), textMax: DESCRIPTION_MAX },
    (detail) => {
      const report = reportOf(notification, isFull, detail);
      const count = report.count === undefined ? '' : `\n${report.count}`;
      return {
        content: `**${report.title}:** ${inlineCode(report.name)}${count}`,
        allowed_mentions: { parse: [] },
        embeds: report.items.map((item) => ({
          ...(item.link !== undefined && { title: 'Open', url: item.link }),
          description: codeBlock(itemLines(item)),
          color,
        })),
      };
    },
    ({ content, embeds }) =>
      content.length <= CONTENT_MAX &&
      embeds.every(({ description }) => description.length <= DESCRIPTION_MAX) &&
      embeds.reduce((sum, embed) => sum + 4 + embed.description.length, 0) <= EMBEDS_LENGTH_MAX,
  );
}
