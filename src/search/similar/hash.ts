/** 64 bits in two halves. Neither cryptographic nor seeded: the same input gives the same hash everywhere. */
export class Hash {
  high = 0;
  low = 0;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.high = 0x2f0b4c47;
    this.low = 0x6a09e667;
  }

  add(value: number): void {
    const high = Math.imul(this.high ^ value, 0x85ebca6b);
    const low = Math.imul(this.low ^ value, 0xc2b2ae35);
    this.high = high ^ (high >>> 15) ^ (low << 7);
    this.low = low ^ (low >>> 13);
  }

  /** Spreads the last values over all bits. */
  finish(): this {
    for (let round = 0; round < 3; round++) this.add(this.low >>> 16);
    return this;
  }

  /** 53 bits, as many as a number holds. */
  toNumber(): number {
    return (this.high >>> 0) * 2 ** 21 + (this.low >>> 11);
  }

  toString(): string {
    return hex(this.high) + hex(this.low);
  }
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
