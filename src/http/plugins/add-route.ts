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

/** Fastify routes only common methods; with all of them, every unsupported one gets 405. */
export function routeAllMethods(app: FastifyInstance): void {
  for (const method of ALL_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

interface RouteOptions {
  schema?: FastifySchema;
  onRequest?: Hook;
}

/** The same endpoint by POST. */
export interface PostRoute {
  schema?: FastifySchema;
  /** By default, that of the content type. */
  bodyLimit?: number;
  preValidation: Hook;
  handler: RouteHandlerMethod;
}

/** Adds a route for GET and HEAD, and optionally POST. Other methods get 405 with `Allow`, before any other check. */
export function addRoute(
  app: FastifyInstance,
  url: string,
  options: RouteOptions,
  handler: RouteHandlerMethod,
  post?: PostRoute,
): void {
  const { schema, onRequest = (_request, _reply, done) => done() } = options;
  const withRoute =
    (hook: Hook): Hook =>
    (request, reply, done) => {
      request.route = url;
      hook(request, reply, done);
    };
  app.route({
    method: 'GET',
    url,
    ...(schema === undefined ? {} : { schema }),
    onRequest: withRoute(onRequest),
    handler,
  });
  if (post !== undefined) app.route({ method: 'POST', url, onRequest: withRoute(onRequest), ...post });
  refuseOtherMethods(app, url, ['GET', 'HEAD', ...(post === undefined ? [] : ['POST'])]);
}

/** 405 with `Allow`, before any other check. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: (request, _reply, done) => {
      request.route = url;
      done(new ApiError('MethodNotAllowed', '', { headers: { allow: allowed.join(', ') } }));
    },
    handler: async () => undefined,
  });
}
