import Type, { type Static, type TProperties } from 'typebox';
import { type Histogram, INTERVALS } from '../storage/port/histogram.ts';
import { formatInstant } from '../time/instant.ts';
import { Dates, oneOf } from './parameters.ts';
import { Instant } from './small-objects.ts';

/** Of a search that can also count its results over time. */
export const SearchHistogramParameters = {
  histogram: Type.Optional(
    oneOf(
      INTERVALS,
      'Extension: also counts results per interval of this length, in UTC; weeks start on Monday',
      {
        examples: ['day'],
      },
    ),
  ),
  histogram_gte: Type.Optional(
    Type.String({
      ...Dates.gte,
      description:
        'Extension: the histogram counts from this date, in any of the forms of `gte`. The dates of the search do not apply to it',
    }),
  ),
  histogram_lte: Type.Optional(
    Type.String({ ...Dates.lte, description: 'Extension: the histogram counts up to this date' }),
  ),
};

export interface SearchHistogramQuery {
  histogram?: (typeof INTERVALS)[number];
  histogram_gte?: string;
  histogram_lte?: string;
}

const SearchHistogram = Type.Object(
  {
    interval: Type.String({ description: 'Length of the intervals' }),
    total: Type.Integer({ description: 'Exact number of results in all intervals' }),
    buckets: Type.Array(
      Type.Object({
        date: Instant('Start of the interval, in UTC'),
        count: Type.Integer({ description: 'Exact number of results in it' }),
      }),
      { description: 'Intervals with results, oldest first' },
    ),
  },
  { description: 'Extension: results over time, if `histogram` asks for them' },
);

/** In the data of a response. */
export const SearchHistogramFields: TProperties = { histogram: Type.Optional(SearchHistogram) };

export function searchHistogram(
  { total, buckets }: Histogram,
  interval: string,
): Static<typeof SearchHistogram> {
  return {
    interval,
    total,
    buckets: buckets.map(({ at, count }) => ({ date: formatInstant(at), count })),
  };
}
