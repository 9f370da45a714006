import { type TargetHit, targetHit } from '../../contract/alert-hits.ts';
import type { AlertStore, StoredTarget } from '../../storage/port/alerts.ts';
import { formatInstant } from '../../time/instant.ts';
import { redactTarget, type TargetConfig } from '../delivery/target.ts';

/** Deliveries among which the last error is looked for. */
const LATEST = { kind: 'page', skip: 0, take: 20 } as const;

/** A target as people see it, without its secrets, except for one that was just made. */
export function targetView(
  target: StoredTarget,
  more: Pick<TargetHit, 'secret' | 'deliveries'> = {},
): TargetHit {
  const { kind: _, isFull, ...settings } = redactTarget(target.settings as unknown as TargetConfig);
  return targetHit(target, { ...settings, full: isFull }, more);
}

/** The input of a target: people write `full`. */
export function targetInput({ full, ...input }: { full?: boolean } & Record<string, unknown>) {
  return { ...input, ...(full !== undefined && { isFull: full }) };
}

/** How the deliveries to each target went. */
export async function deliveryStatus(
  store: AlertStore,
): Promise<(target: string) => Promise<NonNullable<TargetHit['deliveries']>>> {
  const rows = Map.groupBy(await store.countDeliveries(), ({ target }) => target);
  return async (target) => {
    const counts = rows.get(target) ?? [];
    const number = (status: string) => counts.find((row) => row.status === status)?.count ?? 0;
    const lastSuccess = counts.find(({ status }) => status === 'delivered')?.lastAt ?? 0;
    const { hits } = await store.deliveries({
      targets: [target],
      statuses: ['pending', 'failed'],
      slice: LATEST,
    });
    const lastError = hits.find((delivery) => delivery.lastError !== undefined)?.lastError;
    return {
      pending: number('pending'),
      delivered: number('delivered'),
      failed: number('failed'),
      ...(lastSuccess > 0 && { lastSuccessAt: formatInstant(lastSuccess) }),
      ...(lastError !== undefined && { lastError }),
    };
  };
}
