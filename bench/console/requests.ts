import type { Browser } from 'playwright-core';
import { openPage } from '../../scripts/browser/console-page.ts';
import type { Demo } from '../../scripts/browser/demo-server.ts';
import { type StoryView, storyViews } from '../../scripts/browser/story-views.ts';
import type { Figure } from './figure.ts';

const GOAL = 3;

/** Requests to the API until a page needs nothing more. The stream of new matches is one of them. */
export async function requestsPerPage(browser: Browser, demo: Demo): Promise<Figure[]> {
  const byCount = new Map<number, string[]>();
  for (const view of await storyViews(demo)) {
    const count = await requestsOf(browser, demo, view);
    byCount.set(count, [...(byCount.get(count) ?? []), view.name]);
  }
  return [...byCount]
    .sort(([a], [b]) => a - b)
    .map(([count, names]) => ({
      what: `Requests of ${names.join(', ')}`,
      value: String(count),
      goal: `≤ ${GOAL}`,
      isMet: count <= GOAL,
    }));
}

async function requestsOf(browser: Browser, demo: Demo, view: StoryView): Promise<number> {
  const { page, requests, settled, close } = await openPage(browser, demo);
  await page.goto(`${demo.url}${view.address}`);
  await page.locator(view.selector).first().waitFor({ state: 'attached' });
  await settled();
  await close();
  return requests.length;
}
