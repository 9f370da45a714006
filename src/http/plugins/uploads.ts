import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toIngestHit, toIngestTaskHit } from '../../contract/ingest-hit.ts';
import { ParameterReader } from '../../contract/parameter-reader.ts';
import { envelopeSerializer } from '../../contract/serializer.ts';
import type { PushOutcome } from '../../push/push-request.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import { parseRecordDate } from '../../time/instant.ts';
import { ignoreContentType, readPushHeaders } from '../ingest/push-headers.ts';
import { pushLines } from '../ingest/push-lines.ts';
import { type PushHead, receivePush } from '../ingest/receive-push.ts';
import { refusalOf, toPushError } from '../ingest/refusals.ts';
import type { Upload } from '../ingest/upload.ts';
import { refuseOtherMethods } from './add-route.ts';
import { auditRefusal } from './audit.ts';
import { authorization, keyTextOf } from './authorization.ts';

/** Adds the routes that take bodies of any size. Their bodies are read by the handler, after all checks. */
export async function serveUploads(
  app: FastifyInstance,
  uploads: readonly Upload[],
  services: HttpServices,
): Promise<void> {
  const authorizing = authorization(services);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    for (const upload of uploads) {
      const url = upload.path.replace(/\{(\w+)\}/g, ':$1');
      const authorize = authorizing(upload.scope);
      const reader = new ParameterReader('query', upload.parameters.query);
      scope.route({
        method: 'POST',
        url,
        schema: { params: upload.parameters.path, querystring: upload.parameters.query },
        onRequest: async (request, reply) => {
          request.route = url;
          request.endpoint = upload;
          ignoreContentType(request);
          await authorize(request, reply);
          const refusal = auditRefusal(services.audit, request);
          if (refusal !== undefined) throw refusal;
          request.isAuthorized = true;
          request.query = reader.read(request.query as Record<string, unknown>);
        },
        handler: uploadHandler(upload, services),
      });
      refuseOtherMethods(scope, url, ['POST']);
    }
  });
}

function uploadHandler(upload: Upload, services: HttpServices) {
  const writeResult = envelopeSerializer(upload.hit);
  const writeTask = envelopeSerializer(upload.taskHit);
  const send = async (outcome: PushOutcome, key: ApiKey, reply: FastifyReply) => {
    if ('isReplayed' in outcome && outcome.isReplayed) reply.header('idempotent-replayed', 'true');
    const refusal = refusalOf(outcome);
    if (refusal !== undefined) throw refusal;
    reply.header('content-type', 'application/json; charset=utf-8');
    if (outcome.kind === 'accepted') {
      const task = await services.push.findTask(outcome.taskId, key.id);
      reply.code(202).header('location', `/api/v2/ingest/tasks/${outcome.taskId}`);
      const hits = task === undefined ? [] : [toIngestTaskHit(task)];
      return reply.send(writeTask.whole({ data: { total: hits.length, hits }, error: null }));
    }
    if (outcome.kind !== 'imported') throw new TypeError(`unexpected outcome ${outcome.kind}`);
    const hits = [toIngestHit(outcome.result)];
    return reply.send(writeResult.whole({ data: { total: 1, hits }, error: null }));
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = request.apiKey as ApiKey;
    const parameters = { ...(request.params as object), ...(request.query as object) };
    if (services.audit !== undefined) request.validParameters = parameters;
    try {
      const headers = readPushHeaders(request);
      const head = headOf(parameters, key);
      const received = await receivePush(request, reply, head, headers, services);
      if ('outcome' in received) {
        if (received.outcome.kind === 'imported') request.results = received.outcome.result.counts.read;
        return await send(received.outcome, key, reply);
      }
      const isKeyValid = async () => (await services.keys.verify(keyTextOf(request) ?? '')) !== undefined;
      const { wantsLines } = headers;
      return await pushLines(
        { request, reply, head, ...received, wantsLines, isKeyValid },
        services,
        (total) => send({ kind: 'imported', result: total }, key, reply),
      );
    } catch (error) {
      throw toPushError(error);
    }
  };
}

function headOf(given: UploadParameters, { id, name }: ApiKey): PushHead {
  const { format, time_zone: timeZone = 'UTC', seen_at, group } = given;
  // Without leading zeros, as importers write ids.
  const channel = given.channel === undefined ? undefined : String(BigInt(given.channel));
  const seenAt = seen_at === undefined ? undefined : parseRecordDate(seen_at);
  return { key: { id, name }, format, options: { timeZone, seenAt, group, channel } };
}

interface UploadParameters {
  format?: string;
  time_zone?: string;
  seen_at?: string;
  group?: string;
  channel?: string;
}
