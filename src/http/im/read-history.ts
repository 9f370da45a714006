import { HistoryEntry, historyEntries } from '../../contract/history-entry.ts';
import { ChannelId, PlatformParameter, ServerId, UserId } from '../../contract/parameters.ts';
import { personHistory } from '../../questions/person-history.ts';
import type { Dated } from '../../records/dated.ts';
import { historyValues } from '../../records/history.ts';
import type { Platform } from '../../records/platform.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';

const KINDS = {
  profile: { parameter: 'userId', schema: UserId, name: 'Profile', idsOf: (_: Platform, id: string) => [id] },
  channel: { parameter: 'channelId', schema: ChannelId, name: 'Channel', idsOf: channelIdCandidates },
  server: {
    parameter: 'serverId',
    schema: ServerId,
    name: 'Server',
    idsOf: (_: Platform, id: string) => [id],
  },
} as const;

const RELATIONS =
  ' Indicators have a relation to the person: `own`, `posted`, or `mentioned` with the accounts that have had the name.';

/** Extension: a hit lists the values without the dates they were first seen. */
function readHistory(kind: keyof typeof KINDS) {
  const { parameter, schema, name, idsOf } = KINDS[kind];
  return endpoint({
    id: `read${name}History`,
    path: `/api/v2/im/{platform}/${kind}/{${parameter}}/history`,
    summary: `Get the history of a ${kind} (extension)`,
    description: `Returns all known names and other values of a ${kind} with the date each was first seen, earliest first.${kind === 'profile' ? RELATIONS : ''}`,
    scope: 'im',
    pathParameters: { platform: PlatformParameter, [parameter]: schema },
    queryParameters: {},
    hit: HistoryEntry,
    defaultPageSize: undefined,
    errors: [404],
    async answer({ path }, { store }) {
      const { platform, [parameter]: id } = path as { platform: Platform; [name: string]: string };
      for (const candidate of idsOf(platform, id as string)) {
        const record = await store.get(kind, `${platform}:${candidate}`);
        if (record === undefined) continue;
        const values =
          record.kind === 'profile'
            ? await personHistory(record, store)
            : historyValues(record.lists as { [field: string]: Dated[] | undefined });
        const hits = historyEntries(values);
        return { total: hits.length, hits };
      }
      throw notFound(kind);
    },
  });
}

export const readProfileHistory = readHistory('profile');
export const readChannelHistory = readHistory('channel');
export const readServerHistory = readHistory('server');
