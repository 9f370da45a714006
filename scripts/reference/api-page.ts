import type { ApiExample } from './api-examples.ts';
import { exampleText } from './example-json.ts';
import { table } from './markdown.ts';

/** The parts of the OpenAPI document that the reference shows. */
export interface OpenapiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, Schema> };
}

type Method = 'get' | 'post' | 'patch' | 'delete';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
}

/** Errors of every endpoint are described once, in the conventions. */
const COMMON_STATUSES = new Set([
  '200',
  '201',
  '202',
  '400',
  '401',
  '403',
  '413',
  '414',
  '415',
  '422',
  '429',
  '431',
  '500',
  '503',
]);

const GROUP_TITLES: Record<string, string> = {
  search: 'Search',
  im: 'Messaging',
  documents: 'Documents',
  victims: 'Victims',
  feeds: 'Feeds',
  ingest: 'Pushing data',
  key: 'The API key',
  indicators: 'Indicators',
  alerts: 'Alerts',
};

export function endpointList(document: OpenapiDocument): string {
  const rows = Object.entries(document.paths).map(([path, operations]) => {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const [first] = Object.values(operations);
    return [`[\`${path}\`](#${anchor(`${methods[0]} ${path}`)})`, methods.join(', '), first?.summary ?? ''];
  });
  return table(['endpoint', 'methods', ''], rows);
}

/** As GitHub makes them from headings. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Endpoints by group. */
export function endpointSections(document: OpenapiDocument, examples: Record<string, ApiExample>): string {
  return document.tags
    .map(({ name, description }) => {
      const endpoints = Object.entries(document.paths).filter(([, operations]) =>
        Object.values(operations)[0]?.tags.includes(name),
      );
      return [
        `## ${GROUP_TITLES[name] ?? name}`,
        `${description}.`,
        ...endpoints.flatMap(([path, { get, ...others }]) => [
          ...(get === undefined ? [] : [endpointSection(path, get, others.post, examples)]),
          ...Object.entries(others)
            .filter(([, operation]) => !isSameByPost(operation))
            .map(([method, operation]) =>
              isUpload(operation)
                ? uploadSection(path, operation, examples)
                : actionSection(method.toUpperCase(), path, operation, examples),
            ),
        ]),
      ].join('\n\n');
    })
    .join('\n\n');
}

function endpointSection(
  path: string,
  operation: Operation,
  post: Operation | undefined,
  examples: Record<string, ApiExample>,
): string {
  const example = examples[operation.operationId];
  if (example === undefined)
    throw new Error(`${operation.operationId} has no example; add one to scripts/reference/api-examples.ts`);
  const rows = parameterRows(operation);
  const hits = hitNames(operation).map((name) => `[${name}](#${name.toLowerCase()})`);
  const statuses = Object.keys(operation.responses).filter((status) => !COMMON_STATUSES.has(status));
  return [
    `### GET ${path}`,
    `${sentence(operation.summary)}${isSameByPost(post) ? ' Also accepts [POST](#searches-by-post).' : ''}`,
    ...(operation.description === undefined ? [] : [operation.description]),
    table(['parameter', 'in', 'type', 'default', 'description'], rows),
    `${hits.length === 0 ? 'Returns text.' : `Hits: ${hits.join(', ')}.`}${statuses.length === 0 ? '' : ` Additional errors: ${statuses.join(', ')}.`}`,
    `\`\`\`curl\ncurl -H "x-api-key: $KEY" 'http://127.0.0.1:7080${example.request}'\n\`\`\``,
    typeof example.response === 'string'
      ? `\`\`\`${example.response.startsWith('<') ? 'html' : 'text'}\n${example.response.trim()}\n\`\`\``
      : `\`\`\`jsonc\n${exampleText(example.response)}\n\`\`\``,
  ].join('\n\n');
}

function parameterRows({ parameters }: Operation): string[][] {
  return parameters.map((parameter) => [
    `\`${parameter.name}\`${parameter.required ? ' (required)' : ''}`,
    parameter.in,
    typeText(parameter.schema),
    parameter.schema.default === undefined ? '' : `\`${parameter.schema.default}\``,
    parameter.description ?? '',
  ]);
}

function uploadSection(path: string, operation: Operation, examples: Record<string, ApiExample>): string {
  const [title = '', ...rest] = actionSection('POST', path, operation, examples).split('\n\nHits: ');
  const parameters = table(['parameter', 'in', 'type', 'default', 'description'], parameterRows(operation));
  return [title, parameters, `Hits: ${rest.join('\n\nHits: ')}`].join('\n\n');
}

