import { useEffect, useState } from 'preact/hooks';

/**
 * Where one is: the part of the address behind the #. It never leaves the browser, so what is looked for is in no log of any proxy,
 * and every view has an address to send to a colleague.
 */
export interface Route {
  /** `chat/telegram/-100123` as its parts. */
  parts: string[];
  parameters: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter((part) => part !== '');
  return { parts: parts.map(decoded), parameters: new URLSearchParams(query) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Values = Record<string, string | number | undefined>;

export function addressOf(parts: readonly string[], parameters: Values = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const path = parts.map(encodeURIComponent).join('/');
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`;
}

export function go(address: string): void {
  // The same place twice in a row is one step back.
  if (location.hash !== address) history.pushState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  return parseRoute(hash);
}

/** Addresses of the things the data is about. */
export const placeOf = {
  profile: (platform: string, id: string) => addressOf(['profile', platform, id]),
  channel: (platform: string, id: string) => addressOf(['channel', platform, id]),
  server: (platform: string, id: string) => addressOf(['server', platform, id]),
  message: (platform: string, messageId: string) =>
    addressOf(['chat', platform, messageId.slice(0, messageId.lastIndexOf('_'))], { m: messageId }),
  chat: (platform: string, channelId: string) => addressOf(['chat', platform, channelId]),
  email: (email: string) => addressOf(['pivot', 'email', email]),
  wallet: (chain: string, address: string) => addressOf(['pivot', 'wallet', chain, address]),
  graph: (...parts: string[]) => addressOf(['graph', ...parts]),
};
