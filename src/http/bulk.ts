import type { TSchema } from 'typebox';
import type { ApiKey } from '../storage/port/api-key.ts';
import type { EndpointServices } from './endpoint.ts';

/** A request body as received, in UTF-8. */
export interface BulkBody {
  mediaType: string;
  text: string;
}

/** A value of a body. One that is not text is shown as it was sent, but never looked up. */
export type BulkValue = string | { notText: string };

/** A POST to the path of an endpoint that asks the same about many values, which its body lists. */
export interface Bulk {
  /** `operationId` in the OpenAPI document. */
  id: string;
  summary: string;
  description: string;
  /** The accepted media types, with the schema of their bodies. */
  content: Record<string, TSchema>;
  bytesMax: number;
  valuesMax: number;
  /** The shape of each answer. */
  hit: TSchema;
  /** The values of a body. Throws if it is invalid as a whole; an invalid value gets an answer that says so. */
  read(body: BulkBody): BulkValue[];
  /** One answer per value, in their order, part by part. */
  answers(
    values: readonly BulkValue[],
    key: ApiKey,
    services: EndpointServices,
  ): AsyncGenerator<readonly unknown[], void>;
}
