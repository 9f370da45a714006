/**
 * The design system: every component in both themes looks as in the stored picture. After an intended change, look at
 * the new picture of `npm run picture:components` and commit it.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { differences, type Grid, gridOf } from '../support/pictures.ts';

const PICTURE = fileURLToPath(new URL('../fixtures/console/components.png', import.meta.url));
const isRenewing = process.env.RENEW_PICTURES === '1';

const WIDTH = 1920;

/** Scripts whose fonts come from the system, and labels of invisible characters. */
const OTHER_FONTS = /[\u0590-\u06ff\u3040-\u9fff⟨]/;

describe('console: design system', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  let stored: Grid;

  const openSheet = async (t: Parameters<typeof console.open>[0]): Promise<Page> => {
    const { page } = await console.open(t, '#/components', {
      viewport: { width: WIDTH, height: 1000 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      deviceScaleFactor: 1,
    });
    // Found by the extractor, which is loaded after the page.
    await page.locator('.message-text .entity', { hasText: 'basil67' }).last().waitFor();
    await page.locator('.chart-plot svg rect, .chart-plot svg path').first().waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready.then(() => {})');
    const height = await page.locator('.component-sheet').evaluate((sheet) => sheet.scrollHeight);
    await page.setViewportSize({ width: WIDTH, height: height + 100 });
    return page;
  };
  const take = (page: Page) =>
    page.locator('.component-sheet').screenshot({
      animations: 'disabled',
      mask: [page.locator('.message-text', { hasText: OTHER_FONTS })],
      maskColor: '#808080',
    });
  const blank = (page: Page) => page.context().newPage();
  const compare = async (page: Page) =>
    differences(await gridOf(await blank(page), await take(page)), stored);

  before(() => {
    if (WITHOUT_BROWSER !== false || isRenewing) return;
    assert.ok(existsSync(PICTURE), 'there is no picture: npm run picture:components');
  });

  test('looks as in the stored picture', async (t) => {
    const page = await openSheet(t);
    const picture = await take(page);
    if (isRenewing) {
      mkdirSync(dirname(PICTURE), { recursive: true });
      writeFileSync(PICTURE, picture);
    }
    stored = await gridOf(await blank(page), readFileSync(PICTURE));
    assert.deepEqual(await compare(page), []);
  });

  const HALVES = "document.querySelectorAll('.component-half')";
  for (const [name, change] of [
    ['a colour', `for (const half of ${HALVES}) half.style.setProperty('--accent', '#c2410c')`],
    ['a text colour', `for (const half of ${HALVES}) half.style.setProperty('--text-2', '#ff00ff')`],
    ['a height', `for (const half of ${HALVES}) half.style.setProperty('--h-md', '30px')`],
    ['a radius', `for (const half of ${HALVES}) half.style.setProperty('--r-md', '0')`],
    [
      'an icon',
      `(() => {
        const [icon, other] = document.querySelectorAll('.component-half .button .icon');
        icon.replaceChildren(...other.cloneNode(true).childNodes);
      })()`,
    ],
    ['a font', `for (const half of ${HALVES}) half.style.fontFamily = 'monospace'`],
  ] as const)
    test(`notices when ${name} changes`, async (t) => {
      const page = await openSheet(t);
      stored ??= await gridOf(await blank(page), readFileSync(PICTURE));
      await page.evaluate(change);
      assert.notDeepEqual(await compare(page), []);
    });
});
