import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Problem } from './client.ts';

export interface Session {
  key: string | undefined;
  setKey(key: string | undefined): void;
  /** Why the last key was turned away. */
  refusal: string | undefined;
  refuse(reason: string): void;
}

export const SessionContext = createContext<Session>({
  key: undefined,
  setKey() {},
  refusal: undefined,
  refuse() {},
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

const NAME = 'nightjar-key';

/** It goes with the tab: nothing of it is left on the disk. */
export function keptKey(): string | undefined {
  return takeFromAddress() ?? sessionStorage.getItem(NAME) ?? undefined;
}

export function keepKey(key: string | undefined): void {
  if (key === undefined) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, key);
}

/** The demo hands its key over behind the #, which no server sees; it does not stay in the address. */
export function takeFromAddress(): string | undefined {
  const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return undefined;
  keepKey(found);
  history.replaceState(null, '', '#/');
  dispatchEvent(new HashChangeEvent('hashchange'));
  return found;
}
