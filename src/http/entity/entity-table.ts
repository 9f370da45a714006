import type { EntityRow, EntityTable } from '../../contract/entity-hit.ts';
import { isSentByUser } from '../../records/implied.ts';
import { type Node, nodeId } from '../../records/node.ts';
import type { Platform } from '../../records/platform.ts';
import type { VictimRecord } from '../../records/victim-record.ts';
import type { FacetValue } from '../../storage/port/facets.ts';
import { formatInstant } from '../../time/instant.ts';

interface Row {
  label: string | undefined;
  count: number;
  firstSeen: number;
  lastSeen: number;
}

export function entityRow(node: Node, { label, count, firstSeen, lastSeen }: Row): EntityRow {
  const id = nodeId(node);
  return {
    node: id,
    label: label ?? ('id' in node ? node.id : node.canonical),
    count,
    firstSeen: formatInstant(firstSeen),
    lastSeen: formatInstant(lastSeen),
  };
}

/** The values of a facet as rows. */
export function facetTable(
  values: readonly FacetValue[] | undefined,
  total: number | undefined,
  size: number,
  nodeOf: (key: string) => Node,
): EntityTable {
  const rows = (values ?? [])
    .slice(0, size)
    .map(({ key, title, ...row }) => entityRow(nodeOf(key), { label: title, ...row }));
  return { total: total ?? rows.length, rows };
}

/** Channels and anonymous admins send messages, too. */
export function senderNode(platform: Platform, userId: string, channelId = ''): Node {
  return {
    kind: isSentByUser({ platform, channelId, userId }) ? 'profile' : 'channel',
    platform,
    id: userId,
  };
}

export function victimRow({ victimId, facts, reports, firstSeen, lastSeen }: VictimRecord): EntityRow {
  return entityRow(
    { kind: 'victim', id: victimId },
    { label: facts.companyName?.value, count: reports.length, firstSeen, lastSeen },
  );
}
