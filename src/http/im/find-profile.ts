import { UserId } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { lookupEndpoint } from './lookup-endpoint.ts';

export const findProfile = lookupEndpoint({
  id: 'findProfile',
  summary: 'Get a profile',
  description: 'Returns the profile of the user with this id.',
  kind: 'profile',
  parameter: 'userId',
  parameterSchema: UserId,
  hit: ProfileHit,
  toHit: profileHit,
});
