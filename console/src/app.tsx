import { Suspense } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SessionContext, useSession, useSessionState } from './api/session.tsx';
import { EntityLayer } from './entities/layer.tsx';
import { navigate, restoreScroll, useRoute } from './route.ts';
import { BottomBar } from './shell/bottom-bar.tsx';
import { focusSearch } from './shell/focus-search.ts';
import { KeyConfirmation, KeyPrompt } from './shell/key-prompt.tsx';
import { MoreDialog } from './shell/more-dialog.tsx';
import { NAVIGATION, partOf } from './shell/navigation.ts';
import { ShellDataProvider } from './shell/shell-data.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { WatchData } from './shell/watch-data.tsx';
import { notify } from './state/notices.ts';
import { PreferencesProvider, usePreferences } from './state/preferences.tsx';
import { useShortcuts } from './state/shortcuts.ts';
import { Toasts } from './state/toasts.tsx';
import { redoLatest, undoLatest } from './state/undo.ts';
import { commonTexts } from './texts/common.ts';
import { shellTexts } from './texts/shell.ts';
import { ButtonLink } from './ui/button.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { onDemand } from './ui/on-demand.tsx';
import { Skeleton, State } from './ui/states.tsx';
import { LinkGuard } from './ui/text.tsx';
import { setTitle } from './ui/use-title.ts';
import { newAddress } from './views/old-addresses.ts';
import { VIEWS } from './views/views.ts';

const HelpDialog = onDemand(() => import('./shell/help-dialog.tsx').then((m) => m.HelpDialog));
const Palette = onDemand(() => import('./shell/palette/palette.tsx').then((m) => m.Palette));

export function App() {
  const session = useSessionState();
  return (
    <PreferencesProvider>
      <SessionContext.Provider value={session}>
        <LinkGuard>
          <ShellDataProvider>
            <WatchData>
              <EntityLayer>
                <Layout />
              </EntityLayer>
            </WatchData>
          </ShellDataProvider>
        </LinkGuard>
        <Toasts />
      </SessionContext.Provider>
    </PreferencesProvider>
  );
}

type Overlay = 'help' | 'palette' | 'more' | undefined;

function Layout() {
  const route = useRoute();
  const { isRail: chosenRail, currentTheme, set } = usePreferences();
  const [overlay, setOverlay] = useState<Overlay>();
  const [name = ''] = route.parts;
  const view = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  const replaced = newAddress(route);
  useEffect(() => {
    if (replaced !== undefined) navigate(replaced, 'replace');
  }, [replaced]);
  useShortcuts({
    'Mod+k': () => setOverlay('palette'),
    '?': () => setOverlay('help'),
    '/': focusSearch,
    'Shift+t': () => set('theme', currentTheme === 'dark' ? 'light' : 'dark'),
    z: () => void (undoLatest() || notify({ text: shellTexts.nothingToUndo, icon: 'undo-2' })),
    'Shift+z': () => void (redoLatest() || notify({ text: shellTexts.nothingToRedo, icon: 'redo-2' })),
    '[': () => history.back(),
    ']': () => history.forward(),
    ...Object.fromEntries(NAVIGATION.map(({ key, href }) => [`g ${key}`, () => navigate(href)])),
  });
  useViewPosition(route.hash, route.parts.join('/'));
  const title = [route.parameters.get('q'), view?.title ?? commonTexts.pageNotFound]
    .filter(Boolean)
    .join(' · ');
  // Runs before the effects of views, which may set a more specific title.
  useLayoutEffect(() => setTitle(title), [title]);
  const isRail = chosenRail ?? view?.isWide ?? false;
  const current = partOf(name);
  return (
    <>
      <button type="button" class="button skip-link" onClick={() => document.getElementById('main')?.focus()}>
        {commonTexts.skipToContent}
      </button>
      <div class={isRail ? 'app is-rail' : 'app'}>
        <Sidebar
          current={current}
          isRail={isRail}
          onJump={() => setOverlay('palette')}
          onHelp={() => setOverlay('help')}
        />
        <main id="main" class="view" tabIndex={-1}>
          {view === undefined ? (
            <NotFound />
          ) : (
            <ErrorBoundary address={route.hash} header={<TopBar title={view.title} />}>
              <Suspense fallback={<Skeleton rows={8} />}>
                <view.View key={view.isOneView ? view.title : route.parts.join('/')} route={route} />
              </Suspense>
            </ErrorBoundary>
          )}
        </main>
        <BottomBar current={current} onMore={() => setOverlay('more')} />
      </div>
      <ErrorBoundary key={overlay} address={route.hash}>
        <Suspense fallback={null}>
          {overlay === 'help' && <HelpDialog onClose={() => setOverlay(undefined)} />}
          {overlay === 'palette' && (
            <Palette onHelp={() => setOverlay('help')} onClose={() => setOverlay(undefined)} />
          )}
        </Suspense>
      </ErrorBoundary>
      {overlay === 'more' && (
        <MoreDialog
          onHelp={() => setOverlay('help')}
          onJump={() => setOverlay('palette')}
          onClose={() => setOverlay(undefined)}
        />
      )}
      <KeyDialogs />
    </>
  );
}

/** Going back restores the scroll position; a new view starts at the top. */
function useViewPosition(hash: string, path: string): void {
  const previousPath = useRef<string>(undefined);
  useEffect(() => {
    restoreScroll(hash, path !== previousPath.current);
    previousPath.current = path;
  }, [hash, path]);
}

function KeyDialogs() {
  const { key, offeredKey, declineOfferedKey, isPromptOpen, setPromptOpen } = useSession();
  if (offeredKey !== undefined)
    return <KeyConfirmation key={offeredKey} offeredKey={offeredKey} onDecline={declineOfferedKey} />;
  if (key !== undefined && !isPromptOpen) return null;
  return <KeyPrompt isRequired={key === undefined} onClose={() => setPromptOpen(false)} />;
}

function NotFound() {
  return (
    <>
      <TopBar title={commonTexts.product} />
      <State
        title={commonTexts.pageNotFound}
        actions={
          <>
            <ButtonLink href="#/search/messages">{shellTexts.search}</ButtonLink>
            <ButtonLink href="#/">{shellTexts.overview}</ButtonLink>
          </>
        }
      >
        {commonTexts.pageNotFoundText}
      </State>
    </>
  );
}
