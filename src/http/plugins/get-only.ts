import { METHODS } from 'node:http';
import type { FastifyInstance, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import { ApiError } from '../../errors.ts';

const OTHER_METHODS = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

/** Fastify routes only the common methods; here every other one is known, so that each gets its 405. */
export function knowAllMethods(app: FastifyInstance): void {
  for (const method of OTHER_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
}

/** A route for GET and HEAD; another method is 405 with `Allow`, before anything else is looked at. */
export function getOnly(
  app: FastifyInstance,
  url: string,
  options: RouteShorthandOptions,
  handler: RouteHandlerMethod,
): void {
  app.route({ ...options, method: 'GET', url, handler });
  app.route({
    method: OTHER_METHODS,
    url,
    onRequest: async () => {
      throw new ApiError('MethodNotAllowed', '', { headers: { allow: 'GET, HEAD' } });
    },
    handler: async () => undefined,
  });
}
