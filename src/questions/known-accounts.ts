import type { Platform } from '../records/platform.ts';
import type { Profile } from '../records/profile.ts';
import type { Answer, Question } from '../storage/port/query.ts';
import { anyOf, exact } from './filters.ts';

/** Names per query. A profile lists up to a thousand, and each query must end within its deadline. */
const NAMES_PER_QUERY = 50;
/** Accounts read per query. Names are almost unique, but a deleted account's name may be used again. */
const ACCOUNTS_PER_QUERY = 500;

interface ProfileReading {
  find(question: Question<'profile'>): Answer<Profile> | Promise<Answer<Profile>>;
}

/** Accounts of a platform that have had these names, by name in lower case; the latest seen first. */
export async function accountsByName(
  platform: Platform,
  names: ReadonlySet<string>,
  store: ProfileReading,
): Promise<Map<string, Profile[]>> {
  const accounts = new Map<string, Profile[]>(Array.from(names, (name) => [name, []]));
  const wanted = [...names];
  for (let start = 0; start < wanted.length; start += NAMES_PER_QUERY) {
    const some = wanted.slice(start, start + NAMES_PER_QUERY);
    const { hits } = await store.find({
      collection: 'profile',
      platform,
      filter: anyOf(some.map((name) => exact('username', name))),
      slice: { kind: 'page', skip: 0, take: ACCOUNTS_PER_QUERY },
    });
    for (const profile of hits)
      for (const name of new Set(profile.lists.usernames?.map(({ value }) => value.toLowerCase())))
        accounts.get(name)?.push(profile);
  }
  return accounts;
}
