import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';

export type Theme = 'light' | 'dark';
export type Density = 'compact' | 'default' | 'comfortable';
export type Zone = 'utc' | 'local';

/** What a person chose in this browser. A link never changes it. */
export interface Preferences {
  /** Undefined: as the system. */
  theme: Theme | undefined;
  density: Density;
  zone: Zone;
  isRail: boolean | undefined;
  hasShortcuts: boolean;
  /** Widths of resizable panes in pixels, by name. */
  panes: Record<string, number>;
}

interface PreferencesState extends Preferences {
  /** The theme in use: the chosen one, or the system's. */
  currentTheme: Theme;
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
}

const DEFAULTS: Preferences = {
  theme: undefined,
  density: 'compact',
  zone: 'utc',
  isRail: undefined,
  hasShortcuts: true,
  panes: {},
};

/** The theme has a key of its own: a script reads it before the first paint. */
const THEME_KEY = 'nightjar-theme';
const KEY = 'nightjar-preferences';

const Context = createContext<PreferencesState>({ ...DEFAULTS, currentTheme: 'dark', set() {} });

export const usePreferences = () => useContext(Context);

const systemDark = matchMedia('(prefers-color-scheme: dark)');

export function PreferencesProvider({ children }: { children: ComponentChildren }) {
  const [preferences, setPreferences] = useState<Preferences>(load);
  const [isSystemDark, setSystemDark] = useState(systemDark.matches);
  useEffect(() => {
    const update = () => setSystemDark(systemDark.matches);
    systemDark.addEventListener('change', update);
    return () => systemDark.removeEventListener('change', update);
  }, []);
  const currentTheme = preferences.theme ?? (isSystemDark ? 'dark' : 'light');
  const set = useCallback<PreferencesState['set']>((name, value) => {
    setPreferences((previous) => {
      const next = { ...previous, [name]: value };
      save(next);
      return next;
    });
  }, []);
  document.documentElement.dataset.theme = currentTheme;
  document.documentElement.dataset.density = preferences.density;
  const value = useMemo(() => ({ ...preferences, currentTheme, set }), [preferences, currentTheme, set]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function load(): Preferences {
  const theme = localStorage.getItem(THEME_KEY);
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
  try {
    return { ...valid(JSON.parse(localStorage.getItem(KEY) ?? '{}')), theme: chosen };
  } catch {
    return { ...DEFAULTS, theme: chosen };
  }
}

/** What was stored, if it can be used: another version, or a person, may have written it. */
function valid(stored: Record<string, unknown>): Preferences {
  const { density, zone, isRail, hasShortcuts, panes } = stored;
  return {
    ...DEFAULTS,
    ...(['compact', 'default', 'comfortable'].includes(density as string) && { density: density as Density }),
    ...((zone === 'utc' || zone === 'local') && { zone }),
    ...(typeof isRail === 'boolean' && { isRail }),
    ...(typeof hasShortcuts === 'boolean' && { hasShortcuts }),
    panes: Object.fromEntries(
      Object.entries(panes ?? {}).filter((pane): pane is [string, number] => Number.isFinite(pane[1])),
    ),
  };
}

function save({ theme, ...others }: Preferences): void {
  if (theme === undefined) localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, theme);
  localStorage.setItem(KEY, JSON.stringify(others));
}
