import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { errorBody } from '../../contract/envelope.ts';
import { parameterProblems } from '../../contract/parameter-problems.ts';
import { ApiError, type ErrorName, InvalidParameters } from '../../errors.ts';
import { IndexOutdated } from '../../storage/port/failures/index-outdated.ts';
import { SearchTooSlow } from '../../storage/port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../../storage/port/failures/store-unavailable.ts';
import { Cancelled } from '../../threads/failures.ts';
import { newRequestId, requestIdOf, SECURITY_HEADERS } from './response-headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** By Fastify's error code. */
const FRAMEWORK_ERRORS: Record<string, ErrorName> = {
  FST_ERR_BAD_URL: 'MalformedRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'UrlTooLong',
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: 'UrlTooLong',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMediaType',
};

/** Everything that is thrown becomes one of the errors in errors.ts. */
export function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendError(toApiError(error, request), request, reply, log);
  });
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('RouteNotFound'), request, reply, log));
}

/** Errors before routing: no hook has run yet. */
export function handleFrameworkErrors(log: Logger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
    sendError(toApiError(error, request), request, reply, log);
  };
}

/** The validated part of the request, by Fastify's `validationContext`. */
const VALIDATED: Record<string, (request: FastifyRequest) => ['query' | 'body', unknown]> = {
  querystring: ({ query }) => ['query', query],
  body: ({ body }) => ['body', body],
};

export function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation !== undefined) {
    const [where, values] = VALIDATED[error.validationContext ?? '']?.(request) ?? ['path', request.params];
    return new InvalidParameters(
      parameterProblems(error.validation, where, values as Record<string, unknown>),
    );
  }
  if (error instanceof IndexOutdated || error instanceof StoreUnavailable)
    return new ApiError('Unavailable', '', { cause: error });
  if (error instanceof SearchTooSlow) return new ApiError('SearchTooSlow', '', { cause: error });
  if (error instanceof Cancelled) return new ApiError('ClientDisconnected', '', { cause: error });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && request.endpoint?.bulk !== undefined)
    return new ApiError('TooManyValues', '', { cause: error });
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return new ApiError(known, '', { cause: error });
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiError(isClientError ? 'MalformedRequest' : 'Internal', '', { cause: error });
}

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply, log: Logger): void {
  if (error.status >= 500) log.error({ reqId: request.id, err: error.cause ?? error }, 'request failed');
  reply.code(error.status).headers(error.headers).header('content-type', JSON_TYPE).send(errorBody(error));
}

const CONNECTION_ERRORS: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
};

/** Without this, Node answers an unknown `Expect` header before Fastify sees the request. */
export function handleExpectation(request: IncomingMessage, response: ServerResponse): void {
  const apiError = new ApiError('ExpectationFailed');
  const body = errorBody(apiError);
  response
    .writeHead(apiError.status, {
      ...SECURITY_HEADERS,
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      'x-request-id': requestIdOf(request),
    })
    .end(body);
}

/** Bytes that are not HTTP never become a request, so the envelope is written to the socket directly. */
export function handleConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const apiError = new ApiError(CONNECTION_ERRORS[error.code ?? ''] ?? 'MalformedRequest');
  const body = errorBody(apiError);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    'x-request-id': newRequestId(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${apiError.status} ${STATUS_CODES[apiError.status]}\r\n${lines.join('')}\r\n${body}`);
}
