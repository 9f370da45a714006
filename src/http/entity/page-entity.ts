import type { EntityHit } from '../../contract/entity-hit.ts';
import { allFindingsOf } from '../../records/finding.ts';
import { nodeId } from '../../records/node.ts';
import type { Page } from '../../records/page.ts';
import { formatInstant } from '../../time/instant.ts';
import { timeline } from './activity.ts';
import { type EntityRequest, isWithin, rangeOf, windowOf, wireRange } from './entity-request.ts';
import { byFrequency, type EntityIndicator, indicatorRows, indicatorsAmong } from './indicator-rows.ts';

/** Versions that the timeline shows: the newest. Each is read with its text. */
const VERSIONS_MAX = 100;

export async function pageEntity(request: EntityRequest, page: Page): Promise<EntityHit> {
  const { store, during, size } = request;
  const { pageId, detectionDate } = page;
  const versions = await store.pageVersions({
    key: pageId,
    seenBy: during.to,
    slice: { kind: 'page', skip: 0, take: VERSIONS_MAX },
  });
  const dates = versions.hits.map(({ firstSeen }) => firstSeen).filter((at) => isWithin(at, during));
  const range = rangeOf(request, windowOf([...dates, ...(dates.length > 0 ? [detectionDate] : [])]));
  const indicators = [...indicatorsAmong(allFindingsOf(page)).values()]
    .filter(({ firstSeen }) => isWithin(firstSeen, during))
    .map(
      ({ kind, canonical, value, firstSeen }): EntityIndicator => ({
        kind,
        canonical,
        value,
        count: 1,
        firstSeen,
        lastSeen: detectionDate,
      }),
    )
    .sort(byFrequency);
  return {
    node: {
      id: nodeId({ kind: 'page', id: pageId }),
      kind: 'page',
      label: page.facts.pageTitle?.value || page.facts.url?.value || pageId,
      link: `/api/v2/document/${encodeURIComponent(pageId)}`,
    },
    names: [],
    facts: {
      firstSeen: formatInstant(page.firstSeen),
      lastSeen: formatInstant(detectionDate),
      counts: { indicators: indicators.length },
    },
    timeline: timeline(
      dates.map((at) => ({ at, count: 1 })),
      range,
    ),
    indicators: {
      total: indicators.length,
      rows: await indicatorRows(request, indicators.slice(0, size), { pages: () => 1 }),
    },
    range: wireRange(range),
  };
}
