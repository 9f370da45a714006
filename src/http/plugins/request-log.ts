import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the route that answers; Fastify's own `routeOptions` is made anew at every look. */
    route: string;
  }
}

/**
 * One line and one observation per request. The route stands for the URL: queries hold names, addresses and what an
 * investigation is about, and belong in no log.
 */
export function logRequests(app: FastifyInstance, { log, metrics }: Services): void {
  app.decorateRequest('route', 'unknown');
  app.addHook('onResponse', (request, reply, done) => {
    const { route } = request;
    const ms = Math.round(reply.elapsedTime * 1000) / 1000;
    metrics.observeRequest(route, reply.statusCode, reply.elapsedTime / 1000);
    log.info(
      {
        reqId: request.id,
        keyId: request.apiKey?.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms,
      },
      'request',
    );
    done();
  });
}
