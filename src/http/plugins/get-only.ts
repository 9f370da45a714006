import { METHODS } from 'node:http';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
} from 'fastify';
import { ApiError } from '../../errors.ts';

const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT');

/** Fastify routes only the common methods; here every other one is known, so that each gets its 405. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of ALL_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

interface RouteOptions {
  schema?: FastifySchema;
  onRequest?: Hook;
}

/** The same question asked by POST. */
export interface PostRoute {
  schema: FastifySchema;
  preValidation: Hook;
  handler: RouteHandlerMethod;
}

/** A route for GET and HEAD, and POST where that is given; another method is 405 with `Allow`, before anything else is looked at. */
export function getOnly(
  app: FastifyInstance,
  url: string,
  options: RouteOptions,
  handler: RouteHandlerMethod,
  post?: PostRoute,
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
  if (post !== undefined) app.route({ method: 'POST', url, onRequest: named(onRequest), ...post });
  const allowed = ['GET', 'HEAD', ...(post === undefined ? [] : ['POST'])];
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: named((_request, _reply, done) => {
      done(new ApiError('MethodNotAllowed', '', { headers: { allow: allowed.join(', ') } }));
    }),
    handler: async () => undefined,
  });
}
