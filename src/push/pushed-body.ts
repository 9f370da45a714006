import type { ReadBatch } from '../ingest/read-batch.ts';
import { ImportReport } from '../ingest/report.ts';
import type { PushReject } from '../storage/port/push-log.ts';
import type { WriteOutcome } from '../storage/port/writing.ts';
import type { BodyEnd } from './body-reader.ts';
import { type PushOutcome, type PushRequest, REJECTS_KEPT } from './push-request.ts';

/** A body on its way into the store: over when it is read and all its parts are written. */
export class PushedBody {
  readonly request: PushRequest;
  readonly outcome: Promise<PushOutcome>;
  #resolve: (outcome: PushOutcome) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #format = '';
  #sha256: string | undefined;
  #report = new ImportReport();
  #rejects: PushReject[] = [];
  #importId: number | undefined;
  #unwritten = 0;
  #end: BodyEnd | undefined;
  #isOver = false;

  constructor(request: PushRequest) {
    this.request = request;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  setFormat(format: string, sha256: string | undefined): void {
    this.#format = format;
    this.#sha256 = sha256;
  }

  /** Once: a digest is checked with the first part. */
  takeDigest(): string | undefined {
    const sha256 = this.#sha256;
    this.#sha256 = undefined;
    return sha256;
  }

  addPart(): void {
    this.#unwritten++;
  }

  written(batch: ReadBatch, outcomes: readonly WriteOutcome[], importId: number): void {
    this.#unwritten--;
    this.#importId = importId;
    this.#report.read += batch.entries;
    this.#report.rejected += batch.rejected.length;
    for (const reason of batch.skipped) this.#report.skipped.add(reason);
    for (const outcome of outcomes) this.#report.count(outcome);
    for (const { position, reason } of batch.rejected)
      if (this.#rejects.length < REJECTS_KEPT) this.#rejects.push({ ...position, reason });
    this.#settle();
  }

  end(end: BodyEnd): void {
    this.#end = end;
    this.#settle();
  }

  /** The same bytes were purged permanently. */
  refuse(): void {
    this.#over(() => this.#resolve({ kind: 'purged' }));
  }

  fail(error: Error): void {
    this.#over(() => this.#reject(error));
  }

  #settle(): void {
    const end = this.#end;
    if (end === undefined || this.#unwritten > 0) return;
    if (end.failure !== undefined) this.fail(new Error(end.failure));
    else if (end.isUnrecognised)
      this.#over(() => this.#resolve({ kind: 'unrecognised', isEmpty: end.isEmpty === true }));
    else
      this.#over(() =>
        this.#resolve({
          kind: 'imported',
          result: {
            format: this.#format,
            counts: this.#report.counts(),
            rejects: this.#rejects,
            importId: this.#importId,
            problem: end.problem,
          },
        }),
      );
  }

  #over(settle: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    settle();
  }
}
