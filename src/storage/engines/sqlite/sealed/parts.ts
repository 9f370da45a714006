/** Where bytes of a segment are stored. They may go on in the parts that follow. */
export interface PartRange {
  part: number;
  offset: number;
  length: number;
}

/**
 * A row with this much data fills a page of the database (4 KB). Larger values would go to a list of further pages, all of
 * which SQLite reads to get at any part of the value.
 */
export const PART_BYTES = 4057;

/** Collects the bytes of a segment in numbered parts. */
export class PartWriter {
  #finished: Uint8Array[] = [];
  #part = new Uint8Array(PART_BYTES);
  #used = 0;

  append(bytes: Uint8Array): PartRange {
    if (this.#used === PART_BYTES) this.#finishPart();
    const range = { part: this.#finished.length, offset: this.#used, length: bytes.length };
    for (let from = 0; from < bytes.length; ) {
      if (this.#used === PART_BYTES) this.#finishPart();
      const next = bytes.subarray(from, from + PART_BYTES - this.#used);
      this.#part.set(next, this.#used);
      this.#used += next.length;
      from += next.length;
    }
    return range;
  }

  /** In one part, if it fits one. */
  appendWhole(bytes: Uint8Array): PartRange {
    const isSplit = this.#used + bytes.length > PART_BYTES;
    if (isSplit && this.#used > 0) this.#finishPart();
    return this.append(bytes);
  }

  end(): Uint8Array[] {
    if (this.#used > 0) this.#finishPart();
    return this.#finished;
  }

  #finishPart(): void {
    this.#finished.push(this.#part.subarray(0, this.#used));
    this.#part = new Uint8Array(PART_BYTES);
    this.#used = 0;
  }
}

/** Reads the data of a part, or of several in a row; undefined if there is no such part. */
export interface PartSource {
  piece(part: number, offset: number, length: number): Uint8Array | undefined;
  parts(from: number, to: number): readonly Uint8Array[];
}

export function bytesOf({ part, offset, length }: PartRange, source: PartSource): Uint8Array {
  const first = source.piece(part, offset, length);
  if (first?.length === length) return first;
  const bytes = new Uint8Array(length);
  let at = 0;
  const add = (data: Uint8Array) => {
    const wanted = data.subarray(0, length - at);
    bytes.set(wanted, at);
    at += wanted.length;
  };
  if (first !== undefined) {
    add(first);
    const others = Math.ceil((length - at) / PART_BYTES);
    for (const data of source.parts(part + 1, part + others)) add(data);
  }
  if (at < length) throw new RangeError(`part ${part} of a sealed month, or one that follows, is missing`);
  return bytes;
}
