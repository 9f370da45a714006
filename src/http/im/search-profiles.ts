import { readWindow, SearchParameters } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { profileHighlights } from '../../lookups/highlights.ts';
import { profilesAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { answerSearch } from './answer-search.ts';

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
  takesPost: true,
  async answer({ query, list, idFormat }, services) {
    const window = readWindow(query);
    return answerSearch(services, {
      query,
      list,
      question: (slice) => profilesAbout(query, window, slice),
      hit: (profile) => profileHit(profile, idFormat),
      highlights: profileHighlights,
    });
  },
});
