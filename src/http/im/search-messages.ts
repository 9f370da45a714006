import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import {
  readWindow,
  requireQuestion,
  SearchFilterParameters,
  SearchParameters,
} from '../../contract/parameters.ts';
import { messagesAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { answerSearch } from './answer-search.ts';

export const searchMessages = endpoint({
  id: 'searchMessages',
  path: '/api/v2/im/search',
  summary: 'Search messages',
  scope: 'im',
  pathParameters: {},
  queryParameters: { ...SearchParameters, ...SearchFilterParameters },
  hit: MessageHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list, idFormat }, services) {
    requireQuestion(query);
    const window = readWindow(query);
    return answerSearch(services, {
      query,
      list,
      question: (slice) => messagesAbout(query, window, slice),
      hit: (message) => messageHit(message, idFormat),
    });
  },
});
