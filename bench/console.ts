/**
 * Measures the console in headless Chromium, on the same machine as the server: the first load, frames while scrolling
 * 100,000 messages and moving a graph of 2,000 nodes, the time from a key to its effect, and requests per page.
 *
 *   npm run bench:console -- [--write] [--only first-load,scrolling,graph,interactions,requests]
 *
 * --write puts the results into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../scripts/browser/console-page.ts';
import { type Demo, startDemo } from '../scripts/browser/demo-server.ts';
import { largeRecords } from '../test/support/connected-records.ts';
import { type Figure, table } from './console/figure.ts';
import { firstLoad } from './console/first-load.ts';
import { largeGraph, PEOPLE } from './console/graph.ts';
import { interactions } from './console/interactions.ts';
import { requestsPerPage } from './console/requests.ts';
import { conversation, scrolling } from './console/scrolling.ts';
import { writeFigures } from './write-figures.ts';

const NOW = Date.UTC(2026, 10, 13, 0, 6);

const PARTS: Record<string, (browser: Browser, demo: Demo) => Promise<Figure[]>> = {
  'first-load': firstLoad,
  interactions,
  scrolling,
  graph: largeGraph,
  requests: requestsPerPage,
};

const { values } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
const parts = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = parts.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0 || (values.write && values.only !== undefined)) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}, and no --write.`);
  process.exit(1);
}

const browser = await launchChromium();
const demo = await startDemo(NOW, [...conversation(NOW), ...largeRecords(PEOPLE)]);
try {
  const figures: Figure[] = [];
  for (const name of parts) {
    console.error(`${name} …`);
    figures.push(...((await PARTS[name]?.(browser, demo)) ?? []));
  }
  const report = table(figures);
  console.log(report);
  if (values.write) writeFigures('bench:console', report);
} finally {
  await browser.close();
  await demo.stop();
}
