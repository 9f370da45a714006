import { createHash } from 'node:crypto';
import { closeSync, createReadStream, constants as fileFlags, fstatSync, openSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { inFile, type RandomAccess } from './archives/random-access.ts';
import { decompressed, isCompressed } from './decompressed.ts';
import { specialKindOf } from './file-problem.ts';
import { type Source, SourceError } from './importer.ts';
import { HEAD_BYTES, type Sniffed, sniff } from './sniff.ts';

const CHUNK_BYTES = 1 << 20;
/** Enough to see whether a file is compressed. */
const MAGIC_BYTES = 4;

export const STANDARD_INPUT = '-';
const STDIN_FD = 0;

/** A source that the format can be detected of. */
export interface InputSource extends Source {
  /** True for standard input. */
  readonly isReadOnce: boolean;
  /** Undefined for standard input. */
  sizeBytes(): number | undefined;
  /** Undefined for standard input. */
  sha256(): Promise<string | undefined>;
  sniff(): Promise<Sniffed>;
  /** The bytes as they are, if they are not compressed and need not be read in order. */
  randomAccess(): RandomAccess | undefined;
}

/** A file or standard input, decompressed if its first bytes say that it is compressed. */
export class FileSource implements InputSource {
  readonly path: string;
  readonly name: string | undefined;
  /** True for standard input. */
  readonly isReadOnce: boolean;
  #onRead: (bytes: number) => void;
  /** The part of standard input that `sniff` has read, and the rest. */
  #input: { head: Uint8Array; rest: AsyncIterator<Uint8Array> } | undefined;
  #isInputSpent = false;
  #sniffed: Promise<Sniffed> | undefined;

  constructor(path: string, onRead: (bytes: number) => void = () => {}) {
    this.path = path;
    this.isReadOnce = path === STANDARD_INPUT;
    this.name = this.isReadOnce ? undefined : basename(path);
    this.#onRead = onRead;
  }

  async *open(): AsyncIterable<Uint8Array> {
    if (this.isReadOnce) yield* this.#openInput();
    else yield* decompressed(() => this.#raw(true));
  }

  get fullName(): string | undefined {
    return this.isReadOnce ? undefined : this.path;
  }

  get modifiedAt(): number | undefined {
    return this.isReadOnce ? undefined : statSync(this.path).mtimeMs;
  }

  sizeBytes(): number | undefined {
    return this.isReadOnce ? undefined : statSync(this.path).size;
  }

  sniff(): Promise<Sniffed> {
    this.#sniffed ??= this.#sniff();
    return this.#sniffed;
  }

  async #sniff(): Promise<Sniffed> {
    if (!this.isReadOnce) return sniff(await headOf(decompressed(() => this.#raw(false))));
    const rest = decompressed(() => this.#raw(true), { isReadOnce: true })[Symbol.asyncIterator]();
    // An iterator without `return` stays open after the loop in `headOf`.
    const head = await headOf({ [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) });
    this.#input = { head, rest };
    return sniff(head);
  }

  randomAccess(): RandomAccess | undefined {
    if (this.isReadOnce) return undefined;
    const fd = openRegular(this.path);
    const bytes = inFile(fd, fstatSync(fd).size);
    if (isCompressed(bytes.read(0, MAGIC_BYTES))) {
      bytes.close();
      return undefined;
    }
    let reached = 0;
    return {
      ...bytes,
      read: (position, length) => {
        const part = bytes.read(position, length);
        this.#onRead(position + part.length - reached);
        reached = position + part.length;
        return part;
      },
    };
  }

  async sha256(): Promise<string | undefined> {
    if (this.isReadOnce) return undefined;
    const hash = createHash('sha256');
    for await (const chunk of this.#raw(false)) hash.update(chunk);
    return hash.digest('hex');
  }

  async *#openInput(): AsyncIterable<Uint8Array> {
    if (this.#isInputSpent) throw new SourceError('a pipe cannot be read twice; import a file instead');
    this.#isInputSpent = true;
    const input = this.#input;
    if (input === undefined) {
      yield* decompressed(() => this.#raw(true), { isReadOnce: true });
      return;
    }
    yield input.head;
    yield* { [Symbol.asyncIterator]: () => input.rest };
  }

  async *#raw(isCounted: boolean): AsyncIterable<Uint8Array> {
    const fd = this.path === STANDARD_INPUT ? STDIN_FD : openRegular(this.path);
    const stream = createReadStream('', { fd, highWaterMark: CHUNK_BYTES });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      yield chunk;
      if (isCounted) this.#onRead(chunk.length);
    }
  }
}

/** The path may have become a FIFO since it was found. Without O_NONBLOCK, opening a FIFO waits for a writer. */
function openRegular(path: string): number {
  const fd = openSync(path, fileFlags.O_RDONLY | (fileFlags.O_NONBLOCK ?? 0));
  const kind = specialKindOf(fstatSync(fd));
  if (kind === undefined) return fd;
  closeSync(fd);
  throw new SourceError(`it is ${kind}, not a file`);
}

export async function headOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      parts.push(chunk);
      size += chunk.length;
      if (size >= HEAD_BYTES) break;
    }
  } catch (error) {
    // Reading the file will hit the error again, after the complete entries.
    if (!(error instanceof SourceError) || size === 0) throw error;
  }
  return Buffer.concat(parts);
}
