import type { EntityRow, EntityTable } from '../../contract/entity-hit.ts';
import { messagesContaining, recordsWithIds } from '../../questions/entities.ts';
import type { Channel } from '../../records/channel.ts';
import type { Indicator } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import type { Profile } from '../../records/profile.ts';
import type { FacetValue } from '../../storage/port/facets.ts';
import type { IndicatorPlace, IndicatorSummary } from '../../storage/port/indicators.ts';
import { labelOf } from './entity-names.ts';
import type { EntityRequest } from './entity-request.ts';
import { entityRow } from './entity-table.ts';
import { withServerTitles } from './server-titles.ts';

type PlaceKind = 'profile' | 'channel';

/** By kind, platform and id. */
type Rows = Map<string, EntityRow>;

const nameOf = (kind: PlaceKind, { platform, id }: Pick<IndicatorPlace, 'platform' | 'id'>) =>
  `${kind} ${platform} ${id}`;

/** The channels and people that show an indicator, with their names and dates. */
export async function placesOf(
  request: EntityRequest,
  indicator: Indicator,
  { channels, people }: IndicatorSummary,
): Promise<{ channels: EntityTable; people: EntityTable }> {
  const rows: Rows = new Map();
  const platforms = new Set([...channels.top, ...people.top].map(({ platform }) => platform));
  await Promise.all(
    Array.from(platforms, async (platform) => {
      await addSenders(request, indicator, platform, rows);
      await addRecords(request, 'channel', platform, channels.top, rows);
      await addRecords(request, 'profile', platform, people.top, rows);
    }),
  );
  const listed = (kind: PlaceKind, places: IndicatorSummary['channels']): EntityTable => ({
    total: places.total,
    rows: places.top.map((place) => rows.get(nameOf(kind, place))).filter((row) => row !== undefined),
  });
  return {
    channels: await withServerTitles(request, listed('channel', channels)),
    people: listed('profile', people),
  };
}

/** Those that show it in messages. */
async function addSenders(
  { store, during, size }: EntityRequest,
  indicator: Indicator,
  platform: Platform,
  rows: Rows,
): Promise<void> {
  const { facets = {} } = await store.find({
    ...messagesContaining(indicator, during, platform),
    slice: { kind: 'page', skip: 0, take: 0 },
    facets: { by: ['channel', 'user'], size },
  });
  const add = (kind: PlaceKind, { key: id, title, ...row }: FacetValue) =>
    rows.set(nameOf(kind, { platform, id }), entityRow({ kind, platform, id }, { label: title, ...row }));
  for (const value of facets.channel ?? []) add('channel', value);
  for (const value of facets.user ?? []) add('profile', value);
}

/** Those of which only the record shows it. One question for all of them. */
async function addRecords(
  { store }: EntityRequest,
  kind: PlaceKind,
  platform: Platform,
  places: readonly IndicatorPlace[],
  rows: Rows,
): Promise<void> {
  const missing = places.filter((place) => place.platform === platform && !rows.has(nameOf(kind, place)));
  if (missing.length === 0) return;
  const ids = missing.map(({ id }) => id);
  const { hits } = await store.find(recordsWithIds(kind, platform, ids));
  const known = new Map<string, Profile | Channel>(hits.map((record) => [idOf(record), record]));
  for (const { id, messages } of missing) {
    const record = known.get(id);
    if (record === undefined) continue;
    const { firstSeen, detectionDate: lastSeen } = record;
    const row = { label: labelOf(record), count: messages, firstSeen, lastSeen };
    rows.set(nameOf(kind, { platform, id }), entityRow({ kind, platform, id }, row));
  }
}

function idOf(record: Profile | Channel): string {
  return record.kind === 'profile' ? record.userId : record.channelId;
}
