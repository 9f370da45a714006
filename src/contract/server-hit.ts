import Type, { type Static } from 'typebox';
import { creationDateOf } from '../records/channel.ts';
import { valuesOf } from '../records/entity.ts';
import { formatInstant } from '../records/instant.ts';
import type { Server } from '../records/server.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Instant, Strings } from './small-objects.ts';

/** Spec 2.5. */
export const ServerHit = Type.Object(
  {
    serverId: wireIdSchema('Server identifier'),
    serverTitles: Strings('Known names, in order of first sighting'),
    detectionDate: Instant('Latest sighting'),
    creationDate: Instant('From the source, else from the id'),
    serverPhoto: Strings('Icon URLs'),
    memberCount: Type.Optional(Type.Integer()),
    discordLink: Strings('Invite links'),
  },
  { title: 'ServerHit' },
);
export type ServerHit = Static<typeof ServerHit>;

export function serverHit(server: Server, idFormat: IdFormat): ServerHit {
  const { lists, facts } = server;
  const hit: ServerHit = {
    serverId: wireId(server.serverId, idFormat),
    serverTitles: valuesOf(lists.serverTitles),
    detectionDate: formatInstant(server.detectionDate),
    creationDate: formatInstant(creationDateOf(server.platform, server.serverId, server)),
    serverPhoto: valuesOf(lists.serverPhoto),
    discordLink: valuesOf(lists.discordLink),
  };
  if (facts.memberCount !== undefined) hit.memberCount = facts.memberCount.value;
  return hit;
}
