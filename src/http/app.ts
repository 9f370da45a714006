import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { buildOpenapi } from '../contract/openapi.ts';
import { FORMATS } from '../contract/parameters.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import { serveEndpoints } from './plugins/endpoints.ts';
import { knowAllMethods } from './plugins/get-only.ts';
import { serveOperations } from './plugins/operations.ts';
import { answerConnectionError, answerFrameworkError, answerProblems } from './plugins/problems.ts';
import { logRequests } from './plugins/request-log.ts';
import { requestIdOf, sendSafeHeaders } from './plugins/response-headers.ts';
import { ENDPOINTS } from './routes.ts';

/** Headers and URL together, and the URL alone. */
const HEADER_BYTES_MAX = 32 * 1024;
const URL_LENGTH_MAX = 16 * 1024;

/** The whole service as one Fastify app; whoever builds it decides whether it listens. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: requestIdOf,
    trustProxy: services.config.trustProxy,
    http: { maxHeaderSize: HEADER_BYTES_MAX },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while stopping is answered, not turned away.
    return503OnClosing: false,
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 1000 },
    ajv: { customOptions: { allErrors: true, coerceTypes: true, removeAdditional: false, formats: FORMATS } },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerConnectionError,
  });
  sendSafeHeaders(app);
  app.addHook('onRequest', async (request) => {
    if ((request.raw.url?.length ?? 0) > URL_LENGTH_MAX) throw new ApiError('UrlTooLong');
  });
  logRequests(app, services);
  answerProblems(app);
  knowAllMethods(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Answers are made anew each time: a little smaller is not worth many times the work.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  serveEndpoints(app, ENDPOINTS, services);
  await serveOperations(app, services, buildOpenapi(ENDPOINTS));
  return app;
}
