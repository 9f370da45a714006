import fastJsonStringify from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { ID_MARK } from './ids.ts';

/** Writes one kind of answer; what its schema does not name does not go out. */
export interface EnvelopeSerializer {
  whole(envelope: Envelope): string;
  /** The same text in pieces of at least so many characters, each little longer. */
  pieces(envelope: Envelope, length: number): Generator<string, void>;
}

const NO_HITS = '"hits":[';

/** Compiles the writer of one kind of answer from its schema. */
export function envelopeSerializer(hit: TSchema): EnvelopeSerializer {
  const write = fastJsonStringify(withRawIds(envelopeSchema(hit)) as object) as (
    envelope: Envelope,
  ) => string;
  const writeHit = fastJsonStringify(withRawIds(hit) as object) as (hit: unknown) => string;
  return {
    whole: ({ data, error }) => write({ data: { ...data, hits: [...data.hits] }, error }),
    *pieces({ data, error }, length) {
      const frame = write({ data: { ...data, hits: [] }, error });
      const middle = frame.indexOf(NO_HITS) + NO_HITS.length;
      let piece = frame.slice(0, middle);
      let separator = '';
      for (const each of data.hits) {
        piece += separator + writeHit(each);
        separator = ',';
        if (piece.length < length) continue;
        yield piece;
        piece = '';
      }
      yield piece + frame.slice(middle);
    },
  };
}

/** An id is written as it is: the serializer's own integers and unions would round or refuse it. */
function withRawIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRawIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (ID_MARK in schema) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withRawIds(part)]));
}