/** Takes bodies of any kind. */
function isUpload({ requestBody }: Operation): boolean {
  return requestBody?.content['application/octet-stream'] !== undefined;
}

/** Whether POST takes the same parameters as GET. */
function isSameByPost(post: Operation | undefined): boolean {
  return post?.operationId.endsWith('ByPost') ?? false;
}

/** What another method does, with the fields of its body. */
function actionSection(
  method: string,
  path: string,
  operation: Operation,
  examples: Record<string, ApiExample>,
): string {
  const example = examples[operation.operationId];
  if (example === undefined)
    throw new Error(
      `${operation.operationId} has no example; add one to scripts/reference/alert-examples.ts`,
    );
  const fields = isSameByPost(operation) || path.includes('/lookup') ? [] : bodyRows(operation);
  const statuses = Object.keys(operation.responses).filter((status) => !COMMON_STATUSES.has(status));
  return [
    `### ${method} ${path}`,
    sentence(operation.summary),
    operation.description ?? '',
    ...(fields.length === 0 ? [] : [table(['field', 'type', 'default', 'description'], fields)]),
    `Hits: ${hitNames(operation)
      .map((name) => `[${name}](#${name.toLowerCase()})`)
      .join(', ')}.${statuses.length === 0 ? '' : ` Additional errors: ${statuses.join(', ')}.`}`,
    `\`\`\`console\n${curlOf(method, example)}\n\`\`\``,
    `\`\`\`jsonc\n${exampleText(example.response)}\n\`\`\``,
  ].join('\n\n');
}

function bodyRows({ requestBody }: Operation): string[][] {
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
  return Object.entries(properties).map(([name, field]) => [
    `\`${name}\`${required.includes(name) ? ' (required)' : ''}`,
    typeText(field),
    field.default === undefined ? '' : `\`${field.default}\``,
    field.description ?? '',
  ]);
}

function curlOf(method: string, { request, body }: ApiExample): string {
  const url = `'http://127.0.0.1:7080${request}'`;
  const isUsual = method === 'POST' && body !== undefined;
  const verb = isUsual ? '' : ` -X ${method}`;
  if (body === undefined) return `curl${verb} -H "x-api-key: $KEY" ${url}`;
  return `curl${verb} -H "x-api-key: $KEY" -H 'content-type: application/json' \\\n  -d '${body}' ${url}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function hitNames(operation: Operation): string[] {
  const success = ['200', '201', '202'].map((status) => operation.responses[status]).find(Boolean);
  const json = success?.content?.['application/json'];
  if (json === undefined) return [];
  const data = json.schema.properties?.data;
  const hit = data?.properties?.hits?.items;
  return (hit?.anyOf ?? [hit ?? {}]).map((each) => each.$ref?.split('/').at(-1) ?? '');
}

/** Every object that a response can contain, with its fields. */
export function objectSections(document: OpenapiDocument): string {
  return Object.entries(document.components.schemas)
    .map(([name, schema]) => {
      const rows = fieldRows(schema, '');
      return `### ${name}\n\n${table(['field', 'type', 'description'], rows)}`;
    })
    .join('\n\n');
}

/** Fields of nested objects as `topics[].id`. */
function fieldRows({ properties = {}, required = [] }: Schema, prefix: string): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const row = [
      `\`${path}\`${required.includes(name) ? '' : ' (optional)'}`,
      typeText(field),
      field.description ?? '',
    ];
    if (field.properties !== undefined) return [row, ...fieldRows(field, `${path}.`)];
    if (field.items?.properties !== undefined && !isSimple(field.items))
      return [row, ...fieldRows(field.items, `${path}[].`)];
    return [row];
  });
}

/** An object with a single value, which needs no rows of its own. */
function isSimple({ properties = {} }: Schema): boolean {
  const fields = Object.values(properties);
  return fields.length === 1 && fields[0]?.properties === undefined && fields[0]?.items === undefined;
}

function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (isSimple(schema)) {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, each]) => `${name}: ${typeText(each)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.items !== undefined) return `array of ${typeText(schema.items)}`;
  if (schema.patternProperties !== undefined)
    return `object of ${Object.values(schema.patternProperties).map(typeText).join(' or ')}`;
  if (schema.format === 'uuid') return 'UUID';
  if (schema.format === 'date') return 'day';
  // Request dates are recognized by their pattern, because they may also be numbers.
  if (schema.format === 'date-time' || schema.pattern?.includes('{1,13}')) return 'date';
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const { minimum: least, maximum: most } = schema;
  if (least === undefined || most === undefined) return type;
  return `${type}, ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
}
