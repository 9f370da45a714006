import { type ComponentType, flushSync, lazy, Suspense } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SessionContext, useSession, useSessionState } from './api/session.tsx';
import { navigate, type Route, restoreScroll, useRoute, viewUrl } from './route.ts';
import { HelpDialog } from './ui/help.tsx';
import { KeyConfirmation, KeyPrompt } from './ui/key-prompt.tsx';
import { focusNextItem, useKeyboardShortcuts } from './ui/keyboard.ts';
import { Skeleton } from './ui/query-result.tsx';
import { InlineText, LinkGuard } from './ui/text.tsx';
import { ThemeContext, useTheme, useThemeState } from './ui/theme.tsx';
import { setTitle } from './ui/use-title.ts';
import { SearchView } from './views/search.tsx';

const ConversationView = lazy(() => import('./views/conversation.tsx').then((m) => m.ConversationView));
const ProfileView = lazy(() => import('./views/profile.tsx').then((m) => m.ProfileView));
const ChannelView = lazy(() => import('./views/channel.tsx').then((m) => m.ChannelView));
const ServerView = lazy(() => import('./views/server.tsx').then((m) => m.ServerView));
const PivotView = lazy(() => import('./views/pivot.tsx').then((m) => m.PivotView));
const GraphView = lazy(() => import('./views/graph.tsx').then((m) => m.GraphView));
const FeedsView = lazy(() => import('./views/feeds.tsx').then((m) => m.FeedsView));
const RansomwareView = lazy(() => import('./views/ransomware.tsx').then((m) => m.RansomwareView));

/** Views by the first segment of the route. A view that shows one record replaces the title with the record's name. */
const VIEWS: Record<string, { View: ComponentType<{ route: Route }>; title: string }> = {
  messages: { View: SearchView, title: 'Messages' },
  profiles: { View: SearchView, title: 'Profiles' },
  channels: { View: SearchView, title: 'Channels' },
  chat: { View: ConversationView, title: 'Conversation' },
  profile: { View: ProfileView, title: 'Profile' },
  channel: { View: ChannelView, title: 'Channel' },
  server: { View: ServerView, title: 'Server' },
  pivot: { View: PivotView, title: 'Pivot' },
  graph: { View: GraphView, title: 'Connections' },
  feeds: { View: FeedsView, title: 'Feeds' },
  ransomware: { View: RansomwareView, title: 'Ransomware' },
};

export function App() {
  const theme = useThemeState();
  const session = useSessionState();
  return (
    <ThemeContext.Provider value={theme}>
      <SessionContext.Provider value={session}>
        <LinkGuard>
          <Layout />
        </LinkGuard>
      </SessionContext.Provider>
    </ThemeContext.Provider>
  );
}

function Layout() {
  const route = useRoute();
  const { theme, toggle } = useTheme();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { key, keyDetails, offeredKey, declineOfferedKey, isPromptOpen, setPromptOpen } = useSession();
  useKeyboardShortcuts({
    '?': () => setHelpOpen(true),
    '/': (event) => {
      event.preventDefault();
      focusSearch();
    },
    j: () => focusNextItem('[data-item]', 1),
    k: () => focusNextItem('[data-item]', -1),
    t: toggle,
  });
  const [name = 'messages'] = route.parts;
  const view = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  const path = route.parts.join('/');
  const previousPath = useRef<string>(undefined);
  useEffect(() => {
    restoreScroll(route.hash, path !== previousPath.current);
    previousPath.current = path;
  }, [route.hash, path]);
  const title = [route.parameters.get('q'), view?.title ?? 'Page not found'].filter(Boolean).join(' · ');
  // Runs before the effects of views, which may set a more specific title.
  useLayoutEffect(() => setTitle(title), [title]);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
      <header class="app-header">
        <a class="brand" href="#/">
          nightjar
        </a>
        <nav aria-label="Main">
          <NavLink to="#/messages" isCurrent={SEARCH_VIEWS.has(name)}>
            Search
          </NavLink>
          <NavLink to="#/feeds/ransomware" isCurrent={name === 'feeds'}>
            Feeds
          </NavLink>
          <NavLink to="#/ransomware" isCurrent={name === 'ransomware'}>
            Ransomware
          </NavLink>
        </nav>
        <div class="app-header-end">
          <button
            type="button"
            class="quiet"
            aria-label="Keyboard shortcuts and search syntax"
            onClick={() => setHelpOpen(true)}
          >
            ?
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={`Switch to the ${otherTheme} theme`}
            onClick={toggle}
          >
            {theme === 'dark' ? '☀' : '☾'}
          </button>
          <button type="button" class="quiet key-button" onClick={() => setPromptOpen(true)}>
            {keyDetails.name === undefined ? (
              'API key'
            ) : (
              <>
                Key: <InlineText text={keyDetails.name} />
              </>
            )}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {view === undefined ? (
          <p class="notice">
            Page not found. <a href="#/">Go to search</a>
          </p>
        ) : (
          <Suspense fallback={<Skeleton rows={6} />}>
            <view.View route={route} />
          </Suspense>
        )}
      </main>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      {offeredKey !== undefined ? (
        <KeyConfirmation key={offeredKey} offeredKey={offeredKey} onDecline={declineOfferedKey} />
      ) : (
        (key === undefined || isPromptOpen) && (
          <KeyPrompt isRequired={key === undefined} onClose={() => setPromptOpen(false)} />
        )
      )}
    </>
  );
}

const SEARCH_VIEWS = new Set(['messages', 'profiles', 'channels']);

function NavLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <a href={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Synchronous, so that no key typed after `/` is lost: if the view has no search box, it renders one first. */
function focusSearch(): void {
  const find = () => document.querySelector<HTMLInputElement>('#q');
  if (find() === null) flushSync(() => navigate(viewUrl(['messages'])));
  find()?.focus();
  find()?.select();
}
