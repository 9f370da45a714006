import type { Item } from '../../records/item.ts';
import type { WalletKind } from '../../records/wallet.ts';
import { readBitcoin } from './bitcoin.ts';
import { readEthereum } from './ethereum.ts';
import { readMonero } from './monero.ts';
import { readPolkadot } from './polkadot.ts';
import { readRipple } from './ripple.ts';
import { readZcash } from './zcash.ts';

/** For each chain, a function that verifies the checksum of an address and returns its usual spelling. */
const READERS: readonly [WalletKind, (word: string) => string | undefined][] = [
  ['bitcoin_address', readBitcoin],
  ['ethereum_address', readEthereum],
  ['monero_address', readMonero],
  ['ripple_address', readRipple],
  ['zcash_address', readZcash],
  ['polkadot_address', readPolkadot],
];

/** No address is shorter. Words are tested as a whole, because part of a longer word is not an address. */
const LONG_WORD = /[0-9A-Za-z]{25,}/g;
/**
 * Letters next to an address that make it part of a word. Not Chinese or Japanese, which put no space around foreign
 * words.
 */
const WORD_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** The longest known addresses, unified ones, have about 400 characters. */
const WORD_LENGTH_MAX = 1000;

export function findWallets(text: string): Item[] {
  const found: Item[] = [];
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    if (word.length > WORD_LENGTH_MAX || isPartOfWord(text, index, word.length)) continue;
    for (const [kind, read] of READERS) {
      const value = read(word);
      if (value !== undefined) found.push({ kind, value });
    }
  }
  return found;
}

function isPartOfWord(text: string, start: number, length: number): boolean {
  const before = text[start - 1];
  const after = text[start + length];
  return (
    (before !== undefined && WORD_LETTER.test(before)) || (after !== undefined && WORD_LETTER.test(after))
  );
}
