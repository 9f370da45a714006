import { setImmediate as nextTurn } from 'node:timers/promises';
import { FINDING_SOURCES } from '../records/finding.ts';
import type { Indicator } from '../records/indicator.ts';
import type { IndicatorCount } from '../storage/port/indicators.ts';
import type { TimeWindow } from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';

/** Small, because an embedded store blocks the event loop while it counts. */
const VALUES_PER_QUESTION = 2000;
/** Of a long list, those that occur most often. */
const KNOWN_MAX = 500;

export interface KnownValue {
  indicator: Indicator;
  count: IndicatorCount;
}

/** The values of a watchlist that records of a period contain, the most frequent first; at most 500. */
export async function knownValues(
  store: Pick<Reading, 'countIndicators'>,
  values: readonly Indicator[],
  during: TimeWindow,
): Promise<KnownValue[]> {
  const known: KnownValue[] = [];
  for (let start = 0; start < values.length; start += VALUES_PER_QUESTION) {
    const indicators = values.slice(start, start + VALUES_PER_QUESTION);
    const counts = await store.countIndicators({
      indicators,
      visible: [{ sources: FINDING_SOURCES }],
      during,
    });
    for (const [index, count] of counts.entries())
      if (count !== undefined) known.push({ indicator: indicators[index] as Indicator, count });
    await nextTurn();
  }
  return known.sort((a, b) => b.count.total - a.count.total).slice(0, KNOWN_MAX);
}
