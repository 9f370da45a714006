import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { Icon } from '../ui/icon.tsx';

export type ChartView = 'chart' | 'table';

/** Every chart can be controlled from outside, for a button in the header of its panel. */
export interface ChartViewProps {
  view?: ChartView | undefined;
  /** Without it, the chart shows its own button unless `view` is set. */
  onView?: ((view: ChartView) => void) | undefined;
}

/** Switches between a chart and its table. */
export function ChartViewButton({ view, onView }: { view: ChartView; onView: (view: ChartView) => void }) {
  const label = view === 'chart' ? chartTexts.viewAsTable : chartTexts.viewAsChart;
  return (
    <button
      type="button"
      class="button is-ghost is-icon is-small"
      aria-label={label}
      title={label}
      onClick={() => onView(view === 'chart' ? 'table' : 'chart')}
    >
      <Icon name={view === 'chart' ? 'table-2' : 'activity'} size={14} />
    </button>
  );
}

/** A chart with its summary, tools and table. `chart` gets the id of the summary. */
export function ChartFrame({
  label,
  summary,
  tools,
  actions,
  isFilling = false,
  view: givenView,
  onView,
  chart,
  table,
}: ChartViewProps & {
  label: string;
  summary: string;
  tools?: ComponentChildren;
  /** Beside the button for the table. */
  actions?: ComponentChildren;
  /** Takes the height of its container. */
  isFilling?: boolean;
  chart: (summaryId: string) => ComponentChildren;
  table: () => ComponentChildren;
}) {
  const id = useId();
  const [ownView, setOwnView] = useState<ChartView>('chart');
  const view = givenView ?? ownView;
  const hasButton = givenView === undefined || onView !== undefined;
  return (
    <figure class={`chart-figure ${isFilling ? 'is-filling' : ''}`} aria-label={label}>
      <p id={id} class="visually-hidden">
        {summary}
      </p>
      {(tools !== undefined || actions !== undefined || hasButton) && (
        <div class="chart-tools">
          {tools}
          <span class="grow" />
          {actions}
          {hasButton && <ChartViewButton view={view} onView={onView ?? setOwnView} />}
        </div>
      )}
      {view === 'chart' ? chart(id) : table()}
    </figure>
  );
}
