import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { Problem } from './client.ts';
import type { KeyFacts } from './key-facts.ts';
import { forgetSearches } from './search-history.ts';
import { forgetAnswers } from './use-answer.ts';

export interface Session {
  key: string | undefined;
  /** What the server said about the key, as far as it did. */
  facts: KeyFacts;
  signIn(key: string, facts: KeyFacts): void;
  /** Removes the key and the recent searches from this browser. */
  forget(): void;
  /** Why the last key was turned away. */
  refusal: string | undefined;
  refuse(reason: string): void;
  /** A key from the address, which waits for a confirmation. */
  offer: string | undefined;
  declineOffer(): void;
  isPromptOpen: boolean;
  setPromptOpen(isOpen: boolean): void;
}

export const SessionContext = createContext<Session>({
  key: undefined,
  facts: {},
  signIn() {},
  forget() {},
  refusal: undefined,
  refuse() {},
  offer: undefined,
  declineOffer() {},
  isPromptOpen: false,
  setPromptOpen() {},
});

export const useSession = () => useContext(SessionContext);

/** What went wrong, as a problem; a key that is not accepted is asked for anew. */
export function useProblems(): (error: unknown) => Problem {
  const { refuse } = useSession();
  return (error) => {
    const problem = error instanceof Problem ? error : new Problem(0, String(error));
    if (problem.status === 401) refuse(problem.message);
    return problem;
  };
}

interface Held {
  key?: string;
  facts: KeyFacts;
}

export function useKeptSession(): Session {
  // First of all: the key leaves the address before anything reads it.
  const [offer, setOffer] = useState(takeOffer);
  const [held, setHeld] = useState<Held>(kept);
  const [refusal, setRefusal] = useState<string>();
  const [isPromptOpen, setPromptOpen] = useState(false);
  const hold = useCallback((next: Held, reason?: string) => {
    keep(next);
    setHeld(next);
    setRefusal(reason);
  }, []);
  const signIn = useCallback((key: string, facts: KeyFacts) => {
    forgetAnswers();
    hold({ key, facts });
    setOffer(undefined);
    setPromptOpen(false);
  }, []);
  const forget = useCallback(() => {
    forgetAnswers();
    forgetSearches();
    hold({ facts: {} });
  }, []);
  const refuse = useCallback((reason: string) => hold({ facts: {} }, reason), []);
  const declineOffer = useCallback(() => setOffer(undefined), []);
  // A link with a key may also be opened where the console is open already.
  useEffect(() => {
    const take = () => setOffer((before) => takeOffer() ?? before);
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  const { key, facts } = held;
  return useMemo(
    () => ({
      key,
      facts,
      signIn,
      forget,
      refusal,
      refuse,
      offer: offer === key ? undefined : offer,
      declineOffer,
      isPromptOpen,
      setPromptOpen,
    }),
    [held, refusal, offer, isPromptOpen],
  );
}

const KEY = 'nightjar-key';
const FACTS = 'nightjar-key-facts';

/** In the session storage: it goes with the tab, and nothing of it is left on the disk. */
function kept(): Held {
  const key = sessionStorage.getItem(KEY) ?? undefined;
  try {
    return { ...(key !== undefined && { key }), facts: JSON.parse(sessionStorage.getItem(FACTS) ?? '{}') };
  } catch {
    return { ...(key !== undefined && { key }), facts: {} };
  }
}

function keep({ key, facts }: Held): void {
  if (key === undefined) {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(FACTS);
    return;
  }
  sessionStorage.setItem(KEY, key);
  sessionStorage.setItem(FACTS, JSON.stringify(facts));
}

/** The demo hands its key over behind the #, which no server sees. It leaves the address, and is used only after a confirmation. */
function takeOffer(): string | undefined {
  const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return undefined;
  history.replaceState(null, '', '#/');
  dispatchEvent(new HashChangeEvent('hashchange'));
  return found;
}
