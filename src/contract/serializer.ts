import fastJsonStringify from 'fast-json-stringify';
import type { TProperties, TSchema } from 'typebox';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { AS_IS, ID_MARK } from './ids.ts';

/** Serializes one kind of response; fields that are not in its schema are dropped. */
export interface EnvelopeSerializer {
  whole(envelope: Envelope): string;
  /** The same text in pieces; all but the last have at least `length` characters. */
  pieces(envelope: Envelope, length: number): Generator<string, void>;
}

const NO_HITS = '"hits":[';

/** Compiles a serializer from a schema. */
export function envelopeSerializer(hit: TSchema, dataFields?: TProperties): EnvelopeSerializer {
  const write = fastJsonStringify(withRawIds(envelopeSchema(hit, dataFields)) as object) as (
    envelope: Envelope,
  ) => string;
  const writeHit = hitSerializer(hit);
  const writeLargeHit = largeHitWriter(hit);
  return {
    whole: ({ data, error }) => write({ data: { ...data, hits: [...data.hits] }, error }),
    *pieces({ data, error }, length) {
      const frame = write({ data: { ...data, hits: [] }, error });
      const middle = frame.indexOf(NO_HITS) + NO_HITS.length;
      let piece = frame.slice(0, middle);
      let separator = '';
      for (const each of data.hits) {
        piece += separator;
        separator = ',';
        for (const part of isLarge(each) ? writeLargeHit(each) : [writeHit(each)]) {
          piece += part;
          if (piece.length < length) continue;
          yield piece;
          piece = '';
        }
      }
      yield piece + frame.slice(middle);
    },
  };
}

/** Serializes hits one by one. */
export function hitSerializer(hit: TSchema): (hit: unknown) => string {
  return fastJsonStringify(withRawIds(hit) as object) as (hit: unknown) => string;
}

const LONG_LIST = 100;

function isLarge(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(
    (part) => Array.isArray(part) && (part.length > LONG_LIST || part.some(isLarge)),
  );
}

/** JSON of a value without a schema, in pieces if it has long lists. */
function* writeAsIs(value: unknown): Generator<string, void> {
  if (!isLarge(value) && !(Array.isArray(value) && value.length > LONG_LIST)) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(name)}:`;
    before = ',';
    yield* writeAsIs(part);
  }
  yield isList ? ']' : '}';
}

/** Serializes a hit value by value: a single profile can have tens of megabytes. */
function largeHitWriter(hit: TSchema): (hit: object) => Generator<string, void> {
  const properties = Object.entries((hit as { properties?: Record<string, TSchema> }).properties ?? {});
  const writers = properties.map(([name, schema]) => {
    const { items } = schema as { items?: TSchema };
    const write = fastJsonStringify(withRawIds(items ?? schema) as object) as (value: unknown) => string;
    const writeItem = items !== undefined && AS_IS in items ? writeAsIs : (item: unknown) => [write(item)];
    return { name, isList: items !== undefined, write, writeItem };
  });
  return function* writeHit(value) {
    let before = '{';
    for (const { name, isList, write, writeItem } of writers) {
      const part = (value as Record<string, unknown>)[name];
      if (part === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      before = ',';
      if (!isList) {
        yield write(part);
        continue;
      }
      let between = '[';
      for (const item of part as unknown[]) {
        yield between;
        yield* writeItem(item);
        between = ',';
      }
      yield between === '[' ? '[]' : ']';
    }
    yield before === '{' ? '{}' : '}';
  };
}

/** Ids skip the library's serializers for integers and unions, which would round or refuse them; so do mixed lists. */
function withRawIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRawIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (ID_MARK in schema || AS_IS in schema) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withRawIds(part)]));
}
