import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Stands for "no address". */
const ZERO_ADDRESS = /^0x0{40}$/i;

/** Mixed case must match the EIP-55 checksum; a single case has none and is accepted. Returns checksum case. */
export function readEthereum(word: string): string | undefined {
  if (word.length !== 42 || !ADDRESS.test(word) || ZERO_ADDRESS.test(word)) return undefined;
  const digits = word.slice(2);
  const lower = digits.toLowerCase();
  const checksummed = `0x${checksumCase(lower)}`;
  const isSingleCase = digits === lower || digits === digits.toUpperCase();
  return isSingleCase || digits === checksummed.slice(2) ? checksummed : undefined;
}

function checksumCase(lower: string): string {
  const digest = keccak_256(utf8ToBytes(lower));
  return [...lower]
    .map((digit, index) => {
      const byte = digest[index >> 1] ?? 0;
      const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
      return nibble >= 8 ? digit.toUpperCase() : digit;
    })
    .join('');
}
