import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../scripts/browser/console-page.ts';
import type { Demo } from '../../scripts/browser/demo-server.ts';
import { quantile } from '../search/measure.ts';
import { type Figure, milliseconds } from './figure.ts';

const MOVES = 40;
const OPENINGS = 9;

/** From a key to the frame that shows its effect. */
export async function interactions(browser: Browser, demo: Demo): Promise<Figure[]> {
  const { page, settled, close } = await openPage(browser, demo);
  await page.goto(`${demo.url}#/search/messages?q=wallet`);
  await page.locator('.result-grid [data-row]').first().click();
  await page.locator('.preview-position').waitFor();
  await settled();
  const figures = [...(await rowMoves(page)), ...(await suggestions(page)), ...(await palette(page))];
  await close();
  return figures;
}

/** `isDone` is an expression; `before` is the value of `look` when the key was pressed. */
async function timeKey(page: Page, key: string, look: string, isDone: string): Promise<number> {
  await page.evaluate(`{
    window.measured = new Promise((resolve) => addEventListener('keydown', ({ timeStamp }) => {
      const before = ${look};
      const check = () => {
        if (!(${isDone})) return void requestAnimationFrame(check);
        // After this frame is painted.
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(check);
    }, { once: true, capture: true }));
  }`);
  await page.keyboard.press(key);
  return await page.evaluate<number>('window.measured');
}

async function rowMoves(page: Page): Promise<Figure[]> {
  const position = `document.querySelector('.preview-position')?.textContent`;
  const times: number[] = [];
  for (let move = 0; move < MOVES; move++)
    times.push(await timeKey(page, 'j', position, `${position} !== before`));
  return [milliseconds(`J to the next row and its preview, p95 of ${MOVES}`, quantile(times, 0.95), 50)];
}

const isSuggested = (text: string) =>
  `[...document.querySelectorAll('.suggestions [role=option]')].some((option) => option.textContent.includes('${text}'))`;

async function suggestions(page: Page): Promise<Figure[]> {
  const fields: number[] = [];
  const names: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    await page.locator('[data-query-input]').fill('');
    fields.push(await timeKey(page, 'u', '0', isSuggested('user:')));
    await page.locator('[data-query-input]').fill('user:ferrym');
    await page.waitForTimeout(0);
    names.push(await timeKey(page, 'a', '0', `${isSuggested('ferryman')} && ${isTitled('ferryma')}`));
  }
  await page.locator('[data-query-input]').fill('');
  await page.keyboard.press('Escape');
  return [
    milliseconds('Suggestion of a field after a key, p95', quantile(fields, 0.95), 80),
    milliseconds('Suggestion of a name from the server after a key, p95', quantile(names, 0.95), 80),
  ];
}

const isTitled = (typed: string) =>
  `[...document.querySelectorAll('.suggestions [role=group]')].some((group) => group.getAttribute('aria-label').includes('${typed}'))`;

async function palette(page: Page): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round <= OPENINGS; round++) {
    const isOpen = `document.activeElement?.closest('.palette') !== null`;
    times.push(await timeKey(page, 'Control+k', '0', isOpen));
    await page.keyboard.press('Escape');
    await page.locator('.palette').waitFor({ state: 'detached' });
  }
  const [first = 0, ...others] = times;
  return [
    milliseconds('Command palette, p95', quantile(others, 0.95), 50),
    { what: 'Command palette, first opening, which loads it', value: `${first.toFixed(0)} ms` },
  ];
}
