import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';

interface ServerFacts {
  creationDate: number;
  memberCount: number;
}

type ServerList = 'serverTitles' | 'serverPhoto' | 'discordLink';

/** Only Discord has servers. */
export interface Server extends Entity<ServerFacts, ServerList> {
  kind: 'server';
  platform: 'discord';
  serverId: string;
}

export function serverSighting(
  serverId: string,
  at: number,
  sighting: Sighting<ServerFacts, ServerList>,
): Server {
  return { kind: 'server', platform: 'discord', serverId, ...entityFrom(at, sighting) };
}

export function mergeServers(a: Server, b: Server): Server {
  return { ...a, ...mergeEntities(a, b) };
}
