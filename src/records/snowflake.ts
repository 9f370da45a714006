export const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** A Discord id is a snowflake: its upper bits hold the creation time. Not for derived ids (derived-id.ts). */
export function snowflakeInstant(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** An id created at an instant. The serial number distinguishes ids of the same millisecond. */
export function snowflakeAt(instant: number, serial: number): string {
  return String((BigInt(instant - DISCORD_EPOCH_MS) << 22n) + BigInt(serial));
}
