import type { Notification } from '../notification.ts';
import { fitted, itemLines, type ReportItem, reportOf } from '../text/report.ts';

/** Teams refuses messages of more than 28 KB. */
const BODY_BYTES_MAX = 28_000;
const ITEMS_MAX = 20;
const TEXT_MAX = 8000;
const LINES_MAX = 60;

/**
 * An Adaptive Card for a Workflows URL. Teams reads Markdown in every TextBlock and Fact and has no reliable escape for
 * it; a TextRun in a RichTextBlock is plain text.
 */
export function teamsMessage(notification: Notification, isFull: boolean): object {
  return fitted(
    { items: Math.min(notification.matches.length, ITEMS_MAX), textMax: TEXT_MAX },
    (detail) => {
      const report = reportOf(notification, isFull, detail);
      return {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            contentUrl: null,
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              msteams: { width: 'Full' },
              body: [
                line(`${report.title}: ${report.name}`, { weight: 'Bolder', size: 'Medium' }),
                ...(report.count === undefined ? [] : [line(report.count)]),
                ...report.items.flatMap(elementsOf),
              ],
            },
          },
        ],
      };
    },
    (message) => Buffer.byteLength(JSON.stringify(message)) <= BODY_BYTES_MAX,
  );
}

/** A text run has no line breaks, so each line is a block. */
function elementsOf(item: ReportItem): object[] {
  const lines = itemLines(item).flatMap((text) => text.split('\n'));
  const shown = lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX), '…'] : lines;
  const blocks = shown.map((text, index) => ({ ...line(text), separator: index === 0 }));
  if (item.link === undefined) return blocks;
  return [
    ...blocks,
    { type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: 'Open', url: item.link }] },
  ];
}

function line(text: string, style: object = {}): object {
  // Cards replace {{DATE(…)}} and {{TIME(…)}} in any text.
  const plain = text.replace(/([{}])(?=\1)/g, '$1\u200c');
  return {
    type: 'RichTextBlock',
    spacing: 'Small',
    inlines: [{ type: 'TextRun', text: plain === '' ? ' ' : plain, ...style }],
  };
}
