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
    // Skeletons say so when they have waited for seconds.
    await page.locator('.skeleton-note').nth(1).waitFor();
    const height = await page.locator('.component-sheet').evaluate((sheet) => sheet.scrollHeight);
    await page.setViewportSize({ width: WIDTH, height: height + 100 });
    return page;
  };
  const picture = (page: Page) =>
    page.locator('.component-sheet').screenshot({
      mask: [page.locator('.message-text', { hasText: OTHER_FONTS })],
      maskColor: '#808080',
    });
  /** Charts draw themselves again after the window has grown: the first picture that stays the same. */
  const take = async (page: Page): Promise<Buffer> => {
    let last = await picture(page);
    for (;;) {
      const next = await picture(page);
      if (next.equals(last)) return next;
      last = next;
    }
  };
  /** Decoded on a page of its own, which is closed at once: Chromium draws pages in the background slowly. */
  const decode = async (page: Page, png: Buffer): Promise<Grid> => {
    const blank = await page.context().newPage();
    try {
      return await gridOf(blank, png);
    } finally {
      await blank.close();
    }
  };
  const compare = async (page: Page) => differences(await decode(page, await take(page)), stored);

  before(() => {
    if (WITHOUT_BROWSER !== false || isRenewing) return;
    assert.ok(existsSync(PICTURE), 'there is no picture: npm run picture:components');
  });

  test('looks as in the stored picture', async (t) => {
    const page = await openSheet(t);
    if (isRenewing) {
      mkdirSync(dirname(PICTURE), { recursive: true });
      writeFileSync(PICTURE, await take(page));
    }
    stored = await decode(page, readFileSync(PICTURE));
    assert.deepEqual(await compare(page), []);
  });

  test('notices when a colour, a height, a radius, an icon or a font changes', async (t) => {
    const page = await openSheet(t);
    stored ??= await decode(page, readFileSync(PICTURE));
    for (const [name, value] of [
      ['--accent', '#c2410c'],
      ['--text-2', '#ff00ff'],
      ['--h-md', '30px'],
      ['--r-sm', '0'],
      ['font-family', 'monospace'],
    ] as const) {
      const halves = page.locator('.component-half');
      const set = (half: HTMLElement, [name, value]: readonly [string, string]) =>
        half.style.setProperty(name, value);
      for (const half of await halves.all()) await half.evaluate(set, [name, value] as const);
      assert.notDeepEqual(await compare(page), [], name);
      for (const half of await halves.all()) await half.evaluate((each) => each.removeAttribute('style'));
    }
    assert.deepEqual(await compare(page), []);
    await page.evaluate(`(() => {
      const [icon, other] = document.querySelectorAll('.component-half .button .icon');
      icon.replaceChildren(...other.cloneNode(true).childNodes);
    })()`);
    assert.notDeepEqual(await compare(page), [], 'an icon');
  });
});
