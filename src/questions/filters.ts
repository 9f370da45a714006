import { PLATFORMS, type Platform } from '../records/platform.ts';
import { channelIdCandidates } from '../records/telegram-id.ts';
import { type ExactField, exactForm, type SearchTree } from '../search/search-tree.ts';
import { valueTree } from '../search/value-tree.ts';

/** Conditions of a search besides its query. */
export interface SearchFilters {
  platform?: Platform;
  channelId?: string;
  topic?: string;
  username?: string;
}

/** Matches the id in any of the forms people write it. */
export function inChannel({ channelId, platform }: SearchFilters): SearchTree | undefined {
  if (channelId === undefined) return undefined;
  const platforms = platform === undefined ? PLATFORMS : [platform];
  const ids = new Set(platforms.flatMap((each) => channelIdCandidates(each, channelId)));
  return anyOf([...ids].map((id) => exact('channelId', id)));
}

/** Matches the id or the complete title. */
export function inTopic({ topic }: SearchFilters): SearchTree | undefined {
  return topic === undefined ? undefined : exact('topic', topic);
}

/** Matches the complete name, with or without `@`. */
export function withUsername({ username }: SearchFilters): SearchTree | undefined {
  return username === undefined ? undefined : exact('username', username.replace(/^@/, ''));
}

export function allOf(...conditions: (SearchTree | undefined)[]): SearchTree | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { kind: 'and', of: given } : given[0];
}

export function anyOf(conditions: SearchTree[]): SearchTree {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { kind: 'or', of: conditions };
}

export function exact(field: ExactField, value: string): SearchTree {
  return { kind: 'exact', field, value: exactForm(field, value), isPrefix: false };
}

/** Undefined without a value. A value that stands for none matches records without any. */
export function withValue(field: ExactField, value: string | undefined): SearchTree | undefined {
  return value === undefined ? undefined : valueTree(field, value);
}
