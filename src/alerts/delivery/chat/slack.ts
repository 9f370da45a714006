import type { Notification } from '../notification.ts';
import { fitted, itemLines, type ReportItem, reportOf } from '../text/report.ts';

const SECTION_MAX = 3000;
/** Slack documents 50 blocks, and in practice refuses more than about 13,000 characters of them. */
const BLOCKS_LENGTH_MAX = 12_000;
const ITEMS_MAX = 20;
const HEADER_MAX = 150;

/** Hostile text is only ever `plain_text`, which Slack shows without links, mentions and emoji. */
export function slackMessage(notification: Notification, isFull: boolean): object {
  return fitted(
    { items: Math.min(notification.matches.length, ITEMS_MAX), textMax: SECTION_MAX },
    (detail) => {
      const report = reportOf(notification, isFull, detail);
      const heading = `${report.title}: ${report.name}`;
      return {
        // Shown in notifications. Slack would read Markdown in it.
        text: escaped(heading, SECTION_MAX),
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
        blocks: [
          { type: 'header', text: plainText(heading, HEADER_MAX) },
          ...(report.count === undefined ? [] : [{ type: 'section', text: plainText(report.count) }]),
          ...report.items.flatMap(blocksOf),
        ],
      };
    },
    ({ blocks }) => JSON.stringify(blocks).length <= BLOCKS_LENGTH_MAX,
  );
}

function blocksOf(item: ReportItem) {
  const section = { type: 'section', text: plainText(itemLines(item).join('\n')) };
  if (item.link === undefined) return [section];
  const link = { type: 'mrkdwn', text: `<${item.link.replaceAll('&', '&amp;')}|Open>` };
  return [section, { type: 'context', elements: [link] }];
}

function plainText(text: string, max = SECTION_MAX): object {
  return { type: 'plain_text', text: escaped(text, max), emoji: false };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Slack's control sequences (`<!channel>`, `<@U123>`, `<url|text>`) all need one of these characters. */
function escaped(text: string, max: number): string {
  let result = '';
  for (const character of text) {
    const next = ENTITIES[character] ?? character;
    // Limits are for the escaped text.
    if (result.length + next.length >= max) return `${result}…`;
    result += next;
  }
  return result;
}
