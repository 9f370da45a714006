import { DISCORD_EPOCH_MS, snowflakeAt } from '../../records/snowflake.ts';

/** Beyond the ids that Telegram has given to people. */
export function telegramUserId(number: number): string {
  return String(900_000_000_000 + number * 7919);
}

/** Discord ids contain the time at which they were created. */
export function discordUserId(number: number): string {
  return snowflakeAt(DISCORD_EPOCH_MS + 200_000_000_000 + number * 311_040_000, number);
}
