import { isHashAddress } from './base58-check.ts';

const VERSIONS = [0x41];

/** Account addresses; tokens such as USDT use the same. */
export function readTron(word: string): string | undefined {
  return word.length === 34 && word.startsWith('T') && isHashAddress(word, VERSIONS) ? word : undefined;
}
