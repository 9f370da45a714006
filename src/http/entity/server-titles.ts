import type { EntityTable } from '../../contract/entity-hit.ts';
import { recordsWithIds } from '../../questions/entities.ts';
import type { EntityRequest } from './entity-request.ts';

const DISCORD = 'channel:discord:';

/** Adds the titles of servers: Discord's channels are called "general" or "logs" on each of them. */
export async function withServerTitles({ store }: EntityRequest, table: EntityTable): Promise<EntityTable> {
  const ids = table.rows.flatMap(({ node }) => (node.startsWith(DISCORD) ? node.slice(DISCORD.length) : []));
  if (ids.length === 0) return table;
  const { hits } = await store.find(recordsWithIds('channel', 'discord', ids));
  const titles = new Map(
    hits.map(({ channelId, lists }) => [`${DISCORD}${channelId}`, lists.serverTitle?.at(-1)?.value]),
  );
  const rows = table.rows.map((row) => {
    const serverTitle = titles.get(row.node);
    return serverTitle === undefined ? row : { ...row, serverTitle };
  });
  return { ...table, rows };
}
