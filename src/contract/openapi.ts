import { readFileSync } from 'node:fs';
import type { TObject, TProperties, TSchema } from 'typebox';
import { ERROR_TABLE, type ErrorName, PUSH_ERRORS } from '../errors.ts';
import { ErrorEnvelope, envelopeSchema, ValidationErrorEnvelope } from './envelope.ts';
import examples from './examples.json' with { type: 'json' };
import { AS_IS, ID_MARK } from './ids.ts';
import { INSTANT_PATTERN, INTEGER_ID_PATTERN } from './parameters.ts';
import { BOOLEAN_WORDS, LANGUAGE_PATTERN } from './spellings.ts';

/** The part of an endpoint that the document needs. */
interface DescribedEndpoint {
  id: string;
  path: string;
  summary: string;
  description: string;
  scope: string | readonly string[] | undefined;
  tag?: string;
  parameters: { path: TObject; query: TObject };
  hits: readonly TSchema[];
  dataFields?: TProperties;
  needsOneOf?: readonly string[];
  errors: readonly number[];
  takesPost?: boolean;
  returnsText?: boolean;
  bulk?: DescribedBulk;
  answer?: unknown;
  stream?: unknown;
  download?: { files: Readonly<Record<string, { mediaType: string }>> };
  actions?: Partial<Record<string, DescribedAction>>;
  /** Can fail in more ways than others. */
  isUpload?: boolean;
}

interface DescribedAction {
  id: string;
  summary: string;
  description: string;
  body?: TObject;
  status?: number;
  hit: TSchema;
  dataFields?: TProperties;
  errors: readonly number[];
}

/** Takes a body of any type by POST. */
interface DescribedUpload
  extends Pick<DescribedEndpoint, 'id' | 'path' | 'summary' | 'description' | 'scope' | 'parameters'> {
  hit: TSchema;
  taskHit: TSchema;
}

interface DescribedBulk {
  id: string;
  summary: string;
  description: string;
  content: Record<string, TSchema>;
  hit: TSchema;
}

/** Error statuses that every endpoint can return. */
const COMMON_ERRORS = [400, 401, 403, 413, 414, 422, 429, 431, 500, 503];

const packageFile = new URL('../../package.json', import.meta.url);

const TAGS = [
  {
    name: 'overview',
    description:
      'What is new, what rises and what is missing; what the scopes of the key do not show is left out',
  },
  {
    name: 'search',
    description: 'All records; requires at least one of the scopes `im`, `documents` and `victims`',
  },
  { name: 'im', description: 'Messages, profiles, channels and servers; requires the scope `im`' },
  { name: 'documents', description: 'Crawled pages; requires the scope `documents`' },
  { name: 'victims', description: 'Ransomware victims, groups and statistics; requires the scope `victims`' },
  {
    name: 'feeds',
    description: 'Daily feeds; requires the scope `feeds`, and `archive` for days more than 30 days ago',
  },
  {
    name: 'indicators',
    description:
      'Lookups of indicators; they count the records that the scopes of the key show, and require at least one of them',
  },
  {
    name: 'connections',
    description:
      'What is connected with what; requires the scope of the records, and shows only those of the key',
  },
  {
    name: 'entities',
    description:
      'Summaries of people, channels, servers, pages, groups, victims and indicators; require the scope of the record',
  },
  {
    name: 'alerts',
    description:
      'Saved searches, their matches, targets and deliveries; requires the scope `alerts`, and the scope of the records',
  },
  { name: 'ingest', description: 'Pushing data in; requires the scope `ingest`' },
  { name: 'key', description: 'The API key of the request; requires no scope' },
];

