import Type from 'typebox';
import { DeliveryHit, deliveryHit } from '../../contract/alert-hits.ts';
import { ReplayRequest } from '../../contract/alert-input.ts';
import { Dates, oneOf, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { type AlertStore, DELIVERY_STATUSES, TEST_SEARCH } from '../../storage/port/alerts.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';
import { findTarget } from './find-target.ts';
import { maySee } from './visible-searches.ts';

/** Ids of the searches whose deliveries a key may see; undefined for all. Everyone sees tests: they tell nothing. */
async function visibleSources(
  key: ApiKey,
  store: AlertStore,
  alertId?: string,
): Promise<string[] | undefined> {
  const all = await store.searches();
  const visible = all.filter((search) => maySee(key, search)).map(({ id }) => id);
  if (alertId !== undefined) return visible.filter((id) => id === alertId);
  return visible.length === all.length ? undefined : [...visible, TEST_SEARCH];
}

async function isVisible(key: ApiKey, store: AlertStore, id: string): Promise<boolean> {
  const delivery = await store.delivery(id);
  if (delivery === undefined || delivery.content.kind === 'test') return delivery !== undefined;
  const search = delivery.search === undefined ? undefined : await store.search(delivery.search);
  return search !== undefined && maySee(key, search);
}

const replay = action({
  id: 'replayDeliveries',
  summary: 'Send deliveries again (extension)',
  description:
    'Sends deliveries again: those with the given ids, or those of a target that were created in a period, by default ' +
    'the failed ones. They keep their ids, so receivers can recognize repeats. Deliveries of saved searches that the ' +
    'key may not see are left out.',
  body: ReplayRequest,
  status: 202,
  hit: DeliveryHit,
  errors: [404],
  async run({ body, key }, { alerts }) {
    const { ids, target, status = 'failed' } = body;
    if ((ids === undefined) === (target === undefined))
      throw new InvalidParameters([
        { loc: ['body', 'ids'], type: 'value_error', msg: 'give either ids or a target' },
      ]);
    if (target !== undefined) {
      await findTarget(alerts.store, target);
      const searches = await visibleSources(key, alerts.store);
      const total = await alerts.targets.replayAll(target, [status], readWindow(body), searches);
      return { total, hits: [] };
    }
    const hits: unknown[] = [];
    for (const id of new Set(ids)) {
      if (!(await isVisible(key, alerts.store, id)) || !(await alerts.targets.replay(id))) continue;
      const delivery = await alerts.store.delivery(id);
      if (delivery !== undefined) hits.push(deliveryHit(delivery));
    }
    return { total: hits.length, hits };
  },
});

/** Extension. */
export const deliveries = endpoint({
  id: 'listDeliveries',
  path: '/api/v2/alerts/deliveries',
  summary: 'List deliveries (extension)',
  description:
    'Returns notifications on their way, delivered ones and those that were given up, newest first. Finished ones are ' +
    'kept for 30 days. Deliveries of saved searches that the key may not see are left out.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: {
    targetId: Type.Optional(Type.String({ maxLength: 64, description: 'Only deliveries to this target' })),
    alertId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Only deliveries of this saved search' }),
    ),
    status: Type.Optional(
      oneOf(DELIVERY_STATUSES, 'Only deliveries with this status', { examples: ['failed'] }),
    ),
    ...Dates,
    ...pagingParameters(50),
  },
  hit: DeliveryHit,
  defaultPageSize: 50,
  errors: [],
  actions: { post: replay },
  async answer({ key, query, list }, { alerts }) {
    const found = await alerts.store.deliveries({
      ...(query.targetId !== undefined && { targets: [query.targetId] }),
      searches: await visibleSources(key, alerts.store, query.alertId),
      ...(query.status !== undefined && { statuses: [query.status] }),
      during: readWindow(query),
      slice: list.slice,
    });
    return list.answer(found, deliveryHit, ({ createdAt, id }) => ({ at: createdAt, key: id }));
  },
});
