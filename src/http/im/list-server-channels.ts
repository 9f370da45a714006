import Type from 'typebox';
import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { PlatformParameter, pagingParameters } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import { channelsOfServer } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

/** An extension: the spec tells of a channel which server it belongs to, not the other way. */
export const listServerChannels = endpoint({
  id: 'listServerChannels',
  path: '/api/v2/im/{platform}/server/{serverId}/channels',
  summary: 'Channels of a server, newest sighting first (extension)',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, serverId: Type.String() },
  queryParameters: { ...pagingParameters(10) },
  hit: ChannelHit,
  defaultPageSize: 10,
  errors: [404],
  async answer({ path: { platform, serverId }, list, idFormat }, { store }) {
    if ((await store.get('server', `${platform}:${serverId}`)) === undefined)
      throw new ApiError('NotFound', 'Server');
    const found = await store.find(channelsOfServer(platform, serverId, list.slice));
    return list.answer(found, (channel) => channelHit(channel, idFormat), positionOf);
  },
});
