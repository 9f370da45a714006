import { PLATFORMS, type Platform } from '../records/platform.ts';
import { channelIdCandidates } from '../records/telegram-id.ts';
import { type ExactField, exactForm, type SearchTree } from '../search/search-tree.ts';

/** Conditions of a search beside its words. */
export interface SearchFilters {
  platform?: Platform;
  channelId?: string;
  topic?: string;
  username?: string;
}

/** By its id, in any of the forms in which people write it. */
export function inChannel({ channelId, platform }: SearchFilters): SearchTree | undefined {
  if (channelId === undefined) return undefined;
  const platforms = platform === undefined ? PLATFORMS : [platform];
  const ids = new Set(platforms.flatMap((each) => channelIdCandidates(each, channelId)));
  return anyOf([...ids].map((id) => exact('channelId', id)));
}

/** By its id or its whole title. */
export function inTopic({ topic }: SearchFilters): SearchTree | undefined {
  return topic === undefined ? undefined : exact('topic', topic);
}

/** By the whole name, with or without `@`. */
export function named({ username }: SearchFilters): SearchTree | undefined {
  return username === undefined ? undefined : exact('username', username.replace(/^@/, ''));
}

export function allOf(...conditions: (SearchTree | undefined)[]): SearchTree | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { kind: 'and', of: given } : given[0];
}

function anyOf(conditions: SearchTree[]): SearchTree {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { kind: 'or', of: conditions };
}

function exact(field: ExactField, value: string): SearchTree {
  return { kind: 'exact', field, value: exactForm(field, value), isPrefix: false };
}
