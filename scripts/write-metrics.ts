/** Writes the table of docs/metrics.md from the metrics that a server has; a test fails while it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PushQueue } from '../src/push/push-queue.ts';
import { BytesInFlight } from '../src/services/bytes-in-flight.ts';
import { Metrics } from '../src/services/metrics.ts';
import { SearchQueue } from '../src/services/search-queue.ts';
import { NOTHING_KNOWN } from '../src/services/store-state.ts';
import { replaceSection, table } from './reference/markdown.ts';

const PAGE = new URL('../docs/metrics.md', import.meta.url);

export async function metricsPage(): Promise<string> {
  const metrics = new Metrics();
  metrics.observe({
    queue: new SearchQueue({ running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1, milliseconds: 1 }),
    bytesInFlight: new BytesInFlight({ total: 1, perKey: 1, perResponse: 1 }),
  });
  metrics.observePushes({
    queue: new PushQueue(1),
    tasks: { queued: 0, running: 0 },
    onCommitted: () => {},
  });
  metrics.observeStore({ current: () => Promise.resolve(NOTHING_KNOWN) });
  const described = await metrics.registry.getMetricsAsJSON();
  const rows = described
    .map(({ name, help, type }) => [`\`${name}\``, String(type), help])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return replaceSection(
    readFileSync(PAGE, 'utf8'),
    'metrics',
    table(['metric', 'type', 'description'], rows),
  );
}

if (import.meta.main) writeFileSync(PAGE, await metricsPage());
