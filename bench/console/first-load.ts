import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../scripts/browser/console-page.ts';
import type { Demo } from '../../scripts/browser/demo-server.ts';
import { quantile } from '../search/measure.ts';
import { type Figure, milliseconds } from './figure.ts';

const ROUNDS = 9;
const BUDGET_KB = 300;
const SEARCH = '#/search/messages?q=wallet';

interface Round {
  usable: number;
  hits: number;
  /** Bytes as sent, by kind of file. */
  bytes: Sent;
}

interface Sent {
  code: number;
  fonts: number;
  /** What arrived after the first hits. */
  later: number;
}

/** From the navigation to the first hits of a search, with an empty cache. */
export async function firstLoad(browser: Browser, demo: Demo): Promise<Figure[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load(browser, demo));
  const median = (pick: (round: Round) => number) => quantile(rounds.map(pick), 0.5);
  const overview = await overviewTime(browser, demo);
  const { code, fonts, later } = (rounds.at(-1) as Round).bytes;
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  const first = code + fonts;
  return [
    {
      what: 'First load of the search, compressed, fonts included',
      value: `${kb(first)} (code ${kb(code)}, fonts ${kb(fonts)})`,
      goal: `< ${BUDGET_KB} KB`,
      isMet: first < BUDGET_KB * 1024,
    },
    { what: 'Loaded in the background after the first hits', value: kb(later) },
    milliseconds(
      'Query box usable, empty cache',
      median(({ usable }) => usable),
      500,
    ),
    milliseconds(
      'First hits visible, empty cache',
      median(({ hits }) => hits),
      700,
    ),
    milliseconds('Overview complete, empty cache', overview, 700),
  ];
}

async function load(browser: Browser, demo: Demo): Promise<Round> {
  const { page, settled, close } = await openPage(browser, demo);
  const sent = await countBytes(page);
  await markWhenShown(page, { usable: '[data-query-input]', hits: '.result-grid [data-row]' });
  await page.goto(`${demo.url}${SEARCH}`, { waitUntil: 'commit' });
  const hits = await shownAt(page, 'hits');
  const { code, fonts } = { ...sent };
  await settled();
  const usable = await shownAt(page, 'usable');
  await close();
  return { usable, hits, bytes: { code, fonts, later: sent.code + sent.fonts - code - fonts } };
}

async function overviewTime(browser: Browser, demo: Demo): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, close } = await openPage(browser, demo);
    await markWhenShown(page, { complete: '.overview-bottom' });
    await page.goto(`${demo.url}#/`, { waitUntil: 'commit' });
    times.push(await shownAt(page, 'complete'));
    await close();
  }
  return quantile(times, 0.5);
}

async function countBytes(page: Page): Promise<{ code: number; fonts: number }> {
  const sent = { code: 0, fonts: 0 };
  const urls = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (url.includes('/api/')) return;
    sent[url.endsWith('.woff2') ? 'fonts' : 'code'] += encodedDataLength;
  });
  return sent;
}

/** Notes in the page when a selector matches for the first time and the browser has painted it. */
async function markWhenShown(page: Page, selectors: Record<string, string>): Promise<void> {
  await page.addInitScript(`{
    const missing = new Map(Object.entries(${JSON.stringify(selectors)}));
    window.shownAt = {};
    new MutationObserver(() => {
      for (const [name, selector] of missing) {
        if (document.querySelector(selector) === null) continue;
        missing.delete(name);
        requestAnimationFrame(() => setTimeout(() => { window.shownAt[name] = performance.now(); }));
      }
    }).observe(document, { childList: true, subtree: true });
  }`);
}

/** Milliseconds since the navigation. */
async function shownAt(page: Page, name: string): Promise<number> {
  return await page.evaluate<number>(`new Promise((resolve) => {
    const look = () => (window.shownAt.${name} === undefined ? setTimeout(look, 5) : resolve(window.shownAt.${name}));
    look();
  })`);
}
