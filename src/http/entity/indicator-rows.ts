import type { IndicatorRow } from '../../contract/entity-hit.ts';
import { visibleSources } from '../../questions/visible-sources.ts';
import type { Finding } from '../../records/finding.ts';
import { type Indicator, LOOKUP_KINDS } from '../../records/indicator.ts';
import { isNameKind } from '../../records/name.ts';
import { nodeId } from '../../records/node.ts';
import type { FacetValue } from '../../storage/port/facets.ts';
import {
  type IndicatorCount,
  type IndicatorCountsQuestion,
  indicatorKey,
} from '../../storage/port/indicators.ts';
import { formatInstant } from '../../time/instant.ts';
import { type EntityRequest, hasScope } from './entity-request.ts';

/** An indicator of an entity, before it is known who else shows it. */
export interface EntityIndicator extends Indicator {
  value: string;
  count: number;
  firstSeen: number;
  lastSeen: number;
  isOwn?: boolean;
  source?: { node: string; label: string };
}

/** What belongs to the entity itself, and does not count as shared. */
export interface Itself {
  places?: IndicatorCountsQuestion['places'];
  /** Pages or posts of the entity that show the indicator. */
  pages?: (indicator: EntityIndicator) => number;
  posts?: (indicator: EntityIndicator) => number;
  /** Messages of the entity. A channel in which only the entity shows the indicator is not counted as another one. */
  messages?: (indicator: EntityIndicator) => number;
}

/** Scopes whose records are compared completely. */
const COMPARED_SCOPES = ['im', 'documents', 'victims'] as const;

/** One question for all rows: who else shows them. */
export async function indicatorRows(
  request: EntityRequest,
  indicators: readonly EntityIndicator[],
  itself: Itself = {},
): Promise<IndicatorRow[]> {
  const scopes = COMPARED_SCOPES.filter((scope) => hasScope(request, scope));
  const counts =
    indicators.length === 0 || scopes.length === 0
      ? []
      : await request.store.countIndicators({
          indicators: indicators.map(({ kind, canonical }) => ({ kind, canonical })),
          visible: visibleSources(scopes, undefined),
          ...(hasScope(request, 'im') && { places: itself.places ?? {} }),
        });
  return indicators.map((indicator, index) => {
    const { kind, canonical, value, count, firstSeen, lastSeen, isOwn, source } = indicator;
    return {
      node: nodeId({ kind: 'indicator', indicator: kind, canonical }),
      kind,
      value,
      canonical,
      count,
      firstSeen: formatInstant(firstSeen),
      lastSeen: formatInstant(lastSeen),
      ...(isOwn && { relation: 'own' as const }),
      shared: sharedWith(request, indicator, counts[index], itself),
      ...(source !== undefined && { source }),
    };
  });
}

function sharedWith(
  request: EntityRequest,
  indicator: EntityIndicator,
  count: IndicatorCount | undefined,
  itself: Itself,
): IndicatorRow['shared'] {
  // Sources of messages and channels begin with the platform.
  const records = (name: string) =>
    (count?.bySource ?? [])
      .filter(({ source }) => source === name || source.endsWith(`-${name}`))
      .reduce((sum, each) => sum + each.count, 0);
  const others = (source: string, own: Itself['pages']) =>
    Math.max(0, records(source) - (own?.(indicator) ?? 0));
  const isCommon = count !== undefined && count.places === undefined;
  const { people, channels } = count?.places ?? { people: 0, channels: 0 };
  // Each of the others' messages, and each record of a channel, shows it in one channel.
  const channelsMax = itself.messages && others('message', itself.messages) + records('channel');
  const places = { people, channels: Math.min(channels, channelsMax ?? channels) };
  return {
    ...(hasScope(request, 'im') && (isCommon ? { isCommon } : places)),
    ...(hasScope(request, 'documents') && { pages: others('page', itself.pages) }),
    ...(hasScope(request, 'victims') && { posts: others('ransomware', itself.posts) }),
  };
}

/** The indicator that a facet's value stands for. */
export function indicatorOfFacet({ key, count, firstSeen, lastSeen, newestIn }: FacetValue): EntityIndicator {
  const colon = key.indexOf(':');
  const kind = LOOKUP_KINDS.find((each) => each === key.slice(0, colon)) as Indicator['kind'];
  const canonical = key.slice(colon + 1);
  const source = newestIn && {
    node: nodeId({ kind: 'channel', platform: newestIn.platform, id: newestIn.channelId }),
    label: newestIn.title ?? newestIn.channelId,
  };
  return { kind, canonical, value: canonical, count, firstSeen, lastSeen, ...(source && { source }) };
}

/** The indicators among the findings of a record, each once. Names are no indicators of an entity. */
export function indicatorsAmong(findings: readonly Finding[]): Map<string, Finding> {
  const found = new Map<string, Finding>();
  for (const finding of findings)
    if (!isNameKind(finding.kind)) {
      const known = found.get(indicatorKey(finding));
      if (known === undefined || finding.firstSeen < known.firstSeen)
        found.set(indicatorKey(finding), finding);
    }
  return found;
}

/** Most frequent first, then the latest. */
export function byFrequency(a: EntityIndicator, b: EntityIndicator): number {
  return b.count - a.count || b.lastSeen - a.lastSeen || (indicatorKey(a) < indicatorKey(b) ? -1 : 1);
}
