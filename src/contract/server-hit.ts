import Type, { type Static } from 'typebox';
import { creationDateOf } from '../records/channel.ts';
import { valuesOf } from '../records/entity.ts';
import type { Server } from '../records/server.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Instant, Strings } from './small-objects.ts';

export const ServerHit = Type.Object(
  {
    serverId: wireIdSchema('Server id'),
    serverTitles: Strings('Known titles, earliest seen first'),
    detectionDate: Instant('When the server was last seen'),
    creationDate: Instant('When the server was created: as given by the source, else from its id'),
    serverPhoto: Strings('Icon URLs'),
    memberCount: Type.Optional(Type.Integer({ description: 'Number of members' })),
    discordLink: Strings('Invite links'),
  },
  { title: 'ServerHit', description: 'Discord server' },
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
