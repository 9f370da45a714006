import { isHashAddress } from './base58-check.ts';

/** P2PKH and P2SH. */
const VERSIONS = [0x1e, 0x16];

export function readDogecoin(word: string): string | undefined {
  const isLikely = (word.length === 34 || word.length === 33) && /^[DA9]/.test(word);
  return isLikely && isHashAddress(word, VERSIONS) ? word : undefined;
}
