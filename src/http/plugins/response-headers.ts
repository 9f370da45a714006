import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers are data: nothing of them may be framed, run, sniffed, stored by a shared cache or told to others. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
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

export function sendSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SAFE_HEADERS);
    reply.header('x-request-id', request.id);
    done();
  });
}
