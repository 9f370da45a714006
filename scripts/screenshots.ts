/**
 * Takes pictures of the console, with the demo's story of a fixed day.
 *
 *   npm run screenshots                       the pictures of the README, into docs/pictures
 *   npm run screenshots -- <folder> [name …]  every view, or those named, as PNG: in both themes, 1440, 1920 and 390
 *                                             pixels wide
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, openPage } from './browser/console-page.ts';
import { startDemo } from './browser/demo-server.ts';
import { type StoryView, storyViews } from './browser/story-views.ts';
import { takePicture } from './browser/take-picture.ts';

type Theme = 'light' | 'dark';

const [folder, ...names] = process.argv.slice(2);
const DOCS = fileURLToPath(new URL('../docs/pictures', import.meta.url));
/** Shortly after the last record of the demo, when no source is silent yet. */
const NOW = Date.UTC(2026, 10, 13, 0, 6);
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
/** The pictures of the README: both themes, and the views that say most. */
const README: { name: string; theme: Theme }[] = [
  { name: 'overview', theme: 'dark' },
  { name: 'search-messages', theme: 'light' },
  { name: 'person', theme: 'light' },
  { name: 'connections', theme: 'dark' },
];
const README_SIZE = { width: 1440, height: 900 };

const demo = await startDemo(NOW);
const browser = await launchChromium();
try {
  const views = await storyViews(demo);
  if (folder === undefined) await takeForReadme(views);
  else await takeAll(folder, names.length === 0 ? views : views.filter(({ name }) => names.includes(name)));
} finally {
  await browser.close();
  await demo.stop();
}

async function takeForReadme(views: readonly StoryView[]): Promise<void> {
  mkdirSync(DOCS, { recursive: true });
  for (const { name, theme } of README) {
    const view = views.find((each) => each.name === name);
    if (view === undefined) throw new Error(`There is no view ${name}`);
    const path = join(DOCS, `${name}-${theme}.webp`);
    const opened = await show(view, theme, README_SIZE);
    const bytes = await takePicture(opened.page, path);
    console.log(`${path}: ${Math.ceil(bytes / 1024)} KB`);
    await opened.close();
  }
}

async function takeAll(target: string, views: readonly StoryView[]): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const view of views)
    for (const theme of ['light', 'dark'] as const)
      for (const size of SIZES) {
        const path = join(target, `${view.name}-${theme}-${size.width}.png`);
        const opened = await show(view, theme, size);
        await opened.page.screenshot({ path });
        console.log([path, ...opened.troubles].join('\n  '));
        await opened.close();
      }
}

async function show(view: StoryView, theme: Theme, viewport: { width: number; height: number }) {
  const opened = await openPage(browser, {
    ...demo,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 600,
  });
  await opened.page.goto(`${demo.url}${view.address}`);
  await opened.page.locator(view.selector).first().waitFor({ state: 'attached' });
  await opened.settled();
  await view.prepare?.(opened.page);
  await opened.settled();
  return opened;
}
