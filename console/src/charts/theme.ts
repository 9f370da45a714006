/** Colours of the page, for what is drawn by script. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** Told apart also by those who see colours otherwise (after Okabe and Ito). */
export const SERIES = [
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
  'series-7',
  'series-8',
];
