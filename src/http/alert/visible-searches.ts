import { ApiError } from '../../errors.ts';
import type { AlertKind, SavedSearch } from '../../storage/port/alerts.ts';
import type { ApiKey, Scope } from '../../storage/port/api-key.ts';

/** The scopes that show each kind of record; one of them is enough. */
const SCOPES_OF: Record<AlertKind, readonly Scope[]> = {
  message: ['im'],
  profile: ['im'],
  channel: ['im'],
  page: ['documents'],
  ransomware: ['victims', 'feeds'],
};

/** Whether the key may see all kinds of records that a search is about. */
export function maySee(key: ApiKey, { condition }: Pick<SavedSearch, 'condition'>): boolean {
  return hiddenKinds(key, [condition.about].flat()).length === 0;
}

/** The scopes that the key lacks to see a search, as errors name them. */
export function missingScopes(key: ApiKey, { condition }: Pick<SavedSearch, 'condition'>): string {
  const [hidden] = hiddenKinds(key, [condition.about].flat());
  return hidden === undefined ? '' : SCOPES_OF[hidden].join('" or "');
}

function hiddenKinds(key: ApiKey, kinds: readonly AlertKind[]): AlertKind[] {
  return kinds.filter((kind) => !SCOPES_OF[kind].some((scope) => key.scopes.includes(scope)));
}

export function requireScopes(key: ApiKey, kinds: readonly AlertKind[]): void {
  const [hidden] = hiddenKinds(key, kinds);
  if (hidden !== undefined) throw new ApiError('ScopeMissing', SCOPES_OF[hidden].join('" or "'));
}

/** What a key may not see does not exist for it. */
export function visible(key: ApiKey, search: SavedSearch | undefined): SavedSearch {
  if (search === undefined || !maySee(key, search)) throw new ApiError('NotFound', 'Saved search');
  return search;
}
