import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { ChannelId } from '../../contract/parameters.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import { lookupEndpoint } from './lookup-endpoint.ts';

export const findChannel = lookupEndpoint({
  id: 'findChannel',
  summary: 'Get a channel',
  description: 'Returns the channel or group with this id.',
  kind: 'channel',
  parameter: 'channelId',
  parameterSchema: ChannelId,
  idsOf: channelIdCandidates,
  hit: ChannelHit,
  toHit: channelHit,
});
