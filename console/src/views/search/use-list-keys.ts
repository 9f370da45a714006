import { useEffect, useRef } from 'preact/hooks';
import { nodeId } from '../../entities/node.ts';
import { navigate } from '../../route.ts';
import { isTextField, useShortcuts } from '../../state/shortcuts.ts';
import { useWatching } from '../../state/watch.tsx';
import { defang } from '../../text/pieces.ts';
import { copyWithNotice } from '../../ui/copy.tsx';
import { type AnyHit, idOf } from './kinds.ts';
import { connectionsUrl, nodeOfHit } from './open-hit.ts';
import type { Overlay } from './search-view.tsx';
import { textOf } from './selected-indicators.ts';
import type { Search } from './use-search.ts';

const PAGE_ROWS = 15;

/** Keys of the results. Letters work anywhere on the page, arrows and Enter while a row has the focus. */
export function useListKeys(search: Search, showOverlay: (overlay: Overlay) => void): void {
  const current = useRef(search);
  current.current = search;
  const watching = useWatching();
  const { hits, index, moveTo } = search;
  const { kind } = search.state;
  const hit = hits[index];
  const withHit = (action: (hit: AnyHit, id: string) => void) => () => hit && action(hit, idOf(kind, hit));
  const facet = (name: string) => () => focusFacet(name, () => showOverlay('filters'));
  useShortcuts({
    j: () => moveTo(index + 1),
    k: () => moveTo(Math.max(0, index - 1)),
    x: withHit((_, id) => search.toggle(id, false)),
    'Shift+x': withHit((_, id) => {
      search.toggle(id, false);
      moveTo(index + 1);
    }),
    s: () => showOverlay('save'),
    t: () => document.getElementById('search-dates')?.click(),
    c: withHit((each) => copyWithNotice(textOf(kind, each))),
    'Shift+c': withHit((each) => copyWithNotice(defang(textOf(kind, each)))),
    l: withHit((each) => navigate(connectionsUrl([nodeOfHit(kind, each)]))),
    w: withHit((each) => {
      const node = nodeId(nodeOfHit(kind, each));
      if (watching.isWatched(node)) watching.unwatch(node);
      else watching.watch(node);
    }),
    Escape: () => (search.isPaneOpen ? search.setPaneOpen(false) : search.selection.clear()),
    'f p': facet('platform'),
    'f c': facet('channel'),
    'f u': facet('user'),
    'f l': facet('language'),
    'f i': facet('indicator'),
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (isTextField(event.target)) return;
      if (act(event, current.current)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key means something here. */
function act(event: KeyboardEvent, keys: Search): boolean {
  const isMod = event.ctrlKey || event.metaKey;
  if (isMod && event.key.toLowerCase() === 'a') {
    if (keys.isPageSelected) keys.selection.selectAll();
    else keys.selectPage();
    return keys.hits.length > 0;
  }
  const isOnRow = event.target instanceof Element && event.target.matches('[data-row]');
  if (!isOnRow) return false;
  const { index, hits, moveTo } = keys;
  const hit = hits[Math.max(0, index)];
  switch (event.key) {
    case 'ArrowDown':
      moveTo(index + 1);
      return true;
    case 'ArrowUp':
      moveTo(Math.max(0, index - 1));
      return true;
    case 'PageDown':
      moveTo(Math.min(hits.length - 1, index + PAGE_ROWS));
      return true;
    case 'PageUp':
      moveTo(Math.max(0, index - PAGE_ROWS));
      return true;
    case 'Home':
      moveTo(0);
      return true;
    case 'End':
      moveTo(hits.length - 1);
      return true;
    case 'Enter':
      if (hit !== undefined) keys.open(hit, isMod);
      return true;
    case ' ':
      if (index < 0) moveTo(0);
      keys.setPaneOpen(index < 0 || !keys.isPaneOpen);
      return true;
    default:
      return false;
  }
}

function focusFacet(name: string, showFilters: () => void): void {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`[data-facet="${name}"] .facet-choice`)].find(
      (element) => element.offsetParent !== null,
    );
  const found = find();
  if (found !== undefined) {
    found.focus();
    return;
  }
  // On narrow windows they are in a dialog.
  if (document.querySelector('.facets')?.checkVisibility() === true) return;
  showFilters();
  requestAnimationFrame(() => find()?.focus());
}
