import type { Clock } from '../clock.ts';
import type { ImportFile } from '../ingest/input-files.ts';
import type { ImportProgress } from '../ingest/pipeline.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { statsOf } from './import-paths.ts';
import { drawProgressBar, formatNumber, output, pluralize, printToStderr } from './terminal.ts';

/** Progress of an import: a bar on a terminal, otherwise one line per batch. */
export class ImportProgressReporter {
  #clock: Clock;
  #startedAt: number;
  #totalBytes: number;
  /** Bytes of the files that are finished, whether or not they were imported. */
  #finishedBytes = 0;
  #entries = 0;
  #reportedBytes = 0;

  constructor(files: readonly ImportFile[], clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock();
    this.#totalBytes = files.reduce((sum, { path }) => sum + sizeOf(path), 0);
  }

  acknowledged({ entries, bytesRead }: ImportProgress): void {
    this.#entries = entries;
    this.#report(this.#finishedBytes + bytesRead);
  }

  fileFinished({ path }: ImportFile): void {
    this.#finishedBytes += sizeOf(path);
  }

  /** The last files may have been skipped: without this, the last line would stay below 100 %. */
  finished(): void {
    const isBehind = this.#entries > 0 && this.#reportedBytes < this.#totalBytes;
    if (isBehind && !output.stderr.isTTY) this.#report(this.#totalBytes);
  }

  #report(done: number): void {
    this.#reportedBytes = done;
    const seconds = (this.#clock() - this.#startedAt) / 1000;
    const rate = seconds > 0 ? `${formatNumber(Math.round(this.#entries / seconds))}/s` : '';
    const left = this.#timeLeft(done, seconds);
    if (output.stderr.isTTY) {
      const total = Math.max(this.#totalBytes, done);
      drawProgressBar(pluralize(this.#entries, 'entry', 'entries'), done, total, [rate, left]);
      return;
    }
    const share =
      this.#totalBytes === 0
        ? ''
        : `${Math.floor((Math.min(done, this.#totalBytes) / this.#totalBytes) * 100)} %`;
    printToStderr(
      [`acknowledged ${this.#entries} ${this.#entries === 1 ? 'entry' : 'entries'}`, share, rate, left]
        .filter((part) => part !== '')
        .join(', '),
    );
  }

  /** Estimated from bytes: the number of entries is not known in advance. */
  #timeLeft(done: number, seconds: number): string {
    if (this.#totalBytes === 0 || done === 0 || seconds < 1) return '';
    const left = Math.max(0, ((this.#totalBytes - done) / done) * seconds);
    return left < 90 ? `${Math.ceil(left)} s left` : `${Math.ceil(left / 60)} min left`;
  }
}

function sizeOf(path: string): number {
  return path === STANDARD_INPUT ? 0 : (statsOf(path)?.size ?? 0);
}
