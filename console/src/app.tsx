import { type ComponentType, flushSync, lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SessionContext, useKeptSession, useSession } from './api/session.tsx';
import { addressOf, go, type Route, takePlace, useRoute } from './route.ts';
import { visible } from './text/controls.ts';
import { HelpDialog } from './ui/help.tsx';
import { KeyOffer, KeyPrompt } from './ui/key-prompt.tsx';
import { step, useKeys } from './ui/keyboard.ts';
import { Skeleton } from './ui/states.tsx';
import { LinkGuard, Words } from './ui/text.tsx';
import { ThemeContext, useChosenTheme, useTheme } from './ui/theme.tsx';
import { SearchView } from './views/search.tsx';

const ConversationView = lazy(() => import('./views/conversation.tsx').then((m) => m.ConversationView));
const ProfileView = lazy(() => import('./views/profile.tsx').then((m) => m.ProfileView));
const ChannelView = lazy(() => import('./views/channel.tsx').then((m) => m.ChannelView));
const ServerView = lazy(() => import('./views/server.tsx').then((m) => m.ServerView));
const PivotView = lazy(() => import('./views/pivot.tsx').then((m) => m.PivotView));
const GraphView = lazy(() => import('./views/graph.tsx').then((m) => m.GraphView));
const FeedsView = lazy(() => import('./views/feeds.tsx').then((m) => m.FeedsView));
const RansomwareView = lazy(() => import('./views/ransomware.tsx').then((m) => m.RansomwareView));

const VIEWS: Record<string, ComponentType<{ route: Route }>> = {
  messages: SearchView,
  profiles: SearchView,
  channels: SearchView,
  chat: ConversationView,
  profile: ProfileView,
  channel: ChannelView,
  server: ServerView,
  pivot: PivotView,
  graph: GraphView,
  feeds: FeedsView,
  ransomware: RansomwareView,
};

export function App() {
  const theme = useChosenTheme();
  const session = useKeptSession();
  return (
    <ThemeContext.Provider value={theme}>
      <SessionContext.Provider value={session}>
        <LinkGuard>
          <Frame />
        </LinkGuard>
      </SessionContext.Provider>
    </ThemeContext.Provider>
  );
}

function Frame() {
  const route = useRoute();
  const { theme, toggle } = useTheme();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { key, facts, offer, declineOffer, isPromptOpen, setPromptOpen } = useSession();
  useKeys({
    '?': () => setHelpOpen(true),
    '/': (event) => {
      event.preventDefault();
      focusSearch();
    },
    j: () => step('[data-item]', 1),
    k: () => step('[data-item]', -1),
    t: toggle,
  });
  const [name = 'messages'] = route.parts;
  const View = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  const view = route.parts.join('/');
  const before = useRef<string>(undefined);
  useEffect(() => {
    takePlace(view, before.current);
    before.current = view;
  }, [route.hash]);
  useEffect(() => {
    document.title = `${visible(titleOf(route))} – nightjar`;
  }, [route]);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
      <header class="bar">
        <a class="brand" href="#/">
          nightjar
        </a>
        <nav aria-label="Views">
          <NavLink to="#/messages" isHere={SEARCHES.has(name)}>
            Search
          </NavLink>
          <NavLink to="#/feeds/ransomware" isHere={name === 'feeds'}>
            Feeds
          </NavLink>
          <NavLink to="#/ransomware" isHere={name === 'ransomware'}>
            Ransomware
          </NavLink>
        </nav>
        <div class="bar-end">
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
            aria-label={`Change to the ${theme === 'dark' ? 'light' : 'dark'} theme`}
            onClick={toggle}
          >
            {theme === 'dark' ? '☀' : '☾'}
          </button>
          <button type="button" class="quiet key-button" onClick={() => setPromptOpen(true)}>
            {facts.name === undefined ? (
              'Key'
            ) : (
              <>
                Key: <Words text={facts.name} />
              </>
            )}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {View === undefined ? (
          <p class="notice">
            There is no such view. <a href="#/">Search</a>
          </p>
        ) : (
          <Suspense fallback={<Skeleton rows={6} />}>
            <View route={route} />
          </Suspense>
        )}
      </main>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      {offer !== undefined ? (
        <KeyOffer key={offer} offer={offer} onDecline={declineOffer} />
      ) : (
        (key === undefined || isPromptOpen) && (
          <KeyPrompt isNeeded={key === undefined} onClose={() => setPromptOpen(false)} />
        )
      )}
    </>
  );
}

const SEARCHES = new Set(['messages', 'profiles', 'channels']);

function titleOf({ parts, parameters }: Route): string {
  const [name = 'search', ...rest] = parts;
  return [name, ...rest, parameters.get('q') ?? ''].filter((part) => part !== '').join(' ');
}

function NavLink({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** From any view. Immediately, so that no key typed after `/` is lost: where there is no search box, it is rendered first. */
function focusSearch(): void {
  const find = () => document.querySelector<HTMLInputElement>('#q');
  if (find() === null) flushSync(() => go(addressOf(['messages'])));
  find()?.focus();
  find()?.select();
}
