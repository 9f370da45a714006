import type { ApiRequest } from '../../api/client.ts';
import type { Node } from '../../entities/node.ts';
import { queryOf, searchUrl } from '../../entities/node-url.ts';
import { viewUrl } from '../../route.ts';
import type { Kind } from '../search/kinds.ts';
import { mentionsQuery } from './mentions.ts';

export interface RecordsRequest {
  kind: Kind;
  request: ApiRequest;
  /** The same in Search. */
  searchHref: string;
}

export interface Dates {
  from: string;
  to: string;
}

/** What else mentions it. */
export interface Also {
  names?: readonly string[];
  hosts?: readonly string[];
}

const PAGE_SIZE = 100;
const NO_DATES: Dates = { from: '', to: '' };

/** Messages of a person, in a channel or with an indicator; messages that mention a name; posts of a group. */
export function listRequest(
  node: Node,
  label: string,
  what: 'messages' | 'mentions' | 'posts',
  { from, to }: Dates = NO_DATES,
  text = '',
  also: Also = {},
): RecordsRequest {
  const { names = [], hosts = [] } = also;
  const own = what === 'mentions' ? mentionsQuery([label, ...names], hosts) : queryOf(node, label);
  const q = [own, text].filter(Boolean).join(' ');
  const dates = { gte: from, lte: to };
  const paging = { page_size: PAGE_SIZE, cursor: '*' };
  if (what === 'posts')
    return {
      kind: 'victims',
      request: {
        path: '/victim/search',
        parameters: { q, ...dates, sort: 'newest', facets: 'country,sector', facet_size: 50, ...paging },
      },
      searchHref: searchUrl(q, 'victims'),
    };
  const platform = what === 'messages' && 'platform' in node ? node.platform : undefined;
  return {
    kind: 'messages',
    request: {
      path: '/im/search',
      parameters: {
        q,
        platform,
        ...dates,
        sort: 'newest',
        highlight: what === 'mentions' || undefined,
        histogram: 'day',
        ...paging,
      },
    },
    searchHref: viewUrl(['search', 'messages'], { q, platform }),
  };
}
