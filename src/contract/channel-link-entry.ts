import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';
import type { ChannelLinkSighting } from '../records/sighting.ts';
import { parseUrl } from '../records/url.ts';
import { Instant, Strings } from './small-objects.ts';

/** Spec 2.8. */
export const ChannelLinkEntry = Type.Object(
  {
    id: Type.String(),
    telegram: Strings('Channel or group links the source first showed that day'),
    detectionDate: Instant('When the source first showed the first of them'),
    url: Type.Optional(Type.String({ description: 'Source URL' })),
    path: Type.Optional(Type.String({ description: 'Path of the source URL, without query and fragment' })),
    network: Type.Optional(Type.String({ description: 'tor or clearnet' })),
  },
  { title: 'ChannelLinkEntry' },
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
