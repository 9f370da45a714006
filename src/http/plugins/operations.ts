import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import { getOnly } from './get-only.ts';
import { SAFE_PAGE_HEADERS } from './response-headers.ts';

/** What an operator expects beside the API, none of it with a key: health, the OpenAPI document and a page for it. */
export async function serveOperations(
  app: FastifyInstance,
  services: HttpServices,
  openapi: object,
): Promise<void> {
  getOnly(app, '/health/live', {}, async () => ({ status: 'live' }));

  getOnly(app, '/health/ready', {}, async () => {
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
  getOnly(app, '/openapi.json', {}, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  );

  await app.register(swagger, { mode: 'static', specification: { document: openapi as never } });
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(SAFE_PAGE_HEADERS);
      done();
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: DOCS_POLICY,
      uiConfig: { validatorUrl: null, docExpansion: 'list', deepLinking: true, persistAuthorization: false },
      // The bar on top would only offer to load other documents, which the policy forbids.
      theme: {
        title: 'nightjar API',
        css: [{ filename: 'nightjar.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}

/** The page loads nothing from elsewhere; its own script styles elements one by one. */
const DOCS_POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');
