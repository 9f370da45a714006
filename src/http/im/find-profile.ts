import Type from 'typebox';
import { PlatformParameter } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { endpoint } from '../endpoint.ts';
import { one } from '../one.ts';

export const findProfile = endpoint({
  id: 'findProfile',
  path: '/api/v2/im/{platform}/profile/{userId}',
  summary: 'A profile by its id',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, userId: Type.String() },
  queryParameters: {},
  hit: ProfileHit,
  defaultPageSize: undefined,
  errors: [404],
  answer({ path, idFormat }, { store }) {
    const keys = [`${path.platform}:${path.userId}`];
    return one(store, 'profile', keys, (profile) => profileHit(profile, idFormat));
  },
});
