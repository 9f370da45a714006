import type { Request } from '../api/client.ts';
import type { Route } from '../route.ts';

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

export function filtersOf({ parameters }: Route): Filters {
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    q: text('q'),
    platform: text('platform'),
    username: text('username'),
    lang: text('lang'),
    gte: text('gte'),
    lte: text('lte'),
    sort: text('sort'),
    page: Math.max(1, Number(text('page')) || 1),
  };
}

/** What the API is asked: a language is a part of the query there. */
export function searchRequest(tab: Tab, filters: Filters): Request | undefined {
  const { platform, username, gte, lte, sort, page } = filters;
  const isMessages = tab === 'messages';
  const q = isMessages ? wholeQuery(filters) : filters.q.trim();
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

/** Whoever names a person or a language need not say a word more. */
function wholeQuery({ q, username, lang }: Filters): string {
  const words = q.trim();
  const language = lang === '' ? '' : `lang:${lang}`;
  if (words !== '') return language === '' ? words : `(${words}) ${language}`;
  return [username === '' ? '' : `user:${username}`, language].filter(Boolean).join(' ');
}

export const FILTER_NAMES = ['platform', 'username', 'lang', 'gte', 'lte', 'sort'] as const;
