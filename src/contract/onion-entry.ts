import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';
import type { OnionSighting } from '../records/sighting.ts';
import { nameUuid, parseUrl, type UrlParts } from '../records/url.ts';
import { Instant, Strings } from './small-objects.ts';

/** Spec 2.7. */
const UrlObject = Type.Object({
  url: Type.String(),
  networkProtocol: Type.String(),
  domainName: Type.String(),
  port: Type.Integer(),
  path: Type.String(),
  signature: Type.String({
    format: 'uuid',
    description: 'Made from the URL: the same for the same URL everywhere',
  }),
  network: Type.String(),
});

/** Spec 2.8. */
export const OnionEntry = Type.Object(
  {
    id: Type.String(),
    url: Type.Optional(UrlObject),
    path: Type.String({ description: 'Path of the URL, without query and fragment' }),
    detectionDate: Instant('When the URL was first seen that day'),
    tag: Strings('Machine tags of the pages that show it'),
    network: Type.String(),
  },
  { title: 'OnionEntry' },
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
