import type { Indicator } from '../records/indicator.ts';
import type { Scope } from '../storage/port/api-key.ts';
import { refang } from '../text/refang.ts';

/** Kinds of records, as the API names them. */
export const RECORD_KINDS = ['message', 'profile', 'channel', 'server', 'page', 'post'] as const;
export type CountedKind = (typeof RECORD_KINDS)[number];

/** Longer paths are refused, also by proxies. */
const PATH_VALUE_MAX = 900;

/** The path of an indicator's summary. */
export function indicatorPath({ kind, canonical }: Indicator): string {
  const value = encode(canonical);
  return value.length <= PATH_VALUE_MAX
    ? `/api/v2/indicator/${kind}/${value}`
    : `/api/v2/lookup?value=${value}`;
}

/** Dates as requests give them. */
export interface ListDates {
  gte?: string | undefined;
  lte?: string | undefined;
}

interface List {
  path: string;
  scope: Scope;
  /** Whether the list's dates are those on which its records first showed their values. */
  hasDatesOfFindings?: boolean;
}

/** Where the records of each kind are listed, and the scope that shows them. */
const LISTS: Partial<Record<CountedKind, List>> = {
  message: { path: '/api/v2/im/search', scope: 'im', hasDatesOfFindings: true },
  profile: { path: '/api/v2/im/search/profiles', scope: 'im' },
  channel: { path: '/api/v2/im/search/channels', scope: 'im' },
  page: { path: '/api/v2/document/search', scope: 'documents' },
  post: { path: '/api/v2/victim/search', scope: 'victims' },
};

/** Longer queries are refused. */
const QUERY_LENGTH_MAX = 512;

/**
 * The path of the list of exactly the records of one kind that contain the indicator; of messages, of those within the
 * dates, as only their dates mean the same as those of findings. Undefined if there is none, if a
 * key with these scopes may not read it, or if a query cannot name the value.
 */
export function listPath(
  record: CountedKind,
  { kind, canonical }: Indicator,
  scopes: readonly string[],
  dates: ListDates,
): string | undefined {
  const list = LISTS[record];
  if (list === undefined || !scopes.includes(list.scope)) return undefined;
  const query = `indicator:"${kind}:${canonical}"`;
  const isPlain = !canonical.includes('"') && refang(query) === query && canonical.isWellFormed();
  if (!isPlain || [...query].length > QUERY_LENGTH_MAX) return undefined;
  return `${list.path}?q=${encode(query)}${list.hasDatesOfFindings ? datesOf(dates) : ''}`;
}

function datesOf({ gte, lte }: ListDates): string {
  return `${gte === undefined ? '' : `&gte=${encode(gte)}`}${lte === undefined ? '' : `&lte=${encode(lte)}`}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
