import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { IdFormat } from '../contract/ids.ts';
import { IdFormatParameter } from '../contract/parameters.ts';
import type { HttpServices } from '../services/services.ts';
import type { ApiKey, Scope } from '../storage/port/api-key.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { List, ListAnswer } from './list.ts';

/** One row of the spec's section 4: from it come the route, its checks, its answers and its documentation. */
export interface Endpoint<Path extends TProperties = TProperties, Query extends TProperties = TProperties> {
  /** Name in the OpenAPI document. */
  id: string;
  /** As in the spec: `/api/v2/im/{platform}/chat/{channelId}`. */
  path: string;
  summary: string;
  /** Undefined: any valid key may ask. */
  scope: Scope | undefined;
  parameters: { path: TObject<Path>; query: TObject<Query> };
  /** Shapes a hit can have; most endpoints have one. */
  hits: readonly TSchema[];
  /** Hits a page has when the client does not say; undefined for a lookup of one record. */
  defaultPageSize: number | undefined;
  /** Error statuses beside those every endpoint has. */
  errors: readonly (400 | 404)[];
  /** Also answers POST, with the query parameters as a JSON object: an extension that keeps terms out of URLs. */
  takesPost?: boolean;
  answer(request: EndpointRequest<Path, Query>, services: EndpointServices): Awaitable<EndpointAnswer>;
}

/** Endpoints only read, and what they read is bound to the request they answer (request-reading.ts). */
export type EndpointServices = HttpServices;

export interface EndpointRequest<Path extends TProperties, Query extends TProperties> {
  path: Static<TObject<Path>>;
  query: Static<TObject<Query>>;
  key: ApiKey;
  idFormat: IdFormat;
  list: List;
}

export interface EndpointAnswer extends ListAnswer {
  /** Which of the endpoint's hit shapes this is; the first unless said. */
  shape?: TSchema;
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
  const made: Endpoint<Path, Query> = {
    ...row,
    parameters: {
      path: Type.Object(pathParameters),
      query: Type.Object({ ...queryParameters, ...IdFormatParameter }) as TObject<Query>,
    },
    hits: Array.isArray(hit) ? hit : [hit as TSchema],
  };
  // The table of endpoints holds rows of different parameters; each row's own types were checked here.
  return made as unknown as Endpoint;
}
