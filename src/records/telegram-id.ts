/** Bare ids of users, groups and channels overlap; the marked id says which is meant. A sum, not a prefix (decision 19). */
const MARKED_CHANNEL_OFFSET = 1_000_000_000_000n;

export function markedChannelId(bare: string | number | bigint): string {
  return String(-(MARKED_CHANNEL_OFFSET + BigInt(bare)));
}

export function markedGroupId(bare: string | number | bigint): string {
  return String(-BigInt(bare));
}

const INTEGER = /^-?\d+$/;

/** Undefined unless the id is that of a channel or supergroup. */
export function bareChannelId(marked: string): string | undefined {
  if (!INTEGER.test(marked)) return undefined;
  const bare = -BigInt(marked) - MARKED_CHANNEL_OFFSET;
  return bare > 0n ? String(bare) : undefined;
}
