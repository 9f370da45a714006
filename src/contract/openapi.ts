import { readFileSync } from 'node:fs';
import type { TObject, TSchema } from 'typebox';
import { ERROR_TABLE } from '../errors.ts';
import { ErrorEnvelope, envelopeSchema, ValidationErrorEnvelope } from './envelope.ts';
import examples from './examples.json' with { type: 'json' };
import { ID_MARK } from './ids.ts';
import { INSTANT_PATTERN, QUESTION_PARAMETERS } from './parameters.ts';

/** What the document needs to know of an endpoint. */
interface DescribedEndpoint {
  id: string;
  path: string;
  summary: string;
  scope: string | undefined;
  parameters: { path: TObject; query: TObject };
  hits: readonly TSchema[];
  errors: readonly number[];
  takesPost?: boolean;
}

/** Statuses any endpoint can answer with. */
const COMMON_ERRORS = [400, 401, 403, 413, 414, 422, 429, 431, 500, 503];

const packageFile = new URL('../../package.json', import.meta.url);

/** The OpenAPI 3.1 document, made from the same schemas that validate and serialize. */
export function buildOpenapi(endpoints: readonly DescribedEndpoint[]): object {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const shapes = [...endpoints.flatMap((endpoint) => endpoint.hits), ErrorEnvelope, ValidationErrorEnvelope];
  return {
    openapi: '3.1.0',
    info: {
      title: 'nightjar',
      version,
      summary: 'Threat-intelligence data API',
      description:
        'Read-only search and lookups over messages, profiles, channels and servers of Telegram and Discord, and ' +
        'four daily feeds. Ids may exceed 2^53: `id_format=string` writes them as strings. Unknown parameters are 422, ' +
        'and so is one given twice; names that begin with `_` are ignored.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: [
      { name: 'im', description: 'Messages, profiles, channels and servers; needs the scope `im`' },
      {
        name: 'feeds',
        description: 'What happened on a day; needs the scope `feeds`, beyond 30 days also `archive`',
      },
      { name: 'key', description: 'About the key itself; needs no scope' },
    ],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [
        endpoint.path,
        { get: operation(endpoint), ...(endpoint.takesPost && { post: postOperation(endpoint) }) },
      ]),
    ),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: Object.fromEntries(shapes.map((shape) => [titleOf(shape), plain(shape)])),
    },
  };
}

function operation(endpoint: DescribedEndpoint): object {
  const hit =
    endpoint.hits.length === 1 ? reference(endpoint.hits[0]) : { anyOf: endpoint.hits.map(reference) };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.scope ?? 'key'],
    parameters: [
      ...parameters('path', endpoint.parameters.path),
      ...parameters('query', endpoint.parameters.query),
    ],
    responses: {
      200: {
        description: 'The answer in its wrapper',
        headers: RATE_HEADERS,
        content: {
          'application/json': { schema: plain(envelopeSchema(hit as TSchema)), ...exampleOf(endpoint) },
        },
      },
      ...Object.fromEntries(
        [...new Set([...COMMON_ERRORS, ...endpoint.errors])]
          .sort()
          .map((status) => [status, problem(status)]),
      ),
    },
  };
}

/** A response with the demo's data (scripts/write-api-reference.ts). */
function exampleOf({ id }: DescribedEndpoint): { example?: unknown } {
  const example = (examples as Record<string, unknown>)[id];
  return example === undefined ? {} : { example };
}

/** The query parameters of GET as an object; all endpoints that take POST are searches. */
function postOperation(endpoint: DescribedEndpoint): object {
  const { properties } = endpoint.parameters.query;
  return {
    ...operation({ ...endpoint, errors: [...endpoint.errors, 415] }),
    operationId: `${endpoint.id}ByPost`,
    summary: `${endpoint.summary}, with the parameters in the body (extension)`,
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
            anyOf: QUESTION_PARAMETERS.map((name) => ({ required: [name] })),
            patternProperties: { '^_': { description: 'Ignored' } },
            additionalProperties: false,
          },
        },
      },
    },
  };
}

/** A parameter in JSON: numbers and booleans may also be given as text, Unix seconds also as a number. */
function inJson(property: TSchema): object {
  const { description, ...schema } = plain(property) as {
    description?: string;
    type: string;
    maximum?: number;
  };
  const alternatives: object[] = [schema];
  if (schema.type === 'integer')
    alternatives.push({ type: 'string', pattern: digitsUpTo(schema.maximum as number) });
  if (schema.type === 'boolean') alternatives.push({ type: 'string', enum: ['true', 'false'] });
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
    ...(alternatives.length === 1 ? schema : { anyOf: alternatives }),
  };
}

/** Digits of a number from 1 to a power of ten, as all our limits are. */
function digitsUpTo(maximum: number): string {
  const zeros = Math.log10(maximum);
  if (!Number.isInteger(zeros)) throw new TypeError(`${maximum} is not a power of ten`);
  return `^0*([1-9][0-9]{0,${zeros - 1}}|10{${zeros}})$`;
}

const RATE_HEADERS = {
  'X-RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests that may be sent at once' },
  'X-RateLimit-Remaining': { schema: { type: 'integer' }, description: 'Requests left' },
  'X-RateLimit-Reset': {
    schema: { type: 'integer' },
    description: 'Unix time in seconds at which all are back',
  },
};

function problem(status: number): object {
  const sentences = ERROR_TABLE.filter((row) => row.status === status).map((row) => row.sentence);
  const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait' } };
  return {
    description: sentences.join(' / '),
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

/** What stands in the document for a format of our own. */
const FORMAT_SCHEMAS: Record<string, object> = {
  instant: { pattern: INSTANT_PATTERN },
  day: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', format: 'date' },
};

/** The schema as plain JSON, without our own marks and formats. */
function plain(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (name, value) => {
      if (name === ID_MARK) return undefined;
      const standsFor = FORMAT_SCHEMAS[value?.format];
      return standsFor === undefined ? value : { ...value, format: undefined, ...standsFor };
    }),
  );
}
