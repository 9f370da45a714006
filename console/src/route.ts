import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * The current view, from the part of the URL after the #. Every view has a URL to share, but browsers never send that
 * part, so search terms reach no proxy log.
 */
export interface Route {
  /** Path segments: `chat/telegram/-100123` has three. */
  parts: string[];
  parameters: URLSearchParams;
  /** The whole fragment, with the #. */
  hash: string;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter((part) => part !== '');
  return { parts: parts.map(decode), parameters: new URLSearchParams(query), hash };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Values = Record<string, string | number | undefined>;

/** The URL of a view, without parameters that have no value. */
export function viewUrl(parts: readonly string[], parameters: Values = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const path = parts.map(encodeURIComponent).join('/');
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Page numbers start at 1. */
export function pageOf({ parameters }: Route): number {
  return Math.max(1, Number(parameters.get('page')) || 1);
}

export type HistoryMode = 'push' | 'replace';

export function navigate(url: string, mode: HistoryMode = 'push'): void {
  // Navigating to the current URL adds no history entry.
  if (mode === 'replace' || location.hash === url) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The part of a view that scrolls, and whose position comes back. */
const SCROLLER = '[data-scroller]';

const scrollPositions = new Map<string, number>();
let isTraversal = false;

interface NavigateEvent extends Event {
  navigationType: string;
}

/** Records scroll positions by URL, for `restoreScroll`. */
export function trackScroll(): void {
  history.scrollRestoration = 'manual';
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    isTraversal = (event as NavigateEvent).navigationType === 'traverse';
  });
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.matches(SCROLLER))
        scrollPositions.set(location.hash, target.scrollTop);
    },
    { passive: true, capture: true },
  );
}

/** Whether the current view was reached with the browser's back or forward button. */
export function isBackOrForward(): boolean {
  return isTraversal;
}

/** Frames to wait for a response that makes the page long enough to scroll to the old position. */
const RESTORE_FRAMES = 120;

/** Going back restores the scroll position; a new view starts at the top. */
export function restoreScroll(hash: string, isNewView: boolean): void {
  if (!isTraversal) {
    if (isNewView) document.querySelector(SCROLLER)?.scrollTo(0, 0);
    return;
  }
  const target = scrollPositions.get(hash) ?? 0;
  const scroll = (frame: number) => {
    if (location.hash !== hash) return;
    const scroller = document.querySelector(SCROLLER);
    scroller?.scrollTo(0, target);
    if ((scroller?.scrollTop ?? 0) < target && frame < RESTORE_FRAMES)
      requestAnimationFrame(() => scroll(frame + 1));
  };
  scroll(0);
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    addEventListener('popstate', update);
    return () => {
      removeEventListener('hashchange', update);
      removeEventListener('popstate', update);
    };
  }, []);
  return useMemo(() => parseRoute(hash), [hash]);
}

/** The current route with other parameters; `undefined` removes one. */
export function withParameters(route: Route, changes: Values): string {
  const values: Values = Object.fromEntries(route.parameters);
  return viewUrl(route.parts, { ...values, ...changes });
}
