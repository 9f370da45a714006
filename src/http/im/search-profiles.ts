import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { profilesAbout } from '../../questions/questions.ts';
import { searchEndpoint } from './search-endpoint.ts';

export const searchProfiles = searchEndpoint({
  kind: 'profile',
  id: 'searchProfiles',
  path: '/api/v2/im/search/profiles',
  summary: 'Search profiles',
  description:
    'Returns profiles whose id, names, contacts or wallet addresses match the query. With `channelId` or `topic`, only ' +
    'profiles that posted there.',
  hit: ProfileHit,
  question: profilesAbout,
  toHit: profileHit,
});
