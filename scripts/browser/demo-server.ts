import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { fillDemo, fillToday, storyOfDemo } from '../../src/demo/fill.ts';
import { startServer } from '../../src/http/server.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { openServices } from '../../src/services/services.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { dayOf } from '../../src/time/day.ts';

const BATCH = 5000;

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** The demo on a port and in a folder of its own, on a day that is always the same. */
export async function startDemo(now: number, alsoSeen: readonly AnyRecord[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-demo-'));
  const config = readConfig({
    NIGHTJAR_DATA: folder,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_RATE_PER_MINUTE: '1000000',
  });
  const services = await openServices(config, { clock: () => now, log: pino({ level: 'silent' }) });
  await fillDemo(folder, services.store, dayOf(now));
  await fillToday(folder, services.store, now);
  services.tour.steps = storyOfDemo(folder);
  for (let start = 0; start < alsoSeen.length; start += BATCH)
    await services.store.write({ records: alsoSeen.slice(start, start + BATCH) });
  const details = { name: 'analyst', scopes: [...SCOPES] };
  const { text: key } = await services.keys.issue(details);
  const server = await startServer(services);
  return {
    url: `${server.url}/`,
    key,
    /** What the console keeps about the key after signing in. */
    details,
    now,
    async ask(path: string): Promise<{ total: number; hits: Record<string, unknown>[] }> {
      const response = await fetch(`${server.url}/api/v2${path}`, { headers: { 'x-api-key': key } });
      return ((await response.json()) as { data: { total: number; hits: Record<string, unknown>[] } }).data;
    },
    async stop() {
      await server.stop();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
