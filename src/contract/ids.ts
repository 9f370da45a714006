import Type from 'typebox';

declare global {
  interface JSON {
    /** In ECMAScript (JSON.parse source text access), but not yet in TypeScript's library. */
    rawJSON(text: string): object;
  }
}

export const ID_FORMATS = ['integer', 'string'] as const;
export type IdFormat = (typeof ID_FORMATS)[number];

/** Marks ids in a schema, so that the serializer writes them exactly. */
export const ID_MARK = 'x-nightjar-id';

/** Marks values that are written as they are: they have no fields beyond those of the schema. */
export const AS_IS = 'x-nightjar-as-is';

/** An id in a response: a string, or an integer that is exact even beyond 2^53. */
export type WireId = string | number | object;

/** Always a string with `id_format=string` (decision 8). */
export function wireIdSchema(description: string) {
  return Type.Unsafe<WireId>({ type: ['integer', 'string'], [ID_MARK]: true, description });
}

const INTEGER_FORM = /^-?(?:0|[1-9]\d*)$/;

/** Integers with at most this many characters are exact as numbers. */
const EXACT_LENGTH_MAX = 15;

/** Some sources identify a channel only by its username, which is always a string. */
export function wireId(id: string, format: IdFormat): WireId {
  if (format === 'string' || !INTEGER_FORM.test(id)) return id;
  return id.length <= EXACT_LENGTH_MAX ? Number(id) : JSON.rawJSON(id);
}
