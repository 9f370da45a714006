import Type, { type Static } from 'typebox';
import type { ChannelLinkSighting } from '../records/feed-entry.ts';
import { parseUrl } from '../records/url.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, Strings } from './small-objects.ts';

export const ChannelLinkEntry = Type.Object(
  {
    id: Type.String({ description: 'Entry id' }),
    telegram: Strings('Channel and group links first seen in this source on this day'),
    detectionDate: Instant('When the first of these links was first seen in this source'),
    url: Type.Optional(Type.String({ description: 'Source URL: the page, or the permalink of the message' })),
    path: Type.Optional(Type.String({ description: 'Path of the source URL, without query and fragment' })),
    network: Type.Optional(Type.String({ description: 'Network of the source: `tor` or `clearnet`' })),
  },
  { title: 'ChannelLinkEntry', description: 'Links to Telegram channels and groups found in one source' },
);
export type ChannelLinkEntry = Static<typeof ChannelLinkEntry>;

export function channelLinkEntry(sighting: ChannelLinkSighting): ChannelLinkEntry {
  const entry: ChannelLinkEntry = {
    id: sighting.owner,
    telegram: sighting.links,
    detectionDate: formatInstant(sighting.firstSeen),
  };
  const url = sighting.page?.facts.url?.value ?? sighting.permalink;
  if (url === undefined) return entry;
  entry.url = url;
  const parts = parseUrl(url);
  if (parts !== undefined) {
    entry.path = parts.path;
    entry.network = parts.network;
  }
  return entry;
}
