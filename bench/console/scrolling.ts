import type { Browser } from 'playwright-core';
import { openPage } from '../../scripts/browser/console-page.ts';
import type { Demo } from '../../scripts/browser/demo-server.ts';
import type { Message } from '../../src/records/message.ts';
import type { Figure } from './figure.ts';
import { frameFigure, frameTimes } from './frames.ts';

const CHANNEL = '-1001999999999';
const MESSAGES = 100_000;
const FRAMES = 400;
const PIXELS = 400;

/** A conversation of 100,000 messages: also a search with as many hits. */
export function conversation(now: number): Message[] {
  return Array.from({ length: MESSAGES }, (_, index): Message => {
    const detectionDate = now - (MESSAGES - index) * 60_000;
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

/** Scrolls with every frame, faster than a mouse wheel. Further pages load on the way. */
export async function scrolling(browser: Browser, demo: Demo): Promise<Figure[]> {
  const many = MESSAGES.toLocaleString('en');
  return [
    await scroll(browser, demo, {
      what: `Scrolling up a conversation of ${many} messages`,
      address: `#/chat/telegram/${CHANNEL}`,
      row: '.messages .message',
      scroller: '.messages',
      pixels: -PIXELS,
    }),
    await scroll(browser, demo, {
      what: `Scrolling a list of ${many} results`,
      address: `#/search/messages?q=${encodeURIComponent(`channel:"${CHANNEL}"`)}`,
      row: '.result-grid [data-row]',
      scroller: '.result-scroll',
      pixels: PIXELS,
    }),
  ];
}

interface Scroll {
  what: string;
  address: string;
  row: string;
  scroller: string;
  pixels: number;
}

async function scroll(browser: Browser, demo: Demo, { what, address, row, scroller, pixels }: Scroll) {
  const { page, settled, close } = await openPage(browser, demo);
  await page.goto(`${demo.url}${address}`);
  await page.locator(row).first().waitFor();
  await settled();
  const times = await frameTimes(page, {
    frames: FRAMES,
    start: `const list = document.querySelector('${scroller}');`,
    each: `list.scrollTop += ${pixels};`,
  });
  const height = await page.evaluate<number>(`document.querySelector('${scroller}').scrollHeight`);
  await close();
  const figure = frameFigure(what, times);
  return {
    ...figure,
    what: `${what}, ${FRAMES} steps of ${PIXELS} px (${height.toLocaleString('en')} px loaded)`,
  };
}
