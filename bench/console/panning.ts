import type { Page } from 'playwright-core';
import { quantile } from '../search/measure.ts';

const STEPS = 300;

/** Drags the drawing of a graph a little with every frame, and measures the gaps between frames. */
export async function panning(page: Page, url: string, nodes: number): Promise<string> {
  const start = performance.now();
  await page.goto(url);
  await page.locator('.graph-view[aria-busy=false]').waitFor();
  const opened = performance.now() - start;
  const gaps = await page.evaluate<number[]>(`new Promise((resolve) => {
    const canvas = document.querySelector('.graph-canvas canvas');
    const { left, top } = canvas.getBoundingClientRect();
    const send = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, button: 0, buttons: 1, bubbles: true, clientX: left + x, clientY: top + y,
    }));
    canvas.setPointerCapture = () => {};
    const gaps = [];
    let last = performance.now();
    let step = 0;
    send('pointerdown', 12, 700);
    const frame = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      send('pointermove', 12 + 300 * Math.sin(step / 20), 700 + 200 * Math.cos(step / 20));
      if (++step < ${STEPS}) requestAnimationFrame(frame);
      else { send('pointerup', 12, 700); resolve(gaps); }
    };
    requestAnimationFrame(frame);
  })`);
  const [median, slow, worst] = [quantile(gaps, 0.5), quantile(gaps, 0.95), Math.max(...gaps)];
  return `- Panning a graph of ${nodes.toLocaleString('en')} nodes (open after ${(opened / 1000).toFixed(1)} s), ${STEPS} frames: a frame takes ${median.toFixed(1)} ms at the median, ${slow.toFixed(1)} ms at the 95th percentile, ${worst.toFixed(0)} ms at most.`;
}
