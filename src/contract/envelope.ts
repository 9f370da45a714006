import Type, { type TProperties, type TSchema } from 'typebox';
import type { ApiError, ParameterProblem } from '../errors.ts';

/** `next_cursor` and `prev_cursor` are present if the request has a cursor, and always in conversations. */
export function envelopeSchema<Hit extends TSchema>(hit: Hit, dataFields: TProperties = {}) {
  const cursor = (description: string) =>
    Type.Optional(Type.Union([Type.String(), Type.Null()], { description }));
  return Type.Object({
    data: Type.Object(
      {
        total: Type.Integer({ description: 'Exact number of results, on all pages' }),
        hits: Type.Array(hit, { description: 'Results on this page' }),
        next_cursor: cursor('Cursor of the next page; null on the last page'),
        prev_cursor: cursor('Cursor of the previous page; null on the first page'),
        ...dataFields,
      },
      { description: 'Response data' },
    ),
    error: Type.Null({ description: 'Always null on success' }),
  });
}

export interface Envelope {
  data: {
    total: number;
    hits: Iterable<unknown>;
    next_cursor?: string | null | undefined;
    prev_cursor?: string | null | undefined;
    [field: string]: unknown;
  };
  error: null;
}

const ErrorObject = {
  code: Type.Integer({ description: 'HTTP status code' }),
  message: Type.String({ description: 'What is wrong and what to do next' }),
};

/** Existing clients read `code` and `message` at the top level, so they are repeated there (decision 3). */
export const ErrorEnvelope = Type.Object(
  {
    data: Type.Null({ description: 'Always null on errors' }),
    error: Type.Object(ErrorObject, { description: 'The error' }),
    ...ErrorObject,
  },
  { title: 'ErrorEnvelope', description: 'Error response' },
);

/** Combines both error shapes of the API contract (decision 3). */
export const ValidationErrorEnvelope = Type.Object(
  {
    ...ErrorEnvelope.properties,
    detail: Type.Array(
      Type.Object({
        loc: Type.Array(Type.String(), {
          description: 'Location of the parameter: `query`, `path` or `body`, then its name',
        }),
        msg: Type.String({ description: 'What is wrong with the parameter' }),
        type: Type.String({ description: 'Machine-readable error type, such as `missing` or `enum`' }),
        position: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'Extension: where the mistake in `q` is, as the number of the character, from 1',
          }),
        ),
      }),
      { description: 'One entry per invalid parameter' },
    ),
  },
  { title: 'ValidationErrorEnvelope', description: 'Error response for invalid parameters' },
);

export function errorBody(error: ApiError & { detail?: ParameterProblem[]; result?: unknown }): string {
  const content = { code: error.status, message: error.message };
  return JSON.stringify({
    data: null,
    error: content,
    ...content,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    ...(error.result === undefined ? {} : { result: error.result }),
  });
}
