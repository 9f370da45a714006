import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { readWindow, SearchParameters } from '../../contract/parameters.ts';
import { channelsAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

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
  async answer({ query, list, idFormat }, { store }) {
    const found = await store.find(channelsAbout(query, readWindow(query), list.slice));
    return list.answer(found, (record) => channelHit(record, idFormat), positionOf);
  },
});
