import { hash, randomBytes } from 'node:crypto';

/** No letters that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A new id, easy to read aloud. */
export function newId(prefix: string): string {
  const random = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${random.join('')}`;
}

/** The same id for the same parts, so that doing something again does not repeat it. */
export function derivedId(prefix: string, ...parts: (string | number)[]): string {
  return `${prefix}_${hash('sha256', parts.join(' '), 'hex').slice(0, 24)}`;
}
