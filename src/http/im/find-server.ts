import Type from 'typebox';
import { PlatformParameter } from '../../contract/parameters.ts';
import { ServerHit, serverHit } from '../../contract/server-hit.ts';
import { endpoint } from '../endpoint.ts';
import { one } from '../one.ts';

export const findServer = endpoint({
  id: 'findServer',
  path: '/api/v2/im/{platform}/server/{serverId}',
  summary: 'A server by its id',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, serverId: Type.String() },
  queryParameters: {},
  hit: ServerHit,
  defaultPageSize: undefined,
  errors: [404],
  answer({ path, idFormat }, { store }) {
    // Telegram has no servers: its keys lead nowhere (decision 11).
    const keys = [`${path.platform}:${path.serverId}`];
    return one(store, 'server', keys, (server) => serverHit(server, idFormat));
  },
});