/** The OpenAPI 3.1 document, from the same schemas that validate and serialize. */
export function buildOpenapi(
  endpoints: readonly DescribedEndpoint[],
  uploads: readonly DescribedUpload[] = [],
): object {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const shapes = [
    ...endpoints.flatMap(({ hits, bulk, actions = {} }) => [
      ...hits,
      ...(bulk === undefined ? [] : [bulk.hit]),
      ...Object.values(actions).flatMap((action) => action?.hit ?? []),
    ]),
    ...uploads.flatMap(({ hit, taskHit }) => [hit, taskHit]),
    ErrorEnvelope,
    ValidationErrorEnvelope,
  ];
  return {
    openapi: '3.1.0',
    info: {
      title: 'nightjar',
      version,
      summary: 'Threat-intelligence data API',
      description:
        'API to search and look up messages, profiles, channels and servers of Telegram and Discord, to read four daily ' +
        'feeds, to push data in and to get alerts. Ids can exceed 2^53: use `id_format=string` if your client loses precision. Unknown and ' +
        'repeated parameters are rejected with 422; parameters whose name starts with `_` are ignored.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: TAGS.filter(({ name }) => endpoints.some((endpoint) => tagOf(endpoint) === name)),
    paths: Object.fromEntries([
      ...endpoints.map((endpoint) => [
        endpoint.path,
        {
          ...(endpoint.answer !== undefined && { get: operation(endpoint) }),
          ...(endpoint.stream !== undefined && { get: streamOperation(endpoint) }),
          ...(endpoint.download && { get: downloadOperation(endpoint, endpoint.download) }),
          ...(endpoint.takesPost && { post: postOperation(endpoint) }),
          ...(endpoint.bulk && { post: bulkOperation(endpoint, endpoint.bulk) }),
          ...Object.fromEntries(
            Object.entries(endpoint.actions ?? {}).map(([method, action]) => [
              method,
              actionOperation(endpoint, action as DescribedAction),
            ]),
          ),
        },
      ]),
      ...uploads.map((upload) => [upload.path, { post: uploadOperation(upload) }]),
    ]),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'API key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'API key as a bearer token' },
      },
      schemas: Object.fromEntries(shapes.map((shape) => [titleOf(shape), plain(shape)])),
    },
  };
}

function tagOf({ id, tag, scope }: DescribedEndpoint): string {
  if (tag !== undefined) return tag;
  if (typeof scope === 'object') throw new TypeError(`${id} has several scopes and needs a tag`);
  return scope ?? 'key';
}

function operation(endpoint: DescribedEndpoint): object {
  const hit =
    endpoint.hits.length === 1 ? reference(endpoint.hits[0]) : { anyOf: endpoint.hits.map(reference) };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: endpoint.description,
    tags: [tagOf(endpoint)],
    parameters: [
      ...parameters('path', endpoint.parameters.path),
      ...parameters('query', endpoint.parameters.query),
    ],
    responses: {
      200: {
        description: 'Success',
        headers: RATE_HEADERS,
        content: endpoint.returnsText
          ? { 'text/plain': { schema: { type: 'string' }, ...exampleOf(endpoint) } }
          : {
              'application/json': {
                schema: plain(envelopeSchema(hit as TSchema, endpoint.dataFields)),
                ...exampleOf(endpoint),
              },
            },
      },
      ...Object.fromEntries(
        [...new Set([...COMMON_ERRORS, ...endpoint.errors])]
          .sort()
          .map((status) => [status, problem(status, endpoint)]),
      ),
    },
  };
}

/** A response with the demo's data (scripts/write-api-reference.ts). */
function exampleOf({ id }: DescribedEndpoint): { example?: unknown } {
  const example = (examples as Record<string, unknown>)[id];
  return example === undefined ? {} : { example };
}

/** The query parameters of GET as a JSON object; all endpoints with POST are searches. */
function postOperation(endpoint: DescribedEndpoint): object {
  const { properties } = endpoint.parameters.query;
  return {
    ...operation({ ...endpoint, errors: [...endpoint.errors, 415] }),
    operationId: `${endpoint.id}ByPost`,
    summary: `${endpoint.summary.replace(/ \(extension\)$/, '')} by POST (extension)`,
    description: `${endpoint.description} The parameters are sent as a JSON object, so that no proxy logs them.`,
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, property]) => [name, inJson(property)]),
            ),
            ...requirement(endpoint),
            patternProperties: { '^_': { description: 'Ignored' } },
            additionalProperties: false,
          },
        },
      },
    },
  };
}

/** Some searches need a query, others a query or a filter. */
function requirement({ parameters, needsOneOf }: DescribedEndpoint): object {
  const { required } = parameters.query;
  if (required !== undefined && required.length > 0) return { required };
  return needsOneOf === undefined ? {} : { anyOf: needsOneOf.map((name) => ({ required: [name] })) };
}

