import { GroupHit, groupHit } from '../../contract/group-hit.ts';
import { readWindow } from '../../contract/parameters.ts';
import { GroupSearchParameters } from '../../contract/victim-parameters.ts';
import { groupsAbout } from '../../questions/victims.ts';
import type { RansomwareGroup } from '../../records/ransomware-group.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

/** Extension. */
export const searchGroups = endpoint({
  id: 'searchGroups',
  path: '/api/v2/group/search',
  summary: 'Search ransomware groups (extension)',
  description:
    'Returns the groups that trackers list, with their leak sites; without a query, all of them. Groups that only posts ' +
    'name are in `stats/groups` and can be looked up by name.',
  scope: 'victims',
  pathParameters: {},
  queryParameters: GroupSearchParameters,
  hit: GroupHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list }, { store }) {
    const isByRelevance = query.sort === 'relevance' && query.q !== undefined;
    const found = await store.find({
      ...groupsAbout(query.q, readWindow(query), isByRelevance ? list.offsetSlice : list.slice),
      order: isByRelevance ? 'relevance' : 'newest',
      isHighlighted: query.highlight,
    });
    const { highlights } = found;
    const hit = (group: RansomwareGroup, index: number) =>
      highlights === undefined ? groupHit(group) : { ...groupHit(group), highlight: highlights[index] };
    return isByRelevance ? list.answerByOffset(found, hit) : list.answer(found, hit, positionOf);
  },
});
