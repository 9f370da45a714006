import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { PushOutcome } from '../../push/push-request.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import { ignoreContentType, readPushHeaders } from '../ingest/push-headers.ts';
import { receivePush } from '../ingest/receive-push.ts';
import { refusalOf, toPushError } from '../ingest/refusals.ts';
import { refuseOtherMethods } from './add-route.ts';
import { auditRefusal } from './audit.ts';
import { authorization, keyTextOf } from './authorization.ts';
import { toApiError } from './error-handling.ts';

const PING = '/api/v1/ping';
const IMPORT_ITEM = '/api/v1/import/json/item';
/** For the audit log. */
const NO_PARAMETERS = { parameters: { path: Type.Object({}), query: Type.Object({}) } };

/** The two routes of AIL that its feeders use, with AIL's responses: a feeder only needs another URL and key. */
export async function serveAil(app: FastifyInstance, services: HttpServices): Promise<void> {
  const authorize = authorization(services, ailKeyOf)('ingest');
  const onRequest = (url: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    request.route = url;
    request.endpoint = NO_PARAMETERS;
    ignoreContentType(request);
    await authorize(request, reply);
    const refusal = auditRefusal(services.audit, request);
    if (refusal !== undefined) throw refusal;
    request.isAuthorized = true;
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const apiError = toApiError(error, request);
      if (apiError.status >= 500)
        services.log.error({ reqId: request.id, err: apiError.cause ?? apiError }, 'request failed');
      reply
        .code(apiError.status)
        .headers(apiError.headers)
        .send({ status: 'error', reason: apiError.message });
    });
    scope.get(PING, { onRequest: onRequest(PING) }, async () => ({ status: 'pong' }));
    refuseOtherMethods(scope, PING, ['GET', 'HEAD']);
    scope.post(IMPORT_ITEM, { onRequest: onRequest(IMPORT_ITEM) }, async (request, reply) => {
      try {
        return answerOf(await receiveItem(request, reply, services));
      } catch (error) {
        throw toPushError(error);
      }
    });
    refuseOtherMethods(scope, IMPORT_ITEM, ['POST']);
  });
}

/** AIL's clients send the bare key. */
function ailKeyOf(request: FastifyRequest): string | undefined {
  const { authorization: given, 'x-ail-auth': ail } = request.headers;
  const own = keyTextOf(request);
  if (own !== undefined) return own;
  return typeof ail === 'string' && ail !== '' ? ail.trim() : given?.trim() || undefined;
}

async function receiveItem(
  request: FastifyRequest,
  reply: FastifyReply,
  services: HttpServices,
): Promise<PushOutcome> {
  const { id, name } = request.apiKey as ApiKey;
  const head = { key: { id, name }, format: 'ail', options: { timeZone: 'UTC' } };
  const headers = { ...readPushHeaders(request), isAsync: false, isWhole: true };
  const received = await receivePush(request, reply, head, headers, services);
  if (!('outcome' in received)) throw new TypeError('an item is not a stream');
  return received.outcome;
}

function answerOf(outcome: PushOutcome): object {
  const refusal = refusalOf(outcome);
  if (refusal !== undefined) throw refusal;
  return { status: 'success' };
}
