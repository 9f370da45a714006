import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import { addRoute } from './add-route.ts';
import { PAGE_SECURITY_HEADERS } from './response-headers.ts';

/** Health checks, the OpenAPI document and its page; all without a key. */
export async function serveOperations(
  app: FastifyInstance,
  services: HttpServices,
  openapi: object,
): Promise<void> {
  addRoute(app, '/health/live', {}, async () => ({ status: 'live' }));

  addRoute(app, '/health/ready', {}, async () => {
    try {
      await services.store.ping();
      services.keys.ping();
      if (services.audit?.isBlocked) throw new Error('the audit log cannot be written');
    } catch (error) {
      throw new ApiError('Unavailable', '', { cause: error });
    }
    return { status: 'ready' };
  });

  const document = JSON.stringify(openapi);
  addRoute(app, '/openapi.json', {}, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  );

  await app.register(swagger, { mode: 'static', specification: { document: openapi as never } });
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(PAGE_SECURITY_HEADERS);
      done();
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: DOCS_POLICY,
      uiConfig: { validatorUrl: null, docExpansion: 'list', deepLinking: true, persistAuthorization: false },
      // The top bar only loads other documents, which the policy forbids.
      theme: {
        title: 'nightjar API',
        css: [{ filename: 'nightjar.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}

/** No external resources; Swagger UI needs inline styles. */
const DOCS_POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');
