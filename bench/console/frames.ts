import type { Page } from 'playwright-core';
import { quantile } from '../search/measure.ts';
import type { Figure } from './figure.ts';

/** 60 frames a second. Chromium reports 16.6 and 16.7 by turns. */
const FRAME_MS = 16.7;

interface Motion {
  frames: number;
  /** Script that runs once. */
  start: string;
  /** Script that runs in every frame; `step` is its number. */
  each: string;
}

/** Intervals between the times that the browser gives its frames: a frame that was dropped makes one of them longer. */
export async function frameTimes(page: Page, { frames, start, each }: Motion): Promise<number[]> {
  return await page.evaluate<number[]>(`new Promise((resolve) => {
    ${start}
    const times = [];
    let step = 0;
    const frame = (time) => {
      times.push(time);
      ${each}
      if (++step <= ${frames}) requestAnimationFrame(frame);
      else resolve(times.slice(1).map((each, index) => each - times[index]));
    };
    requestAnimationFrame(frame);
  })`);
}

export function frameFigure(what: string, times: readonly number[]): Figure {
  const sorted = [...times];
  const [median, slow, worst] = [quantile(sorted, 0.5), quantile(sorted, 0.95), Math.max(...sorted)];
  const late = sorted.filter((time) => rounded(time) > FRAME_MS).length;
  return {
    what,
    value: `median ${rounded(median)} ms, p95 ${rounded(slow)} ms, at most ${worst.toFixed(0)} ms; ${late} of ${sorted.length} frames late`,
    goal: `p95 ≤ ${FRAME_MS} ms`,
    isMet: rounded(slow) <= FRAME_MS,
  };
}

const rounded = (time: number) => Math.round(time * 10) / 10;
