import type { Session } from '../../api/session.tsx';
import { navigate } from '../../route.ts';
import type { usePreferences } from '../../state/preferences.tsx';
import { commonTexts } from '../../texts/common.ts';
import { paletteTexts as texts } from '../../texts/palette.ts';
import { shellTexts } from '../../texts/shell.ts';
import { copyWithNotice } from '../../ui/copy.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { NAVIGATION } from '../navigation.ts';

export interface Command {
  label: string;
  icon: IconName;
  /** Shortcut. */
  keys?: string;
  href?: string;
  run?: () => void;
}

const DENSITIES = ['compact', 'default', 'comfortable'] as const;

/** Everything that can be done from anywhere. */
export function commandsOf(
  preferences: ReturnType<typeof usePreferences>,
  { signOut }: Session,
  onHelp: () => void,
): Command[] {
  const { currentTheme, zone, density, set } = preferences;
  return [
    ...NAVIGATION.map(({ label, icon, href, key }) => ({
      label: texts.goTo(label),
      icon,
      href,
      keys: `G ${key.toUpperCase()}`,
    })),
    { label: texts.newAlert, icon: 'bell-plus', href: '#/alerts/new' },
    {
      label: currentTheme === 'dark' ? shellTexts.toLight : shellTexts.toDark,
      icon: 'sun-moon',
      keys: 'Shift T',
      run: () => set('theme', currentTheme === 'dark' ? 'light' : 'dark'),
    },
    { label: shellTexts.systemTheme, icon: 'sun-moon', run: () => set('theme', undefined) },
    {
      label: zone === 'utc' ? shellTexts.useLocal : shellTexts.useUtc,
      icon: 'clock',
      run: () => set('zone', zone === 'utc' ? 'local' : 'utc'),
    },
    ...DENSITIES.filter((each) => each !== density).map(
      (each): Command => ({
        label: texts.setDensity(commonTexts.densities[each]),
        icon: 'rows-3',
        run: () => set('density', each),
      }),
    ),
    {
      label: texts.copyLink,
      icon: 'link',
      run: () => copyWithNotice(location.href, commonTexts.linkCopied),
    },
    { label: texts.print, icon: 'file-text', run: () => print() },
    { label: shellTexts.help, icon: 'circle-question-mark', keys: '?', run: onHelp },
    { label: texts.signOut, icon: 'log-out', run: signOut },
  ];
}

export function runCommand({
  href,
  run,
}: {
  href?: string | undefined;
  run?: (() => void) | undefined;
}): void {
  if (href !== undefined) navigate(href);
  run?.();
}
