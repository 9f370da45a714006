import { indicatorHash } from '../../../../records/indicator.ts';

/** Hexadecimal digits of a hash that the database stores. As a number they are exact, and collisions are rare. */
export const STORED_DIGITS = 12;

export function termHash(canonical: string): number {
  return Number.parseInt(indicatorHash(canonical).slice(0, STORED_DIGITS), 16);
}

/** The stored hashes that begin like this prefix. */
export function hashRange(prefix: string): { first: number; last: number } {
  const stored = prefix.slice(0, STORED_DIGITS);
  return {
    first: Number.parseInt(stored.padEnd(STORED_DIGITS, '0'), 16),
    last: Number.parseInt(stored.padEnd(STORED_DIGITS, 'f'), 16),
  };
}
