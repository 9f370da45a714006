import { base58 } from '@scure/base';
import { lineAround } from '../context.ts';
import { type Found, itemAt } from '../found.ts';
import type { Word } from '../long-words.ts';

const KEY_BYTES = 32;
/** An address is a key without a checksum, so the line must be about Solana. */
const SOLANA_CUE =
  /(?<![\p{L}\p{N}])(?:\$?sol|solana|солан\p{L}{0,3}|phantom|solflare|raydium|pump\.?fun|solscan|spl|jup(?:iter)?|索拉纳|سولانا)(?![\p{L}\p{N}])/iu;

export function findSolana(text: string, words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (const { word, start } of words) {
    if (!MAYBE_KEY.test(word)) continue;
    const end = start + word.length;
    if (SOLANA_CUE.test(lineAround(text, start, end)) && isKey(word))
      found.push(itemAt('solana_address', word, { start, end }));
  }
  return found;
}

const MAYBE_KEY = /^(?=[^a-z]{0,43}[a-z])(?=[^A-Z]{0,43}[A-Z])[1-9A-HJ-NP-Za-km-z]{32,44}$/;

function isKey(word: string): boolean {
  try {
    return base58.decode(word).length === KEY_BYTES;
  } catch {
    return false;
  }
}
