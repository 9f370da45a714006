import { createHash } from 'node:crypto';
import { decompressed, isCompressed } from '../decompressed.ts';
import { SourceError } from '../importer.ts';
import { type Sniffed, sniff } from '../sniff.ts';
import { headOf, type InputSource } from '../source.ts';
import type { ArchiveBudget } from './archive-limits.ts';
import { type RandomAccess, type Spooled, spool, streamOf } from './random-access.ts';
import type { Content } from './raw-member.ts';

const MAGIC_BYTES = 4;

/** A member of an archive, as a source that can be read several times. */
export class MemberSource implements InputSource {
  readonly name: string;
  readonly fullName: string;
  readonly modifiedAt: number | undefined;
  readonly isReadOnce = false;
  #content: Exclude<Content, { kind: 'once' }>;
  #error: SourceError | undefined;
  #budget: ArchiveBudget;
  /** The most bytes that one pass has read. A further pass does not count again. */
  #counted = 0;
  #sniffed: Promise<Sniffed> | undefined;

  private constructor(
    fullName: string,
    modifiedAt: number | undefined,
    content: Exclude<Content, { kind: 'once' }>,
    budget: ArchiveBudget,
  ) {
    this.name = fullName.slice(Math.max(fullName.lastIndexOf('/'), fullName.lastIndexOf('\\')) + 1);
    this.fullName = fullName;
    this.modifiedAt = modifiedAt;
    this.#content = content;
    this.#budget = budget;
  }

  /** What can be read only once is stored until the source is closed. */
  static async open(
    fullName: string,
    modifiedAt: number | undefined,
    content: Content,
    budget: ArchiveBudget,
  ): Promise<MemberSource> {
    if (content.kind !== 'once') return new MemberSource(fullName, modifiedAt, content, budget);
    const { bytes, error } = await spoolWithin(budget, content.stream);
    const source = new MemberSource(fullName, modifiedAt, { kind: 'bytes', bytes }, budget);
    source.#error = error;
    source.#counted = bytes.size;
    return source;
  }

  open(): AsyncIterable<Uint8Array> {
    return this.#count(decompressed(() => this.#raw()));
  }

  sizeBytes(): number {
    return this.#content.kind === 'bytes' ? this.#content.bytes.size : this.#content.size;
  }

  /** Of what can be read, if the member is damaged. Such a member never counts as imported completely. */
  async sha256(): Promise<string> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of this.#raw()) hash.update(chunk);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#budget.check();
    }
    return hash.digest('hex');
  }

  sniff(): Promise<Sniffed> {
    this.#sniffed ??= headOf(this.open()).then(sniff);
    return this.#sniffed;
  }

  randomAccess(): RandomAccess | undefined {
    if (this.#content.kind !== 'bytes' || this.#error !== undefined) return undefined;
    const { bytes } = this.#content;
    return isCompressed(bytes.read(0, MAGIC_BYTES)) ? undefined : bytes;
  }

  close(): void {
    if (this.#content.kind === 'bytes') this.#content.bytes.close();
  }

  async *#raw(): AsyncIterable<Uint8Array> {
    const content = this.#content;
    yield* this.#count(content.kind === 'bytes' ? streamOf(content.bytes) : content.open());
    if (this.#error !== undefined) throw this.#error;
  }

  async *#count(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let read = 0;
    for await (const chunk of source) {
      read += chunk.length;
      if (read > this.#counted) {
        this.#budget.countBytes(read - this.#counted);
        this.#counted = read;
      }
      yield chunk;
    }
  }
}

/** Stores a stream. Reaching a limit of the archive is not an early end of the stream, but of the archive. */
export async function spoolWithin(
  budget: ArchiveBudget,
  stream: AsyncIterable<Uint8Array>,
): Promise<Spooled> {
  const counted = (async function* () {
    for await (const chunk of stream) {
      budget.countBytes(chunk.length);
      yield chunk;
    }
  })();
  const spooled = await spool(counted);
  try {
    budget.check();
  } catch (error) {
    spooled.bytes.close();
    throw error;
  }
  return spooled;
}
