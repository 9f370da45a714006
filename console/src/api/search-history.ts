import { useEffect, useState } from 'preact/hooks';

/** Searches are kept on the disk, for everyone who uses this browser profile: only if the user wants it. */
const SWITCH = 'nightjar-keep-searches';
const NAME = 'nightjar-searches';
const KEPT = 30;
const CHANGED = 'nightjar-searches-changed';

export function isHistoryOn(): boolean {
  return localStorage.getItem(SWITCH) === 'on';
}

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  // Versions before the switch kept them unasked.
  if (!isHistoryOn()) {
    localStorage.removeItem(NAME);
    return [];
  }
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function noteSearch(q: string): void {
  if (!isHistoryOn()) return;
  const kept = [q, ...recentSearches().filter((each) => each !== q)].slice(0, KEPT);
  localStorage.setItem(NAME, JSON.stringify(kept));
  dispatchEvent(new Event(CHANGED));
}

export function clearSearches(): void {
  localStorage.removeItem(NAME);
  dispatchEvent(new Event(CHANGED));
}

export function setHistoryOn(isOn: boolean): void {
  if (isOn) localStorage.setItem(SWITCH, 'on');
  else forgetSearches();
  dispatchEvent(new Event(CHANGED));
}

/** Deletes the searches and the setting: the next user decides for themselves. */
export function forgetSearches(): void {
  localStorage.removeItem(SWITCH);
  clearSearches();
}

export function useSearchHistory(): { isOn: boolean; searches: string[] } {
  const read = () => ({ isOn: isHistoryOn(), searches: recentSearches() });
  const [history, setHistory] = useState(read);
  useEffect(() => {
    const follow = () => setHistory(read());
    addEventListener(CHANGED, follow);
    // Another tab may have changed it.
    addEventListener('storage', follow);
    return () => {
      removeEventListener(CHANGED, follow);
      removeEventListener('storage', follow);
    };
  }, []);
  return history;
}
