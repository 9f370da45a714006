import { SourceError } from '../importer.ts';

export interface ArchiveLimits {
  /** Archives within archives, including the outermost. */
  depth: number;
  /** Of the archive and all archives in it. */
  members: number;
  /** Unpacked size of everything, relative to the size of the file. */
  expansion: number;
  /** Small results are exempt from `expansion`. */
  freeBytes: number;
  /** Unpacked size of everything. */
  totalBytes: number;
}

export const ARCHIVE_LIMITS: Readonly<ArchiveLimits> = {
  depth: 3,
  members: 100_000,
  expansion: 200,
  freeBytes: 64 * 1024 * 1024,
  totalBytes: 1024 ** 4,
};

/** Ends the whole archive, not only the member that reached the limit. */
export class ArchiveLimitError extends SourceError {}

/** Counts what an archive unpacks to, together with all archives in it. */
export class ArchiveBudget {
  readonly limits: Readonly<ArchiveLimits>;
  #packedBytes: () => number;
  #members = 0;
  #bytes = 0;
  #exceeded: ArchiveLimitError | undefined;

  /** `packedBytes` is the size of the file, or what has been read of a pipe. */
  constructor(packedBytes: () => number, limits: Readonly<ArchiveLimits> = ARCHIVE_LIMITS) {
    this.#packedBytes = packedBytes;
    this.limits = limits;
  }

  /** Throws if a limit was reached before, even if a reader of a member has caught that error. */
  check(): void {
    if (this.#exceeded !== undefined) throw this.#exceeded;
  }

  countMember(): void {
    if (++this.#members > this.limits.members)
      this.#exceed(`the archive has more than ${this.limits.members} members`);
  }

  countBytes(bytes: number): void {
    const { expansion, freeBytes, totalBytes } = this.limits;
    this.#bytes += bytes;
    if (this.#bytes > totalBytes) this.#exceed(`the archive unpacks to more than ${totalBytes} bytes`);
    if (this.#bytes > freeBytes && this.#bytes > this.#packedBytes() * expansion)
      this.#exceed(`the archive expands more than ${expansion}-fold: refused as a decompression bomb`);
  }

  #exceed(reason: string): never {
    this.#exceeded = new ArchiveLimitError(reason);
    throw this.#exceeded;
  }
}
