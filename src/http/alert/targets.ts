import Type from 'typebox';
import { deliveryStatus, targetInput, targetView } from '../../alerts/views/target-view.ts';
import { DeliveryHit, deliveryHit, TargetHit } from '../../contract/alert-hits.ts';
import { ReplayRequest, SecretRotation, TargetChange, TargetCreation } from '../../contract/alert-input.ts';
import { Dates, oneOf, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import { type AlertStore, DELIVERY_STATUSES, type StoredTarget } from '../../storage/port/alerts.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';

const TargetId = Type.String({ description: 'Id of the target', examples: ['target_7kq2mxw9tbhc'] });

function requireTarget<T>(target: T | undefined): T {
  if (target === undefined) throw new ApiError('NotFound', 'Target');
  return target;
}

async function findTarget(store: AlertStore, id: string): Promise<StoredTarget> {
  return requireTarget((await store.targets()).find((target) => target.id === id));
}

const create = action({
  id: 'createTarget',
  summary: 'Add a target (extension)',
  description:
    'Adds a place to send notifications to. Of a webhook, the response contains the secret with which receivers ' +
    'verify them; it is never shown again.',
  body: TargetCreation,
  status: 201,
  hit: TargetHit,
  errors: [],
  async run({ body, key }, { alerts }) {
    const { target, secret } = await alerts.targets.create(targetInput(body), key.id);
    return { total: 1, hits: [targetView(target, secret === undefined ? {} : { secret })] };
  },
});

/** Extension. */
export const targets = endpoint({
  id: 'listTargets',
  path: '/api/v2/alerts/targets',
  summary: 'List targets (extension)',
  description:
    'Returns the places that notifications are sent to, oldest first, with the status of their deliveries.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: pagingParameters(100),
  hit: TargetHit,
  defaultPageSize: 100,
  errors: [],
  actions: { post: create },
  async answer({ list }, { alerts }) {
    const all = await alerts.store.targets();
    const { skip, take } = list.offsetSlice;
    const page = all.slice(skip, skip + take);
    const status = await deliveryStatus(alerts.store);
    const hits = await Promise.all(
      page.map(async (target) => targetView(target, { deliveries: await status(target.id) })),
    );
    return list.answerByOffset(
      { total: all.length, hits, hasMore: skip + hits.length < all.length },
      (hit) => hit,
    );
  },
});

const change = action({
  id: 'changeTarget',
  summary: 'Change a target (extension)',
  description: 'Changes the given fields. Enabling a target does not send what it missed; replay that.',
  body: TargetChange,
  hit: TargetHit,
  errors: [404],
  async run({ path, body }, { alerts }) {
    return {
      total: 1,
      hits: [
        targetView(requireTarget(await alerts.targets.change(path.targetId as string, targetInput(body)))),
      ],
    };
  },
});

const remove = action({
  id: 'removeTarget',
  summary: 'Remove a target (extension)',
  description:
    'Removes it with its deliveries, and returns it as it was. Searches no longer tell it anything.',
  hit: TargetHit,
  errors: [404],
  async run({ path }, { alerts }) {
    const target = await findTarget(alerts.store, path.targetId as string);
    await alerts.targets.remove(target.id);
    return { total: 1, hits: [targetView(target)] };
  },
});

/** Extension. */
export const target = endpoint({
  id: 'readTarget',
  path: '/api/v2/alerts/targets/{targetId}',
  summary: 'Get a target (extension)',
  description: 'Returns a target with the status of its deliveries.',
  scope: 'alerts',
  pathParameters: { targetId: TargetId },
  queryParameters: {},
  hit: TargetHit,
  defaultPageSize: undefined,
  errors: [404],
  actions: { patch: change, delete: remove },
  async answer({ path }, { alerts }) {
    const found = await findTarget(alerts.store, path.targetId);
    const deliveries = await (await deliveryStatus(alerts.store))(found.id);
    return { total: 1, hits: [targetView(found, { deliveries })] };
  },
});

/** Extension. */
export const testOfTarget = endpoint({
  id: 'testTarget',
  path: '/api/v2/alerts/targets/{targetId}/test',
  summary: 'Send a test (extension)',
  description: 'Sends a notification that only says that it is a test, and returns its delivery.',
  scope: 'alerts',
  pathParameters: { targetId: TargetId },
  queryParameters: {},
  hit: DeliveryHit,
  defaultPageSize: undefined,
  errors: [404],
  actions: {
    post: action({
      id: 'testTarget',
      summary: 'Send a test (extension)',
      description: 'Sends a notification that only says that it is a test, and returns its delivery.',
      status: 202,
      hit: DeliveryHit,
      errors: [404],
      async run({ path }, { alerts }) {
        const delivery = requireTarget(await alerts.targets.test(path.targetId as string));
        return { total: 1, hits: [deliveryHit(delivery)] };
      },
    }),
  },
});

/** Extension. */
export const secretOfTarget = endpoint({
  id: 'rotateSecret',
  path: '/api/v2/alerts/targets/{targetId}/secret',
  summary: 'Rotate the secret of a webhook (extension)',
  description: 'Replaces the secret of a webhook.',
  scope: 'alerts',
  pathParameters: { targetId: TargetId },
  queryParameters: {},
  hit: TargetHit,
  defaultPageSize: undefined,
  errors: [404],
  actions: {
    post: action({
      id: 'rotateSecret',
      summary: 'Rotate the secret of a webhook (extension)',
      description:
        'Replaces the secret of a webhook and returns the new one. Until the next rotation, notifications are signed ' +
        'with both, unless `keep_old` is false.',
      body: SecretRotation,
      hit: TargetHit,
      errors: [404],
      async run({ path, body }, { alerts }) {
        const rotated = requireTarget(
          await alerts.targets.rotate(path.targetId as string, { isKeepingOld: body.keep_old ?? true }),
        );
        return { total: 1, hits: [targetView(rotated.target, { secret: rotated.secret })] };
      },
    }),
  },
});

const replay = action({
  id: 'replayDeliveries',
  summary: 'Send deliveries again (extension)',
  description:
    'Sends deliveries again: those with the given ids, or those of a target that were created in a period, by default ' +
    'the failed ones. They keep their ids, so receivers can recognize repeats.',
  body: ReplayRequest,
  status: 202,
  hit: DeliveryHit,
  errors: [404],
  async run({ body }, { alerts }) {
    const { ids, target, status = 'failed' } = body;
    if ((ids === undefined) === (target === undefined))
      throw new InvalidParameters([
        { loc: ['body', 'ids'], type: 'value_error', msg: 'give either ids or a target' },
      ]);
    if (target !== undefined) {
      await findTarget(alerts.store, target);
      const total = await alerts.targets.replayAll(target, [status], readWindow(body));
      return { total, hits: [] };
    }
    const hits: unknown[] = [];
    for (const id of new Set(ids)) {
      if (!(await alerts.targets.replay(id))) continue;
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
    'kept for 30 days.',
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
  async answer({ query, list }, { alerts }) {
    const found = await alerts.store.deliveries({
      ...(query.targetId !== undefined && { targets: [query.targetId] }),
      ...(query.alertId !== undefined && { searches: [query.alertId] }),
      ...(query.status !== undefined && { statuses: [query.status] }),
      during: readWindow(query),
      slice: list.slice,
    });
    return list.answer(found, deliveryHit, ({ createdAt, id }) => ({ at: createdAt, key: id }));
  },
});
