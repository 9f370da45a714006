import type { ApiRequest } from '../../../api/client.ts';
import type { Route } from '../../../route.ts';

/** The deliveries that the address asks for. */
export function deliveriesRequest({ parameters }: Route): ApiRequest {
  return {
    path: '/alerts/deliveries',
    parameters: {
      targetId: parameters.get('target') ?? undefined,
      status: parameters.get('status') ?? undefined,
      page_size: 50,
      cursor: '*',
    },
  };
}
