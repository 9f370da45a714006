/** Appends numbers and bytes. Numbers have as many groups of seven bits as they need, the lowest first. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** A whole number from 0 to 2^53 - 1. */
  number(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A view of what was written, valid until the next write. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A copy of what was written. */
  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.written());
    this.#bytes = grown;
  }
}

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  readonly source: Uint8Array;
  at: number;

  constructor(source: Uint8Array, at = 0) {
    this.source = source;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  number(): number {
    let byte = this.source[this.at++] as number;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 0x80;
    do {
      if (this.at >= this.source.length) throw new RangeError('a number ends after the data');
      byte = this.source[this.at++] as number;
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    } while (byte >= 0x80);
    return value;
  }

  bytes(length: number): Uint8Array {
    if (this.at + length > this.source.length) throw new RangeError('bytes end after the data');
    this.at += length;
    return this.source.subarray(this.at - length, this.at);
  }
}
