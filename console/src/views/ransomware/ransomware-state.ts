import type { ApiRequest, Parameters } from '../../api/client.ts';
import { type Route, viewUrl } from '../../route.ts';
import { readDate } from '../../text/read-date.ts';
import { addDays, today } from '../../ui/format.tsx';

export const RANGES = ['30', '90', '180', '365'] as const;
export type Range = (typeof RANGES)[number];

export const FILTERS = ['group', 'country', 'sector'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the address says. Dates of its own take the place of the range. */
export interface RansomwareState {
  range: Range;
  from: string | undefined;
  to: string | undefined;
  group: string | undefined;
  country: string | undefined;
  sector: string | undefined;
  q: string;
  row: string | undefined;
}

export function readRansomwareState({ parameters }: Route): RansomwareState {
  const text = (name: string) => parameters.get(name) || undefined;
  const day = (name: string) => readDate(parameters.get(name)).slice(0, 10) || undefined;
  return {
    range: RANGES.find((range) => range === parameters.get('range')) ?? '180',
    from: day('from'),
    to: day('to'),
    group: text('group'),
    country: text('country'),
    sector: text('sector'),
    q: parameters.get('q') ?? '',
    row: text('row'),
  };
}

export function ransomwareUrl({ range, ...others }: Partial<RansomwareState>): string {
  return viewUrl(['ransomware'], { ...(range !== '180' && { range }), ...others });
}

/** First and last day of the charts. */
export function chartDays({ range }: RansomwareState): { first: string; last: string } {
  const last = today();
  return { first: addDays(last, 1 - Number(range)), last };
}

function filterParameters({ q, group, country, sector }: RansomwareState): Parameters {
  return { q: q.trim() || undefined, group, country, sector };
}

const PAGE_SIZE = 50;
const FACET_SIZE = 100;

/** The list with its facets: victims of the selected dates. */
export function listRequest(state: RansomwareState): ApiRequest {
  const { first } = chartDays(state);
  return {
    path: '/victim/search',
    parameters: {
      ...filterParameters(state),
      gte: state.from ?? first,
      lte: state.to,
      facets: 'group,country,sector',
      facet_size: FACET_SIZE,
      page_size: PAGE_SIZE,
      cursor: '*',
    },
  };
}

/** Victims per day and group over the whole range, whatever part of it is selected. */
export function histogramRequest(state: RansomwareState): ApiRequest {
  const { first } = chartDays(state);
  return {
    path: '/victim/search/histogram',
    parameters: { ...filterParameters(state), gte: first, interval: 'day', by: 'group', by_size: FACET_SIZE },
  };
}
