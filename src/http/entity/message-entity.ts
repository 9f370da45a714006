import type { EntityHit, EntityTable } from '../../contract/entity-hit.ts';
import { messagesOf } from '../../questions/entities.ts';
import type { Channel } from '../../records/channel.ts';
import { findingsOf } from '../../records/finding.ts';
import { canonicalItem } from '../../records/item.ts';
import { type Node, nodeId } from '../../records/node.ts';
import { ownSet, parseOwnName } from '../../records/own-items.ts';
import type { Profile } from '../../records/profile.ts';
import type { Server } from '../../records/server.ts';
import type { MessageFacet } from '../../storage/port/facets.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import type { Answer } from '../../storage/port/query.ts';
import { formatInstant } from '../../time/instant.ts';
import { askActivity, timeline } from './activity.ts';
import { labelOf, otherNames } from './entity-names.ts';
import { type EntityRequest, isWithin, rangeOf, wireRange } from './entity-request.ts';
import { facetTable, senderNode } from './entity-table.ts';
import {
  byFrequency,
  type EntityIndicator,
  type Itself,
  indicatorOfFacet,
  indicatorRows,
  indicatorsAmong,
} from './indicator-rows.ts';
import { withServerTitles } from './server-titles.ts';

type MessageEntity = Profile | Channel | Server;

/** Beyond this many, indicators that only the record shows are left out: the others are too many to compare. */
const INDICATORS_MAX = 2000;
/** Channels of a server that do not count as others. */
const CHANNELS_MAX = 500;

/** What a person sent, or what is in a channel or on a server. */
export async function messageEntity(request: EntityRequest, record: MessageEntity): Promise<EntityHit> {
  const { store, during, offset, size } = request;
  const { kind, platform } = record;
  const id = idOf(record);
  const question = messagesOf(kind, platform, id, during);
  const by: MessageFacet[] = ['platform', 'indicator'];
  if (kind !== 'channel') by.push('channel');
  if (kind !== 'profile') by.push('user');
  const sizes = {
    indicator: Math.max(size, INDICATORS_MAX),
    ...(kind === 'server' && { channel: CHANNELS_MAX }),
  };
  const [found, activity] = await Promise.all([
    store.find({
      ...question,
      slice: { kind: 'page', skip: 0, take: 0 },
      facets: { by, size, sizes, placed: size },
    }),
    askActivity(store, question, offset),
  ]);
  const { facets = {}, facetTotals = {} } = found;
  const [seen] = facets.platform ?? [];
  const range = rangeOf(request, { from: seen?.firstSeen, to: seen?.lastSeen });
  const { total, indicators } = indicatorsOf(record, found, request);
  const channelOf = (channelId: string): Node => ({ kind: 'channel', platform, id: channelId });
  const senderOf = (userId: string) => senderNode(platform, userId, kind === 'channel' ? id : '');
  const tables: { channels?: EntityTable; people?: EntityTable } = {
    ...(kind !== 'channel' && {
      channels: await channelsOf(
        request,
        record,
        facetTable(facets.channel, facetTotals.channel, size, channelOf),
      ),
    }),
    ...(kind !== 'profile' && { people: facetTable(facets.user, facetTotals.user, size, senderOf) }),
  };
  const exceptChannels =
    kind === 'server' ? (facets.channel ?? []).map(({ key }) => `${platform}:${key}`) : [];
  const rows = await indicatorRows(request, indicators.slice(0, size), itself(record, exceptChannels));
  const label = labelOf(record) ?? id;
  return {
    node: {
      id: nodeId({ kind, platform, id } as Node),
      kind,
      label,
      platform,
      link: `/api/v2/im/${platform}/${kind}/${encodeURIComponent(id)}`,
    },
    names: otherNames(record, label),
    facts: {
      firstSeen: formatInstant(record.firstSeen),
      lastSeen: formatInstant(record.detectionDate),
      counts: {
        messages: found.total,
        ...(tables.channels && { channels: tables.channels.total }),
        ...(tables.people && { people: tables.people.total }),
        indicators: total,
      },
    },
    timeline: timeline(activity.days, range),
    ...(activity.total > 0 && { hours: activity.hours }),
    indicators: { total, rows },
    ...tables,
    range: wireRange(range),
  };
}

/** On the page of a server, all channels are its own. */
function channelsOf(request: EntityRequest, { kind }: MessageEntity, table: EntityTable) {
  return kind === 'profile' ? withServerTitles(request, table) : table;
}

function idOf(record: MessageEntity): string {
  if (record.kind === 'profile') return record.userId;
  return record.kind === 'channel' ? record.channelId : record.serverId;
}

function itself(record: MessageEntity, channelsOfServer: readonly string[]): Itself {
  const key = `${record.platform}:${idOf(record)}`;
  if (record.kind === 'profile') return { places: { exceptPeople: [key] }, messages: ({ count }) => count };
  return { places: { exceptChannels: record.kind === 'channel' ? [key] : channelsOfServer } };
}

/** What the messages show, and what only the record does. */
function indicatorsOf(
  record: MessageEntity,
  { facets = {}, facetTotals = {} }: Pick<Answer<unknown>, 'facets' | 'facetTotals'>,
  { during }: EntityRequest,
): { total: number; indicators: EntityIndicator[] } {
  const known = claimsOf(record);
  const posted = (facets.indicator ?? []).map(indicatorOfFacet).map((indicator) => {
    const claim = known.get(indicatorKey(indicator));
    return { ...indicator, ...(claim && { value: claim.value, isOwn: claim.isOwn }) };
  });
  const postedTotal = facetTotals.indicator ?? posted.length;
  if (postedTotal > posted.length) return { total: postedTotal, indicators: posted };
  for (const indicator of posted) known.delete(indicatorKey(indicator));
  const claimed = [...known.values()]
    .filter(({ firstSeen }) => isWithin(firstSeen, during))
    .sort(byFrequency);
  return { total: posted.length + claimed.length, indicators: [...posted, ...claimed] };
}

type Claim = EntityIndicator & { isOwn: boolean };

/** The indicators in the record itself. A profile also lists what its messages show. */
function claimsOf(record: MessageEntity): Map<string, Claim> {
  const own = record.kind === 'profile' ? record.lists.own : undefined;
  const owned = ownSet(own);
  const claims = new Map<string, Claim>();
  for (const [key, { kind, canonical, value, firstSeen }] of indicatorsAmong(findingsOf(record)))
    claims.set(key, {
      kind,
      canonical,
      value,
      count: 0,
      firstSeen,
      lastSeen: firstSeen,
      isOwn: owned.has(`${kind} ${canonical}`),
    });
  // Sites are listed only if they are the person's own.
  for (const { value: name, at } of own ?? []) {
    const { kind, value } = parseOwnName(name);
    const claim = { kind, canonical: canonicalItem(kind, value), value, count: 0, isOwn: true };
    if (!claims.has(indicatorKey(claim)))
      claims.set(indicatorKey(claim), { ...claim, firstSeen: at, lastSeen: at });
  }
  return claims;
}
