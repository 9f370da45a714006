import { type HistoryValue, historyValues, type KnownAccount } from '../records/history.ts';
import { canonicalItem, type FoundKind, PERSON_KINDS } from '../records/item.ts';
import { ownSet, parseOwnName } from '../records/own-items.ts';
import type { Platform } from '../records/platform.ts';
import type { Profile } from '../records/profile.ts';
import { accountsByName } from './known-accounts.ts';

/** A name that was used by more accounts identifies none of them. */
const ACCOUNTS_MAX = 10;

const LISTED: ReadonlySet<string> = new Set(PERSON_KINDS);
const NAME_LINK = /^https:\/\/t\.me\/(\w+)$/;

type ProfileReading = Parameters<typeof accountsByName>[2];

/** A profile's values; its indicators with their relation to the person. */
export async function personHistory(profile: Profile, store: ProfileReading): Promise<HistoryValue[]> {
  const { own, ...lists } = profile.lists;
  const owned = ownSet(own);
  const listed = historyValues(lists).map((value) => ({ value, kind: kindOf(value.field) }));
  const others = await otherAccounts(
    profile,
    listed.map(({ value, kind }) => ({ kind, text: value.dated.value })),
    store,
  );
  const values = listed.map(({ value, kind }): HistoryValue => {
    if (kind === undefined) return value;
    const accounts = others.get(nameIn(kind, value.dated.value)?.join(':') ?? '');
    const isOwn =
      owned.has(`${kind} ${canonicalItem(kind, value.dated.value)}`) || isOwnName(profile, kind, value);
    const relation = isOwn ? 'own' : accounts !== undefined ? 'mentioned' : 'posted';
    return { ...value, relation, ...(accounts !== undefined && { accounts }) };
  });
  // Sites are listed only if they are the person's own.
  for (const dated of own ?? []) {
    const { kind, value } = parseOwnName(dated.value);
    if (!LISTED.has(kind) && kind !== 'discord')
      values.push({ field: kind, dated: { ...dated, value }, relation: 'own' });
  }
  return values;
}

/** The kind of the items in a list; undefined if it lists something else. */
function kindOf(field: string): FoundKind | undefined {
  if (field === 'discordLink') return 'discord';
  return LISTED.has(field) ? (field as FoundKind) : undefined;
}

/** Platform and name of the account that an item may be the address of. */
function nameIn(kind: FoundKind, value: string): [Platform, string] | undefined {
  if (kind === 'jabber') return ['jabber', canonicalItem(kind, value)];
  const name = kind === 'telegram' ? NAME_LINK.exec(canonicalItem(kind, value))?.[1] : undefined;
  return name === undefined ? undefined : ['telegram', name];
}

function isOwnName(profile: Profile, kind: FoundKind, { dated }: HistoryValue): boolean {
  const [platform, name] = nameIn(kind, dated.value) ?? [];
  return (
    platform === profile.platform &&
    (profile.lists.usernames ?? []).some(({ value }) => value.toLowerCase() === name)
  );
}

/** Other accounts with the names that these items contain, by platform and name. */
async function otherAccounts(
  profile: Profile,
  items: readonly { kind: FoundKind | undefined; text: string }[],
  store: ProfileReading,
): Promise<Map<string, KnownAccount[]>> {
  const names = items.flatMap(({ kind, text }) => {
    const found = kind === undefined ? undefined : nameIn(kind, text);
    return found === undefined ? [] : [found];
  });
  const others = new Map<string, KnownAccount[]>();
  for (const [platform, ofPlatform] of Map.groupBy(names, ([each]) => each)) {
    const wanted = new Set(ofPlatform.map(([, name]) => name));
    for (const [name, found] of await accountsByName(platform, wanted, store)) {
      const accounts = found
        .filter((each) => each.platform !== profile.platform || each.userId !== profile.userId)
        .map(({ userId }) => ({ platform, userId }));
      if (accounts.length > 0) others.set(`${platform}:${name}`, accounts.slice(0, ACCOUNTS_MAX));
    }
  }
  return others;
}
