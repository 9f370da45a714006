import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { MessageId } from '../../contract/parameters.ts';
import { messageIdCandidates } from '../../records/telegram-id.ts';
import { lookupEndpoint } from './lookup-endpoint.ts';

export const findMessage = lookupEndpoint({
  id: 'findMessage',
  summary: 'Get a message',
  description: 'Returns the message with this id.',
  kind: 'message',
  parameter: 'messageId',
  parameterSchema: MessageId,
  idsOf: messageIdCandidates,
  hit: MessageHit,
  toHit: messageHit,
});
