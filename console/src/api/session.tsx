import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { ApiError } from './client.ts';
import type { KeyDetails } from './key-details.ts';
import { resetSearchHistory } from './search-history.ts';
import { clearQueryCache } from './use-query.ts';

export interface Session {
  key: string | undefined;
  /** What the server reported about the key; empty if it reported nothing. */
  keyDetails: KeyDetails;
  signIn(key: string, details: KeyDetails): void;
  /** Removes the key and the recent searches from this browser. */
  signOut(): void;
  /** Why the server rejected the last key. */
  rejection: string | undefined;
  rejectKey(reason: string): void;
  /** A key from a link that awaits confirmation. */
  offeredKey: string | undefined;
  declineOfferedKey(): void;
  isPromptOpen: boolean;
  setPromptOpen(isOpen: boolean): void;
}

export const SessionContext = createContext<Session>({
  key: undefined,
  keyDetails: {},
  signIn() {},
  signOut() {},
  rejection: undefined,
  rejectKey() {},
  offeredKey: undefined,
  declineOfferedKey() {},
  isPromptOpen: false,
  setPromptOpen() {},
});

export const useSession = () => useContext(SessionContext);

/** Converts anything thrown to an `ApiError`. A rejected key opens the key prompt. */
export function useErrorHandler(): (error: unknown) => ApiError {
  const { rejectKey } = useSession();
  return useCallback(
    (error) => {
      const apiError = error instanceof ApiError ? error : new ApiError(0, String(error));
      if (apiError.status === 401) rejectKey(apiError.message);
      return apiError;
    },
    [rejectKey],
  );
}

interface StoredKey {
  key?: string;
  details: KeyDetails;
}

export function useSessionState(): Session {
  // Must come first: it removes the key from the URL before anything else reads the URL.
  const [offeredKey, setOfferedKey] = useState(takeKeyFromUrl);
  const [{ key, details }, setStored] = useState<StoredKey>(loadKey);
  const [rejection, setRejection] = useState<string>();
  const [isPromptOpen, setPromptOpen] = useState(false);
  const store = useCallback((next: StoredKey, reason?: string) => {
    saveKey(next);
    setStored(next);
    setRejection(reason);
  }, []);
  const signIn = useCallback(
    (newKey: string, newDetails: KeyDetails) => {
      clearQueryCache();
      store({ key: newKey, details: newDetails });
      setOfferedKey(undefined);
      setPromptOpen(false);
    },
    [store],
  );
  const signOut = useCallback(() => {
    clearQueryCache();
    resetSearchHistory();
    store({ details: {} });
  }, [store]);
  const rejectKey = useCallback((reason: string) => store({ details: {} }, reason), [store]);
  const declineOfferedKey = useCallback(() => setOfferedKey(undefined), []);
  // A link with a key may also open in a tab that already shows the console.
  useEffect(() => {
    const take = () => setOfferedKey((previous) => takeKeyFromUrl() ?? previous);
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return useMemo(
    () => ({
      key,
      keyDetails: details,
      signIn,
      signOut,
      rejection,
      rejectKey,
      offeredKey: offeredKey === key ? undefined : offeredKey,
      declineOfferedKey,
      isPromptOpen,
      setPromptOpen,
    }),
    [key, details, signIn, signOut, rejection, rejectKey, offeredKey, declineOfferedKey, isPromptOpen],
  );
}

const KEY = 'nightjar-key';
const DETAILS = 'nightjar-key-details';

/** Session storage ends with the tab and leaves nothing on disk. */
function loadKey(): StoredKey {
  const key = sessionStorage.getItem(KEY) ?? undefined;
  try {
    return {
      ...(key !== undefined && { key }),
      details: JSON.parse(sessionStorage.getItem(DETAILS) ?? '{}'),
    };
  } catch {
    return { ...(key !== undefined && { key }), details: {} };
  }
}

function saveKey({ key, details }: StoredKey): void {
  if (key === undefined) {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(DETAILS);
    return;
  }
  sessionStorage.setItem(KEY, key);
  sessionStorage.setItem(DETAILS, JSON.stringify(details));
}

/** The demo passes its key after the #, which browsers never send. The console uses it only after a confirmation. */
function takeKeyFromUrl(): string | undefined {
  const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return undefined;
  history.replaceState(null, '', '#/');
  dispatchEvent(new HashChangeEvent('hashchange'));
  return found;
}
