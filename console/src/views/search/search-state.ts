import type { ApiRequest, Parameters } from '../../api/client.ts';
import { bucketSize } from '../../charts/bucket-size.ts';
import { type HistoryMode, navigate, type Route, viewUrl } from '../../route.ts';
import { readDate } from '../../text/read-date.ts';
import { hasPlatform, KINDS, type Kind, RESULT_KINDS } from './kinds.ts';
import { type QueryParts, readQuery, withValue, writeQuery } from './query/query-parts.ts';

/** Dates as the API takes them: a day, or an instant. Both ends belong to the range. */
export interface Range {
  from: string;
  to: string;
}

export type Sort = 'new' | 'relevance';

/** All that the address says. */
export interface SearchState {
  kind: Kind;
  q: string;
  platform: string;
  /** Empty: no limit. */
  from: string;
  to: string;
  /** A part of the dates that the chart shows. */
  brush: Range | undefined;
  /** Undefined if it was not chosen: see `sortOf`. */
  sort: Sort | undefined;
  hasForms: boolean;
  isGrouped: boolean;
  /** The current row. */
  row: string | undefined;
  isPaneOpen: boolean;
  selected: readonly string[];
}

export const SELECTED_IN_URL_MAX = 50;
export const PAGE_SIZE = 100;
const FACET_SIZE = 20;
const SORTS: readonly Sort[] = ['new', 'relevance'];

export function isKind(text: string | undefined): text is Kind {
  return KINDS.some((kind) => kind === text);
}

export function readState({ parts, parameters }: Route): SearchState {
  const kind = isKind(parts[1]) ? parts[1] : 'messages';
  const text = (name: string) => parameters.get(name) ?? '';
  const [brushFrom = '', brushTo = ''] = text('brush').split('..').map(readDate);
  return {
    kind,
    q: withNamedFilters(kind, text('q'), parameters),
    platform: hasPlatform(kind) ? text('platform') : '',
    from: readDate(text('from')),
    to: readDate(text('to')),
    brush: brushFrom !== '' && brushTo !== '' ? { from: brushFrom, to: brushTo } : undefined,
    sort: SORTS.find((sort) => sort === text('sort')),
    hasForms: text('forms') === '1',
    isGrouped: text('copies') === 'group',
    row: parameters.get('row') ?? undefined,
    isPaneOpen: text('pane') === '1',
    selected: text('sel').split(',').filter(Boolean).map(decodeURIComponent),
  };
}

/** Links may name a language, a channel or a person beside the query; both become conditions of the query. */
const NAMED_FILTERS = { lang: 'lang', channel: 'channel', user: 'user' } as const;

function withNamedFilters(kind: Kind, q: string, parameters: URLSearchParams): string {
  const { fields } = RESULT_KINDS[kind];
  const given = Object.entries(NAMED_FILTERS).flatMap(([name, field]) =>
    parameters
      .getAll(name)
      .filter((value) => value !== '' && fields.has(field))
      .map((value) => ({ field, value })),
  );
  if (given.length === 0) return q;
  const start = readQuery(q, fields);
  return writeQuery(given.reduce((parts, { field, value }) => withValue(parts, field, value, 'on'), start));
}

export function stateUrl(state: SearchState): string {
  const { kind, brush, selected } = state;
  return viewUrl(['search', kind], {
    q: state.q,
    platform: state.platform,
    from: state.from,
    to: state.to,
    brush: brush && `${brush.from}..${brush.to}`,
    sort: state.sort === sortOf({ ...state, sort: undefined }) ? undefined : state.sort,
    forms: state.hasForms ? '1' : undefined,
    copies: state.isGrouped ? 'group' : undefined,
    row: state.row,
    pane: state.isPaneOpen ? '1' : undefined,
    sel: selected.length <= SELECTED_IN_URL_MAX ? selected.map(encodeURIComponent).join(',') : undefined,
  });
}

export function goTo(state: SearchState, mode: HistoryMode = 'push'): void {
  navigate(stateUrl(state), mode);
}

/** Another question: nothing is selected, and no row is current. */
export function asked(state: SearchState, changes: Partial<SearchState>): SearchState {
  return { ...state, row: undefined, selected: [], ...changes };
}

export function partsOf({ kind, q }: SearchState): QueryParts {
  return readQuery(q, RESULT_KINDS[kind].fields);
}

/** People and channels named like the words come before those that were only seen later. */
export function sortOf(state: SearchState): Sort {
  const isNamed = state.kind === 'people' || state.kind === 'channels';
  return state.sort ?? (isNamed && partsOf(state).text !== '' ? 'relevance' : 'new');
}

/** Undefined without anything to search for. */
export function resultsRequest(state: SearchState): ApiRequest | undefined {
  const { kind, q, brush } = state;
  const { path, facets, hasHistogram } = RESULT_KINDS[kind];
  const words = q.trim() === '' ? allWords(state) : q.trim();
  if (words === undefined) return undefined;
  const dates = { gte: brush?.from ?? state.from, lte: brush?.to ?? state.to };
  const paging: Parameters = { page_size: PAGE_SIZE, cursor: '*' };
  if (kind === 'indicators') return { path, parameters: { q: indicatorPattern(q), ...dates, ...paging } };
  return {
    path,
    parameters: {
      q: words,
      platform: state.platform,
      ...dates,
      sort: sortOf(state) === 'relevance' ? 'relevance' : 'newest',
      forms: state.hasForms || undefined,
      collapse: isFolded(state) ? 'similar' : undefined,
      highlight: true,
      ...(facets.length > 0 && {
        facets: facets.map(({ facet }) => facet).join(','),
        facet_size: FACET_SIZE,
      }),
      ...(hasHistogram && histogramParameters(state)),
      ...paging,
    },
  };
}

/** The query that finds everything, within dates where there is much. Undefined if the kind cannot be listed. */
function allWords({ kind, from, to, brush }: SearchState): string | undefined {
  const { all, listsAll } = RESULT_KINDS[kind];
  if (listsAll) return '';
  return from !== '' || to !== '' || brush !== undefined ? all : undefined;
}

/** The API cannot fold copies by relevance. */
export function isFolded(state: SearchState): boolean {
  return state.kind === 'messages' && state.isGrouped && sortOf(state) === 'new';
}

/** Longer intervals are summed in the browser: the list's headings need days. */
function histogramParameters({ from, to }: SearchState): Parameters {
  const isShort = from !== '' && to !== '' && bucketSize(startOf(from), endOf(to)) === 'hour';
  return { histogram: isShort ? 'hour' : 'day', histogram_gte: from, histogram_lte: to };
}

const DAY = 86_400_000;
const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);

export const startOf = (date: string): number => Date.parse(date);
/** Exclusive: a day counts to its end. */
export const endOf = (date: string): number => Date.parse(date) + (isDay(date) ? DAY : 1);

/** A part of a value, unless the query says where it is. */
function indicatorPattern(q: string): string {
  const text = q.trim();
  return text.includes('*') ? text : `*${text}*`;
}

/** Counts for the tabs. Undefined without a query, which this search needs. */
export function countsRequest({ q, from, to, hasForms, platform }: SearchState): ApiRequest | undefined {
  if (q.trim() === '') return undefined;
  const parameters = { q: q.trim(), gte: from, lte: to, forms: hasForms || undefined, platform, size: 1 };
  return { path: '/search', parameters };
}