/** A list of values in the body, one answer each. */
function bulkOperation(
  endpoint: DescribedEndpoint,
  { id, summary, description, content, hit }: DescribedBulk,
): object {
  const { responses, ...row } = operation({
    ...endpoint,
    hits: [hit],
    id,
    summary,
    description,
    errors: [...endpoint.errors, 415],
  }) as { responses: Record<number, { content: object }> };
  return {
    ...row,
    parameters: [],
    requestBody: {
      required: true,
      content: Object.fromEntries(
        Object.entries(content).map(([mediaType, schema]) => [mediaType, { schema: plain(schema) }]),
      ),
    },
    responses: {
      ...responses,
      200: {
        ...responses[200],
        content: { ...responses[200]?.content, 'application/x-ndjson': { schema: reference(hit) } },
      },
    },
  };
}

/** Events for as long as the client listens. */
function streamOperation(endpoint: DescribedEndpoint): object {
  const { responses, ...row } = operation(endpoint) as { responses: Record<number, object> };
  return {
    ...row,
    parameters: [
      ...parameters('query', endpoint.parameters.query),
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'Id of the last event that the client has received: those after it are sent first',
        schema: { type: 'string' },
      },
    ],
    responses: {
      ...responses,
      200: {
        description: 'Server-sent events, until the client disconnects',
        content: { 'text/event-stream': { schema: { type: 'string' }, ...exampleOf(endpoint) } },
      },
    },
  };
}

/** A file, in a format that the client chooses. */
function downloadOperation(
  endpoint: DescribedEndpoint,
  { files }: NonNullable<DescribedEndpoint['download']>,
): object {
  const { responses, ...row } = operation(endpoint) as { responses: Record<number, object> };
  const content = Object.values(files).map(({ mediaType }) => [
    mediaType,
    { schema: { type: 'string' }, ...exampleOf(endpoint) },
  ]);
  return {
    ...row,
    responses: { ...responses, 200: { ...responses[200], content: Object.fromEntries(content) } },
  };
}

/** What another method does to the resource. */
function actionOperation(endpoint: DescribedEndpoint, action: DescribedAction): object {
  const { id, summary, description, body, status = 200, hit, dataFields, errors } = action;
  const { responses, ...row } = operation({
    ...endpoint,
    id,
    summary,
    description,
    hits: [hit],
    ...(dataFields !== undefined && { dataFields }),
    errors: body === undefined ? errors : [...errors, 415],
  }) as { responses: Record<number, object> };
  const { 200: success, ...problems } = responses;
  return {
    ...row,
    parameters: parameters('path', endpoint.parameters.path),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: plain({ ...body, additionalProperties: false }) } },
      },
    }),
    responses: { [status]: success, ...problems },
  };
}

/** A body of any size, which is imported or becomes a task. */
function uploadOperation(upload: DescribedUpload): object {
  const { responses, ...row } = operation({
    ...upload,
    hits: [upload.hit],
    errors: [408, 409, 415, 507],
    isUpload: true,
  }) as { responses: Record<number, { content: object }>; parameters: object[] };
  return {
    ...row,
    parameters: [
      ...row.parameters,
      header('Idempotency-Key', 'Repeats the first answer to the same request for 24 hours', {
        maxLength: 255,
      }),
      header('Prefer', '`respond-async` makes the body a task'),
      header('Content-Encoding', 'Compression of the body', {
        enum: ['gzip', 'zstd', 'deflate', 'identity'],
      }),
    ],
    requestBody: {
      required: true,
      content: Object.fromEntries(
        ['application/x-ndjson', 'application/json', 'application/octet-stream'].map((type) => [
          type,
          { schema: {} },
        ]),
      ),
    },
    responses: {
      ...responses,
      200: {
        ...responses[200],
        content: { ...responses[200]?.content, 'application/x-ndjson': { schema: {} } },
      },
      202: {
        description: 'Stored; a task imports it',
        headers: {
          ...RATE_HEADERS,
          Location: { schema: { type: 'string' }, description: 'Path of the task' },
        },
        content: {
          'application/json': { schema: plain(envelopeSchema(reference(upload.taskHit) as TSchema)) },
        },
      },
    },
  };
}

function header(name: string, description: string, more: object = {}): object {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...more } };
}

