export const SEED_HIGH = 0x2f0b4c47;
export const SEED_LOW = 0x6a09e667;
export const FACTOR_HIGH = 0x85ebca6b;
export const FACTOR_LOW = 0xc2b2ae35;

/** 64 bits in two halves. Neither cryptographic nor seeded: the same input gives the same hash everywhere. */
export class Hash {
  high = SEED_HIGH;
  low = SEED_LOW;

  reset(): void {
    this.high = SEED_HIGH;
    this.low = SEED_LOW;
  }

  add(value: number): void {
    const high = Math.imul(this.high ^ value, FACTOR_HIGH);
    const low = Math.imul(this.low ^ value, FACTOR_LOW);
    this.high = high ^ (high >>> 15) ^ (low << 7);
    this.low = low ^ (low >>> 13);
  }

  /** Spreads the last values over all bits. */
  finish(): void {
    for (let round = 0; round < 3; round++) this.add(this.low >>> 16);
  }

  toString(): string {
    return hex(this.high) + hex(this.low);
  }
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(half: number): string {
  return `${HEX_BYTES[half >>> 24]}${HEX_BYTES[(half >>> 16) & 0xff]}${HEX_BYTES[(half >>> 8) & 0xff]}${HEX_BYTES[half & 0xff]}`;
}

/** 53 bits of a hash, as many as a number holds. */
export function hashNumber(high: number, low: number): number {
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
