const NAME = 'nightjar-searches';
const KEPT = 30;

/** What was searched for in this browser, the latest first. */
export function searchesBefore(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function noteSearch(q: string): void {
  const kept = [q, ...searchesBefore().filter((each) => each !== q)].slice(0, KEPT);
  localStorage.setItem(NAME, JSON.stringify(kept));
}

export function forgetSearches(): void {
  localStorage.removeItem(NAME);
}
