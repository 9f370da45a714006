import { readWindow, SearchParameters } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { profilesAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

export const searchProfiles = endpoint({
  id: 'searchProfiles',
  path: '/api/v2/im/search/profiles',
  summary: 'Search profiles',
  scope: 'im',
  pathParameters: {},
  queryParameters: SearchParameters,
  hit: ProfileHit,
  defaultPageSize: 10,
  errors: [],
  async answer({ query, list, idFormat }, { store }) {
    const found = await store.find(profilesAbout(query, readWindow(query), list.slice));
    return list.answer(found, (record) => profileHit(record, idFormat), positionOf);
  },
});
