const PREFIX = 'bitcoincash';
const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** A 20-byte hash, in the sizes that wallets use: version byte, hash, padding and a 40-bit checksum. */
const ADDRESS = /^[qpzr][02-9ac-hj-np-z]{41}$/;
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** CashAddr addresses of the main network, without the optional prefix. Older ones look like Bitcoin's. */
export function readBitcoinCash(word: string): string | undefined {
  if (word.length !== 42) return undefined;
  const lower = word.toLowerCase();
  if (word !== lower && word !== word.toUpperCase()) return undefined;
  return ADDRESS.test(lower) && hasValidChecksum(lower) ? lower : undefined;
}

function hasValidChecksum(address: string): boolean {
  const prefix = Array.from(PREFIX, (character) => character.charCodeAt(0) & 0x1f);
  const words = Array.from(address, (character) => CHARSET.indexOf(character));
  return polymod([...prefix, 0, ...words]) === 0n;
}

/** The BCH code of the CashAddr specification. */
function polymod(words: readonly number[]): bigint {
  let checksum = 1n;
  for (const word of words) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> BigInt(bit)) & 1n) checksum ^= generator;
  }
  return checksum ^ 1n;
}
