import Type from 'typebox';
import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { PlatformParameter } from '../../contract/parameters.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import { endpoint } from '../endpoint.ts';
import { one } from '../one.ts';

export const findChannel = endpoint({
  id: 'findChannel',
  path: '/api/v2/im/{platform}/channel/{channelId}',
  summary: 'A channel by its id',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, channelId: Type.String() },
  queryParameters: {},
  hit: ChannelHit,
  defaultPageSize: undefined,
  errors: [404],
  answer({ path, idFormat }, { store }) {
    const keys = channelIdCandidates(path.platform, path.channelId).map((id) => `${path.platform}:${id}`);
    return one(store, 'channel', keys, (channel) => channelHit(channel, idFormat));
  },
});
