import { toIngestHit } from '../../contract/ingest-hit.ts';
import { ApiError, type ErrorName, type ParameterProblem } from '../../errors.ts';
import { PUSH_FORMATS } from '../../push/formats.ts';
import { QueueFull } from '../../push/incoming-body.ts';
import type { PushOutcome, PushResult } from '../../push/push-request.ts';
import { isDisconnect, type StreamEnd, StreamRefused, StreamStopped } from '../../push/push-stream.ts';
import { PushFailed } from '../../push/push-thread.ts';
import type { PushReject } from '../../storage/port/push-log.ts';

const DAMAGED = 'it cannot be decompressed';

/** Seconds after which a sender may try again. */
const RETRY_SECONDS = 2;

/** An error about the body, in the shape of invalid parameters; `result` says what was imported all the same. */
export class PushRefused extends ApiError {
  readonly detail: ParameterProblem[];
  readonly result: unknown;

  constructor(name: ErrorName, subject: string, detail: ParameterProblem[], result?: PushResult) {
    super(name, subject);
    this.detail = detail;
    this.result = result && toIngestHit(result);
  }
}

export function retryLater(name: 'QueueFull' | 'Unavailable' | 'ServerStopping', cause?: unknown): ApiError {
  return new ApiError(name, '', { cause, headers: { 'retry-after': String(RETRY_SECONDS) } });
}

/** The error that an outcome means; undefined if it is a success. */
export function refusalOf(outcome: PushOutcome): ApiError | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined;
    case 'imported':
      return refusalOfResult(outcome.result);
    case 'unrecognised':
      return outcome.isEmpty ? bodyEmpty() : unknownFormat();
    case 'purged':
      return new PushRefused('ContentPurged', '', [
        { loc: ['body'], type: 'purged', msg: 'the same content was purged permanently' },
      ]);
    case 'key-in-use':
      return new ApiError('IdempotencyKeyInUse', '', { headers: { 'retry-after': String(RETRY_SECONDS) } });
    case 'key-reused':
      return new PushRefused('IdempotencyKeyReused', '', [
        {
          loc: ['header', 'idempotency-key'],
          type: 'reused',
          msg: 'was used for another request within 24 hours',
        },
      ]);
  }
}

function unknownFormat(): ApiError {
  return new ApiError('UnknownFormat', PUSH_FORMATS.join(', '));
}

function bodyEmpty(result?: PushResult): ApiError {
  return new PushRefused('BodyEmpty', '', [{ loc: ['body'], type: 'empty', msg: 'has no entries' }], result);
}

export function refusalOfResult(result: PushResult): ApiError | undefined {
  const { counts, problem, rejects } = result;
  if (problem !== undefined)
    return new PushRefused(
      'BodyDamaged',
      problem,
      [{ loc: ['body'], type: 'damaged', msg: problem }, ...rejects.map(toProblem)],
      result,
    );
  if ((counts.read ?? 0) === 0) return bodyEmpty(result);
  if (counts.rejected === counts.read)
    return new PushRefused('AllRejected', rejects[0]?.reason ?? '', rejects.map(toProblem), result);
  return undefined;
}

function toProblem({ line, byte, entry, reason }: PushReject): ParameterProblem {
  const place = [
    line === undefined ? [] : `line ${line}`,
    byte === undefined ? [] : `byte ${byte}`,
    entry ?? [],
  ].flat();
  return { loc: ['body', ...place], type: 'rejected', msg: reason };
}

const STREAM_ENDS: Record<StreamEnd, () => ApiError> = {
  idle: () => new ApiError('RequestTimeout'),
  stopping: () => retryLater('ServerStopping'),
  'key-revoked': () => new ApiError('KeyInvalid'),
  'queue-full': () => retryLater('QueueFull'),
  damaged: () => new PushRefused('BodyDamaged', DAMAGED, [{ loc: ['body'], type: 'damaged', msg: DAMAGED }]),
  disconnected: () => new ApiError('ClientDisconnected'),
};

/** Everything that receiving and writing a push can throw. */
export function toPushError(error: unknown): unknown {
  if (error instanceof StreamStopped) return STREAM_ENDS[error.reason]();
  if (error instanceof StreamRefused) return refusalOf(error.outcome) ?? error;
  if (error instanceof QueueFull) return retryLater('QueueFull');
  if (error instanceof PushFailed)
    return error.kind === 'full'
      ? new ApiError('StorageFull', '', { cause: error })
      : retryLater('Unavailable', error);
  const { code } = error as NodeJS.ErrnoException;
  if (isDisconnect(error as Error)) return new ApiError('ClientDisconnected', '', { cause: error });
  if (typeof code === 'string' && (code.startsWith('Z_') || code.startsWith('ZSTD_')))
    return new ApiError('WrongEncoding', '', { cause: error });
  return error;
}
