import { useState } from 'preact/hooks';
import type { OverviewHit } from '../../api/types.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { formatNumber } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { State } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';

type Rising = NonNullable<OverviewHit['rising']>;
type Of = keyof typeof texts.risingOf;
type RisingHit = NonNullable<Rising['terms']>[number];

const OF = Object.keys(texts.risingOf) as Of[];

/** Terms and indicators that occur more often than before. */
export function RisingPanel({ rising }: { rising: Rising }) {
  const [of, setOf] = useState<Of>('terms');
  const rows = rising[of] ?? [];
  return (
    <Panel
      title={texts.rising}
      className="overview-table"
      actions={
        <Segmented
          label={texts.rising}
          choices={OF.map((value) => ({ value, label: texts.risingOf[value] }))}
          value={of}
          onChange={setOf}
        />
      }
    >
      {rows.length === 0 ? (
        <State icon="trending-up" title={texts.nothingRises}>
          {texts.nothingRisesText}
        </State>
      ) : (
        <Table
          label={texts.rising}
          rows={rows}
          rowKey={nameOf}
          columns={[
            {
              id: 'name',
              label: texts.term,
              isMain: true,
              cell: (hit) => (
                <a href={hrefOf(hit)} class={hit.term === undefined ? 'mono' : undefined}>
                  <InlineText text={nameOf(hit)} />
                </a>
              ),
            },
            {
              id: 'trend',
              label: texts.trend,
              width: 96,
              priority: 2,
              cell: ({ series }) => <Sparkline values={series} width={76} height={16} />,
            },
            {
              id: 'factor',
              label: texts.factor,
              width: 60,
              isNumber: true,
              cell: ({ factor }) => <span class="is-good">{texts.times(factor)}</span>,
            },
            {
              id: 'count',
              label: texts.count,
              width: 60,
              isNumber: true,
              cell: ({ count }) => <span class="text-3">{formatNumber(count)}</span>,
            },
          ]}
        />
      )}
    </Panel>
  );
}

function nameOf({ term, value }: RisingHit): string {
  return term ?? value ?? '';
}

function hrefOf({ term, kind, value }: RisingHit): string {
  if (kind !== undefined && value !== undefined) return viewUrl(['indicator', kind, value]);
  return viewUrl(['search', 'messages'], { q: `"${term}"` });
}
