import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Download } from '../download.ts';
import { RequestReading } from '../request-reading.ts';
import { compressedStream } from './compression.ts';
import { limitWriting } from './send-response.ts';

/** Estimated bytes of an entry, for the limit on the time of the response. */
const ENTRY_BYTES = 1024;

/** Sends a file while it is read: only one part of it is in memory. */
export function downloadHandler(download: Download, services: HttpServices) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = request.query as Record<string, never> & { format?: string };
    if (services.audit !== undefined) request.validParameters = { ...query };
    const reading = new RequestReading(services, request, reply, { isCounting: false });
    const key = request.apiKey as ApiKey;
    const { total, parts } = await download.open({ key, query }, { ...services, store: reading });
    request.results = total;
    const [first] = Object.values(download.files);
    const file = download.files[query.format ?? ''] ?? first;
    reply.headers({
      'content-type': `${file?.mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file?.name}"`,
    });
    limitWriting({ request, reply, reading, isPolled: false, config: services.config }, total * ENTRY_BYTES);
    // An error in the middle ends the connection: a client must not take a part of the file for all of it.
    const text = Readable.from(parts, { objectMode: false });
    return reply.send(compressedStream(request, reply, text));
  };
}
