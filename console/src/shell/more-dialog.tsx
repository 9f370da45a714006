import { useSession } from '../api/session.tsx';
import { usePreferences } from '../state/preferences.tsx';
import { shellTexts as texts } from '../texts/shell.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { NAVIGATION } from './navigation.ts';

/** On narrow screens: everything that the sidebar has and the bottom bar has not. */
export function MoreDialog({
  onHelp,
  onJump,
  onClose,
}: {
  onHelp: () => void;
  onJump: () => void;
  onClose: () => void;
}) {
  const { setPromptOpen } = useSession();
  const { currentTheme, zone, set } = usePreferences();
  const actions = [
    { icon: 'search' as const, label: texts.jump, run: onJump },
    { icon: 'circle-question-mark' as const, label: texts.help, run: onHelp },
    {
      icon: 'sun-moon' as const,
      label: currentTheme === 'dark' ? texts.toLight : texts.toDark,
      run: () => set('theme', currentTheme === 'dark' ? 'light' : 'dark'),
    },
    {
      icon: 'clock' as const,
      label: zone === 'utc' ? texts.useLocal : texts.useUtc,
      run: () => set('zone', zone === 'utc' ? 'local' : 'utc'),
    },
    { icon: 'key-round' as const, label: texts.apiKey, run: () => setPromptOpen(true) },
  ];
  return (
    <Dialog title={texts.more} onClose={onClose}>
      <nav aria-label={texts.more}>
        {NAVIGATION.slice(4).map(({ id, href, icon, label }) => (
          <a key={id} class="nav-link" href={href} onClick={onClose}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
        {actions.map(({ icon, label, run }) => (
          <button
            key={label}
            type="button"
            class="nav-link"
            onClick={() => {
              onClose();
              run();
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </nav>
    </Dialog>
  );
}
