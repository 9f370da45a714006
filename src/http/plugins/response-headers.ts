import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';

/** Responses are data: they must not be executed, framed, sniffed or cached. */
export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** For pages. */
export const PAGE_SECURITY_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

const REQUEST_ID_FORM = /^[\w.-]{1,64}$/;

export function newRequestId(): string {
  return randomUUID();
}

/** Keeps a proxy's request id if it needs no escaping in a log. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID_FORM.test(given) ? given : newRequestId();
}

/** The first hook. It does everything that every request needs, because each hook costs time. */
export function addSecurityHeaders(app: FastifyInstance, urlLengthMax: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    const url = request.raw.url ?? '';
    if (url.length > urlLengthMax) done(new ApiError('UrlTooLong'));
    else if (!isTarget(url) || !hasOneHost(request.raw)) done(new ApiError('MalformedRequest'));
    else done();
  });
}

const ABSOLUTE_TARGET = /^https?:\/\/[^/?#]+/i;

/** A path or an absolute URL; the router would treat `*` as the root. */
function isTarget(url: string): boolean {
  if (!url.startsWith('/') && !ABSOLUTE_TARGET.test(url)) return false;
  return !url.includes('%') || isDecodable(url);
}

/** Path and query. */
export function pathOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(ABSOLUTE_TARGET, '');
}

/** RFC 9112, section 3.2: with several Host headers, a proxy might use another one than we do. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** The router rejects invalid escapes in the path, but silently replaces them in the query. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
