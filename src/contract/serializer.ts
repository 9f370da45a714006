import fastJsonStringify from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { ID_MARK } from './ids.ts';

/** Compiles the writer of one kind of answer from its schema; what the schema does not name does not go out. */
export function envelopeSerializer(hit: TSchema): (envelope: Envelope) => string {
  return fastJsonStringify(withRawIds(envelopeSchema(hit)) as object) as (envelope: Envelope) => string;
}

/** An id is written as it is: the serializer's own integers and unions would round or refuse it. */
function withRawIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRawIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (ID_MARK in schema) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withRawIds(part)]));
}
