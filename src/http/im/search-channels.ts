import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { channelsAbout } from '../../questions/questions.ts';
import { searchEndpoint } from './search-endpoint.ts';

export const searchChannels = searchEndpoint({
  kind: 'channel',
  id: 'searchChannels',
  path: '/api/v2/im/search/channels',
  summary: 'Search channels',
  description:
    'Returns channels whose id, titles, topics or server titles match the query. With `username`, only the channel with that ' +
    'name and channels in which that user posted.',
  hit: ChannelHit,
  question: channelsAbout,
  toHit: channelHit,
});