/** In JSON, numbers and booleans can also be strings, and Unix seconds can also be numbers. */
function inJson(property: TSchema): object {
  const {
    description,
    default: byDefault,
    examples,
    ...schema
  } = plain(property) as {
    description?: string;
    default?: unknown;
    examples?: unknown[];
    type: string;
    minimum?: number;
    maximum?: number;
  };
  const alternatives: object[] = [schema];
  if (schema.type === 'integer') alternatives.push({ type: 'string', pattern: digitsOf(schema) });
  if (schema.type === 'boolean') alternatives.push({ type: 'string', enum: BOOLEAN_WORDS });
  if ((property as { format?: string }).format === 'instant')
    alternatives.push({ type: 'integer', minimum: 0 });
  if (ID_MARK in property)
    alternatives.push({
      type: 'integer',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    });
  return {
    ...(description && { description }),
    ...(byDefault !== undefined && { default: byDefault }),
    ...(examples && { examples }),
    ...(alternatives.length === 1 ? schema : { anyOf: alternatives }),
  };
}

/** Pattern for whole numbers from 1, or from the negative of the maximum, to the maximum. */
function digitsOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  const numbers = `0*(${digitsUpTo(maximum as number)})`;
  if (minimum === 1) return `^${numbers}$`;
  if (minimum !== -(maximum as number)) throw new TypeError(`${minimum} is neither 1 nor -${maximum}`);
  return `^(0+|-?${numbers})$`;
}

/** Alternatives for 1 to the maximum: shorter numbers, and those that are smaller from some digit on. */
function digitsUpTo(maximum: number): string {
  const digits = String(maximum);
  const smaller = Array.from(digits, (digit, index) => {
    const lowest = index === 0 ? 1 : 0;
    const rest = digits.length - index - 1;
    const highest = Number(digit) - 1;
    return highest < lowest ? [] : [`${digits.slice(0, index)}[${lowest}-${highest}][0-9]{${rest}}`];
  }).flat();
  const shorter = digits.length === 1 ? [] : [`[1-9][0-9]{0,${digits.length - 2}}`];
  return [...shorter, ...smaller, digits].join('|');
}

const RATE_HEADERS = {
  'X-RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests in a burst' },
  'X-RateLimit-Remaining': { schema: { type: 'integer' }, description: 'Requests left' },
  'X-RateLimit-Reset': {
    schema: { type: 'integer' },
    description: 'When the full burst is available again, as Unix time in seconds',
  },
};

function mayAnswer(name: ErrorName, { path, isUpload = false }: DescribedEndpoint): boolean {
  if (name === 'TargetShared') return path.startsWith('/api/v2/alerts/targets/');
  return isUpload || !PUSH_ERRORS.has(name);
}

function problem(status: number, endpoint: DescribedEndpoint): object {
  const messages = ERROR_TABLE.filter((row) => row.status === status)
    .filter(({ name }) => mayAnswer(name, endpoint))
    .map((row) => row.message);
  const retryAfter = {
    'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before the next request' },
  };
  return {
    description: messages.join(' / '),
    ...(status === 429 ? { headers: { ...RATE_HEADERS, ...retryAfter } } : {}),
    content: {
      'application/json': { schema: reference(status === 422 ? ValidationErrorEnvelope : ErrorEnvelope) },
    },
  };
}

function parameters(where: 'path' | 'query', schema: TObject): object[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties as Record<string, { description?: string }>).map(
    ([name, property]) => {
      const { description, ...rest } = plain(property) as { description?: string };
      return {
        name,
        in: where,
        required: required.has(name),
        ...(description ? { description } : {}),
        schema: rest,
      };
    },
  );
}

function titleOf(schema: TSchema | undefined): string {
  return (schema as { title?: string } | undefined)?.title ?? 'Unnamed';
}

function reference(schema: TSchema | undefined): object {
  return { $ref: `#/components/schemas/${titleOf(schema)}` };
}

/** Standard schemas for our custom formats. */
const STANDARD_FORMATS: Record<string, object> = {
  instant: { pattern: INSTANT_PATTERN },
  'record-date': { pattern: INSTANT_PATTERN },
  'integer-id': { pattern: INTEGER_ID_PATTERN },
  day: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', format: 'date' },
  language: { pattern: LANGUAGE_PATTERN },
};

/** The schema as plain JSON, without custom marks and formats. */
function plain(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (name, value) => {
      if (name === ID_MARK || name === AS_IS) return undefined;
      const standard = STANDARD_FORMATS[value?.format];
      return standard === undefined ? value : { ...value, format: undefined, ...standard };
    }),
  );
}
