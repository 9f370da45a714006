import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REPEATED } from '../../contract/parameters.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { BulkBody } from '../bulk.ts';

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
  const repeated = repeatedNames(text);
  if (repeated.length > 0)
    throw new InvalidParameters(repeated.map((name) => ({ loc: ['body', name], ...REPEATED })));
  return body;
}

/** `JSON.parse` keeps only the last value of a repeated name, so a filter could get lost. */
function repeatedNames(text: string): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let depth = 0;
  // The text is valid JSON, so only brackets and strings matter.
  for (const [token, name] of text.matchAll(/[{}[\]]|("(?:[^"\\]|\\.)*")(?:\s*:)?/g)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (depth === 1 && name !== undefined && token.endsWith(':')) {
      const key = JSON.parse(name) as string;
      if (seen.has(key)) repeated.add(key);
      seen.add(key);
    }
  }
  return [...repeated].slice(0, 20).map((name) => name.slice(0, 64));
}
