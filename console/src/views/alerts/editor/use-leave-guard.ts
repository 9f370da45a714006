import { useEffect, useRef, useState } from 'preact/hooks';
import { navigate, parseRoute } from '../../../route.ts';

interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Asks before unsaved changes are lost: by a link, a key, going back, or closing the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const [destination, setDestination] = useState<string>();
  useEffect(() => {
    const navigation = (globalThis as { navigation?: EventTarget }).navigation;
    const onNavigate = (event: Event) => {
      const { hash } = new URL((event as NavigateEvent).destination.url);
      const path = parseRoute(hash).parts.join('/');
      if (!dirty.current || path === parseRoute(location.hash).parts.join('/')) return;
      event.preventDefault();
      // Not all steps back can be prevented.
      if (event.defaultPrevented) setDestination(hash);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return {
    isAsking: destination !== undefined,
    stay: () => setDestination(undefined),
    leave: () => {
      dirty.current = false;
      if (destination !== undefined) navigate(destination);
    },
    /** After saving: nothing is lost any more. */
    release: () => {
      dirty.current = false;
    },
  };
}
