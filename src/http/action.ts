import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { EndpointRequest, EndpointServices } from './endpoint.ts';
import type { ListAnswer } from './list.ts';

export const ACTION_METHODS = ['post', 'patch', 'delete'] as const;
export type ActionMethod = (typeof ACTION_METHODS)[number];

/** What a method other than GET does to the resource at an endpoint's path (extension). Its body is a JSON object. */
export interface Action<Body extends TProperties = TProperties> {
  /** `operationId` in the OpenAPI document. */
  id: string;
  summary: string;
  description: string;
  /** Undefined: the request has no body. */
  body?: TObject<Body>;
  /** By default, that of the content type. */
  bytesMax?: number;
  /** By default 200. */
  status?: 200 | 201 | 202;
  hit: TSchema;
  /** Fields of the response's data beside the hits. */
  dataFields?: TProperties;
  errors: readonly (404 | 409)[];
  run(
    request: Pick<EndpointRequest<TProperties, TProperties>, 'key' | 'idFormat'> & {
      path: Record<string, string>;
      body: Static<TObject<Body>>;
    },
    services: EndpointServices,
  ): Promise<ListAnswer>;
}

/** Actions with different bodies share one table; the types of each are checked here. */
export function action<Body extends TProperties>(row: Action<Body>): Action {
  return row as unknown as Action;
}
