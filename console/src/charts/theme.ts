import { useMemo } from 'preact/hooks';
import { useTheme } from '../ui/theme.tsx';

/** Reads a colour of the page by the name of its CSS custom property. */
export type Colours = (name: string) => string;

/** The page's colours for canvases. The function changes with the theme, so that effects which depend on it redraw. */
export function useColours(): Colours {
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the styles that the function reads
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return (name) => style.getPropertyValue(`--${name}`).trim();
  }, [theme]);
}

/** Distinguishable with colour-vision deficiencies (after Okabe and Ito). */
export const SERIES_COLOURS = [
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
  'series-7',
  'series-8',
];
export const OTHER_COLOUR = 'series-other';
