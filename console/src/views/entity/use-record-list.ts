import { useMemo, useRef, useState } from 'preact/hooks';
import { navigate, withParameters } from '../../route.ts';
import { readDate } from '../../text/read-date.ts';
import { type AnyHit, idOf } from '../search/kinds.ts';
import { hitUrl } from '../search/open-hit.ts';
import type { ListHandle } from '../search/result-list.tsx';
import { useResults } from '../search/use-results.ts';
import { useSelection } from '../search/use-selection.ts';
import type { EntityPageData } from './entity-view.tsx';
import { listRequest } from './list-request.ts';
import { useAlso } from './use-also.ts';
import { useListKeys } from './use-list-keys.ts';

/** Rows before the end of the loaded ones at which the next page is loaded. */
const PREFETCH_ROWS = 10;

/** The state of a list of messages: its dates, row and pane are in the address. */
export function useRecordList(data: EntityPageData) {
  const { node, label, route, tab } = data;
  const text = (name: string) => route.parameters.get(name) ?? '';
  const [from, to] = [readDate(text('from')), readDate(text('to'))];
  const isMentions = tab === 'mentions';
  const also = useAlso(data);
  const { kind, request, searchHref } = useMemo(
    () => listRequest(node, label, isMentions ? 'mentions' : 'messages', { from, to }, '', also),
    [node, label, isMentions, from, to, also],
  );
  const results = useResults<AnyHit>(also === undefined ? undefined : request);
  const { hits } = results;
  const selection = useSelection(`${from} ${to}`, []);
  const [isExporting, setExporting] = useState(false);
  const list = useRef<ListHandle>(null);
  const row = route.parameters.get('row') ?? undefined;
  const isPaneOpen = route.parameters.get('pane') === '1' && row !== undefined;
  const index = row === undefined ? -1 : hits.findIndex((hit) => idOf(kind, hit) === row);
  const go = (changes: Record<string, string | undefined>, mode: 'push' | 'replace' = 'replace') =>
    navigate(withParameters(route, changes), mode);
  const moveTo = (next: number) => {
    const hit = hits[next];
    if (hit === undefined) return;
    go({ row: idOf(kind, hit) });
    list.current?.focusRow(next);
    if (next > hits.length - PREFETCH_ROWS) results.loadMore();
  };
  const open = (hit: AnyHit | undefined, isNewTab: boolean) => {
    if (hit === undefined) return;
    if (isNewTab) window.open(hitUrl(kind, hit), '_blank', 'noopener');
    else navigate(hitUrl(kind, hit));
  };
  const closePane = () => {
    go({ pane: undefined });
    if (index >= 0) list.current?.focusRow(index);
  };
  const showPane = (id: string | undefined) => go({ row: id, pane: id && '1' });
  const [first] = hits;
  useListKeys({
    count: hits.length,
    index,
    moveTo,
    open: (at, isNewTab) => open(hits[at], isNewTab),
    togglePane: () => (isPaneOpen ? closePane() : showPane(row ?? (first && idOf(kind, first)))),
    select: () => row !== undefined && selection.toggle(row),
    escape: () => (isPaneOpen ? closePane() : selection.clear()),
  });
  return {
    kind,
    request,
    searchHref,
    from,
    to,
    isMentions,
    results,
    selection,
    isExporting,
    setExporting,
    list,
    row,
    index,
    isPaneOpen,
    moveTo,
    open,
    closePane,
    showPane,
    setDates: (start: string, end: string) => go({ from: start, to: end, row: undefined }, 'push'),
  };
}

export type RecordListState = ReturnType<typeof useRecordList>;
