import { METHODS } from 'node:http';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
} from 'fastify';
import { ApiError } from '../../errors.ts';

const OTHER_METHODS = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

/** Fastify routes only the common methods; here every other one is known, so that each gets its 405. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of OTHER_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** A route for GET and HEAD; another method is 405 with `Allow`, before anything else is looked at. */
export function getOnly(
  app: FastifyInstance,
  url: string,
  options: { schema?: FastifySchema; onRequest?: Hook },
  handler: RouteHandlerMethod,
): void {
  const { schema, onRequest = (_request, _reply, done) => done() } = options;
  const named =
    (hook: Hook): Hook =>
    (request, reply, done) => {
      request.route = url;
      hook(request, reply, done);
    };
  app.route({
    method: 'GET',
    url,
    ...(schema === undefined ? {} : { schema }),
    onRequest: named(onRequest),
    handler,
  });
  app.route({
    method: OTHER_METHODS,
    url,
    onRequest: named((_request, _reply, done) => {
      done(new ApiError('MethodNotAllowed', '', { headers: { allow: 'GET, HEAD' } }));
    }),
    handler: async () => undefined,
  });
}
