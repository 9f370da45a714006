import { ApiError } from '../../errors.ts';
import type { AlertStore, StoredTarget } from '../../storage/port/alerts.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import { maySee, missingScopes } from './visible-searches.ts';

const ONE = { kind: 'page', skip: 0, take: 1 } as const;

export function requireTarget<T>(target: T | undefined): T {
  if (target === undefined) throw new ApiError('NotFound', 'Target');
  return target;
}

export async function findTarget(store: AlertStore, id: string): Promise<StoredTarget> {
  return requireTarget((await store.targets()).find((target) => target.id === id));
}

/**
 * A target decides where notifications go and what they contain. Only a key that may see all searches that notify it may
 * change it; otherwise a key could send itself records that its scopes do not show.
 */
export async function changeableTarget(key: ApiKey, store: AlertStore, id: string): Promise<StoredTarget> {
  const target = await findTarget(store, id);
  const hidden = (await store.searches()).filter((search) => !maySee(key, search));
  if (hidden.length === 0) return target;
  const naming = hidden.find(({ targets }) => targets.includes(id));
  // A search that no longer names the target may still have deliveries on their way to it.
  const search = naming ?? (await pendingSearch(store, id, hidden));
  if (search !== undefined) throw new ApiError('TargetShared', missingScopes(key, search));
  return target;
}

async function pendingSearch<T extends { id: string }>(
  store: AlertStore,
  target: string,
  searches: readonly T[],
): Promise<T | undefined> {
  const { hits } = await store.deliveries({
    targets: [target],
    searches: searches.map(({ id }) => id),
    statuses: ['pending'],
    slice: ONE,
  });
  return searches.find(({ id }) => id === hits[0]?.search);
}
