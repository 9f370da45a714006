import { useEffect, useState } from 'preact/hooks';

/** Opt-in: recent searches are stored on disk, and everyone who uses this browser profile can read them. */
const ENABLED_KEY = 'nightjar-keep-searches';
const SEARCHES_KEY = 'nightjar-searches';
const MAX_SEARCHES = 30;
const CHANGE_EVENT = 'nightjar-searches-changed';

export function isHistoryEnabled(): boolean {
  return localStorage.getItem(ENABLED_KEY) === 'on';
}

/** Recent searches in this browser, newest first. */
export function recentSearches(): string[] {
  // Versions without the setting stored searches unasked.
  if (!isHistoryEnabled()) {
    localStorage.removeItem(SEARCHES_KEY);
    return [];
  }
  try {
    const stored = JSON.parse(localStorage.getItem(SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(q: string): void {
  if (!isHistoryEnabled()) return;
  const searches = [q, ...recentSearches().filter((search) => search !== q)].slice(0, MAX_SEARCHES);
  localStorage.setItem(SEARCHES_KEY, JSON.stringify(searches));
  dispatchEvent(new Event(CHANGE_EVENT));
}

export function clearRecentSearches(): void {
  localStorage.removeItem(SEARCHES_KEY);
  dispatchEvent(new Event(CHANGE_EVENT));
}

export function setHistoryEnabled(isEnabled: boolean): void {
  if (isEnabled) localStorage.setItem(ENABLED_KEY, 'on');
  else resetSearchHistory();
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Deletes the searches and the setting, so that the next user makes their own choice. */
export function resetSearchHistory(): void {
  localStorage.removeItem(ENABLED_KEY);
  clearRecentSearches();
}

interface SearchHistory {
  isEnabled: boolean;
  searches: string[];
}

function readHistory(): SearchHistory {
  return { isEnabled: isHistoryEnabled(), searches: recentSearches() };
}

export function useSearchHistory(): SearchHistory {
  const [history, setHistory] = useState(readHistory);
  useEffect(() => {
    const update = () => setHistory(readHistory());
    addEventListener(CHANGE_EVENT, update);
    // Changes from other tabs.
    addEventListener('storage', update);
    return () => {
      removeEventListener(CHANGE_EVENT, update);
      removeEventListener('storage', update);
    };
  }, []);
  return history;
}
