/** Where bytes of a segment are stored. */
export interface PartRange {
  part: number;
  offset: number;
  length: number;
}

/** Bytes that are collected in a part: small parts would waste the rest of their last page. */
const PART_BYTES = 32 * 1024;

/** Collects the bytes of a segment in numbered parts. */
export class PartWriter {
  #parts: Uint8Array[] = [];
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;

  /** The bytes must not change afterwards. */
  append(bytes: Uint8Array): PartRange {
    const range = { part: this.#parts.length, offset: this.#pendingBytes, length: bytes.length };
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    if (this.#pendingBytes >= PART_BYTES) this.#finishPart();
    return range;
  }

  end(): Uint8Array[] {
    this.#finishPart();
    return this.#parts;
  }

  #finishPart(): void {
    if (this.#pending.length === 0) return;
    this.#parts.push(Buffer.concat(this.#pending));
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
