import Type, { type Static } from 'typebox';

/** Extension. */
export const TourStepHit = Type.Object(
  {
    step: Type.Integer({ minimum: 1, description: 'Position in the tour' }),
    title: Type.String({ description: 'What the step shows' }),
    text: Type.String({ description: 'One or two sentences about it' }),
    node: Type.Optional(
      Type.String({
        description: 'Id of the node to open, such as `victim:<id>` or `indicator:domain:<name>`',
      }),
    ),
    query: Type.Optional(Type.String({ description: 'Query of the message search to open' })),
    alert: Type.Optional(Type.String({ description: 'Id of the alert to open' })),
  },
  { title: 'TourStep', description: "A step of the demo's tour, with one of `node`, `query` and `alert`" },
);
export type TourStepHit = Static<typeof TourStepHit>;

export function toTourStepHit(
  { title, text, node, query, alert }: Omit<TourStepHit, 'step'>,
  index: number,
): TourStepHit {
  return {
    step: index + 1,
    title,
    text,
    ...(node !== undefined && { node }),
    ...(query !== undefined && { query }),
    ...(alert !== undefined && { alert }),
  };
}
