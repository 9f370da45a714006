import { ServerId } from '../../contract/parameters.ts';
import { ServerHit, serverHit } from '../../contract/server-hit.ts';
import { lookupEndpoint } from './lookup-endpoint.ts';

export const findServer = lookupEndpoint({
  id: 'findServer',
  summary: 'Get a server',
  description: 'Returns the Discord server with this id. Telegram has no servers and returns 404.',
  kind: 'server',
  parameter: 'serverId',
  parameterSchema: ServerId,
  hit: ServerHit,
  toHit: serverHit,
});
