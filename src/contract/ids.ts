import Type from 'typebox';

declare global {
  interface JSON {
    /** Part of ECMAScript (JSON.parse source text access), not yet of TypeScript's library. */
    rawJSON(text: string): object;
  }
}

export const ID_FORMATS = ['integer', 'string'] as const;
export type IdFormat = (typeof ID_FORMATS)[number];

/** Marks the ids of a schema, for the serializer writes them digit by digit. */
export const ID_MARK = 'x-nightjar-id';

/** An id as it goes out: text, or an integer that JSON writes exactly even beyond 2^53. */
export type WireId = string | number | object;

/** Spec: integer, or integer or string. With `id_format=string` always a string (decision 8). */
export function wireIdSchema(description: string) {
  return Type.Unsafe<WireId>({ type: ['integer', 'string'], [ID_MARK]: true, description });
}

const INTEGER_FORM = /^-?(?:0|[1-9]\d*)$/;

/** Any integer of so many characters is exact as a number. */
const EXACT_LENGTH_MAX = 15;

/** Names stay text in every format: some sources know a channel only by its username. */
export function wireId(id: string, format: IdFormat): WireId {
  if (format === 'string' || !INTEGER_FORM.test(id)) return id;
  return id.length <= EXACT_LENGTH_MAX ? Number(id) : JSON.rawJSON(id);
}
