import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';

export const ThemeContext = createContext<{ theme: Theme; toggle(): void }>({ theme: 'light', toggle() {} });

export const useTheme = () => useContext(ThemeContext);

const NAME = 'nightjar-theme';

/** What was chosen, else what the machine likes. */
export function useChosenTheme(): { theme: Theme; toggle(): void } {
  const machine = matchMedia('(prefers-color-scheme: dark)');
  const [chosen, setChosen] = useState(() => localStorage.getItem(NAME) as Theme | null);
  const [isDark, setDark] = useState(machine.matches);
  useEffect(() => {
    const follow = () => setDark(machine.matches);
    machine.addEventListener('change', follow);
    return () => machine.removeEventListener('change', follow);
  }, [machine]);
  const theme: Theme = chosen ?? (isDark ? 'dark' : 'light');
  document.documentElement.dataset.theme = theme;
  return {
    theme,
    toggle() {
      const next = theme === 'dark' ? 'light' : 'dark';
      localStorage.setItem(NAME, next);
      document.documentElement.dataset.theme = next;
      setChosen(next);
    },
  };
}
