import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';

export const ThemeContext = createContext<{ theme: Theme; toggle(): void }>({ theme: 'light', toggle() {} });

export const useTheme = () => useContext(ThemeContext);

const STORAGE_KEY = 'nightjar-theme';
const systemPrefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The user's choice, or the system's theme by default. */
export function useThemeState(): { theme: Theme; toggle(): void } {
  const [choice, setChoice] = useState(() => localStorage.getItem(STORAGE_KEY) as Theme | null);
  const [isSystemDark, setSystemDark] = useState(systemPrefersDark.matches);
  useEffect(() => {
    const update = () => setSystemDark(systemPrefersDark.matches);
    systemPrefersDark.addEventListener('change', update);
    return () => systemPrefersDark.removeEventListener('change', update);
  }, []);
  const theme: Theme = choice ?? (isSystemDark ? 'dark' : 'light');
  document.documentElement.dataset.theme = theme;
  return {
    theme,
    toggle() {
      const next = theme === 'dark' ? 'light' : 'dark';
      localStorage.setItem(STORAGE_KEY, next);
      document.documentElement.dataset.theme = next;
      setChoice(next);
    },
  };
}
