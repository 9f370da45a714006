import { bech32, bech32m } from '@scure/base';
import { decodeBase58Check } from './base58-check.ts';

const PAY_TO_KEY_HASH = 0x00;
const PAY_TO_SCRIPT_HASH = 0x05;
const WITNESS_LENGTH_MAX = 90;

/** Mainnet addresses: P2PKH, P2SH, and segwit of every version (BIP 173, BIP 350). */
export function readBitcoin(word: string): string | undefined {
  if (/^[13]/.test(word) && word.length >= 26 && word.length <= 35) {
    const payload = decodeBase58Check(word);
    const isAddress =
      payload?.length === 21 && (payload[0] === PAY_TO_KEY_HASH || payload[0] === PAY_TO_SCRIPT_HASH);
    return isAddress ? word : undefined;
  }
  return /^bc1/i.test(word) ? readWitness(word, 'bc') : undefined;
}

/** A segwit address with the prefix of its chain. */
export function readWitness(word: string, prefix: string): string | undefined {
  const address = word.length <= WITNESS_LENGTH_MAX ? lowerCaseUnlessMixed(word) : undefined;
  if (address === undefined) return undefined;
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(address);
    if (decoded === undefined || decoded.prefix !== prefix) continue;
    const [version, ...program] = decoded.words;
    if (version === undefined || version > 16 || (coder === bech32) !== (version === 0)) continue;
    const bytes = coder.fromWordsUnsafe(program);
    if (bytes && isProgram(version, bytes.length)) return address;
  }
  return undefined;
}

function isProgram(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32;
  if (version === 1) return length === 32;
  return length >= 2 && length <= 40;
}

/** Bech32 forbids mixed case; the usual form is lower case. */
export function lowerCaseUnlessMixed(word: string): string | undefined {
  const lower = word.toLowerCase();
  return word === lower || word === word.toUpperCase() ? lower : undefined;
}
