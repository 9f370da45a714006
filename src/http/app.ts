import Fastify, { type FastifyInstance } from 'fastify';
import { ID_MARK } from '../contract/ids.ts';
import { buildOpenapi } from '../contract/openapi.ts';
import { FORMATS } from '../contract/parameters.ts';
import type { HttpServices } from '../services/services.ts';
import { UPLOADS } from './ingest/upload.ts';
import { routeAllMethods } from './plugins/add-route.ts';
import { serveAil } from './plugins/ail.ts';
import { auditRequests } from './plugins/audit.ts';
import { answerContinue, limitBodyTime } from './plugins/body-deadline.ts';
import { serveConsole } from './plugins/console-page.ts';
import { serveEndpoints } from './plugins/endpoints.ts';
import {
  handleConnectionError,
  handleErrors,
  handleExpectation,
  handleFrameworkErrors,
} from './plugins/error-handling.ts';
import { serveOperations } from './plugins/operations.ts';
import { logRequests } from './plugins/request-log.ts';
import { addSecurityHeaders, requestIdOf } from './plugins/response-headers.ts';
import { serveUploads } from './plugins/uploads.ts';
import { ENDPOINTS } from './routes.ts';

/** Headers including the URL. */
const HEADER_BYTES_MAX = 32 * 1024;
const URL_LENGTH_MAX = 16 * 1024;
/** Headers, and bodies other than pushes, must arrive within this time each. */
const ARRIVAL_MS = 30_000;

/**
 * The whole service as one Fastify app, not yet listening. Fastify gets no logger, because it would create a child logger
 * for every request; request-log.ts writes one line instead.
 */
export async function buildApp(services: HttpServices): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    genReqId: requestIdOf,
    trustProxy: services.config.trustProxy === true ? isLastHop : services.config.trustProxy,
    // Node would refuse a missing Host header without our envelope; response-headers.ts checks it instead.
    http: { maxHeaderSize: HEADER_BYTES_MAX, requireHostHeader: false, headersTimeout: ARRIVAL_MS },
    // body-deadline.ts limits the time of bodies, except of streams.
    requestTimeout: 0,
    connectionTimeout: idleTimeout(services.config),
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while stopping are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 1000 },
    ajv: {
      // Schemas only document defaults; list.ts applies them, because it must know what the client sent.
      customOptions: {
        allErrors: true,
        // parameter-reader.ts converts types, more strictly than Ajv.
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        formats: FORMATS,
        keywords: [ID_MARK],
      },
    },
    frameworkErrors: handleFrameworkErrors(services.log) as never,
    clientErrorHandler: handleConnectionError,
  });
  app.server.on('checkExpectation', handleExpectation);
  answerContinue(app.server);
  addSecurityHeaders(app, URL_LENGTH_MAX);
  limitBodyTime(app, ARRIVAL_MS);
  logRequests(app, services);
  handleErrors(app, services.log);
  routeAllMethods(app);
  await auditRequests(app, services);
  serveEndpoints(app, ENDPOINTS, services);
  await serveUploads(app, UPLOADS, services);
  await serveAil(app, services);
  serveConsole(app);
  await serveOperations(app, services, buildOpenapi(ENDPOINTS, UPLOADS));
  return app;
}

/** `true` trusts one proxy and the address that it appended; clients can forge the addresses before it. */
function isLastHop(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Longer than any response may take. Also closes connections of clients without a key that never read. */
function idleTimeout({ queue, search, writing }: HttpServices['config']): number {
  return queue.milliseconds + search.milliseconds + writing.milliseconds + 60_000;
}
