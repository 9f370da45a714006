import type { Browser } from 'playwright-core';
import { openPage } from '../../scripts/browser/console-page.ts';
import type { Demo } from '../../scripts/browser/demo-server.ts';
import { largeAddress } from '../../test/support/connected-records.ts';
import type { Figure } from './figure.ts';
import { frameFigure, frameTimes } from './frames.ts';

/** With the start and 20 channels, the graph has 2,000 nodes. */
export const PEOPLE = 1979;
const NODES = PEOPLE + 21;
const FRAMES = 300;

const CANVAS = `
  const canvas = document.querySelector('.graph-canvas canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
`;
const DRAG = `
  ${CANVAS}
  const send = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, button: 0, buttons: 1, bubbles: true, clientX: left + x, clientY: top + y,
  }));
  // Only a real pointer can be captured.
  canvas.setPointerCapture = () => {};
  send('pointerdown', 12, 700);
`;

/** Moves and zooms the drawing a little with every frame. */
export async function largeGraph(browser: Browser, demo: Demo): Promise<Figure[]> {
  const { page, close } = await openPage(browser, demo);
  const start = performance.now();
  await page.goto(`${demo.url}${largeAddress(PEOPLE)}`);
  await page.locator('.graph-view[aria-busy=false]').waitFor();
  const opened = performance.now() - start;
  const nodes = NODES.toLocaleString('en');
  const panned = await frameTimes(page, {
    frames: FRAMES,
    start: DRAG,
    each: `send('pointermove', 12 + 300 * Math.sin(step / 20), 700 + 200 * Math.cos(step / 20));`,
  });
  await page.evaluate(
    `document.querySelector('.graph-canvas canvas').dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, bubbles: true }))`,
  );
  const zoomed = await frameTimes(page, {
    frames: FRAMES,
    start: CANVAS,
    each: `canvas.dispatchEvent(new WheelEvent('wheel', {
      deltaY: 40 * Math.sin(step / 25), cancelable: true, clientX: left + width / 2, clientY: top + height / 2,
    }));`,
  });
  await close();
  return [
    {
      what: `Opening a graph of ${nodes} nodes from its address, layout included`,
      value: `${(opened / 1000).toFixed(1)} s`,
    },
    frameFigure(`Panning a graph of ${nodes} nodes`, panned),
    frameFigure(`Zooming a graph of ${nodes} nodes`, zoomed),
  ];
}
