import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the route that answers; Fastify's own `routeOptions` is made anew at every look. */
    route: string;
  }
}

interface Account {
  log: Logger;
  observe(seconds: number): void;
}

/**
 * One line and one observation per request. The route stands for the URL: queries hold names, addresses and what an
 * investigation is about, and belong in no log.
 */
export function logRequests(app: FastifyInstance, { log, metrics }: Services): void {
  app.decorateRequest('route', 'unknown');
  // What is the same for many requests is written out once.
  const accounts = new Map<string, Account>();
  const accountOf = (method: string, route: string, status: number): Account => {
    const name = `${status} ${method} ${route}`;
    let account = accounts.get(name);
    if (account === undefined) {
      account = {
        log: log.child({ method, route, status }),
        observe: metrics.requestObserver(route, status),
      };
      accounts.set(name, account);
    }
    return account;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const account = accountOf(request.method, request.route, reply.statusCode);
    const ms = Math.round(reply.elapsedTime * 1000) / 1000;
    account.observe(ms / 1000);
    account.log.info({ reqId: request.id, keyId: request.apiKey?.id, ms }, 'request');
    done();
  });
}
