const DISCORD_EPOCH_MS = 1_420_070_400_000n;

/** A Discord id is a snowflake: its upper bits say when the thing was made. */
export function snowflakeInstant(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH_MS);
}
