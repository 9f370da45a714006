import { isHashAddress } from './base58-check.ts';

/** P2PKH and P2SH. */
const VERSIONS = [0x4c, 0x10];

export function readDash(word: string): string | undefined {
  const isLikely = (word.length === 34 || word.length === 33) && /^[X7]/.test(word);
  return isLikely && isHashAddress(word, VERSIONS) ? word : undefined;
}
