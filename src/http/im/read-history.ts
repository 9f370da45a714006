import Type from 'typebox';
import { HistoryEntry, historyEntries } from '../../contract/history-entry.ts';
import { PlatformParameter } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import type { Dated } from '../../records/dated.ts';
import type { Platform } from '../../records/platform.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import { endpoint } from '../endpoint.ts';

const KINDS = {
  profile: { parameter: 'userId', name: 'Profile', idsOf: (_: Platform, id: string) => [id] },
  channel: { parameter: 'channelId', name: 'Channel', idsOf: channelIdCandidates },
  server: { parameter: 'serverId', name: 'Server', idsOf: (_: Platform, id: string) => [id] },
} as const;

/** An extension: a hit has the values alone; when each was first seen tells what somebody was called before. */
function readHistory(kind: keyof typeof KINDS) {
  const { parameter, name, idsOf } = KINDS[kind];
  return endpoint({
    id: `read${name}History`,
    path: `/api/v2/im/{platform}/${kind}/{${parameter}}/history`,
    summary: `Names and all else known of a ${kind}, each with the date of its first sighting, oldest first (extension)`,
    scope: 'im',
    pathParameters: { platform: PlatformParameter, [parameter]: Type.String() },
    queryParameters: {},
    hit: HistoryEntry,
    defaultPageSize: undefined,
    errors: [404],
    async answer({ path }, { store }) {
      const { platform, [parameter]: id } = path as { platform: Platform; [name: string]: string };
      for (const candidate of idsOf(platform, id as string)) {
        const record = await store.get(kind, `${platform}:${candidate}`);
        if (record === undefined) continue;
        const hits = historyEntries(record.lists as { [field: string]: Dated[] | undefined });
        return { total: hits.length, hits };
      }
      throw new ApiError('NotFound', name);
    },
  });
}

export const readProfileHistory = readHistory('profile');
export const readChannelHistory = readHistory('channel');
export const readServerHistory = readHistory('server');
