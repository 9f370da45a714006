/**
 * Measures the console: size of the first page, time until it is usable, and scrolling in a conversation of 10,000
 * messages, and panning in a graph of 2,000 nodes.
 *
 *   npm run bench:console -- [--write]
 *
 * --write puts the results into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../scripts/browser/chromium.ts';
import { startDemo } from '../scripts/browser/demo-server.ts';
import type { Message } from '../src/records/message.ts';
import { largeAddress, largeRecords } from '../test/support/connected-records.ts';
import { panning } from './console/panning.ts';
import { quantile } from './search/measure.ts';
import { writeFigures } from './write-figures.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const NOW = Date.UTC(2026, 10, 15, 12);
const CHANNEL = '-1001999999999';
const MESSAGES = 10_000;
const ROUNDS = 9;
const STEPS = 400;
/** With the start and 20 channels, the graph has 2,000 nodes. */
const PEOPLE = 1979;

const executablePath = chromiumPath();
if (executablePath === undefined) {
  console.error('Chromium not found. Install it, or set CHROMIUM to its path.');
  process.exit(1);
}
const demo = await startDemo(NOW, [...conversation(), ...largeRecords(PEOPLE)]);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const report = [await firstPage(), await scrolling(), await largeGraph()].join('\n');
  console.log(report);
  if (values.write) writeFigures('bench:console', report);
} finally {
  await browser.close();
  await demo.stop();
}

async function largeGraph(): Promise<string> {
  const page = await newPage();
  await page.addInitScript(`sessionStorage.setItem('nightjar-key', ${JSON.stringify(demo.key)})`);
  const figures = await panning(page, `${demo.url}${largeAddress(PEOPLE)}`, PEOPLE + 21);
  await page.context().close();
  return figures;
}

function conversation(): Message[] {
  return Array.from({ length: MESSAGES }, (_, index): Message => {
    const detectionDate = NOW - (MESSAGES - index) * 60_000;
    return {
      kind: 'message',
      platform: 'telegram',
      channelId: CHANNEL,
      sequence: String(index + 1),
      userId: String(7000 + (index % 50)),
      username: `speaker${index % 50}`,
      channelTitle: 'A long talk',
      detectionDate,
      version: detectionDate,
      text: `message ${index + 1} ${'and more of it '.repeat(index % 12)}`,
      languages: [],
    };
  });
}

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** From navigation to the first hits of a search, with an empty cache. */
async function firstPage(): Promise<string> {
  const bytes = new Map<string, number>();
  const times: { usable: number; hits: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const urls = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId) ?? '';
      if (!url.includes('/api/')) bytes.set(url, encodedDataLength);
    });
    await page.addInitScript(`sessionStorage.setItem('nightjar-key', ${JSON.stringify(demo.key)})`);
    const start = performance.now();
    await page.goto(`${demo.url}#/messages?q=wallet`, { waitUntil: 'commit' });
    await page.waitForSelector('#q');
    const usable = performance.now() - start;
    await page.waitForSelector('.hits .card');
    times.push({ usable, hits: performance.now() - start });
    await page.context().close();
  }
  const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  const median = (pick: 'usable' | 'hits') =>
    quantile(
      times.map((each) => each[pick]),
      0.5,
    ).toFixed(0);
  return [
    `- The first page transfers ${(total / 1024).toFixed(0)} KB in ${bytes.size} files.`,
    `- The search box is usable after ${median('usable')} ms and the first hits are visible after ${median('hits')} ms (median of ${ROUNDS}, empty cache).`,
  ].join('\n');
}

/**
 * Scrolls up from the latest message, a little with every frame like a mouse wheel, and measures the gaps between
 * frames.
 */
async function scrolling(): Promise<string> {
  const page = await newPage();
  await page.goto(`${demo.url}#key=${demo.key}`);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`${demo.url}#/chat/telegram/${CHANNEL}`);
  await page.waitForSelector('.messages .message');
  const { gaps, loaded } = await page.evaluate<{ gaps: number[]; loaded: number }>(`new Promise((resolve) => {
    const list = document.querySelector('.messages');
    const gaps = [];
    let last = performance.now();
    let step = 0;
    const frame = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      list.scrollTop -= 400;
      if (++step < ${STEPS}) requestAnimationFrame(frame);
      else resolve({ gaps, loaded: list.scrollHeight });
    };
    requestAnimationFrame(frame);
  })`);
  const [median, slow, worst] = [quantile(gaps, 0.5), quantile(gaps, 0.99), Math.max(...gaps)];
  await page.context().close();
  return `- Scrolling upwards through ${MESSAGES.toLocaleString('en')} messages, ${STEPS} steps of 400 pixels, loading older ones on the way (${loaded.toLocaleString('en')} pixels in total): a frame takes ${median.toFixed(0)} ms at the median, ${slow.toFixed(0)} ms at the 99th percentile, ${worst.toFixed(0)} ms at most.`;
}
