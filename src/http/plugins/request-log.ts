import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { HttpServices } from '../../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the route that answers; Fastify's own `routeOptions` is made anew at every look. */
    route: string;
    /** When it came in, on a clock that only goes forward. */
    cameAt: number;
  }
}

interface Account {
  /** The line up to its time, with all that is the same for many requests. */
  line: string;
  observe(seconds: number): void;
}

/**
 * One line and one observation per request. The route stands for the URL: queries hold names, addresses and what an
 * investigation is about, and belong in no log.
 *
 * The line goes to the logger's own stream, built by hand: every value is known to need no escaping (the request id by
 * its form, the key id and the route by ours), and pino's general way was measured to cost a lookup a tenth of its rate.
 */
export function logRequests(app: FastifyInstance, { log, metrics, clock }: HttpServices): void {
  app.decorateRequest('route', 'unknown');
  app.decorateRequest('cameAt', 0);
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym];
  const accounts = new Map<string, Account>();
  const accountOf = (method: string, route: string, status: number): Account => {
    const name = `${status} ${method} ${route}`;
    let account = accounts.get(name);
    if (account === undefined) {
      const constant = JSON.stringify({
        level: log.levels.values.info,
        msg: 'request',
        method,
        route,
        status,
      });
      account = { line: `${constant.slice(0, -1)},"time":`, observe: metrics.requestObserver(route, status) };
      accounts.set(name, account);
    }
    return account;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    request.cameAt = performance.now();
    done();
  });
  // Before the answer is handed over, not after: listening for its end costs more than writing the line.
  app.addHook('onSend', (request, reply, payload, done) => {
    const account = accountOf(request.method, request.route, reply.statusCode);
    // Fastify keeps its own time only for a logger of its own.
    const ms = Math.round((performance.now() - request.cameAt) * 1000) / 1000;
    account.observe(ms / 1000);
    if (log.isLevelEnabled('info')) {
      const key = request.apiKey === undefined ? '' : `,"keyId":"${request.apiKey.id}"`;
      stream?.write(`${account.line}${clock()},"reqId":"${request.id}"${key},"ms":${ms}}\n`);
    }
    done(null, payload);
  });
}
