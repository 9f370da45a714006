import type { Clock } from '../clock.ts';
import type { ImportFile, ImportProgress } from '../ingest/pipeline.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { statsOf } from './import-paths.ts';
import { counted, drawBar, tell, withThousands } from './terminal.ts';

/** How far an import is: a bar on a terminal, elsewhere a line for every batch. */
export class ProgressShown {
  #clock: Clock;
  #startedAt: number;
  #totalBytes: number;
  #doneBytes = 0;
  #file: { path: string; bytesRead: number } | undefined;

  constructor(files: readonly ImportFile[], clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock();
    this.#totalBytes = files.reduce((sum, { path }) => sum + sizeOf(path), 0);
  }

  acknowledged({ entries, file, bytesRead }: ImportProgress): void {
    if (this.#file !== undefined && this.#file.path !== file) this.#doneBytes += this.#file.bytesRead;
    this.#file = { path: file, bytesRead };
    const done = this.#doneBytes + bytesRead;
    const seconds = (this.#clock() - this.#startedAt) / 1000;
    const rate = seconds > 0 ? `${withThousands(Math.round(entries / seconds))}/s` : '';
    const left = this.#timeLeft(done, seconds);
    if (process.stderr.isTTY) {
      drawBar(counted(entries, 'entry', 'entries'), done, Math.max(this.#totalBytes, done), [rate, left]);
    } else {
      const share =
        this.#totalBytes === 0
          ? ''
          : `${Math.floor((Math.min(done, this.#totalBytes) / this.#totalBytes) * 100)} %`;
      tell(
        [`acknowledged ${entries} ${entries === 1 ? 'entry' : 'entries'}`, share, rate, left]
          .filter((part) => part !== '')
          .join(', '),
      );
    }
  }

  /** From the bytes that are done: entries nobody has counted yet. */
  #timeLeft(done: number, seconds: number): string {
    if (this.#totalBytes === 0 || done === 0 || seconds < 1) return '';
    const left = Math.max(0, ((this.#totalBytes - done) / done) * seconds);
    return left < 90 ? `${Math.ceil(left)} s left` : `${Math.ceil(left / 60)} min left`;
  }
}

function sizeOf(path: string): number {
  return path === STANDARD_INPUT ? 0 : (statsOf(path)?.size ?? 0);
}
