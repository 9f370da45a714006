import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';

/** Answers are data: nothing of them may be run, framed, sniffed or kept by a cache on the way. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** For answers that a browser shows as a page. */
export const SAFE_PAGE_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

const REQUEST_ID_FORM = /^[\w.-]{1,64}$/;

export function newRequestId(): string {
  return randomUUID();
}

/** A proxy's own request id is kept where it is harmless in a log. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID_FORM.test(given) ? given : newRequestId();
}

/** First of all hooks, and the only one on every request: each costs. */
export function sendSafeHeaders(app: FastifyInstance, urlLengthMax: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SAFE_HEADERS);
    reply.header('x-request-id', request.id);
    const url = request.raw.url ?? '';
    if (url.length > urlLengthMax) done(new ApiError('UrlTooLong'));
    else if (!isTarget(url) || !hasOneHost(request.raw)) done(new ApiError('MalformedRequest'));
    else done();
  });
}

const ABSOLUTE_TARGET = /^https?:\/\/[^/?#]+/i;

/** A path or an absolute URL; the router would take `*` for the root. */
function isTarget(url: string): boolean {
  if (!url.startsWith('/') && !ABSOLUTE_TARGET.test(url)) return false;
  return !url.includes('%') || isDecodable(url);
}

/** The path and query of a target. */
export function pathOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(ABSOLUTE_TARGET, '');
}

/** RFC 9112, section 3.2: a proxy might have read another of several hosts than we do. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** The router refuses broken escapes in a path; in a query they would be replaced in silence. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
