import Type from 'typebox';
import { ProfileHit } from '../../contract/profile-hit.ts';
import { endpoint } from '../endpoint.ts';
import { ItemLookupParameters, profilesWithItem } from './profiles-with-item.ts';

export const findProfilesByEmail = endpoint({
  id: 'findProfilesByEmail',
  path: '/api/v2/im/email/{email}',
  summary: 'Find profiles by e-mail address',
  description: 'Returns the profiles that contain an e-mail address, last seen first.',
  scope: 'im',
  pathParameters: {
    email: Type.String({ description: 'E-mail address; case-insensitive', examples: ['tilda@mail.example'] }),
  },
  queryParameters: ItemLookupParameters,
  hit: ProfileHit,
  defaultPageSize: 10,
  errors: [],
  answer: (request, services) => profilesWithItem(request, services, 'email', request.path.email),
});
