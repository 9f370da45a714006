import Type, { type TSchema } from 'typebox';
import type { ApiError, ParameterProblem } from '../errors.ts';

/** Spec 2.1. `next_cursor` and `prev_cursor` are there where a cursor was asked for, and always in `chat`. */
export function envelopeSchema<Hit extends TSchema>(hit: Hit) {
  const Cursor = Type.Optional(Type.Union([Type.String(), Type.Null()]));
  return Type.Object({
    data: Type.Object({
      total: Type.Integer({ description: 'Exact number of results' }),
      hits: Type.Array(hit),
      next_cursor: Cursor,
      prev_cursor: Cursor,
    }),
    error: Type.Null(),
  });
}

export interface Envelope {
  data: {
    total: number;
    hits: Iterable<unknown>;
    next_cursor?: string | null | undefined;
    prev_cursor?: string | null | undefined;
  };
  error: null;
}

const ErrorObject = {
  code: Type.Integer({ description: 'HTTP status' }),
  message: Type.String(),
};

/** The wrapper, and the same at the top level: clients in use read it there (decision 3). */
export const ErrorEnvelope = Type.Object(
  {
    data: Type.Null(),
    error: Type.Object(ErrorObject),
    ...ErrorObject,
  },
  { title: 'ErrorEnvelope' },
);

/** Both body shapes of spec section 7 in one (decision 3). */
export const ValidationErrorEnvelope = Type.Object(
  {
    ...ErrorEnvelope.properties,
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.String(), { description: 'Path of the parameter: query or path, and its name' }),
        msg: Type.String(),
        type: Type.String(),
      }),
    ),
  },
  { title: 'ValidationErrorEnvelope' },
);

export function errorBody(error: ApiError & { detail?: ParameterProblem[] }): string {
  const said = { code: error.status, message: error.message };
  return JSON.stringify({
    data: null,
    error: said,
    ...said,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
  });
}
