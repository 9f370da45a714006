import { shellTexts as texts } from '../texts/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { NAVIGATION } from './navigation.ts';
import { newMatchesOf, useShellData } from './shell-data.tsx';

const SHOWN = NAVIGATION.slice(0, 4);

/** Navigation on narrow screens; the rest is behind More. */
export function BottomBar({ current, onMore }: { current: string; onMore: () => void }) {
  const hasNew = newMatchesOf(useShellData().alerts) > 0;
  return (
    <nav class="bottom-bar" aria-label={texts.navigation}>
      {SHOWN.map(({ id, href, icon, label }) => (
        <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {label}
          {id === 'alerts' && hasNew && <i class="nav-dot" />}
        </a>
      ))}
      <button type="button" onClick={onMore}>
        <Icon name="ellipsis" size={20} />
        {texts.more}
      </button>
    </nav>
  );
}
