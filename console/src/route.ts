import { useEffect, useState } from 'preact/hooks';

/**
 * Where one is: the part of the address behind the #. It never leaves the browser, so what is looked for is in no log of any proxy,
 * and every view has an address to send to a colleague.
 */
export interface Route {
  /** `chat/telegram/-100123` as its parts. */
  parts: string[];
  parameters: URLSearchParams;
  /** All of it. */
  hash: string;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter((part) => part !== '');
  return { parts: parts.map(decoded), parameters: new URLSearchParams(query), hash };
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

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  // The same place twice in a row is one step back.
  if (how === 'replace' || location.hash === address) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** How far down one was at each address, and whether one has come back to it. */
const places = new Map<string, number>();
let isComingBack = false;

interface NavigateEvent extends Event {
  navigationType: string;
}

/** Going back leads to where one was, once there is as much of the page again; going on begins at the top of a view. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    isComingBack = (event as NavigateEvent).navigationType === 'traverse';
  });
  addEventListener('scroll', () => places.set(location.hash, scrollY), { passive: true });
}

/** Whether the place one is at was come back to. */
export function isBack(): boolean {
  return isComingBack;
}

/** In frames: as long as answers mostly take. */
const PATIENCE = 120;

export function takePlace(view: string, viewBefore: string | undefined): void {
  if (!isComingBack) {
    if (view !== viewBefore) scrollTo(0, 0);
    return;
  }
  const { hash } = location;
  const wanted = places.get(hash) ?? 0;
  const settle = (frames: number) => {
    if (location.hash !== hash) return;
    scrollTo(0, wanted);
    if (scrollY < wanted && frames < PATIENCE) requestAnimationFrame(() => settle(frames + 1));
  };
  settle(0);
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
  topic: (platform: string, channelId: string, topic: string) =>
    addressOf(['chat', platform, channelId], { topic }),
  email: (email: string) => addressOf(['pivot', 'email', email]),
  wallet: (chain: string, address: string) => addressOf(['pivot', 'wallet', chain, address]),
  graph: (...parts: string[]) => addressOf(['graph', ...parts]),
};
