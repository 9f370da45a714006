import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { messagesAbout } from '../../questions/questions.ts';
import { searchEndpoint } from './search-endpoint.ts';

export const searchMessages = searchEndpoint({
  kind: 'message',
  id: 'searchMessages',
  path: '/api/v2/im/search',
  summary: 'Search messages',
  description: 'Returns messages whose text matches the query and all filters.',
  hit: MessageHit,
  question: messagesAbout,
  toHit: messageHit,
});
