/**
 * Makes the animated tour of the README: a walk through the demo's story.
 *
 *   npm run tour -- [file]      by default docs/pictures/tour.webp
 *
 * It needs Chromium and nothing else: Chromium takes the pictures and encodes them, and the animation is put together
 * here (tour/webp.ts).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STORY_ALERT } from '../src/demo/alerts/searches.ts';
import { BROKER_WALLET } from '../src/demo/people/cast.ts';
import { storyNodes } from '../src/demo/story.ts';
import { STORY_COMPANY } from '../src/demo/story-facts.ts';
import { dayOf } from '../src/time/day.ts';
import { launchChromium, openPage } from './browser/console-page.ts';
import { startDemo } from './browser/demo-server.ts';
import { storyGraph } from './browser/story-graph.ts';
import { Actor } from './tour/actor.ts';
import { Recorder } from './tour/recorder.ts';

const [file = fileURLToPath(new URL('../docs/pictures/tour.webp', import.meta.url))] = process.argv.slice(2);
/** Shortly after the last record of the demo, when no source is silent yet. */
const NOW = Date.UTC(2026, 10, 13, 0, 6);
const VIEWPORT = { width: 1280, height: 800 };
/** 960 pixels wide. */
const SCALE = 0.75;
const LIMIT_BYTES = 3_000_000;

const demo = await startDemo(NOW);
const browser = await launchChromium();
try {
  const opened = await openPage(browser, {
    ...demo,
    viewport: VIEWPORT,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const { page } = opened;
  const recorder = await Recorder.create(browser, page, SCALE);
  const actor = new Actor(page, recorder, opened.settled);
  await page.goto(demo.url);
  await page.locator('.overview-bottom').waitFor();
  await opened.settled();
  await actor.start();
  await walk(actor);
  const animation = recorder.finish();
  if (animation.length > LIMIT_BYTES) throw new Error(`The tour has ${animation.length} bytes: too many`);
  writeFileSync(file, animation);
  const seconds = (recorder.milliseconds / 1000).toFixed(1);
  console.log(`${file}: ${recorder.count} frames, ${seconds} s, ${Math.ceil(animation.length / 1024)} KB`);
} finally {
  await browser.close();
  await demo.stop();
}

async function walk(actor: Actor): Promise<void> {
  await findVictim(actor);
  await findOffer(actor);
  await followWallet(actor);
  await watch(actor);
}

async function findVictim(actor: Actor): Promise<void> {
  const { page } = actor;
  await actor.say('What came in, from where, and what is rising');
  await actor.hold(2400);
  await actor.click(page.locator('.tour-step').first());
  await page.locator('.post-text').first().waitFor();
  await actor.say('A victim on a leak site, with the full post');
  await actor.hold(2200);
  await actor.moveTo(page.locator('.post-text .entity').first());
  await page.locator('.hover-card').waitFor();
  await actor.hold(1800);
}

async function findOffer(actor: Actor): Promise<void> {
  const { page } = actor;
  await page.keyboard.press('/');
  await page.locator('.hover-card').waitFor({ state: 'detached' });
  await actor.say('Two weeks earlier, somebody sold the access');
  await actor.hold(300);
  const [word = ''] = STORY_COMPANY.domain.split('-');
  await actor.type(word);
  await page.keyboard.press('Enter');
  const rows = page.locator('.result-grid [data-row]');
  await rows.first().waitFor();
  await actor.hold(900);
  await actor.click(rows.filter({ hasText: 'ferryman' }).first());
  await page.locator('.drawer-body').waitFor();
  await actor.hold(2600);
}

async function followWallet(actor: Actor): Promise<void> {
  const { page } = actor;
  await page.keyboard.press('Control+k');
  await page.locator('.palette input').fill(BROKER_WALLET);
  await page.locator('.palette').getByRole('option').first().waitFor();
  await actor.say('Paste anything to open it');
  await actor.hold(1500);
  await page.keyboard.press('Enter');
  await page.locator('.entity-tabs').waitFor();
  await actor.say('One wallet, two names: on Telegram and on Discord');
  await actor.hold(2600);
  await actor.click(page.locator('.entity-actions').getByRole('link', { name: 'Graph' }));
  await page.locator('.graph-view[aria-busy=false]').waitFor();
  await actor.say('Everything around the wallet');
  await actor.hold(1500);
  await page.goto(`${demo.url}${await storyGraph(demo, storyNodes(dayOf(NOW)))}`);
  await page.locator('.graph-path-bar').waitFor();
  await actor.settle();
  await page.getByRole('button', { name: 'Fit to window' }).click();
  await actor.say('The whole story, and the path between the two names');
  await actor.hold(2400);
}

async function watch(actor: Actor): Promise<void> {
  const { page } = actor;
  await page.goto(`${demo.url}#/alerts/${STORY_ALERT}`);
  await page.locator('.match-row').first().waitFor();
  await actor.say('An alert for the next time');
  await actor.hold(1200);
  await actor.click(page.locator('.match-row').nth(1));
  await actor.hold(2600);
}
