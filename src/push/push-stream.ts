import type { Readable } from 'node:stream';
import type { Timer } from '../clock.ts';
import type { FileCounts } from '../storage/port/import-log.ts';
import type { PushReject } from '../storage/port/push-log.ts';
import { type CutLines, LineCutter } from './line-cutter.ts';
import type { Reservation } from './push-queue.ts';
import { type PushOutcome, type PushRequest, type PushResult, REJECTS_KEPT } from './push-request.ts';

const CHUNK_BYTES = 1024 * 1024;
const COMMIT_MS = 1000;
const SPACE = 0x20;
/** Chunks that are read while another is written. */
const IN_FLIGHT_MAX = 3;
/** What every stream takes of the queue, so that their number is limited. What it holds comes on top. */
export const STREAM_BYTES = 64 * 1024;

/** Lines that are durable. */
export interface StreamCommit {
  /** Lines of the stream up to here. */
  committed: number;
  counts: FileCounts;
  rejects: PushReject[];
}

export interface StreamOptions {
  /** Everything but the body. */
  request: Omit<PushRequest, 'body' | 'at' | 'idempotencyKey'>;
  clock: () => number;
  timer: Timer;
  idleMs: number;
  reservation: Reservation;
  push(request: PushRequest): Promise<PushOutcome>;
  onCommit(commit: StreamCommit): void;
}

/** Why a stream ended before the client ended it. */
export type StreamEnd = 'idle' | 'stopping' | 'key-revoked' | 'queue-full' | 'disconnected' | 'damaged';

export class StreamStopped extends Error {
  readonly reason: StreamEnd;

  constructor(reason: StreamEnd) {
    super(`the stream ended: ${reason}`);
    this.reason = reason;
  }
}

/** The format of the first lines is unknown, or their content was purged. */
export class StreamRefused extends Error {
  readonly outcome: PushOutcome;

  constructor(outcome: PushOutcome) {
    super(`the first lines were refused: ${outcome.kind}`);
    this.outcome = outcome;
  }
}

