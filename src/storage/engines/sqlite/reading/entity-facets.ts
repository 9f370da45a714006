import type { Page } from '../../../../records/page.ts';
import {
  type CountedFacets,
  FACETS_OF,
  type Facet,
  type FacetRequest,
  type PageFacet,
} from '../../../port/facets.ts';
import { VICTIM_GROUPINGS } from '../../../port/histogram.ts';
import type { FindableEntity } from '../../../port/query.ts';
import { GROUPING_FACTS, groupKey } from '../../../rules/entity-groups.ts';
import { countedFacets, FacetCounts } from '../../../rules/facet-counts.ts';
import { pageIndicatorKeys, tagKeys } from '../../../rules/page-facets.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { unpackLists } from '../records/packed-lists.ts';
import type { SqlCondition } from './query-compiler.ts';

const DATES = 'min(detection_date) AS first, max(detection_date) AS last';

/** Counts entities by their facets. Without a condition there are none. */
export function entityFacets(
  statements: SqliteStatements,
  collection: FindableEntity,
  request: FacetRequest,
  condition: SqlCondition | undefined,
): CountedFacets {
  const asked = FACETS_OF[collection].filter((facet) => request.by.includes(facet));
  const counts = new Map(asked.map((facet) => [facet, new FacetCounts()]));
  if (condition !== undefined && asked.length > 0) {
    if (collection === 'page') addPages(statements, condition, counts);
    else if (collection === 'victim') addVictims(statements, condition, counts);
    else addPlatforms(statements, condition, counts.get('platform') as FacetCounts);
  }
  return countedFacets(counts, request);
}

function addPlatforms(
  statements: SqliteStatements,
  { sql, parameters }: SqlCondition,
  to: FacetCounts,
): void {
  const rows = statements
    .prepare(`SELECT platform, count(*) AS n, ${DATES} FROM entities WHERE ${sql} GROUP BY platform`)
    .all(...parameters);
  for (const { platform, n, first, last } of rows)
    to.add(platform as string, n as number, first as number, last as number);
}

/** The columns by which victims are counted, which need no document. */
const VICTIM_COLUMNS = { group: 'group_id', country: 'country', sector: 'industry' } as const;

function addVictims(
  statements: SqliteStatements,
  { sql, parameters }: SqlCondition,
  counts: ReadonlyMap<Facet, FacetCounts>,
): void {
  const facets = VICTIM_GROUPINGS.filter((facet) => counts.has(facet));
  const columns = facets.map((facet) => `${VICTIM_COLUMNS[facet]} AS "${facet}"`).join(', ');
  const rows = statements
    .prepare(
      `SELECT ${columns}, count(*) AS n, ${DATES} FROM victim_counts WHERE id IN (SELECT id FROM entities WHERE ${sql})
       GROUP BY ${facets.map((_, index) => index + 1).join(', ')}`,
    )
    .iterate(...parameters);
  for (const { n, first, last, ...values } of rows)
    for (const facet of facets) {
      const key = groupKey(facet, (values[facet] as string | null) ?? undefined);
      counts.get(facet)?.add(key, n as number, first as number, last as number);
    }
}

/** All facets are read in one pass. Only the parts of a page that are counted are read. */
function addPages(
  statements: SqliteStatements,
  { sql, parameters }: SqlCondition,
  counts: ReadonlyMap<Facet, FacetCounts>,
): void {
  const facets = [...counts.keys()] as PageFacet[];
  const hasAny = (...some: Facet[]) => some.some((facet) => counts.has(facet));
  const rows = statements
    .prepare(
      `SELECT detection_date AS seen, ${hasAny('network', 'site') ? "document ->> '$.facts.url.value'" : 'NULL'} AS url,
         ${hasAny('language') ? "document ->> '$.facts.language.value'" : 'NULL'} AS language,
         ${hasAny('tag', 'indicator') ? "document -> '$.lists'" : 'NULL'} AS lists
       FROM entities WHERE ${sql}`,
    )
    .iterate(...parameters);
  for (const { lists: text, seen, ...facts } of rows) {
    const lists = text === null ? {} : (unpackLists(JSON.parse(text as string)) as Page['lists']);
    for (const facet of facets)
      for (const key of keysOf(facet, facts, lists)) counts.get(facet)?.add(key, 1, seen as number);
  }
}

function keysOf(
  facet: PageFacet,
  facts: Readonly<Record<string, unknown>>,
  lists: Page['lists'],
): Iterable<string> {
  if (facet === 'tag') return tagKeys(lists);
  if (facet === 'indicator') return pageIndicatorKeys(lists);
  return [groupKey(facet, (facts[GROUPING_FACTS[facet]] as string | null) ?? undefined)];
}
