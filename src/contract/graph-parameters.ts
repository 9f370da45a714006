import Type from 'typebox';
import { booleanParameter, Dates, pagingParameters } from './parameters.ts';

/** Room for the longest URL. */
const NODE_LENGTH_MAX = 4096;
export const NODES_MAX = 2000;
export const NEIGHBOURS_DEFAULT = 25;

const node = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: NODE_LENGTH_MAX,
    description: `${description}: \`profile:telegram:42\`, \`channel:discord:81384788765712384\`, \`server:discord:…\`, \`page:…\`, \`group:…\`, \`victim:…\` or \`indicator:email:desk@post.example\``,
    examples: [example],
  });

export const NeighbourParameters = {
  node: node('Id of the node', 'profile:telegram:42'),
  kinds: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1024,
      description:
        'Only neighbours of these kinds, as a comma-separated list of kinds of nodes or indicators: `profile,email`',
      examples: ['profile,channel'],
    }),
  ),
  ...Dates,
  ...pagingParameters(NEIGHBOURS_DEFAULT),
};

export const PathParameters = {
  from: node('Id of the first node', 'profile:telegram:42'),
  to: node('Id of the last node', 'group:ironmoth'),
  max: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 6,
      default: 4,
      description: 'Maximum number of links',
      examples: [3],
    }),
  ),
  through_hubs: Type.Optional(
    booleanParameter(
      'Whether a path may cross indicators that more than 100 people or channels share',
      false,
    ),
  ),
  ...Dates,
};

export const LinksBody = Type.Object(
  {
    nodes: Type.Array(Type.String({ minLength: 1, maxLength: NODE_LENGTH_MAX }), {
      minItems: 1,
      maxItems: NODES_MAX,
      description: 'Ids of the nodes',
      examples: [['profile:telegram:42', 'group:ironmoth']],
    }),
    ...Dates,
  },
  { additionalProperties: false },
);
