import { facetBuckets, facetFields } from '../../contract/facets.ts';
import { readWindow } from '../../contract/parameters.ts';
import { RansomwareHit, ransomwareHit } from '../../contract/victim-hit.ts';
import { VictimSearchParameters } from '../../contract/victim-parameters.ts';
import type { VictimRecord } from '../../records/victim-record.ts';
import { FACETS_OF } from '../../storage/port/facets.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';
import { readFacets } from '../read-facets.ts';
import { askedVictims } from './asked-victims.ts';
import { groupsOf } from './groups-of.ts';

export const searchVictims = endpoint({
  id: 'searchVictims',
  path: '/api/v2/victim/search',
  summary: 'Search victims of ransomware',
  description:
    'Returns victims whose name, text or website matches the query and all filters, newest first; without any, all ' +
    'victims. Reports of one victim by several trackers, up to a week apart, are one victim with its sources. A company ' +
    'is found in any spelling: `Acme Tools`, `ACME TOOLS GmbH` and `acme-tools.example` find the same victim.',
  scope: 'victims',
  pathParameters: {},
  queryParameters: VictimSearchParameters,
  dataFields: facetFields(FACETS_OF.victim),
  hit: RansomwareHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list }, { store }) {
    const isByRelevance = query.sort === 'relevance' && query.q !== undefined;
    const { question, mistake } = askedVictims(
      query,
      readWindow(query),
      isByRelevance ? list.offsetSlice : list.slice,
    );
    const found = await store.find({
      ...question,
      order: isByRelevance ? 'relevance' : 'newest',
      isHighlighted: query.highlight,
      facets: readFacets(query),
    });
    if (mistake !== undefined && found.total === 0) throw mistake;
    const { highlights, facets } = found;
    const groups = await groupsOf(store, found.hits);
    const hit = (victim: VictimRecord, index: number) => ({
      ...ransomwareHit(victim, groups.get(victim.groupId)),
      ...(highlights !== undefined && { highlight: highlights[index] }),
    });
    const answer = isByRelevance ? list.answerByOffset(found, hit) : list.answer(found, hit, positionOf);
    return { ...answer, data: facets && { facets: facetBuckets(facets) } };
  },
});
