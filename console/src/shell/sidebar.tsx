import type { ComponentChildren } from 'preact';
import { useSession } from '../api/session.tsx';
import { viewUrl } from '../route.ts';
import { usePreferences } from '../state/preferences.tsx';
import { shellTexts as texts } from '../texts/shell.ts';
import { Kbd, StatusDot } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { formatShort } from '../ui/format.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/text.tsx';
import { Logo } from './logo.tsx';
import { NAVIGATION } from './navigation.ts';
import { newMatchesOf, useShellData } from './shell-data.tsx';
import { sidebarSearches } from './sidebar-searches.ts';
import { Section } from './sidebar-section.tsx';
import { WatchedLinks } from './watched-links.tsx';

/** Navigation, saved searches, what is being watched, and the state of the sources. A rail shows icons only. */
export function Sidebar({
  current,
  isRail,
  onJump,
  onHelp,
}: {
  current: string;
  isRail: boolean;
  onJump: () => void;
  onHelp: () => void;
}) {
  const { set } = usePreferences();
  const { alerts } = useShellData();
  const newMatches = newMatchesOf(alerts);
  return (
    <aside class="sidebar" aria-label={texts.navigation}>
      <div class="brand">
        <a href="#/">
          <Logo />
          {!isRail && 'nightjar'}
        </a>
        {!isRail && (
          <>
            <span class="grow" />
            <IconButton
              icon="panel-left-close"
              label={texts.collapse}
              variant="ghost"
              size="small"
              onClick={() => set('isRail', true)}
            />
          </>
        )}
      </div>
      {isRail ? (
        <IconButton
          icon="panel-left-open"
          label={texts.expand}
          variant="ghost"
          onClick={() => set('isRail', false)}
        />
      ) : (
        <button type="button" class="jump-button" onClick={onJump}>
          <Icon name="search" size={14} />
          <span class="grow">{texts.jump}</span>
          <Kbd>{MOD_KEY}K</Kbd>
        </button>
      )}
      <nav aria-label={texts.navigation}>
        {NAVIGATION.map(({ id, href, icon, label }) => (
          <a
            key={id}
            class="nav-link"
            href={href}
            title={isRail ? label : undefined}
            aria-label={isRail ? label : undefined}
            aria-current={id === current ? 'page' : undefined}
          >
            <Icon name={icon} />
            {!isRail && label}
            {id === 'alerts' && newMatches > 0 && <NewMatches count={newMatches} isRail={isRail} />}
          </a>
        ))}
      </nav>
      {!isRail && <SavedSearches />}
      {!isRail && <WatchedLinks />}
      <SidebarFoot isRail={isRail} onHelp={onHelp} />
    </aside>
  );
}

const MOD_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';

function NewMatches({ count, isRail }: { count: number; isRail: boolean }) {
  if (isRail) return <i class="nav-dot" />;
  return (
    <span class="nav-count is-new" title={texts.newMatches(count)}>
      <span aria-hidden="true">{formatShort(count)}</span>
      <span class="visually-hidden">{texts.newMatches(count)}</span>
    </span>
  );
}

function SavedSearches() {
  const { shown, hasMore } = sidebarSearches(useShellData().alerts?.searches ?? []);
  if (shown.length === 0) return null;
  return (
    <Section title={texts.savedSearches}>
      {shown.map(({ id, name, matches }) => (
        <a key={id} class="nav-link" href={viewUrl(['alerts', id])}>
          <Icon name="bookmark" size={14} />
          <span class="truncate">
            <InlineText text={name} />
          </span>
          {matches !== undefined && (
            <span class="nav-count" title={texts.allMatches(matches.total)}>
              <span aria-hidden="true">{formatShort(matches.total)}</span>
              <span class="visually-hidden">{texts.allMatches(matches.total)}</span>
            </span>
          )}
        </a>
      ))}
      {hasMore && (
        <a class="nav-link" href="#/alerts">
          <Icon name="bell" size={14} />
          <span class="truncate">{texts.allSavedSearches}</span>
        </a>
      )}
    </Section>
  );
}

function SidebarFoot({ isRail, onHelp }: { isRail: boolean; onHelp: () => void }) {
  const { key, keyDetails, setPromptOpen } = useSession();
  const { currentTheme, set } = usePreferences();
  const name =
    keyDetails.name === undefined
      ? texts.apiKey
      : texts.keyWithScopes(keyDetails.name, keyDetails.scopes?.length ?? 0);
  const themeLabel = currentTheme === 'dark' ? texts.toLight : texts.toDark;
  return (
    <div class="sidebar-foot">
      <SourceStatus isRail={isRail} />
      <FootButton icon="circle-question-mark" label={texts.help} isRail={isRail} onClick={onHelp}>
        <span class="nav-count">
          <Kbd>?</Kbd>
        </span>
      </FootButton>
      <FootButton
        icon="sun-moon"
        label={themeLabel}
        isRail={isRail}
        onClick={() => set('theme', currentTheme === 'dark' ? 'light' : 'dark')}
      />
      {key !== undefined && (
        <FootButton icon="key-round" label={name} isRail={isRail} onClick={() => setPromptOpen(true)} />
      )}
    </div>
  );
}

function FootButton({
  icon,
  label,
  isRail,
  onClick,
  children,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  isRail: boolean;
  onClick: () => void;
  children?: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="nav-link"
      title={isRail ? label : undefined}
      aria-label={isRail ? label : undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={isRail ? 16 : 14} />
      {!isRail && (
        <>
          <span class="truncate">
            <InlineText text={label} />
          </span>
          {children}
        </>
      )}
    </button>
  );
}

/** Names what is silent: "all systems go" would hide it. */
function SourceStatus({ isRail }: { isRail: boolean }) {
  const { sources } = useShellData();
  if (sources === undefined) return null;
  const silent = sources.filter(({ isSilent }) => isSilent).length;
  const recent = sources.reduce((sum, { count24h }) => sum + (count24h ?? 0), 0);
  const title =
    sources.length === 0 ? texts.noSources : silent > 0 ? texts.silent(silent) : texts.allCollecting;
  if (isRail)
    return (
      <a class="nav-link" href="#/" title={title} aria-label={title}>
        <Icon name="activity" />
        {silent > 0 && <i class="nav-dot is-bad" />}
      </a>
    );
  return (
    <a class="source-status" href="#/">
      <span class="inline">
        <StatusDot tone={sources.length === 0 ? 'off' : silent > 0 ? 'bad' : 'good'} />
        <span class="medium">{title}</span>
      </span>
      {sources.length > 0 && (
        <span class="text-3 size-11">
          {texts.collecting(sources.length - silent, sources.length, recent)}
        </span>
      )}
    </a>
  );
}
