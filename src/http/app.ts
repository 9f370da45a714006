import Fastify, { type FastifyInstance } from 'fastify';
import { ID_MARK } from '../contract/ids.ts';
import { buildOpenapi } from '../contract/openapi.ts';
import { FORMATS } from '../contract/parameters.ts';
import type { HttpServices } from '../services/services.ts';
import { auditRequests } from './plugins/audit.ts';
import { serveConsole } from './plugins/console-page.ts';
import { serveEndpoints } from './plugins/endpoints.ts';
import { knowAllMethods } from './plugins/get-only.ts';
import { serveOperations } from './plugins/operations.ts';
import {
  answerConnectionError,
  answerExpectation,
  answerFrameworkErrors,
  answerProblems,
} from './plugins/problems.ts';
import { logRequests } from './plugins/request-log.ts';
import { requestIdOf, sendSafeHeaders } from './plugins/response-headers.ts';
import { ENDPOINTS } from './routes.ts';

/** Headers and URL together, and the URL alone. */
const HEADER_BYTES_MAX = 32 * 1024;
const URL_LENGTH_MAX = 16 * 1024;

/**
 * The whole service as one Fastify app; whoever builds it decides whether it listens. The framework gets no logger:
 * it would make a child of it for every request, and request-log.ts writes the one line that is wanted.
 */
export async function buildApp(services: HttpServices): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    genReqId: requestIdOf,
    trustProxy: services.config.trustProxy === true ? isLastHop : services.config.trustProxy,
    // Node would refuse a missing Host by itself, without our wrapper (response-headers.ts does).
    http: { maxHeaderSize: HEADER_BYTES_MAX, requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: silenceMax(services.config),
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while stopping is answered, not turned away.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 1000 },
    ajv: {
      // Defaults are documented by the schemas and applied by list.ts, which must know what was really given.
      customOptions: {
        allErrors: true,
        // Texts are read by parameter-reader.ts, more strictly than Ajv would.
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        formats: FORMATS,
        keywords: [ID_MARK],
      },
    },
    frameworkErrors: answerFrameworkErrors(services.log) as never,
    clientErrorHandler: answerConnectionError,
  });
  app.server.on('checkExpectation', answerExpectation);
  sendSafeHeaders(app, URL_LENGTH_MAX);
  logRequests(app, services);
  answerProblems(app, services.log);
  knowAllMethods(app);
  await auditRequests(app, services);
  serveEndpoints(app, ENDPOINTS, services);
  serveConsole(app);
  await serveOperations(app, services, buildOpenapi(ENDPOINTS));
  return app;
}

/** `true` trusts one proxy and the address that it appended; those before it come from the client and may be anything. */
function isLastHop(_address: string, hop: number): boolean {
  return hop === 0;
}

/**
 * Closes connections with no traffic for longer than any answer may take. This also covers clients without a key that never read.
 */
function silenceMax({ turns, search, writing }: HttpServices['config']): number {
  return turns.milliseconds + search.milliseconds + writing.milliseconds + 60_000;
}
