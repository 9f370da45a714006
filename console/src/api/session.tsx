import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

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
