import type { WalletKind } from '../../records/wallet.ts';
import { type Found, itemAt } from '../found.ts';
import type { Word } from '../long-words.ts';
import { readBitcoin } from './bitcoin.ts';
import { readBitcoinCash } from './bitcoin-cash.ts';
import { readDash } from './dash.ts';
import { readDogecoin } from './dogecoin.ts';
import { readEthereum } from './ethereum.ts';
import { readLitecoin } from './litecoin.ts';
import { readMonero } from './monero.ts';
import { readPolkadot } from './polkadot.ts';
import { readRipple } from './ripple.ts';
import { findSolana } from './solana.ts';
import { findTon } from './ton.ts';
import { readTron } from './tron.ts';
import { readZcash } from './zcash.ts';

/**
 * For each chain, a function that verifies the checksum of an address and returns its usual spelling. Addresses of BNB
 * Smart Chain, Polygon and other EVM chains are Ethereum's.
 */
const READERS: readonly [WalletKind, (word: string) => string | undefined][] = [
  ['bitcoin_address', readBitcoin],
  ['ethereum_address', readEthereum],
  ['monero_address', readMonero],
  ['ripple_address', readRipple],
  ['zcash_address', readZcash],
  ['polkadot_address', readPolkadot],
  ['tron_address', readTron],
  ['litecoin_address', readLitecoin],
  ['dogecoin_address', readDogecoin],
  ['dash_address', readDash],
  ['bitcoin_cash_address', readBitcoinCash],
];

export function findWallets(text: string, words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (const { word, start } of words)
    for (const [kind, read] of READERS) {
      const value = read(word);
      if (value !== undefined) found.push(itemAt(kind, value, { start, end: start + word.length }));
    }
  return [...found, ...findTon(text), ...findSolana(text, words)];
}
