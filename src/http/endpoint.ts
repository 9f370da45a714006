import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { IdFormat } from '../contract/ids.ts';
import { IdFormatParameter } from '../contract/parameters.ts';
import type { HttpServices } from '../services/services.ts';
import type { ApiKey, Scope } from '../storage/port/api-key.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { Action, ActionMethod } from './action.ts';
import type { Bulk } from './bulk.ts';
import type { Download } from './download.ts';
import type { EventStream } from './event-stream.ts';
import type { List, ListAnswer } from './list.ts';

/** Defines a route with its validation, response and documentation. */
export interface Endpoint<Path extends TProperties = TProperties, Query extends TProperties = TProperties> {
  /** `operationId` in the OpenAPI document. */
  id: string;
  /** With placeholders: `/api/v2/im/{platform}/chat/{channelId}`. */
  path: string;
  summary: string;
  description: string;
  /** A key needs it, or one of them. Undefined: any valid key may use the endpoint. */
  scope: Scope | readonly Scope[] | undefined;
  /** Group in the documentation; by default the scope. */
  tag?: string;
  parameters: { path: TObject<Path>; query: TObject<Query> };
  /** Possible shapes of a hit; most endpoints have one. */
  hits: readonly TSchema[];
  /** Fields of the response's data beside the hits. */
  dataFields?: TProperties;
  /** Undefined for endpoints without pages. */
  defaultPageSize: number | undefined;
  /** Error statuses in addition to the common ones. */
  errors: readonly (400 | 404)[];
  /** A request needs at least one of these parameters. The handler checks it (`requireOneOf`). */
  needsOneOf?: readonly string[];
  /** Also accepts POST, with the query parameters as a JSON object (extension): keeps terms out of URLs. */
  takesPost?: boolean;
  /** Responds with collected text instead of the envelope. */
  returnsText?: boolean;
  /** The same about many values, by POST (extension). */
  bulk?: Bulk;
  /** What other methods do (extension). */
  actions?: Partial<Record<ActionMethod, Action>>;
  /** Answers GET with events instead of an envelope (extension). */
  stream?: EventStream;
  /** Answers GET with a file instead of an envelope (extension). */
  download?: Download;
  /** Undefined if the path has no GET, a stream or a download. */
  answer?(request: EndpointRequest<Path, Query>, services: EndpointServices): Awaitable<EndpointAnswer>;
}

/** `store` is bound to the request (request-reading.ts). */
export type EndpointServices = HttpServices;

export interface EndpointRequest<Path extends TProperties, Query extends TProperties> {
  path: Static<TObject<Path>>;
  query: Static<TObject<Query>>;
  key: ApiKey;
  idFormat: IdFormat;
  list: List;
}

export interface EndpointAnswer extends ListAnswer {
  /** The shape of these hits; by default the endpoint's first. */
  shape?: TSchema;
  /** Collected text, sent as it is instead of the hits. */
  text?: string;
}

interface EndpointRow<Path extends TProperties, Query extends TProperties>
  extends Omit<Endpoint<Path, Query>, 'parameters' | 'hits'> {
  pathParameters: Path;
  queryParameters: Query;
  hit: TSchema | readonly TSchema[];
}

export function endpoint<Path extends TProperties, Query extends TProperties>({
  pathParameters,
  queryParameters,
  hit,
  ...row
}: EndpointRow<Path, Query>): Endpoint {
  const built: Endpoint<Path, Query> = {
    ...row,
    parameters: {
      path: Type.Object(pathParameters),
      query: Type.Object({ ...queryParameters, ...IdFormatParameter }) as TObject<Query>,
    },
    hits: [hit as TSchema | readonly TSchema[]].flat() as TSchema[],
  };
  // Endpoints with different parameter types share one table; the types of each were checked here.
  return built as unknown as Endpoint;
}
