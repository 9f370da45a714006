import { TourStepHit, toTourStepHit } from '../../contract/tour-step.ts';
import { ApiError } from '../../errors.ts';
import { endpoint } from '../endpoint.ts';

/** Extension. Tells the console whether it shows the demo. */
export const readTour = endpoint({
  id: 'readTour',
  path: '/api/v2/demo',
  summary: "Get the demo's tour (extension)",
  description:
    'Returns the steps of "Start here", in order. Each names a node, a message search or an alert to open. Only a ' +
    'server started by `nightjar demo` has them; others respond with 404. Any valid key may use it.',
  scope: undefined,
  pathParameters: {},
  queryParameters: {},
  hit: TourStepHit,
  defaultPageSize: undefined,
  errors: [404],
  answer(_, { tour: { steps } }) {
    if (steps.length === 0) throw new ApiError('NotFound', 'Demo');
    return { total: steps.length, hits: steps.map(toTourStepHit) };
  },
});
