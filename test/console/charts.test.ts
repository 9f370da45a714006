/** Charts in the browser: correct dates on the axes, and values for pointer and keyboard. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, message, TILDA } from '../support/world.ts';

/** Records every text drawn on a canvas, to read the axis labels. */
const RECORD_TEXTS = `
  globalThis.drawn = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    globalThis.drawn.push(String(text));
    return fillText.call(this, text, ...rest);
  };
`;

describe('console: charts', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const fill = async () => {
    if ((await console.app.services.store.status()).records.message > 0) return;
    await console.app.write(
      message({ sequence: '1', text: 'lonely', detectionDate: at('2026-11-14T10:00:00Z') }),
      ...[1, 2, 3, 3, 5].map((day, index) =>
        message({
          sequence: String(index + 2),
          text: 'several',
          userId: '7009',
          username: 'other',
          detectionDate: at(`2026-11-0${day}T10:00:00Z`),
        }),
      ),
    );
  };
  const labels = async (page: Page, address: string) => {
    await page.addInitScript(RECORD_TEXTS);
    await page.goto('about:blank');
    await page.goto(`${console.url}${address}`);
    await page.waitForSelector('.chart canvas');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return page.evaluate<string[]>('globalThis.drawn');
  };

  for (const address of ['#/messages?q=lonely', `#/profile/telegram/${TILDA.userId}`])
    test(`shows the days around a single day at ${address}`, async (t) => {
      await fill();
      const { page } = await console.open(t, '#/');
      const drawn = await labels(page, address);
      assert.ok(drawn.includes('14 Nov'), drawn.join());
      assert.ok(!drawn.some((label) => /20(?!26)\d\d/.test(label)), drawn.join());
    });

  test('shows the date and value of the bar under the pointer', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/messages?q=several&gte=2026-11-01&lte=2026-11-10');
    const box = await page.locator('.chart .u-over').boundingBox();
    assert.ok(box !== null);
    const tip = page.locator('.chart-tooltip');
    // Near the right end of a bar, the next bar's start is closer than its own.
    for (const [day, text] of [
      [3, '2026-11-03: 2 messages'],
      [4, '2026-11-04: 0 messages'],
      [5, '2026-11-05: 1 message'],
      [10, '2026-11-10: 0 messages'],
    ] as const)
      for (const within of [0.1, 0.9]) {
        await page.mouse.move(box.x + ((day - 1 + within) / 10) * box.width, box.y + 30);
        await tip.getByText(text, { exact: true }).waitFor();
      }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 200);
    await tip.waitFor({ state: 'detached' });
  });

  test('moves between bars with the arrow keys and narrows the dates to one with Enter', async (t) => {
    await fill();
    const { page, troubles } = await console.open(t, '#/messages?q=several&gte=2026-11-01&lte=2026-11-10');
    const chart = page.getByRole('slider', { name: /^Messages over time/ });
    await chart.waitFor();
    await page.getByRole('tab', { name: 'Messages' }).focus();
    while (!(await chart.evaluate((place) => place === place.ownerDocument.activeElement)))
      await page.keyboard.press('Tab');
    await page.locator('.chart-tooltip').getByText('2026-11-10: 0 messages').waitFor();
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.locator('.chart-tooltip').getByText('2026-11-03: 2 messages').waitFor();
    assert.equal(await chart.getAttribute('aria-valuetext'), '2026-11-03: 2 messages');
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash.includes('gte=2026-11-03&lte=2026-11-03'));
    assert.deepEqual(troubles, []);
  });
});
