import type { Clock } from '../clock.ts';
import { InvalidParameters } from '../errors.ts';
import {
  type AlertStore,
  type Delivery,
  type DeliveryStatus,
  type StoredTarget,
  TEST_SEARCH,
} from '../storage/port/alerts.ts';
import type { TimeWindow } from '../storage/port/query.ts';
import type { NetworkPolicy } from './delivery/network/network-policy.ts';
import type { TargetConfig, WebhookTarget } from './delivery/target.ts';
import { validateTarget } from './delivery/validate-target.ts';
import { makeWebhookSecret } from './delivery/webhook/signature.ts';
import { newDelivery } from './dispatcher.ts';
import { newId } from './ids.ts';
import { problem } from './input-problem.ts';

const PAGE_SIZE = 500;
/** The current secret and the one before, which receivers may use until they know the new one. */
const SECRETS_MAX = 2;

export interface TargetInput {
  name?: string;
  enabled?: boolean;
  [setting: string]: unknown;
}

/** What people do with targets and their deliveries. */
export class TargetBook {
  #store: AlertStore;
  #clock: Clock;
  #policy: NetworkPolicy;
  #onChange: () => void;

  constructor(options: { store: AlertStore; clock: Clock; policy: NetworkPolicy; onChange: () => void }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#policy = options.policy;
    this.#onChange = options.onChange;
  }

  /**
   * Of a webhook, also returns the secret with which receivers verify notifications. It is shown only here. The id is
   * random unless it must be known ahead.
   */
  async create(
    input: TargetInput,
    owner?: string,
    id = newId('target'),
  ): Promise<{ target: StoredTarget; secret?: string }> {
    const { name, enabled, ...given } = input;
    if (name === undefined || name.trim() === '') throw problem('name', 'required');
    const secret = given.kind === 'webhook' && given.secrets === undefined ? makeWebhookSecret() : undefined;
    const settings = this.#validated({ ...given, ...(secret !== undefined && { secrets: [secret] }) });
    const now = this.#clock();
    const target: StoredTarget = {
      id,
      name: name.trim(),
      owner,
      isEnabled: enabled ?? true,
      disabledBecause: undefined,
      settings,
      createdAt: now,
      updatedAt: now,
    };
    await this.#store.saveTarget(target);
    return secret === undefined ? { target } : { target, secret };
  }

  /** Undefined if there is no such target. Enabling it forgets why it was disabled. */
  async change(id: string, input: TargetInput): Promise<StoredTarget | undefined> {
    const known = await this.#find(id);
    if (known === undefined) return undefined;
    const { name, enabled, ...given } = input;
    if (name?.trim() === '') throw problem('name', 'must not be blank');
    if (given.kind !== undefined && given.kind !== known.settings.kind)
      throw problem('kind', 'cannot be changed; create another target');
    const isEnabled = enabled ?? known.isEnabled;
    const target: StoredTarget = {
      ...known,
      name: name?.trim() ?? known.name,
      isEnabled,
      disabledBecause: isEnabled ? undefined : known.disabledBecause,
      settings:
        Object.keys(given).length === 0 ? known.settings : this.#validated({ ...known.settings, ...given }),
      updatedAt: this.#clock(),
    };
    await this.#store.saveTarget(target);
    return target;
  }

  remove(id: string): Promise<boolean> {
    return this.#store.removeTarget(id);
  }

  /**
   * Replaces the secret of a webhook. Notifications are signed with the old one, too, until the next rotation, or with
   * the new one only. Undefined if there is no such target.
   */
  async rotate(
    id: string,
    { isKeepingOld = true } = {},
  ): Promise<{ target: StoredTarget; secret: string } | undefined> {
    const known = await this.#find(id);
    if (known === undefined) return undefined;
    if (known.settings.kind !== 'webhook') throw problem('id', 'only webhooks have a secret');
    const secret = makeWebhookSecret();
    const { secrets } = known.settings as unknown as WebhookTarget;
    const kept = isKeepingOld ? secrets.slice(0, SECRETS_MAX - 1) : [];
    const settings = { ...known.settings, secrets: [secret, ...kept] };
    const target = { ...known, settings, updatedAt: this.#clock() };
    await this.#store.saveTarget(target);
    return { target, secret };
  }

  /** Sends a notification that only says that it is a test. */
  async test(id: string): Promise<Delivery | undefined> {
    const target = await this.#find(id);
    if (target === undefined) return undefined;
    const made = newDelivery(target, undefined, { kind: 'test' }, this.#clock());
    const delivery = { ...made, search: TEST_SEARCH };
    await this.#store.dispatch([], [delivery]);
    this.#onChange();
    return delivery;
  }

  /** Sends one delivery again. False if there is none. */
  async replay(id: string): Promise<boolean> {
    const delivery = await this.#store.delivery(id);
    if (delivery === undefined) return false;
    await this.#again([delivery]);
    return true;
  }

  /**
   * Sends the deliveries of a target again that were created in a period, of some searches or of all. Returns their
   * number.
   */
  async replayAll(
    target: string,
    statuses: readonly DeliveryStatus[],
    during: TimeWindow,
    searches?: readonly string[],
  ): Promise<number> {
    const question = { targets: [target], statuses, during, searches };
    const all: Delivery[] = [];
    for (;;) {
      const last = all.at(-1);
      const { hits, hasMore } = await this.#store.deliveries({
        ...question,
        slice: {
          kind: 'after',
          take: PAGE_SIZE,
          ...(last !== undefined && { position: { at: last.createdAt, key: last.id } }),
        },
      });
      all.push(...hits);
      if (!hasMore) break;
    }
    for (let start = 0; start < all.length; start += PAGE_SIZE)
      await this.#again(all.slice(start, start + PAGE_SIZE));
    return all.length;
  }

  async #again(deliveries: readonly Delivery[]): Promise<void> {
    const dueAt = this.#clock();
    await this.#store.saveDeliveries(
      deliveries.map((delivery) => ({ ...delivery, status: 'pending', attempts: 0, dueAt })),
    );
    this.#onChange();
  }

  async #find(id: string): Promise<StoredTarget | undefined> {
    return (await this.#store.targets()).find((target) => target.id === id);
  }

  #validated(settings: unknown): StoredTarget['settings'] {
    const result = validateTarget(settings, this.#policy);
    if ('problems' in result)
      throw new InvalidParameters(
        result.problems.map(({ field, text }) => ({ loc: ['body', field], type: 'value_error', msg: text })),
      );
    return { ...(result.target as TargetConfig & Record<string, unknown>) };
  }
}
