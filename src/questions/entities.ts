import type { Indicator } from '../records/indicator.ts';
import type { Platform } from '../records/platform.ts';
import { groupIdOf } from '../records/ransomware-group.ts';
import type { Question, Slice, TimeWindow } from '../storage/port/query.ts';
import { anyOf, exact } from './filters.ts';

type MessageQuestion = Omit<Question<'message'>, 'slice'>;

const ID_FIELDS = { profile: 'userId', channel: 'channelId', server: 'serverId' } as const;

/** The messages that a person sent, or that are in a channel or on a server. */
export function messagesOf(
  kind: keyof typeof ID_FIELDS,
  platform: Platform,
  id: string,
  during: TimeWindow,
): MessageQuestion {
  return { collection: 'message', platform, filter: exact(ID_FIELDS[kind], id), during };
}

export function messagesContaining(
  indicator: Indicator,
  during: TimeWindow,
  platform?: Platform,
): MessageQuestion {
  return { collection: 'message', platform, filter: { kind: 'found', indicator }, during };
}

/** Pages or victims, whatever their date. */
export function recordsContaining<K extends 'page' | 'victim'>(
  collection: K,
  indicator: Indicator,
  slice: Slice,
): Question<K> {
  return { collection, filter: { kind: 'found', indicator }, slice };
}

/** Profiles or channels by their ids. */
export function recordsWithIds<K extends 'profile' | 'channel'>(
  collection: K,
  platform: Platform,
  ids: readonly string[],
): Question<K> {
  return {
    collection,
    platform,
    filter: anyOf(ids.map((id) => exact(ID_FIELDS[collection], id))),
    slice: { kind: 'page', skip: 0, take: ids.length },
  };
}

export function postsBy(group: string, slice: Slice): Question<'ransomware'> {
  return { collection: 'ransomware', filter: exact('group', groupIdOf(group)), slice };
}

/** Messages with the same similarity key. */
export function copiesOf(similarTo: string, slice: Slice): Question<'message'> {
  return { collection: 'message', similarTo, slice };
}
