import Type from 'typebox';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { PlatformParameter } from '../../contract/parameters.ts';
import { messageIdCandidates } from '../../records/telegram-id.ts';
import { endpoint } from '../endpoint.ts';
import { one } from '../one.ts';

export const findMessage = endpoint({
  id: 'findMessage',
  path: '/api/v2/im/{platform}/message/{messageId}',
  summary: 'A message by its id',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, messageId: Type.String() },
  queryParameters: {},
  hit: MessageHit,
  defaultPageSize: undefined,
  errors: [404],
  answer({ path, idFormat }, { store }) {
    const keys = messageIdCandidates(path.platform, path.messageId).map((id) => `${path.platform}:${id}`);
    return one(store, 'message', keys, (message) => messageHit(message, idFormat));
  },
});
