import { LruCache } from '../../../../lru-cache.ts';
import type { Message } from '../../../../records/message.ts';
import { EXTRA_PLACES, extraTexts, hasExtraTexts } from '../../../../records/message-extras.ts';
import { isSamePlace, type MessagePlace, placeOf } from '../../../../records/message-place.ts';
import { indexText } from '../../../../search/analyzer.ts';
import { EXACT_FIELDS } from '../../../../search/search-tree.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import type { FilterName } from '../../../rules/filter-names.ts';
import { memoize } from '../../../rules/memoize.ts';
import { forEachOwnFilter, forEachPlaceFilter, forEachSenderFilter } from '../../../rules/message-filters.ts';
import { indexTextOf } from '../../../rules/prepare.ts';
import { filterToken } from '../database/filter-token.ts';
import { VALUE_BOUNDARY } from './entity-index.ts';

/** In the order of MESSAGE_INDEX_COLUMNS. FTS5 skips columns that are null, but reads empty ones. */
export type MessageIndexRow = (string | null)[];

export function messageIndexRow(message: Message, prepared?: PreparedMessage): MessageIndexRow {
  const place = indexedPlace(message);
  const sender = indexedSender(message);
  return [
    indexTextOf(message, prepared) || null,
    place.channel,
    place.topic,
    sender.username,
    place.server,
    ...extraColumns(message),
    place.channelFilter + sender.filters + place.filters + ownFilters(message),
  ];
}

const TOKENS = Object.fromEntries(
  [...EXACT_FIELDS, 'platform' as const].map((field) => [
    field,
    memoize((value) => filterToken(field, value)),
  ]),
) as Record<FilterName, (value: string) => string>;

const indexTitle = memoize(indexText);

/** Enough for the people and channels that an import meets at a time. */
const CACHE_MAX = 30_000;
/** Longer filters are rare, and caching them could take much memory. */
const LENGTH_MAX = 1000;

/** What the channel of a message contributes to its row. */
interface IndexedPlace {
  of: MessagePlace;
  channel: string | null;
  topic: string | null;
  server: string | null;
  channelFilter: string;
  filters: string;
}

/** By channel id: most messages of a channel have the same titles. Those of a forum's topics take turns. */
const places = new LruCache<string, IndexedPlace>(CACHE_MAX);

function indexedPlace(message: Message): IndexedPlace {
  const known = places.get(message.channelId);
  if (known !== undefined && isSamePlace(message, known.of)) return known;
  const { channelTitle, topicTitle, serverTitle } = message;
  let filters = '';
  forEachPlaceFilter(message, (field, value) => {
    filters += ` ${TOKENS[field](value)}`;
  });
  const place: IndexedPlace = {
    of: placeOf(message),
    channel: indexTitle(channelTitle) || null,
    topic: indexTitle(topicTitle) || null,
    server: indexTitle(serverTitle) || null,
    channelFilter: `${TOKENS.platform(message.platform)} ${TOKENS.channelId(message.channelId)}`,
    filters,
  };
  const length = filters.length + (channelTitle?.length ?? 0) + (serverTitle?.length ?? 0);
  if (length <= LENGTH_MAX) places.set(message.channelId, place);
  return place;
}

/** What the sender of a message contributes to its row. */
interface IndexedSender {
  name: string | undefined;
  username: string | null;
  filters: string;
}

/** By user id: most people keep their names. */
const senders = new LruCache<string, IndexedSender>(CACHE_MAX);

function indexedSender(message: Message): IndexedSender {
  const known = senders.get(message.userId);
  if (known !== undefined && message.username === known.name) return known;
  let filters = '';
  forEachSenderFilter(message, (field, value) => {
    filters += ` ${filterToken(field, value)}`;
  });
  const sender = { name: message.username, username: indexText(message.username ?? '') || null, filters };
  if (filters.length <= LENGTH_MAX) senders.set(message.userId, sender);
  return sender;
}

function ownFilters(message: Message): string {
  let filters = '';
  forEachOwnFilter(message, (field, value) => {
    filters += ` ${TOKENS[field](value)}`;
  });
  return filters;
}

const NO_EXTRAS = EXTRA_PLACES.map(() => null);

function extraColumns(message: Message): MessageIndexRow {
  if (!hasExtraTexts(message)) return NO_EXTRAS;
  const texts = extraTexts(message);
  return EXTRA_PLACES.map((place) => texts[place].map(indexText).join(VALUE_BOUNDARY) || null);
}
