import Type, { type TSchema } from 'typebox';
import { AS_IS } from './ids.ts';

/** The hits of one kind of record in a search of all kinds. The hits are those of the kind's own search. */
export function searchGroupSchema(kinds: readonly { kind: string; hit: TSchema }[]) {
  return Type.Object(
    {
      kind: Type.Unsafe<string>({
        type: 'string',
        enum: kinds.map(({ kind }) => kind),
        description: 'Kind of record',
      }),
      path: Type.String({
        description: 'Endpoint with all results for the same `q`; for indicators, `q` is its `value`',
      }),
      total: Type.Optional(
        Type.Integer({ description: 'Exact number of results of this kind; absent with `timedOut`' }),
      ),
      timedOut: Type.Optional(
        Type.Boolean({ description: 'Only if searching this kind took too long: its results are unknown' }),
      ),
      hits: Type.Array(
        Type.Unsafe<object>({
          anyOf: [...new Set(kinds.map(({ hit }) => hit))].map(referenceOf),
          [AS_IS]: true,
        }),
        { description: 'First results of this kind' },
      ),
    },
    { title: 'SearchGroup', description: 'Results of one kind' },
  );
}

/** Shapes without a title are not in the document's list. */
function referenceOf(hit: TSchema): object {
  const { title } = hit as { title?: string };
  return title === undefined ? hit : { $ref: `#/components/schemas/${title}` };
}

export interface SearchGroup {
  kind: string;
  path: string;
  total?: number;
  timedOut?: true;
  hits: object[];
}
