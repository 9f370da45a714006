import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Alert, Match } from '../../../api/alert-types.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { isPlainClick } from '../../../ui/table.tsx';
import { MatchRow } from './match-row.tsx';

interface ListProps {
  hits: readonly Match[];
  total: number;
  alerts: ReadonlyMap<string, Alert>;
  hasAlertNames: boolean;
  current: string | undefined;
  selected: ReadonlySet<string>;
  isStale: boolean;
  hasMore: boolean;
  isLoading: boolean;
  onCurrent: (id: string) => void;
  onToggle: (id: string, isRange: boolean) => void;
  onLoadMore: () => void;
}

/** The matches as a grid of which one row is a tab stop. */
export function MatchList(props: ListProps) {
  const { hits, total, current, selected, hasMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useSteadyRow(scroller, current, hits);
  const tabStop = hits.some(({ id }) => id === current) ? current : hits[0]?.id;
  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id === undefined || !isPlainClick(event)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) props.onToggle(id, event.shiftKey);
    else props.onCurrent(id);
  };
  return (
    <div class={props.isStale ? 'match-scroll is-stale' : 'match-scroll'} data-scroller ref={scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows have two lines and no table layout */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the view handles the keys of the whole list */}
      <div
        class="match-grid"
        role="grid"
        aria-label={texts.matches}
        aria-rowcount={total}
        aria-multiselectable="true"
        aria-busy={props.isStale}
        onClick={onClick}
      >
        {hits.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            alert={props.alerts.get(match.search)}
            hasAlertName={props.hasAlertNames}
            isCurrent={match.id === current}
            isSelected={selected.has(match.id)}
            isTabStop={match.id === tabStop}
            onToggle={props.onToggle}
          />
        ))}
      </div>
      <div class="match-list-end">
        <span class="text-3 size-11">{texts.shown(hits.length, Math.max(total, hits.length))}</span>
        {hasMore && (
          <Button isBusy={props.isLoading} onClick={props.onLoadMore}>
            {texts.loadMore}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Keeps the current row where it is on the screen while new matches appear above it. */
function useSteadyRow(
  scroller: { current: HTMLDivElement | null },
  current: string | undefined,
  hits: readonly Match[],
): void {
  const before = useRef<{ id: string; first: string | undefined; top: number }>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(current ?? '')}"]`);
    if (!box || !row) {
      before.current = undefined;
      return;
    }
    const first = hits[0]?.id;
    const known = before.current;
    const hasNewAbove = known?.id === current && known?.first !== first && known !== undefined;
    if (hasNewAbove && hits.some(({ id }) => id === known.first)) box.scrollTop += row.offsetTop - known.top;
    before.current = { id: current ?? '', first, top: row.offsetTop };
  }, [scroller, current, hits]);
}
