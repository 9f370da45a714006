import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TProperties, TSchema } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import { ParameterReader } from '../../contract/parameter-reader.ts';
import { type EnvelopeSerializer, envelopeSerializer } from '../../contract/serializer.ts';
import { hasSpellings, respelled } from '../../contract/spellings.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import { andThen } from '../and-then.ts';
import type { Endpoint, EndpointAnswer, EndpointRequest } from '../endpoint.ts';
import { List, listFingerprint, type PagingQuery } from '../list.ts';
import { RequestReading } from '../request-reading.ts';
import { actionRoute } from './action-route.ts';
import { addRoute, type MethodRoute } from './add-route.ts';
import { auditRefusal } from './audit.ts';
import { type Authorize, authorization } from './authorization.ts';
import { bulkRoute } from './bulk-route.ts';
import { downloadHandler } from './download-route.ts';
import { acceptBodies } from './request-body.ts';
import { pathOf } from './response-headers.ts';
import { sendResponse, sendText } from './send-response.ts';
import { EventStreams } from './stream-route.ts';

/** Adds a route for each endpoint: authorization, then validation, then the response. */
export function serveEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  services: HttpServices,
): void {
  app.decorateRequest('apiKey', undefined);
  acceptBodies(app);
  const authorizing = authorization(services);
  const streams = new EventStreams(app, services);
  for (const endpoint of endpoints) {
    addRoute(
      app,
      endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      {
        schema: { params: endpoint.parameters.path, querystring: endpoint.parameters.query },
        onRequest: requestHook(authorizing(endpoint.scope), endpoint, services),
      },
      getHandler(endpoint, services, streams),
      methodsOf(endpoint, services),
    );
  }
}

function getHandler(endpoint: Endpoint, services: HttpServices, streams: EventStreams) {
  const { stream, download } = endpoint;
  if (stream !== undefined)
    return (request: FastifyRequest, reply: FastifyReply) => streams.answer(stream, request, reply);
  if (download !== undefined) return downloadHandler(download, services);
  if (endpoint.answer === undefined) return undefined;
  return requestHandler(endpoint, services, ({ query }) => query as Record<string, unknown>);
}

function methodsOf(endpoint: Endpoint, services: HttpServices): Record<string, MethodRoute> {
  const { bulk, takesPost, actions = {} } = endpoint;
  if (bulk !== undefined) return { POST: bulkRoute(bulk, services) };
  if (takesPost) return { POST: postRoute(endpoint, services) };
  return Object.fromEntries(
    Object.entries(actions).map(([method, action]) => [method.toUpperCase(), actionRoute(action, services)]),
  );
}

/** Like GET, but with the parameters as a JSON object. */
function postRoute(endpoint: Endpoint, services: HttpServices): MethodRoute {
  const reader = new ParameterReader('body', endpoint.parameters.query);
  const answer = requestHandler(endpoint, services, ({ body }) => body as Record<string, unknown>);
  return {
    schema: { body: endpoint.parameters.query },
    preValidation(request, _reply, done) {
      try {
        // Without a body, no content-type parser has run.
        if (request.body === undefined) throw new ApiError('UnsupportedMediaType');
        reader.rejectQueryOfPost(request.query as Record<string, unknown>);
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

/** Authorizes the request, then converts its parameters for validation. */
function requestHook(authorize: Authorize, endpoint: Endpoint, { audit }: HttpServices) {
  const { parameters } = endpoint;
  const reader = new ParameterReader('query', parameters.query);
  const respelledInPath = Object.keys(parameters.path.properties).filter(hasSpellings);
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    request.endpoint = endpoint;
    const readParameters = () => {
      const refusal = auditRefusal(audit, request);
      if (refusal !== undefined) throw refusal;
      request.isAuthorized = true;
      const path = request.params as Record<string, unknown>;
      for (const name of respelledInPath) path[name] = respelled(name, path[name]);
      // The parameters of other methods are in their body, which is read later.
      if (request.method === 'GET' || request.method === 'HEAD')
        request.query = reader.read(request.query as Record<string, unknown>);
    };
    let ready: Awaitable<void>;
    try {
      ready = andThen(authorize(request, reply), readParameters);
    } catch (error) {
      done(error as Error);
      return;
    }
    if (ready instanceof Promise) ready.then(() => done(), done);
    else done();
  };
}

function requestHandler(
  endpoint: Endpoint,
  services: HttpServices,
  parametersOf: (request: FastifyRequest) => Record<string, unknown>,
) {
  const serializers = new Map<TSchema, EnvelopeSerializer>(
    endpoint.hits.map((hit) => [hit, envelopeSerializer(hit, endpoint.dataFields)]),
  );
  const [defaultShape] = endpoint.hits;

  return function answer(request: FastifyRequest, reply: FastifyReply): Awaitable<unknown> {
    const reading = new RequestReading(services, request, reply);
    const send = (answer: EndpointAnswer): Awaitable<unknown> => {
      request.results = answer.total;
      const { total, hits, next_cursor, prev_cursor, links, data, shape = defaultShape } = answer;
      // Links repeat the parameters; those of a POST must not leak into a header.
      if (links !== undefined && request.method !== 'POST') reply.header('link', links);
      const context = {
        request,
        reply,
        reading,
        isPolled: endpoint.scope === 'feeds',
        config: services.config,
      };
      if (answer.text !== undefined) return sendText(context, answer.text);
      return sendResponse(context, serializers.get(shape as TSchema) as EnvelopeSerializer, {
        data: { ...data, total, hits, next_cursor, prev_cursor },
        error: null,
      });
    };
    const parsed = new ParsedRequest(request, endpoint, parametersOf(request), services);
    if (services.audit !== undefined) request.validParameters = { ...parsed.path, ...parsed.query };
    const answered = endpoint.answer as NonNullable<Endpoint['answer']>;
    const sent = andThen(answered(parsed, { ...services, store: reading }), send);
    // Fastify would wait for a reply that is returned synchronously once more.
    return sent instanceof Promise ? sent.then(() => reply) : undefined;
  };
}

/** A validated request, as endpoints see it. */
class ParsedRequest implements EndpointRequest<TProperties, TProperties> {
  readonly path: Record<string, string>;
  readonly query: KnownQuery;
  readonly key: ApiKey;
  readonly idFormat: IdFormat;
  readonly #request: FastifyRequest;
  readonly #endpoint: Endpoint;
  readonly #services: HttpServices;
  #list: List | undefined;

  constructor(request: FastifyRequest, endpoint: Endpoint, query: KnownQuery, services: HttpServices) {
    this.path = request.params as Record<string, string>;
    this.query = query;
    this.key = request.apiKey as ApiKey;
    this.idFormat = this.query.id_format ?? 'integer';
    this.#request = request;
    this.#endpoint = endpoint;
    this.#services = services;
  }

  /** Built on demand: lookups of one record don't need it. */
  get list(): List {
    this.#list ??= new List({
      url: pathOf(this.#request.raw.url ?? ''),
      fingerprint: () => listFingerprint(this.#endpoint.id, this.path, this.query),
      query: this.query,
      defaultSize: this.#endpoint.defaultPageSize ?? 1,
      cursors: this.#services.cursors,
    });
    return this.#list;
  }
}

type KnownQuery = PagingQuery & { id_format?: IdFormat } & Record<PropertyKey, unknown>;
