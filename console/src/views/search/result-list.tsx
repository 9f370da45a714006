import type { Ref } from 'preact';
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { usePreferences } from '../../state/preferences.tsx';
import { rowTexts, searchTexts } from '../../texts/search.ts';
import { isPlainClick } from '../../ui/table.tsx';
import { timeFormat } from '../../ui/time.tsx';
import { type AnyHit, dateOf, idOf, type Kind } from './kinds.ts';
import { ResultRow } from './rows/result-row.tsx';

/** Moves the focus to a row, which may be out of sight. */
export interface ListHandle {
  focusRow(index: number): void;
}

interface ListProps {
  kind: Kind;
  hits: readonly AnyHit[];
  total: number;
  /** Whether rows are under headings of their days. */
  hasDays: boolean;
  /** Results per day, if they are known. */
  dayCounts: ReadonlyMap<string, number> | undefined;
  current: string | undefined;
  selected: { has(id: string): boolean; isAll: boolean };
  hasMore: boolean;
  handle: Ref<ListHandle>;
  onCurrent: (id: string) => void;
  onOpen: (hit: AnyHit, isNewTab: boolean) => void;
  onToggle: (id: string, isRange: boolean) => void;
  onLoadMore: () => void;
}

type Item = { key: string; day: string; count: number | undefined } | { key: string; index: number };

const ROW_HEIGHTS = { compact: 34, default: 44, comfortable: 72 };
/** The next page loads when this many rows or fewer are left. */
const PREFETCH_ROWS = 30;

/** The results as a grid of rows of which few are in the document. One row is a tab stop. */
export function ResultList(props: ListProps) {
  const { kind, hits, total, hasDays, dayCounts, current, selected, hasMore } = props;
  const { density, zone } = usePreferences();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const ids = useMemo(() => hits.map((hit) => idOf(kind, hit)), [kind, hits]);
  const items = useMemo(
    () => itemsOf(ids, hits, kind, hasDays, zone, dayCounts),
    [ids, hits, kind, hasDays, zone, dayCounts],
  );
  const itemOf = useMemo(() => {
    const places = new Map<number, number>();
    for (const [place, item] of items.entries()) if ('index' in item) places.set(item.index, place);
    return places;
  }, [items]);
  const currentIndex = current === undefined ? -1 : ids.indexOf(current);
  const currentItem = itemOf.get(currentIndex);

  const loadMore = useRef(props.onLoadMore);
  loadMore.current = props.onLoadMore;
  const onScroll = useCallback(() => {
    const handle = list.current;
    if (handle === null) return;
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    if (last > items.length - PREFETCH_ROWS) loadMore.current();
  }, [items.length]);
  // A list that fits on the screen never scrolls.
  useEffect(() => {
    const frame = requestAnimationFrame(onScroll);
    return () => cancelAnimationFrame(frame);
  }, [onScroll]);

  useImperativeHandle(
    props.handle,
    () => ({
      focusRow(index) {
        const place = itemOf.get(index);
        if (place === undefined) return;
        list.current?.scrollToIndex(place, { align: 'nearest' });
        const find = () =>
          scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(ids[index] ?? '')}"]`);
        const row = find();
        if (row) row.focus({ preventScroll: true });
        else requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
      },
    }),
    [itemOf, ids],
  );

  // An address may name a row: it is shown when the list opens.
  const hasShown = useRef(false);
  useLayoutEffect(() => {
    if (hasShown.current || hits.length === 0) return;
    hasShown.current = true;
    if (currentItem !== undefined && currentItem > 0)
      list.current?.scrollToIndex(currentItem, { align: 'center' });
  }, [hits.length, currentItem]);

  const toggle = useRef(props.onToggle);
  toggle.current = props.onToggle;
  const onToggle = useCallback((id: string) => toggle.current(id, false), []);
  const rowOf = (event: Event) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    const index = id === undefined ? -1 : ids.indexOf(id);
    const hit = hits[index];
    return id === undefined || hit === undefined ? undefined : { id, hit };
  };
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row === undefined || !isPlainClick(event)) return;
    if (event.ctrlKey || event.metaKey) props.onOpen(row.hit, true);
    else if (event.shiftKey) props.onToggle(row.id, true);
    else props.onCurrent(row.id);
  };
  return (
    <div class="result-scroll" data-scroller ref={scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are virtual and have no table layout */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the view handles the keys of the whole list */}
      <div
        class="result-grid"
        role="grid"
        aria-label={searchTexts.resultsLabel(searchTexts.kinds[kind])}
        aria-rowcount={total}
        aria-multiselectable="true"
        onClick={onClick}
        onDblClick={(event) => {
          const row = rowOf(event);
          if (row !== undefined && (event.target as Element).closest('a, button, input') === null)
            props.onOpen(row.hit, false);
        }}
        onAuxClick={(event) => {
          const row = event.button === 1 ? rowOf(event) : undefined;
          if (row !== undefined) props.onOpen(row.hit, true);
        }}
      >
        <Virtualizer
          key={density}
          ref={list}
          data={items as Item[]}
          itemSize={ROW_HEIGHTS[density]}
          scrollRef={scroller}
          onScroll={onScroll}
          {...(currentItem !== undefined && { keepMounted: [currentItem] })}
        >
          {(item: Item) =>
            'index' in item ? (
              <ResultRow
                key={item.key}
                kind={kind}
                hit={hits[item.index] as AnyHit}
                id={ids[item.index] ?? ''}
                position={item.index + 1}
                density={density}
                isCurrent={item.index === currentIndex}
                isSelected={selected.isAll || selected.has(ids[item.index] ?? '')}
                isTabStop={item.index === Math.max(0, currentIndex)}
                onToggle={onToggle}
              />
            ) : (
              <DayHeading key={item.key} day={item.day} count={item.count} />
            )
          }
        </Virtualizer>
      </div>
      <p class="list-end" role="status">
        {hasMore ? searchTexts.loadingMore : hits.length > 0 ? searchTexts.endOfResults : ''}
      </p>
    </div>
  );
}

function DayHeading({ day, count }: { day: string; count: number | undefined }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a heading is no stop of the roving focus
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual and have no table layout
    <div class="day-heading" role="row">
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <span role="rowheader">{day}</span>
      {count !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        // biome-ignore lint/a11y/useSemanticElements: see above
        <span class="day-count" role="gridcell">
          {count.toLocaleString('en')}
          <span class="visually-hidden"> {rowTexts.day(day, searchTexts.counts.messages(count))}</span>
        </span>
      )}
    </div>
  );
}

function itemsOf(
  ids: readonly string[],
  hits: readonly AnyHit[],
  kind: Kind,
  hasDays: boolean,
  zone: 'utc' | 'local',
  counts: ReadonlyMap<string, number> | undefined,
): Item[] {
  const format = timeFormat(zone);
  const items: Item[] = [];
  let previous = '';
  for (const [index, id] of ids.entries()) {
    const at = hasDays ? dateOf(kind, hits[index] as AnyHit) : '';
    const day = hasDays ? format.dayKey(at) : '';
    if (day !== previous) {
      // Histograms count days in UTC.
      const count = zone === 'utc' ? counts?.get(day) : undefined;
      items.push({ key: `day ${day}`, day: format.weekday(at), count });
    }
    previous = day;
    items.push({ key: id, index });
  }
  return items;
}
