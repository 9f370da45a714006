import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { readWindow, SearchParameters } from '../../contract/parameters.ts';
import { channelHighlights } from '../../lookups/highlights.ts';
import { channelsAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { answerSearch } from './answer-search.ts';

export const searchChannels = endpoint({
  id: 'searchChannels',
  path: '/api/v2/im/search/channels',
  summary: 'Search channels',
  scope: 'im',
  pathParameters: {},
  queryParameters: SearchParameters,
  hit: ChannelHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list, idFormat }, services) {
    const window = readWindow(query);
    return answerSearch(services, {
      query,
      list,
      question: (slice) => channelsAbout(query, window, slice),
      hit: (channel) => channelHit(channel, idFormat),
      highlights: channelHighlights,
    });
  },
});
