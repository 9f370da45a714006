import type { ApiRequest } from '../api/client.ts';
import { pageOf, type Route } from '../route.ts';

export const TABS = { messages: 'Messages', profiles: 'Profiles', channels: 'Channels' } as const;
export type Tab = keyof typeof TABS;

export const PAGE_SIZE = 20;

export interface Filters {
  q: string;
  platform: string;
  username: string;
  lang: string;
  gte: string;
  lte: string;
  sort: string;
  page: number;
}

export const FILTER_NAMES = ['platform', 'username', 'lang', 'gte', 'lte', 'sort'] as const;

export function hasFilters(filters: Filters): boolean {
  return FILTER_NAMES.some((name) => filters[name] !== '');
}

export function filtersOf(route: Route): Filters {
  const text = (name: string) => route.parameters.get(name) ?? '';
  return {
    q: text('q'),
    platform: text('platform'),
    username: text('username'),
    lang: text('lang'),
    gte: text('gte'),
    lte: text('lte'),
    sort: text('sort'),
    page: pageOf(route),
  };
}

/** The API request for a search; undefined if there is nothing to search for. */
export function searchRequest(tab: Tab, filters: Filters): ApiRequest | undefined {
  const { platform, username, gte, lte, sort, page } = filters;
  const isMessages = tab === 'messages';
  const q = isMessages ? messagesQuery(filters) : filters.q.trim();
  if (q === '') return undefined;
  return {
    path: isMessages ? '/im/search' : `/im/search/${tab}`,
    parameters: {
      q,
      platform,
      ...(isMessages && { username }),
      gte,
      lte,
      sort,
      page: page > 1 ? page : undefined,
      page_size: PAGE_SIZE,
      highlight: 'true',
    },
  };
}

/** In the API the language is part of the query. A user or a language is enough to search for. */
function messagesQuery({ q, username, lang }: Filters): string {
  const terms = q.trim();
  const language = lang === '' ? '' : `lang:${lang}`;
  if (terms !== '') return language === '' ? terms : `(${terms}) ${language}`;
  return [username === '' ? '' : `user:${username}`, language].filter(Boolean).join(' ');
}
