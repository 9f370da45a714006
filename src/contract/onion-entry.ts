import Type, { type Static } from 'typebox';
import type { OnionSighting } from '../records/feed-entry.ts';
import { nameUuid, parseUrl, type UrlParts } from '../records/url.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, Strings } from './small-objects.ts';
import { UrlObject } from './url-object.ts';

export const OnionEntry = Type.Object(
  {
    id: Type.String({ description: 'Entry id' }),
    url: Type.Optional(UrlObject),
    path: Type.String({ description: 'Path of the URL, without query and fragment' }),
    detectionDate: Instant('When the URL was first seen on this day'),
    tag: Strings('Machine tags of the pages that contain the URL'),
    network: Type.String({ description: 'Network: `tor`' }),
  },
  { title: 'OnionEntry', description: 'Onion URL seen on a day' },
);

export function onionEntry(sighting: OnionSighting): Static<typeof OnionEntry> {
  const url = parseUrl(sighting.url) as UrlParts;
  return {
    id: nameUuid(`onion|${sighting.url}|${sighting.day}`),
    url,
    path: url.path,
    detectionDate: formatInstant(sighting.firstSeen),
    tag: sighting.tags,
    network: url.network,
  };
}
