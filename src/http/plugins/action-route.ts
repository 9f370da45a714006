import type { FastifyRequest } from 'fastify';
import { unknownParameter } from '../../contract/parameter-problems.ts';
import { rejectParameters } from '../../contract/parameter-reader.ts';
import { envelopeSerializer } from '../../contract/serializer.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Action } from '../action.ts';
import { RequestReading } from '../request-reading.ts';
import type { MethodRoute } from './add-route.ts';
import { sendResponse } from './send-response.ts';

const NAME_LENGTH_MAX = 64;
const PROBLEMS_MAX = 20;

/** Changes a resource, and returns it as it is then. */
export function actionRoute(action: Action, services: HttpServices): MethodRoute {
  const serializer = envelopeSerializer(action.hit, action.dataFields);
  const { body: schema } = action;
  return {
    ...(schema !== undefined && { schema: { body: schema } }),
    ...(action.bytesMax !== undefined && { bodyLimit: action.bytesMax }),
    preValidation(request, _reply, done) {
      try {
        rejectParameters(request.query as Record<string, unknown>, () => NOT_A_PARAMETER);
        if (schema !== undefined) requireKnownFields(request, Object.keys(schema.properties));
        else if (hasContent(request.body)) throw new InvalidParameters([NO_BODY]);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    async handler(request, reply) {
      const path = request.params as Record<string, string>;
      const body = (request.body ?? {}) as Record<string, never>;
      // Values and secrets stay out of the audit log.
      if (services.audit !== undefined)
        request.validParameters = { ...path, fields: Object.keys(body).sort() };
      const reading = new RequestReading(services, request, reply);
      const key = request.apiKey as ApiKey;
      const answer = await action.run(
        { path, body, key, idFormat: 'integer' },
        { ...services, store: reading },
      );
      request.results = answer.total;
      reply.code(action.status ?? 200);
      const context = { request, reply, reading, isPolled: false, config: services.config };
      const { data, total, hits } = answer;
      await sendResponse(context, serializer, { data: { ...data, total, hits }, error: null });
      return reply;
    },
  };
}

const NOT_A_PARAMETER = {
  type: 'extra_forbidden',
  msg: 'not a parameter of this request, which only takes fields in its JSON body',
};

const NO_BODY = {
  loc: ['body'],
  type: 'extra_forbidden',
  msg: 'must be empty: this request takes no fields',
};

function hasContent(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0;
}

/** Unknown fields are named before the others are checked. */
function requireKnownFields({ body }: FastifyRequest, known: readonly string[]): void {
  // Without a body, no content-type parser has run.
  if (body === undefined) throw new ApiError('UnsupportedMediaType');
  const unknown = Object.keys(body as object).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new InvalidParameters(
    unknown.slice(0, PROBLEMS_MAX).map((name) => {
      const short = name.slice(0, NAME_LENGTH_MAX);
      return { loc: ['body', short], ...unknownParameter(short, known) };
    }),
  );
}
