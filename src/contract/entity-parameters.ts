import Type from 'typebox';
import { Dates } from './parameters.ts';

export const ENTITY_ROWS_DEFAULT = 25;

export const EntityParameters = {
  node: Type.String({
    minLength: 1,
    maxLength: 2048,
    description:
      'Id of a node: `profile:<platform>:<id>`, `channel:<platform>:<id>`, `server:discord:<id>`, `page:<id>`, ' +
      '`group:<name>`, `victim:<id>` or `indicator:<kind>:<value>`',
    examples: ['profile:telegram:1990000201'],
  }),
  ...Dates,
  offset: Type.Optional(
    Type.Integer({
      minimum: -840,
      maximum: 840,
      default: 0,
      description: 'Time zone of `hours`, in minutes east of UTC',
      examples: [60],
    }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      default: ENTITY_ROWS_DEFAULT,
      description: 'Maximum number of rows of each table',
      examples: [10],
    }),
  ),
};
