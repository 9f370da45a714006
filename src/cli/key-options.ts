import { InvalidArgumentError } from 'commander';
import { parseNetwork } from '../keys/networks.ts';
import { READING_SCOPES, SCOPES, type Scope } from '../storage/port/api-key.ts';
import { dayOf, endOfDay } from '../time/day.ts';
import { parseDuration } from '../time/duration.ts';
import { parseInstant } from '../time/instant.ts';
import { CliError } from './cli-error.ts';

/** A point in time, a duration from now, or never. */
export type Expiry = { at: number } | { afterMs: number } | 'never';

export function readExpiry(text: string): Expiry {
  if (text.trim().toLowerCase() === 'never') return 'never';
  const afterMs = parseDuration(text);
  if (afterMs !== undefined) return { afterMs };
  // A bare number would be parsed as seconds since 1970.
  const instant = /^\d{1,8}$/.test(text) ? undefined : parseInstant(text);
  if (instant === undefined)
    throw new InvalidArgumentError(
      'Use YYYY-MM-DD, YYYY-MM-DDThh:mm:ss, a duration in minutes, hours, days or weeks (90m, 12h, 90d, 4w), or never.',
    );
  return { at: instant.isWholeDay ? endOfDay(dayOf(instant.ms)) : instant.ms };
}

/** Null if the key never expires. */
export function expiryInstant(expiry: Expiry, now: number): number | null {
  if (expiry === 'never') return null;
  const at = 'at' in expiry ? expiry.at : now + expiry.afterMs;
  if (at <= now) throw new CliError('--expires is in the past');
  return at;
}

export function readDuration(text: string): number {
  const ms = parseDuration(text);
  if (ms === undefined) throw new InvalidArgumentError('Use a duration such as 7d or 12h.');
  return ms;
}

const NETWORKS_MAX = 100;

export function readNetworks(text: string): string[] {
  const parts = text.split(',');
  const networks = parts.map((part) => {
    const network = parseNetwork(part);
    if (network === undefined)
      throw new InvalidArgumentError(
        `${JSON.stringify(part.trim())} is not an IP address or network (CIDR).`,
      );
    return network;
  });
  if (networks.length > NETWORKS_MAX) throw new InvalidArgumentError(`Use at most ${NETWORKS_MAX} networks.`);
  return [...new Set(networks)];
}

export function readName(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not rewrite the operator's terminal
  if (text.trim() === '' || text.length > 200 || /[\0-\x1f\x7f]/.test(text)) {
    throw new InvalidArgumentError('Use 1 to 200 printable characters.');
  }
  return text.trim();
}

/**
 * Stands for the scopes that only read, as they exist when the key is created: a key never gets more by an upgrade
 * (decision 30), and never the right to change something unless it is named (decision 75).
 */
const ALL_SCOPES = 'all';

export const SCOPES_HELP = `comma-separated scopes: ${SCOPES.join(', ')}; ${ALL_SCOPES} stands for those that only read`;

export function readScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const isAll = (name: string) => name === ALL_SCOPES;
  const isScope = (name: string): name is Scope => (SCOPES as readonly string[]).includes(name);
  if (!names.every((name) => isAll(name) || isScope(name)))
    throw new InvalidArgumentError(
      `Use one or more of ${SCOPES.join(', ')}, separated by commas; ${ALL_SCOPES} stands for those that only read.`,
    );
  const wanted = new Set([...(names.some(isAll) ? READING_SCOPES : []), ...names.filter(isScope)]);
  return SCOPES.filter((scope) => wanted.has(scope));
}

export function readCount(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 10_000_000) {
    throw new InvalidArgumentError('Use a whole number from 1 to 10000000.');
  }
  return number;
}
