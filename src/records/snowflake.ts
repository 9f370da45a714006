export const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** A Discord id is a snowflake: its upper bits say when the thing was made. */
export function snowflakeInstant(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** The id of something made at an instant; the serial tells apart what was made in the same millisecond. */
export function snowflakeAt(instant: number, serial: number): string {
  return String((BigInt(instant - DISCORD_EPOCH_MS) << 22n) + BigInt(serial));
}
