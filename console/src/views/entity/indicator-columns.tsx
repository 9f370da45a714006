import type { IndicatorRow } from '../../api/types.ts';
import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import type { Node } from '../../entities/node.ts';
import { nodeIdUrl } from '../../entities/node-url.ts';
import { visible } from '../../text/controls.ts';
import { indicatorTableTexts as texts } from '../../texts/entity-pages.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/format.tsx';
import type { Column } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { IndicatorValue } from './indicator-value.tsx';
import { sharedText } from './shared.ts';

/** What the number of records counts, by the kind of the page. */
const COUNTED: Record<Node['kind'], string> = {
  profile: texts.messages,
  channel: texts.messages,
  server: texts.messages,
  page: texts.records,
  group: texts.posts,
  victim: texts.posts,
  indicator: texts.records,
};

export function indicatorColumns(kind: Node['kind']): Column<IndicatorRow>[] {
  return [
    {
      id: 'value',
      label: texts.value,
      isMain: true,
      cell: ({ node }) => <IndicatorValue node={node} />,
    },
    {
      id: 'kind',
      label: texts.kind,
      width: 130,
      priority: 2,
      isSortable: true,
      cell: ({ kind: name, relation }) => (
        <span class="inline inline-tight">
          {isIndicatorKind(name) ? styleOfIndicator(name).label : <InlineText text={name} />}
          {relation === 'own' && (
            <span title={texts.ownHint}>
              <Badge>{texts.own}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'firstSeen',
      label: texts.firstSeen,
      width: 92,
      priority: 4,
      isSortable: true,
      cell: ({ firstSeen }) => <Time at={firstSeen} style="day" />,
    },
    {
      id: 'lastSeen',
      label: texts.lastSeen,
      width: 80,
      priority: 3,
      isSortable: true,
      cell: ({ lastSeen }) => <Time at={lastSeen} style="day" />,
    },
    {
      id: 'shared',
      label: texts.sharedWith,
      width: 150,
      isSortable: true,
      cell: (row) => <SharedWith row={row} />,
    },
    ...(kind === 'page' || kind === 'indicator' || kind === 'channel' || kind === 'victim'
      ? []
      : [
          {
            id: 'source',
            label: texts.source,
            width: 108,
            priority: 5 as const,
            cell: ({ source }: IndicatorRow) =>
              source === undefined ? (
                <span class="text-3">{texts.profileOnly}</span>
              ) : (
                <a href={nodeIdUrl(source.node) ?? '#/'}>
                  <InlineText text={source.label} />
                </a>
              ),
          },
        ]),
    ...(kind === 'page'
      ? []
      : [
          {
            id: 'count',
            label: COUNTED[kind],
            width: 92,
            priority: 2 as const,
            isNumber: true,
            isSortable: true,
            cell: ({ count }: IndicatorRow) => formatNumber(count),
          },
        ]),
  ];
}

/** One link to everybody else who shows it. */
function SharedWith({ row }: { row: IndicatorRow }) {
  const text = row.shared.isCommon ? texts.manyRecords : sharedText(row);
  if (text === '') return <span class="text-3">{texts.notShared}</span>;
  return (
    <a
      class="text-link"
      href={nodeIdUrl(row.node) ?? '#/'}
      aria-label={`${texts.sharedLabel(visible(row.value))} ${text}`}
    >
      {text}
    </a>
  );
}
