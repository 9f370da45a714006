import Type, { type Static, type TProperties } from 'typebox';
import type { Facet, Facets, FacetValue } from '../storage/port/facets.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant } from './small-objects.ts';

export const FacetBucket = Type.Object({
  key: Type.String({ description: 'Value that this group stands for' }),
  doc_count: Type.Integer({ description: 'Exact number of results with this value, on all pages' }),
  title: Type.Optional(
    Type.String({ description: 'Title of the channel, or name of the user, in the newest of these results' }),
  ),
  firstSeen: Type.Optional(Instant('Extension: date of the earliest of these results')),
  lastSeen: Type.Optional(Instant('Extension: date of the latest of these results')),
});

const DESCRIPTIONS: Record<Facet, string> = {
  channel: 'By channel id',
  user: 'By user id',
  language: 'By most likely language; `und` if unknown',
  platform: 'By platform',
  indicator: 'By indicator, as `kind:value`; a result counts once under each of its indicators',
  network: 'By network',
  site: 'By host; `unknown` if the URL has none',
  group: 'By ransomware group: its name in lower case; `unknown` if no report names it',
  country: 'By country: its ISO 3166-1 code, or its name if it has none; `unknown` if no report names it',
  sector: 'By industry, as reports write it; `unknown` if no report names it',
  tag: 'By tag, in lower case; a result counts once under each of its tags',
};

/** `facets` in the data of a response. */
export function facetFields(facets: readonly Facet[]): TProperties {
  const lists = facets.map((facet) => [
    facet,
    Type.Optional(Type.Array(FacetBucket, { description: DESCRIPTIONS[facet] })),
  ]);
  return {
    facets: Type.Optional(
      Type.Object(Object.fromEntries(lists), {
        description: 'Extension: most frequent values of the requested fields, largest first',
      }),
    ),
  };
}

type FacetBuckets = Partial<Record<Facet, Static<typeof FacetBucket>[]>>;

export function facetBucket({
  key,
  count,
  title,
  firstSeen,
  lastSeen,
}: FacetValue): Static<typeof FacetBucket> {
  return {
    key,
    doc_count: count,
    ...(title !== undefined && { title }),
    firstSeen: formatInstant(firstSeen),
    lastSeen: formatInstant(lastSeen),
  };
}

export function facetBuckets(facets: Facets): FacetBuckets {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [facet, values.map(facetBucket)]),
  );
}
