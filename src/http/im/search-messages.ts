import Type from 'typebox';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { readWindow, SearchParameters } from '../../contract/parameters.ts';
import { messageHighlights } from '../../lookups/highlights.ts';
import { messagesAbout } from '../../lookups/questions.ts';
import { endpoint } from '../endpoint.ts';
import { answerSearch } from './answer-search.ts';

export const searchMessages = endpoint({
  id: 'searchMessages',
  path: '/api/v2/im/search',
  summary: 'Search messages',
  scope: 'im',
  pathParameters: {},
  queryParameters: {
    ...SearchParameters,
    username: Type.Optional(
      Type.String({ maxLength: 256, description: 'Sender, in any letter case, with or without @' }),
    ),
  },
  hit: MessageHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list, idFormat }, services) {
    const window = readWindow(query);
    return answerSearch(services, {
      query,
      list,
      question: (slice) => messagesAbout(query, window, slice),
      hit: (message) => messageHit(message, idFormat),
      highlights: messageHighlights,
    });
  },
});
