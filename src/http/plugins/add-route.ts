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

/** The same path by another method. */
export interface MethodRoute {
  schema?: FastifySchema;
  /** By default, that of the content type. */
  bodyLimit?: number;
  preValidation: Hook;
  handler: RouteHandlerMethod;
}

/**
 * Adds a route for GET and HEAD, unless there is no handler for them, and for other methods. All others get 405 with
 * `Allow`, before any other check.
 */
export function addRoute(
  app: FastifyInstance,
  url: string,
  options: RouteOptions,
  handler: RouteHandlerMethod | undefined,
  methods: Readonly<Record<string, MethodRoute>> = {},
): void {
  const { schema, onRequest = (_request, _reply, done) => done() } = options;
  const withRoute =
    (hook: Hook): Hook =>
    (request, reply, done) => {
      request.route = url;
      hook(request, reply, done);
    };
  if (handler !== undefined)
    app.route({
      method: 'GET',
      url,
      ...(schema === undefined ? {} : { schema }),
      onRequest: withRoute(onRequest),
      handler,
    });
  for (const [method, route] of Object.entries(methods))
    app.route({ method, url, onRequest: withRoute(onRequest), ...route });
  refuseOtherMethods(app, url, [...(handler === undefined ? [] : ['GET', 'HEAD']), ...Object.keys(methods)]);
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