/** A long body of lines: commits what has arrived every second, or sooner if much has. */
export class PushStream {
  #options: StreamOptions;
  #cutter = new LineCutter();
  #source: Readable | undefined;
  #format: string | undefined;
  #inFlight = 0;
  #inFlightBytes = 0;
  #acknowledged: Promise<void> = Promise.resolve();
  #failure: Error | undefined;
  #idle: { cancel(): void } | undefined;
  #tick: { cancel(): void } | undefined;
  #end: () => void = () => {};
  readonly total: PushResult & { committed: number } = {
    format: '',
    counts: {},
    rejects: [],
    importId: undefined,
    problem: undefined,
    committed: 0,
  };

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#format = options.request.format;
  }

  /** Resolves when everything is committed. Rejects after committing what it can. */
  async run(source: Readable): Promise<void> {
    this.#source = source;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    source.on('data', (chunk: Buffer) => this.#receive(chunk));
    source.once('end', () => this.#end());
    source.once('error', (error) => this.stop(isDisconnect(error) ? 'disconnected' : 'damaged'));
    source.once('close', () => this.stop('disconnected'));
    this.#restartIdle();
    this.#startTick();
    await ended;
    this.#tick?.cancel();
    this.#idle?.cancel();
    // Nothing may arrive after the last lines are cut.
    source.removeAllListeners('data');
    await this.#settled();
    // A line without its end may be cut short, unless the client has ended the body itself.
    if (this.#failure === undefined || this.#failure instanceof StreamStopped)
      this.#send(this.#failure === undefined);
    await this.#settled();
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Waits for everything that was sent, and for what that sends. */
  async #settled(): Promise<void> {
    let last: Promise<void> | undefined;
    while (last !== this.#acknowledged) {
      last = this.#acknowledged;
      await last.catch(() => {});
    }
  }

  /** Commits what has arrived, and ends. */
  stop(reason: StreamEnd): void {
    if (!this.#source?.readableEnded) this.#fail(new StreamStopped(reason));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#end();
  }

  #receive(chunk: Buffer): void {
    this.#cutter.add(chunk);
    this.#restartIdle();
    if (this.#held > this.#options.reservation.bytesMax) this.stop('queue-full');
    if (this.#cutter.completeBytes >= CHUNK_BYTES) this.#flush();
    this.#continue();
  }

  get #held(): number {
    return STREAM_BYTES + this.#cutter.bytes + this.#inFlightBytes;
  }

  /** Reads on if there is room, or else waits until something was written. */
  #continue(): void {
    const hasRoom = this.#options.reservation.resize(this.#held);
    if (hasRoom && this.#cutter.completeBytes < CHUNK_BYTES) this.#source?.resume();
    else this.#source?.pause();
  }

  #restartIdle(): void {
    this.#idle?.cancel();
    this.#idle = this.#options.timer(() => this.stop('idle'), this.#options.idleMs);
  }

  #startTick(): void {
    this.#tick = this.#options.timer(() => {
      this.#flush();
      this.#continue();
      this.#startTick();
    }, COMMIT_MS);
  }

  /** Until the format is known, one chunk at a time. */
  #flush(): void {
    const isFull = this.#inFlight >= (this.#format === undefined ? 1 : IN_FLIGHT_MAX);
    if (!isFull && this.#failure === undefined) this.#send(false);
  }

  #send(isEnd: boolean): void {
    const lines = this.#cutter.take({ isEnd });
    if (lines === undefined) return;
    this.#inFlight++;
    const { request, clock, push } = this.#options;
    const { bytes } = lines;
    const size = bytes.length;
    // The bytes are handed to a thread.
    const isBlank = isBlankText(bytes);
    this.#inFlightBytes += size;
    const pushed = push({ ...request, format: this.#format, at: clock(), body: { bytes }, isLines: true });
    // Reported in order, by the next lines.
    pushed.catch(() => {});
    this.#acknowledged = this.#acknowledged.then(async () => {
      try {
        this.#acknowledge({ ...lines, isBlank }, await pushed);
        this.#inFlight--;
        this.#inFlightBytes -= size;
      } catch (error) {
        // Later chunks may be durable, too, but the client resends from the first one that is not.
        this.#fail(error as Error);
        throw error;
      }
      if (this.#cutter.completeBytes >= CHUNK_BYTES) this.#flush();
      this.#continue();
    });
    this.#acknowledged.catch(() => {});
  }

  #acknowledge(cut: CutLines & { isBlank: boolean }, outcome: PushOutcome): void {
    const { lines, linesBefore, tooLong } = cut;
    const isNothing = outcome.kind === 'unrecognised' && this.#format !== undefined && cut.isBlank;
    if (outcome.kind !== 'imported' && !isNothing) throw new StreamRefused(outcome);
    // Lines that were not read must not be acknowledged.
    if (outcome.kind === 'imported' && outcome.result.problem !== undefined) throw new StreamRefused(outcome);
    const rejects: PushReject[] = tooLong.map((line) => ({ line, reason: 'the line is longer than 16 MiB' }));
    const counts: FileCounts = { read: tooLong.length, rejected: tooLong.length };
    if (outcome.kind === 'imported') {
      const { result } = outcome;
      // Lines that are blank have no entries, and tell no format.
      this.#format ??= result.format;
      this.total.format = this.#format;
      this.total.importId = result.importId ?? this.total.importId;
      addTo(counts, result.counts);
      for (const { line, ...reject } of result.rejects)
        rejects.push({ ...(line !== undefined && { line: line + linesBefore }), ...reject });
    }
    rejects.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    addTo(this.total.counts, counts);
    this.total.rejects.push(...rejects.slice(0, REJECTS_KEPT - this.total.rejects.length));
    this.total.committed = linesBefore + lines;
    this.#options.onCommit({
      committed: this.total.committed,
      counts,
      rejects: rejects.slice(0, REJECTS_KEPT),
    });
  }
}

function addTo(sum: FileCounts, counts: FileCounts): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}

function isBlankText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= SPACE);
}

/** Whether the client is gone. Any other error of a body is about its content. */
export function isDisconnect({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ABORT_ERR';
}
