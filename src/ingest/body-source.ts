import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { inFile, inMemory, type RandomAccess, streamOf } from './archives/random-access.ts';
import { decompressed, isCompressed } from './decompressed.ts';
import { type Sniffed, sniff } from './sniff.ts';
import { headOf, type InputSource } from './source.ts';

/** Enough to see whether it is compressed. */
const MAGIC_BYTES = 4;

/** A pushed body, in memory or in a file. It has no name and no date of its own. */
export class BodySource implements InputSource {
  readonly name = undefined;
  readonly isReadOnce = false;
  readonly isLines: boolean;
  #content: Buffer | string;
  #onRead: (bytes: number) => void;
  #sniffed: Promise<Sniffed> | undefined;

  /** `content` is the bytes, or the path of a file of ours. */
  constructor(content: Uint8Array | string, isLines = false, onRead: (bytes: number) => void = () => {}) {
    this.isLines = isLines;
    this.#content =
      typeof content === 'string'
        ? content
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    this.#onRead = onRead;
  }

  async *open(): AsyncIterable<Uint8Array> {
    yield* decompressed(() => this.#raw(true));
  }

  sizeBytes(): number {
    return this.#use(({ size }) => size);
  }

  async sha256(): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.#raw(false)) hash.update(chunk);
    return hash.digest('hex');
  }

  sniff(): Promise<Sniffed> {
    this.#sniffed ??= headOf(decompressed(() => this.#raw(false))).then(sniff);
    return this.#sniffed;
  }

  randomAccess(): RandomAccess | undefined {
    if (this.#use((bytes) => isCompressed(bytes.read(0, MAGIC_BYTES)))) return undefined;
    return this.#access();
  }

  async *#raw(isCounted: boolean): AsyncIterable<Uint8Array> {
    const bytes = this.#access();
    try {
      for await (const chunk of streamOf(bytes)) {
        yield chunk;
        if (isCounted) this.#onRead(chunk.length);
      }
    } finally {
      bytes.close();
    }
  }

  #use<T>(work: (bytes: RandomAccess) => T): T {
    const bytes = this.#access();
    try {
      return work(bytes);
    } finally {
      bytes.close();
    }
  }

  #access(): RandomAccess {
    if (typeof this.#content !== 'string') return inMemory(this.#content);
    const fd = openSync(this.#content, 'r');
    try {
      return inFile(fd, fstatSync(fd).size);
    } catch (error) {
      closeSync(fd);
      throw error;
    }
  }
}
