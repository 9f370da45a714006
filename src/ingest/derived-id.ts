import { createHash } from 'node:crypto';
import { DERIVED_MARK } from '../records/derived-id.ts';

/**
 * A stable id for something that a source only names, as digits: 51 bits of the SHA-256 of namespace and name, and the
 * mark. It fits into 52 bits, so it is exact as a JSON number.
 */
export function derivedId(namespace: string, name: string): string {
  const digest = createHash('sha256').update(`${namespace}\0${name}`).digest();
  return String((digest.readBigUInt64BE() >> 13n) | DERIVED_MARK);
}
