import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { PlatformParameter, pagingParameters, ServerId } from '../../contract/parameters.ts';
import { channelsOfServer } from '../../questions/questions.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { positionOf } from '../position.ts';

/** Extension. */
export const listServerChannels = endpoint({
  id: 'listServerChannels',
  path: '/api/v2/im/{platform}/server/{serverId}/channels',
  summary: 'List the channels of a server (extension)',
  description: 'Returns the channels of a Discord server, last seen first.',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, serverId: ServerId },
  queryParameters: { ...pagingParameters(10) },
  hit: ChannelHit,
  defaultPageSize: 10,
  errors: [404],
  async answer({ path: { platform, serverId }, list, idFormat }, { store }) {
    if ((await store.get('server', `${platform}:${serverId}`)) === undefined) throw notFound('server');
    const found = await store.find(channelsOfServer(platform, serverId, list.slice));
    return list.answer(found, (channel) => channelHit(channel, idFormat), positionOf);
  },
});
