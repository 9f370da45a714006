import type { IdFormat } from '../../contract/ids.ts';
import { indicatorHit } from '../../contract/indicator-hit.ts';
import type { ListDates } from '../../contract/indicator-links.ts';
import type { Indicator } from '../../records/indicator.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { FindingFilter, IndicatorInterval } from '../../storage/port/indicators.ts';
import type { EndpointAnswer, EndpointServices } from '../endpoint.ts';

export interface SummaryOptions extends ListDates {
  interval?: IndicatorInterval;
  top?: number;
}

const TOP_DEFAULT = 10;

/** The summaries of those indicators that a record contains. */
export async function summaries(
  indicators: readonly Indicator[],
  filter: FindingFilter,
  { interval = 'month', top = TOP_DEFAULT, gte, lte }: SummaryOptions,
  { idFormat, key }: { idFormat: IdFormat; key: ApiKey },
  { store }: EndpointServices,
): Promise<EndpointAnswer> {
  const hits: unknown[] = [];
  // Most kinds that a value can be do not occur: one question sorts them out.
  const counts = indicators.length > 1 ? await store.countIndicators({ indicators, ...filter }) : undefined;
  for (const [index, indicator] of indicators.entries()) {
    if (counts !== undefined && counts[index] === undefined) continue;
    const summary = await store.indicator({
      ...indicator,
      ...filter,
      interval,
      placesMax: top,
      relatedMax: top,
    });
    if (summary !== undefined)
      hits.push(indicatorHit(summary, interval, idFormat, { scopes: key.scopes, gte, lte }));
  }
  return { total: hits.length, hits };
}
