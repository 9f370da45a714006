import { AlertBook } from '../../alerts/alert-book.ts';
import { NetworkPolicy } from '../../alerts/delivery/network/network-policy.ts';
import { Dispatcher } from '../../alerts/dispatcher.ts';
import { TargetBook } from '../../alerts/target-book.ts';
import { detectKinds } from '../../enrich/detect.ts';
import type { Store } from '../../storage/port/store.ts';
import { DEMO_TARGET, SEARCHES } from './searches.ts';

/** The day before which the searches were saved, in days before the first start. */
export const WATCHED_DAYS = 21;

const HOST = '127.0.0.1';

/** Saves what is missing, in the way in which people do. The target is disabled: the demo sends nothing. */
export async function createAlerts(store: Store, at: number): Promise<void> {
  const clock = () => at;
  const onChange = () => {};
  const targets = new TargetBook({ store: store.alerts, clock, policy: new NetworkPolicy([HOST]), onChange });
  const known = await store.alerts.targets();
  if (!known.some(({ id }) => id === DEMO_TARGET)) {
    const settings = { kind: 'webhook', url: `http://${HOST}:9099/nightjar` };
    await targets.create({ name: 'SOC webhook', enabled: false, ...settings }, undefined, DEMO_TARGET);
  }
  const detect = async (values: readonly string[]) => values.map(detectKinds);
  const book = new AlertBook({ store, clock, detect, onChange });
  for (const { id, input } of SEARCHES)
    if ((await store.alerts.search(id)) === undefined) await book.create(input, { id });
}

/**
 * Matches get their place in the order of events when they are found, as on a running server. What was found later than
 * `at`, before a crash, waits for its time.
 */
export async function dispatchMatches(store: Store, at: number): Promise<void> {
  const [oldest] = await store.alerts.undispatched(1);
  if (oldest === undefined || oldest.at > at) return;
  await new Dispatcher(store.alerts, () => at).run(() => false);
}
