import Type from 'typebox';
import { Dates, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { profilesShowing } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

export const findProfilesByEmail = endpoint({
  id: 'findProfilesByEmail',
  path: '/api/v2/im/email/{email}',
  summary: 'Profiles that show an e-mail address',
  scope: 'im',
  pathParameters: { email: Type.String({ description: 'In any letter case' }) },
  queryParameters: { ...Dates, ...pagingParameters(10) },
  hit: ProfileHit,
  defaultPageSize: 10,
  errors: [],
  async answer({ path, query, list, idFormat }, { store }) {
    const found = await store.find(profilesShowing('email', path.email, readWindow(query), list.slice));
    return list.answer(found, (profile) => profileHit(profile, idFormat), positionOf);
  },
});
