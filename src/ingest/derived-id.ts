import { createHash } from 'node:crypto';

/** Every derived id has this bit, so it is larger than any id of Telegram and smaller than any id of Discord. */
const MARK = 1n << 51n;

/**
 * A stable id for something that a source only names, as digits: 51 bits of the SHA-256 of namespace and name, and the
 * mark. It fits into 52 bits, so it is exact as a JSON number.
 */
export function derivedId(namespace: string, name: string): string {
  const digest = createHash('sha256').update(`${namespace}\0${name}`).digest();
  return String((digest.readBigUInt64BE() >> 13n) | MARK);
}

export function isDerivedId(id: string): boolean {
  return /^\d{16}$/.test(id) && BigInt(id) >> 51n === 1n;
}
