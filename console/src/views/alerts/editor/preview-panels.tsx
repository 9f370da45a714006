import { useMemo } from 'preact/hooks';
import { bucketStart, shiftBucket } from '../../../charts/bucket-size.ts';
import type { Bucket } from '../../../charts/series.ts';
import { StackedBars } from '../../../charts/stacked-bars.tsx';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Badge } from '../../../ui/badge.tsx';
import { addDays, formatNumber, today } from '../../../ui/format.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, State } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { chartData } from '../../search/chart-data.ts';
import { dateOf, idOf } from '../../search/kinds.ts';
import { hitUrl } from '../../search/open-hit.ts';
import { rowParts } from '../../search/rows/columns.tsx';
import { RESULT_KIND } from '../inbox/match-record.tsx';
import type { Draft } from './draft.ts';
import type { Days, Preview, usePreview } from './use-preview.ts';

type PreviewState = ReturnType<typeof usePreview>;

const RANGES: readonly Days[] = [30, 90, 365];
const SERIES = [{ name: texts.series, color: 1 as const }];

/** How often a draft would have matched, and whether the limit would have held. */
export function PreviewPanel({
  draft,
  state,
  days,
  onDays,
}: {
  draft: Draft;
  state: PreviewState;
  days: Days;
  onDays: (days: Days) => void;
}) {
  const { preview, isLoading } = state;
  const isMonthly = preview?.interval === 'month';
  return (
    <Panel
      title={texts.preview}
      meta={`${isMonthly ? texts.previewMonths : texts.previewMeta[days]}, ${texts.updates}`}
      actions={
        !isMonthly && (
          <Segmented
            label={texts.range}
            value={String(days)}
            choices={RANGES.map((each) => ({ value: String(each), label: texts.ranges[each] ?? '' }))}
            onChange={(value) => onDays(Number(value) as Days)}
          />
        )
      }
      className="preview-chart"
      isPadded
    >
      {preview === undefined ? (
        isLoading ? (
          <Skeleton rows={5} />
        ) : (
          <State
            icon="activity"
            title={
              state.error === undefined
                ? draft.mode === 'query'
                  ? texts.enterQuery
                  : texts.enterValues
                : state.error.message
            }
          />
        )
      ) : (
        <div class={isLoading ? 'stack is-stale' : 'stack'} aria-busy={isLoading}>
          <Numbers preview={preview} draft={draft} days={days} />
          <Chart preview={preview} days={days} />
        </div>
      )}
    </Panel>
  );
}

function Numbers({ preview, draft, days }: { preview: Preview; draft: Draft; days: Days }) {
  const { total, knownValues } = preview;
  const perDay = total / (preview.interval === 'month' ? 365 : days);
  const peak =
    preview.interval === 'day' ? Math.max(0, ...preview.buckets.map(({ count }) => count)) : undefined;
  return (
    <div class="preview-numbers">
      <span role="status">
        <b>{formatNumber(total)}</b> {texts.total(total)}
      </span>
      <span>
        <b>{perDay >= 10 ? formatNumber(Math.round(perDay)) : perDay.toFixed(1)}</b> {texts.aDay}
      </span>
      {peak !== undefined && (
        <span>
          <b>{formatNumber(peak)}</b> {texts.busiest}
        </span>
      )}
      {knownValues !== undefined && (
        <span>
          <b>{formatNumber(knownValues)}</b> {texts.knownValues}
        </span>
      )}
      <span class="grow" />
      {peak !== undefined && draft.schedule === 'immediately' && (
        <Limit peak={peak} cap={Number(draft.cap)} />
      )}
    </div>
  );
}

/** The counts are by day, the limit is by hour: the badge says what follows from that for sure. */
function Limit({ peak, cap }: { peak: number; cap: number }) {
  const [tone, text] =
    peak <= cap
      ? (['good', texts.withinLimit] as const)
      : peak <= cap * 24
        ? (['warning', texts.nearLimit] as const)
        : (['bad', texts.overLimit] as const);
  return (
    <span title={texts.limitHints[tone]}>
      <Badge tone={tone} icon={tone === 'good' ? 'check' : 'triangle-alert'}>
        {text}
      </Badge>
    </span>
  );
}

function Chart({ preview, days }: { preview: Preview; days: Days }) {
  const { interval, buckets } = useMemo(() => {
    if (preview.interval === 'month') return { interval: 'month' as const, buckets: monthBuckets(preview) };
    const histogram = {
      interval: 'day',
      total: preview.total,
      buckets: preview.buckets.map(({ at, count }) => ({ date: new Date(at).toISOString(), count })),
    };
    return chartData(histogram, { from: addDays(today(), 1 - days), to: today() }, Date.now());
  }, [preview, days]);
  return (
    <StackedBars
      label={texts.preview}
      buckets={buckets}
      series={SERIES}
      interval={interval}
      height={170}
      hasLegend={false}
      countText={commonTexts.matches}
      emptyText={texts.neverMatched}
    />
  );
}

const MONTHS = 12;

function monthBuckets({ buckets }: Preview): Bucket[] {
  const counts = new Map(buckets.map(({ at, count }) => [bucketStart(at, 'month'), count]));
  const last = bucketStart(Date.now(), 'month');
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = shiftBucket(last, 'month', index - MONTHS + 1);
    return { at, values: [counts.get(at) ?? 0], ...(at === last && { isRunning: true }) };
  });
}

/** The newest records that would have matched. */
export function NewestPanel({ draft, state }: { draft: Draft; state: PreviewState }) {
  const { preview } = state;
  if (preview === undefined) return null;
  const kind = RESULT_KIND[preview.kind];
  return (
    <Panel title={texts.newest} meta={formatNumber(preview.total)} hasLine className="preview-newest">
      {preview.newest.length === 0 ? (
        <p class="panel-body text-3">{draft.mode === 'watchlist' ? texts.listNewest : texts.noNewest}</p>
      ) : (
        <ul class="newest-list">
          {preview.newest.map((hit) => {
            const parts = rowParts(kind, hit, 'compact');
            return (
              <li key={idOf(kind, hit)}>
                <span class="text-3 newest-time">
                  <Time at={dateOf(kind, hit)} style="brief" />
                </span>
                {parts.mark}
                <a class="medium truncate newest-who" href={hitUrl(kind, hit)}>
                  {parts.who}
                </a>
                <span class="truncate text-2">
                  {parts.place && <span class="text-3">{parts.place} </span>}
                  {parts.text}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
