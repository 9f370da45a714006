import { isHashAddress } from './base58-check.ts';
import { readWitness } from './bitcoin.ts';

/** P2PKH and P2SH. */
const VERSIONS = [0x30, 0x32];

/** Mainnet addresses. Old script addresses begin with 3; nothing distinguishes them from Bitcoin's. */
export function readLitecoin(word: string): string | undefined {
  if (/^ltc1/i.test(word)) return readWitness(word, 'ltc');
  const isLikely = (word.length === 34 || word.length === 33) && /^[LM]/.test(word);
  return isLikely && isHashAddress(word, VERSIONS) ? word : undefined;
}
