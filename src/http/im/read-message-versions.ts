import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { MessageId, PlatformParameter } from '../../contract/parameters.ts';
import { messageIdCandidates } from '../../records/telegram-id.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';

/** Extension: a hit shows the newest text only. */
export const readMessageVersions = endpoint({
  id: 'readMessageVersions',
  path: '/api/v2/im/{platform}/message/{messageId}/versions',
  summary: 'Get the versions of a message (extension)',
  description: 'Returns every version of a message that was collected, newest first.',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, messageId: MessageId },
  queryParameters: {},
  hit: MessageHit,
  defaultPageSize: undefined,
  errors: [404],
  async answer({ path, idFormat }, { store }) {
    for (const candidate of messageIdCandidates(path.platform, path.messageId)) {
      const versions = await store.messageVersions(`${path.platform}:${candidate}`);
      if (versions.length > 0)
        return {
          total: versions.length,
          hits: versions.map((version) => messageHit(version, idFormat)),
        };
    }
    throw notFound('message');
  },
});
