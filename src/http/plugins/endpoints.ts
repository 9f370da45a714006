import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TProperties, TSchema } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import { ParameterReader, refuseQueryOfPost } from '../../contract/parameter-reader.ts';
import { CASELESS } from '../../contract/parameters.ts';
import { type EnvelopeSerializer, envelopeSerializer } from '../../contract/serializer.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import type { Endpoint, EndpointAnswer, EndpointRequest } from '../endpoint.ts';
import { List, listFingerprint, type PagingQuery } from '../list.ts';
import { RequestReading } from '../request-reading.ts';
import { auditRefusal } from './audit.ts';
import { type Admit, admissions } from './authentication.ts';
import { getOnly, type PostRoute } from './get-only.ts';
import { takeJsonBodies } from './json-body.ts';
import { pathOf } from './response-headers.ts';
import { sendAnswer } from './send-answer.ts';

/** Makes a route of each endpoint: who may ask, then what is asked, then the answer. */
export function serveEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  services: HttpServices,
): void {
  app.decorateRequest('apiKey', undefined);
  takeJsonBodies(app);
  const admitting = admissions(services);
  for (const endpoint of endpoints) {
    getOnly(
      app,
      endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      {
        schema: { params: endpoint.parameters.path, querystring: endpoint.parameters.query },
        onRequest: entrance(admitting(endpoint.scope), endpoint, services),
      },
      answering(endpoint, services, ({ query }) => query as Record<string, unknown>),
      endpoint.takesPost ? postRoute(endpoint, services) : undefined,
    );
  }
}

/** The parameters come as a JSON object; everything else is as with GET. */
function postRoute(endpoint: Endpoint, services: HttpServices): PostRoute {
  const reader = new ParameterReader('body', endpoint.parameters.query);
  const answer = answering(endpoint, services, ({ body }) => body as Record<string, unknown>);
  return {
    schema: { body: endpoint.parameters.query },
    preValidation(request, _reply, done) {
      try {
        // Without a body there is no content type to refuse.
        if (request.body === undefined) throw new ApiError('UnsupportedMediaType');
        refuseQueryOfPost(request.query as Record<string, unknown>);
        request.body = reader.read(request.body as Record<string, unknown>);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    async handler(request, reply) {
      try {
        return await answer(request, reply);
      } catch (error) {
        throw error instanceof InvalidParameters ? error.inBody() : error;
      }
    },
  };
}

/** Who may ask at all; then what is asked is made ready for its validation. */
function entrance(admit: Admit, endpoint: Endpoint, { audit }: HttpServices) {
  const { parameters } = endpoint;
  const reader = new ParameterReader('query', parameters.query);
  const caselessInPath = CASELESS.filter((name) => name in parameters.path.properties);
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    request.endpoint = endpoint;
    const goOn = () => {
      const refusal = auditRefusal(audit, request);
      if (refusal !== undefined) throw refusal;
      request.isAdmitted = true;
      lower(request.params as Record<string, unknown>, caselessInPath);
      // The parameters of a POST come later, with its body.
      if (request.method !== 'POST') request.query = reader.read(request.query as Record<string, unknown>);
    };
    let asking: Promise<void> | undefined;
    try {
      asking = admit(request, reply);
      if (asking === undefined) goOn();
    } catch (error) {
      done(error as Error);
      return;
    }
    if (asking === undefined) done();
    else asking.then(goOn).then(() => done(), done);
  };
}

function lower(values: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string') values[name] = value.toLowerCase();
  }
}

function answering(
  endpoint: Endpoint,
  services: HttpServices,
  parametersOf: (request: FastifyRequest) => Record<string, unknown>,
) {
  const serializers = new Map<TSchema, EnvelopeSerializer>(
    endpoint.hits.map((hit) => [hit, envelopeSerializer(hit)]),
  );
  const [defaultShape] = endpoint.hits;

  return function answer(request: FastifyRequest, reply: FastifyReply): Awaitable<unknown> {
    const reading = new RequestReading(services, request, reply);
    const send = (answer: EndpointAnswer): Awaitable<unknown> => {
      request.results = answer.total;
      const { total, hits, next_cursor, prev_cursor, links, shape = defaultShape } = answer;
      // Links repeat the parameters: those of a POST belong in no header, nor would they work.
      if (links !== undefined && request.method !== 'POST') reply.header('link', links);
      return sendAnswer(
        { request, reply, reading, isPolled: endpoint.scope === 'feeds', config: services.config },
        serializers.get(shape as TSchema) as EnvelopeSerializer,
        { data: { total, hits, next_cursor, prev_cursor }, error: null },
      );
    };
    const asked = new Asked(request, endpoint, parametersOf(request), services);
    if (services.audit !== undefined) request.asked = { ...asked.path, ...asked.query };
    const answered = endpoint.answer(asked, { ...services, store: reading });
    return answered instanceof Promise ? answered.then(send).then(() => reply) : send(answered);
  };
}

/** What a client asks, as an endpoint sees it. */
class Asked implements EndpointRequest<TProperties, TProperties> {
  readonly path: Record<string, string>;
  readonly query: KnownQuery;
  readonly key: ApiKey;
  readonly idFormat: IdFormat;
  readonly #request: FastifyRequest;
  readonly #endpoint: Endpoint;
  readonly #services: HttpServices;

  constructor(request: FastifyRequest, endpoint: Endpoint, query: KnownQuery, services: HttpServices) {
    this.path = request.params as Record<string, string>;
    this.query = query;
    this.key = request.apiKey as ApiKey;
    this.idFormat = this.query.id_format ?? 'integer';
    this.#request = request;
    this.#endpoint = endpoint;
    this.#services = services;
  }

  /** Made when it is looked at: a lookup of one record has no use for it. */
  get list(): List {
    return new List({
      url: pathOf(this.#request.raw.url ?? ''),
      fingerprint: () => listFingerprint(this.#endpoint.id, this.path, this.query),
      query: this.query,
      defaultSize: this.#endpoint.defaultPageSize ?? 1,
      cursors: this.#services.cursors,
    });
  }
}

/** What the reader let through. */
type KnownQuery = PagingQuery & { id_format?: IdFormat } & Record<PropertyKey, unknown>;
