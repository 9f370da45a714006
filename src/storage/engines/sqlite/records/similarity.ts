/** A similarity key (search/similar) as a column holds it: a signed 64-bit integer, half the size of the hex digits. */
export function similarityToColumn(key: string | undefined): bigint | null {
  return key === undefined ? null : BigInt.asIntN(64, BigInt(`0x${key}`));
}
