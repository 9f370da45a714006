import type { FastifyRequest } from 'fastify';
import { InvalidParameters } from '../../errors.ts';
import { type Encoding, encodingOf } from './body-decoding.ts';

const IDEMPOTENCY_KEY = /^idempotency-key$/i;
const IDEMPOTENCY_KEY_MAX = 255;
const NDJSON = 'application/x-ndjson';

export interface PushHeaders {
  encoding: Encoding | undefined;
  /** Undefined if the body is chunked. */
  length: number | undefined;
  idempotencyKey: string | undefined;
  isAsync: boolean;
  /** Acknowledge every commit with a line. */
  wantsLines: boolean;
  /** Never a stream, even if it is chunked. */
  isWhole?: boolean;
}

export function readPushHeaders({ headers, raw }: FastifyRequest): PushHeaders {
  const length = headers['content-length'];
  return {
    encoding: encodingOf(headers['content-encoding']),
    length: length === undefined ? undefined : Number(length),
    idempotencyKey: readIdempotencyKey(headers['idempotency-key'], raw.rawHeaders),
    isAsync: /(?:^|[,;\s])respond-async(?:$|[,;\s])/i.test(String(headers.prefer ?? '')),
    wantsLines: (headers.accept ?? '').toLowerCase().includes(NDJSON),
  };
}

/** The content of a body decides what it is. Fastify would refuse a type that it cannot parse. */
export function ignoreContentType({ raw }: FastifyRequest): void {
  delete raw.headers['content-type'];
}

function readIdempotencyKey(
  given: string | string[] | undefined,
  rawHeaders: readonly string[],
): string | undefined {
  if (given === undefined) return undefined;
  // Node joins repeated headers.
  const isRepeated =
    rawHeaders.filter((name, index) => index % 2 === 0 && IDEMPOTENCY_KEY.test(name)).length > 1;
  const isText = typeof given === 'string' && given !== '' && given.length <= IDEMPOTENCY_KEY_MAX;
  const isValid = isText && !isRepeated;
  if (!isValid) throw invalidIdempotencyKey(`must be one value of 1 to ${IDEMPOTENCY_KEY_MAX} characters`);
  return given;
}

export function invalidIdempotencyKey(msg: string): InvalidParameters {
  return new InvalidParameters([{ loc: ['header', 'idempotency-key'], type: 'value_error', msg }]);
}
