import { facetBuckets, facetFields } from '../../contract/facets.ts';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { MessageId, PlatformParameter, pagingParameters } from '../../contract/parameters.ts';
import { copiesOf } from '../../questions/entities.ts';
import type { Message } from '../../records/message.ts';
import type { Platform } from '../../records/platform.ts';
import { messageIdCandidates } from '../../records/telegram-id.ts';
import type { Facets } from '../../storage/port/facets.ts';
import type { Answer, Slice } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { similarityOf } from '../../storage/rules/prepare.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { positionOf } from '../position.ts';

const CHANNELS_MAX = 100;

/** Extension. */
export const listMessageCopies = endpoint({
  id: 'listMessageCopies',
  path: '/api/v2/im/{platform}/message/{messageId}/copies',
  summary: 'List the copies of a message (extension)',
  description:
    'Returns the messages that `collapse=similar` folds with this one, which is one of them, newest first: copies of the ' +
    'same advertisement with other prices and contacts, in any channel and by any sender. Short texts have no copies. ' +
    'The facet `channel` lists up to 100 channels with copies.',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, messageId: MessageId },
  queryParameters: { ...pagingParameters(10) },
  hit: MessageHit,
  dataFields: facetFields(['channel']),
  defaultPageSize: 10,
  errors: [404],
  async answer({ path, list, idFormat }, { store }) {
    const message = await findMessage(store, path.platform, path.messageId);
    if (message === undefined) throw notFound('message');
    const similarTo = similarityOf(message);
    const found =
      similarTo === undefined
        ? onlyItself(message, list.slice)
        : await store.find({
            ...copiesOf(similarTo, list.slice),
            facets: { by: ['channel'], size: CHANNELS_MAX },
          });
    const answer = list.answer(found, (copy) => messageHit(copy, idFormat), positionOf);
    return { ...answer, data: { facets: facetBuckets(found.facets as Facets) } };
  },
});

async function findMessage(
  store: Reading,
  platform: Platform,
  messageId: string,
): Promise<Message | undefined> {
  for (const candidate of messageIdCandidates(platform, messageId)) {
    const message = await store.get('message', `${platform}:${candidate}`);
    if (message !== undefined) return message;
  }
  return undefined;
}

function onlyItself(message: Message, slice: Slice): Answer<Message> {
  const isFirst = slice.kind === 'page' ? slice.skip === 0 : slice.position === undefined;
  const { channelId: key, channelTitle: title, detectionDate: seen } = message;
  return {
    total: 1,
    hits: isFirst ? [message] : [],
    hasMore: false,
    facets: {
      channel: [{ key, count: 1, firstSeen: seen, lastSeen: seen, ...(title !== undefined && { title }) }],
    },
  };
}
