import Type from 'typebox';
import { deliveryStatus, targetInput, targetView } from '../../alerts/views/target-view.ts';
import { DeliveryHit, deliveryHit, TargetHit } from '../../contract/alert-hits.ts';
import { SecretRotation, TargetChange, TargetCreation } from '../../contract/alert-input.ts';
import { pagingParameters } from '../../contract/parameters.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';
import { changeableTarget, findTarget, requireTarget } from './find-target.ts';

const TargetId = Type.String({ description: 'Id of the target', examples: ['target_7kq2mxw9tbhc'] });

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
  description:
    'Changes the given fields. Enabling a target does not send what it missed; replay that. The key must have the ' +
    'scopes of all saved searches that notify the target.',
  body: TargetChange,
  hit: TargetHit,
  errors: [404],
  async run({ path, body, key }, { alerts }) {
    const { id } = await changeableTarget(key, alerts.store, path.targetId as string);
    const changed = requireTarget(await alerts.targets.change(id, targetInput(body)));
    return { total: 1, hits: [targetView(changed)] };
  },
});

const remove = action({
  id: 'removeTarget',
  summary: 'Remove a target (extension)',
  description:
    'Removes it with its deliveries, and returns it as it was. Searches no longer notify it. The key must have ' +
    'the scopes of all saved searches that notify the target.',
  hit: TargetHit,
  errors: [404],
  async run({ path, key }, { alerts }) {
    const target = await changeableTarget(key, alerts.store, path.targetId as string);
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
        'with both, unless `keep_old` is false. The key must have the scopes of all saved searches that notify the target.',
      body: SecretRotation,
      hit: TargetHit,
      errors: [404],
      async run({ path, body, key }, { alerts }) {
        const { id } = await changeableTarget(key, alerts.store, path.targetId as string);
        const isKeepingOld = body.keep_old ?? true;
        const rotated = requireTarget(await alerts.targets.rotate(id, { isKeepingOld }));
        return { total: 1, hits: [targetView(rotated.target, { secret: rotated.secret })] };
      },
    }),
  },
});
