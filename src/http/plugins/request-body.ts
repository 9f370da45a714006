import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { BulkBody } from '../bulk.ts';
import { rejectRepeatedNames } from '../repeated-names.ts';

const BODY_BYTES_MAX = 64 * 1024;

/** Searches take JSON objects; bulk lookups also take lists of values, which they read themselves. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const mediaType of ['application/json', 'text/csv', 'text/plain'])
    app.addContentTypeParser(
      mediaType,
      { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
      (request, bytes, done) => {
        try {
          requirePlainUtf8(request.headers);
          done(null, parseBody(request, mediaType, bytes as Buffer));
        } catch (error) {
          done(error as Error);
        }
      },
    );
}

function parseBody({ endpoint }: FastifyRequest, mediaType: string, bytes: Buffer): object {
  if (endpoint?.bulk === undefined && mediaType === 'application/json') return parseObject(bytes);
  if (endpoint?.bulk?.content[mediaType] === undefined) throw new ApiError('UnsupportedMediaType');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { mediaType, text } satisfies BulkBody;
  } catch (cause) {
    throw new ApiError(mediaType === 'application/json' ? 'MalformedJson' : 'MalformedText', '', { cause });
  }
}

/** A body in another charset or encoding would be misread. */
function requirePlainUtf8(headers: FastifyRequest['headers']): void {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const coding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || coding.toLowerCase() !== 'identity')
    throw new ApiError('UnsupportedMediaType');
}

function parseObject(bytes: Buffer): object {
  let text: string;
  let body: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('MalformedJson', '', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidParameters([{ loc: ['body'], type: 'dict_type', msg: 'must be a JSON object' }]);
  rejectRepeatedNames(text);
  return body;
}
