import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rejectParameters } from '../../contract/parameter-reader.ts';
import { type EnvelopeSerializer, envelopeSerializer, hitSerializer } from '../../contract/serializer.ts';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Bulk, BulkBody } from '../bulk.ts';
import { RequestReading } from '../request-reading.ts';
import type { MethodRoute } from './add-route.ts';
import { compressedStream } from './compression.ts';
import { limitWriting, type ResponseContext, sendResponse } from './send-response.ts';

const NDJSON = 'application/x-ndjson';
/** Estimated bytes of an answer, for limits on memory and time. */
const ANSWER_BYTES = 512;

const NOT_A_PARAMETER = {
  type: 'extra_forbidden',
  msg: 'not a parameter of this POST request, which only takes values in its body',
};

/** Answers many values: as one JSON document, or as one line each, which are sent while the next are looked up. */
export function bulkRoute(bulk: Bulk, services: HttpServices): MethodRoute {
  const serializer = envelopeSerializer(bulk.hit);
  const writeHit = hitSerializer(bulk.hit);
  return {
    bodyLimit: bulk.bytesMax,
    preValidation(request, _reply, done) {
      try {
        // Without a body, no content-type parser has run.
        if (request.body === undefined) throw new ApiError('UnsupportedMediaType');
        rejectParameters(request.query as Record<string, unknown>, () => NOT_A_PARAMETER);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    async handler(request, reply) {
      const values = bulk.read(request.body as BulkBody);
      // The audit log records how many values were asked for, not which: a list of customers stays private.
      if (services.audit !== undefined) request.validParameters = { values: values.length };
      const reading = new RequestReading(services, request, reply);
      const parts = bulk.answers(values, request.apiKey as ApiKey, { ...services, store: reading });
      const context = { request, reply, reading, isPolled: false, config: services.config };
      if (wantsLines(request)) return sendLines(context, parts, writeHit, values.length);
      return sendWhole(context, parts, serializer, values.length);
    },
  };
}

function wantsLines({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').toLowerCase().includes(NDJSON);
}

async function sendWhole(
  context: ResponseContext,
  parts: AsyncIterable<readonly unknown[]>,
  serializer: EnvelopeSerializer,
  total: number,
): Promise<FastifyReply> {
  const { request, reply, reading } = context;
  reading.response.add(total * ANSWER_BYTES);
  const hits: unknown[] = [];
  for await (const part of parts) for (const hit of part) hits.push(hit);
  request.results = hits.length;
  await sendResponse(context, serializer, { data: { total, hits }, error: null });
  return reply;
}

async function sendLines(
  context: ResponseContext,
  parts: AsyncGenerator<readonly unknown[], void>,
  writeHit: (hit: unknown) => string,
  total: number,
): Promise<FastifyReply> {
  const { request, reply } = context;
  // Errors of the first part still get their status.
  const first = await parts.next();
  request.results = total;
  reply.header('content-type', `${NDJSON}; charset=utf-8`);
  limitWriting(context, total * ANSWER_BYTES);
  const lines = Readable.from(linesOf(first, parts, writeHit), { objectMode: false });
  return reply.send(compressedStream(request, reply, lines));
}

/** An error in the middle ends the connection: a client must not take a part of the answers for all of them. */
async function* linesOf(
  first: IteratorResult<readonly unknown[], void>,
  rest: AsyncGenerator<readonly unknown[], void>,
  writeHit: (hit: unknown) => string,
): AsyncGenerator<string, void> {
  for (let part = first; !part.done; part = await rest.next())
    yield part.value.map((hit) => `${writeHit(hit)}\n`).join('');
}
