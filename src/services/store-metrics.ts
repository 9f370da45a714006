import { Gauge, type Registry } from 'prom-client';
import type { StoreState, StoreValues } from './store-state.ts';

/** Metrics about the store's content. A value that is unknown is absent, so that `absent()` can alert on it. */
export function registerStoreMetrics(registry: Registry, state: Pick<StoreState, 'current'>): void {
  const byLabel = (
    name: string,
    help: string,
    label: string,
    read: (values: StoreValues) => ReadonlyMap<string, number>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const values = await state.current();
        this.reset();
        for (const [key, value] of read(values)) this.set({ [label]: key }, value);
      },
    });
  const single = (name: string, help: string, read: (values: StoreValues) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = read(await state.current());
        // A gauge without labels is reset to 0, not to nothing.
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });

  byLabel(
    'nightjar_newest_record_age_seconds',
    'Seconds since the newest message of a platform, page or ransomware post was seen, by source',
    'source',
    ({ recordAges }) => recordAges,
  );
  byLabel(
    'nightjar_feed_age_seconds',
    'Seconds since the end of the newest covered day of a feed; 0 if it is today',
    'feed',
    ({ feedAges }) => feedAges,
  );
  single(
    'nightjar_last_import_seconds',
    'When an import or push ended last, as Unix time',
    ({ lastImportAt }) => (lastImportAt === undefined ? undefined : lastImportAt / 1000),
  );
  single(
    'nightjar_last_import_rejects',
    'Rejected entries of the import that ended last; all pushes of a key on a day are one import',
    ({ lastImportRejects }) => lastImportRejects,
  );
  single(
    'nightjar_data_bytes',
    'Size of the data folder, if it is on this machine',
    ({ disk }) => disk?.usedBytes,
  );
  single(
    'nightjar_data_free_bytes',
    'Free space on the disk of the data folder, if it is on this machine',
    ({ disk }) => disk?.freeBytes,
  );
  single(
    'nightjar_alert_overdue_seconds',
    'Seconds since the oldest pending alert delivery was due; 0 if none is overdue',
    ({ overdueSeconds }) => overdueSeconds,
  );
  single(
    'nightjar_alert_targets_disabled',
    'Alert targets that are disabled, by a person or after failures',
    ({ disabledTargets }) => disabledTargets,
  );
}
