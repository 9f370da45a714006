import type { EntityHit, EntityTable } from '../../contract/entity-hit.ts';
import { indicatorPath } from '../../contract/indicator-links.ts';
import { messagesContaining, recordsContaining } from '../../questions/entities.ts';
import type { Indicator } from '../../records/indicator.ts';
import { nodeId } from '../../records/node.ts';
import type { Page } from '../../records/page.ts';
import { UNKNOWN_GROUP } from '../../records/unknown.ts';
import type { IndicatorSummary, VisibleFindings } from '../../storage/port/indicators.ts';
import { formatInstant } from '../../time/instant.ts';
import { askActivity, timeline } from './activity.ts';
import { type EntityRequest, hasScope, rangeOf, wireRange } from './entity-request.ts';
import { entityRow, facetTable, victimRow } from './entity-table.ts';
import { placesOf } from './indicator-places.ts';
import { type EntityIndicator, indicatorRows } from './indicator-rows.ts';

/** Undefined if no record that the key may see contains it. */
export async function indicatorEntity(
  request: EntityRequest,
  indicator: Indicator,
  visible: readonly VisibleFindings[],
): Promise<EntityHit | undefined> {
  const { store, during, size } = request;
  const filter = { visible, during };
  const summary = await store.indicator({
    ...indicator,
    ...filter,
    interval: 'day',
    placesMax: size,
    relatedMax: size,
  });
  if (summary === undefined) return undefined;
  const [messages, documents, ransomware, related] = await Promise.all([
    hasScope(request, 'im') ? inMessages(request, indicator, summary) : undefined,
    hasScope(request, 'documents') ? inPages(request, indicator) : undefined,
    hasScope(request, 'victims') ? inPosts(request, indicator) : undefined,
    relatedTo(request, summary, visible),
  ]);
  const range = rangeOf(request, { from: summary.firstSeen, to: summary.lastSeen });
  return {
    node: {
      id: nodeId({ kind: 'indicator', indicator: indicator.kind, canonical: indicator.canonical }),
      kind: 'indicator',
      label: summary.value,
      link: indicatorPath(indicator),
    },
    names: [],
    facts: {
      firstSeen: formatInstant(summary.firstSeen),
      lastSeen: formatInstant(summary.lastSeen),
      counts: countsOf(summary, request, ransomware?.victims.total, related.total),
    },
    timeline: timeline(messages?.activity.days ?? summary.histogram, range),
    ...(messages !== undefined && messages.activity.total > 0 && { hours: messages.activity.hours }),
    indicators: related,
    ...messages?.places,
    ...documents,
    ...ransomware,
    range: wireRange(range),
  };
}

function countsOf(
  { bySource, channels, people }: IndicatorSummary,
  request: EntityRequest,
  victims: number | undefined,
  indicators: number,
): EntityHit['facts']['counts'] {
  const records = (ending: string) =>
    bySource.filter(({ source }) => source.endsWith(ending)).reduce((sum, { count }) => sum + count, 0);
  return {
    ...(hasScope(request, 'im') && {
      messages: records('-message'),
      channels: channels.total,
      people: people.total,
    }),
    ...(hasScope(request, 'documents') && { pages: records('page') }),
    ...(hasScope(request, 'victims') && { posts: records('ransomware') }),
    ...(victims !== undefined && { victims }),
    indicators,
  };
}

async function inMessages(request: EntityRequest, indicator: Indicator, summary: IndicatorSummary) {
  const [activity, places] = await Promise.all([
    askActivity(request.store, messagesContaining(indicator, request.during), request.offset),
    placesOf(request, indicator, summary),
  ]);
  return { activity, places };
}

async function inPages(
  { store, size }: EntityRequest,
  indicator: Indicator,
): Promise<{ pages: EntityTable }> {
  const found = await store.find(recordsContaining('page', indicator, { kind: 'page', skip: 0, take: size }));
  const row = ({ pageId, facts, firstSeen, detectionDate }: Page) => {
    const label = facts.pageTitle?.value || facts.url?.value;
    return entityRow({ kind: 'page', id: pageId }, { label, count: 1, firstSeen, lastSeen: detectionDate });
  };
  return { pages: { total: found.total, rows: found.hits.map(row) } };
}

async function inPosts(
  { store, size }: EntityRequest,
  indicator: Indicator,
): Promise<{ victims: EntityTable; groups: EntityTable }> {
  const { total, hits, facets, facetTotals } = await store.find({
    ...recordsContaining('victim', indicator, { kind: 'page', skip: 0, take: size }),
    facets: { by: ['group'], size: size + 1 },
  });
  const groups = (facets?.group ?? []).filter(({ key }) => key !== UNKNOWN_GROUP);
  const hasUnknown = groups.length < (facets?.group?.length ?? 0);
  return {
    victims: { total, rows: hits.map(victimRow) },
    groups: facetTable(groups, (facetTotals?.group ?? 0) - Number(hasUnknown), size, (id) => ({
      kind: 'group',
      id,
    })),
  };
}

/** Other indicators in the same records, with the dates on which they were seen anywhere. */
async function relatedTo(
  request: EntityRequest,
  { related }: IndicatorSummary,
  visible: readonly VisibleFindings[],
): Promise<NonNullable<EntityHit['indicators']>> {
  const counts =
    related.top.length === 0
      ? []
      : await request.store.countIndicators({
          indicators: related.top.map(({ kind, canonical }) => ({ kind, canonical })),
          visible,
        });
  const indicators = related.top.flatMap(({ kind, canonical, count }, index): EntityIndicator[] => {
    const seen = counts[index];
    if (seen === undefined) return [];
    const { firstSeen, lastSeen } = seen;
    return [{ kind, canonical, value: canonical, count, firstSeen, lastSeen }];
  });
  return { total: indicators.length, rows: await indicatorRows(request, indicators) };
}
