/** Hostile text in every field of every record, in every view: nothing runs, loads, breaks or leaks into the page. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { ADDRESSES, fillHostile, HOSTILE_LINKS } from '../support/hostile-console.ts';
import { HERONRY } from '../support/world.ts';

const WIDTH = 1280;
const HEIGHT_MAX = 20_000;

/** Elements that collected text must never become. The console draws with icons, charts and one canvas. */
const INJECTED = [
  'script:not([src^="./assets/"])',
  'img',
  'iframe',
  'object',
  'embed',
  'base',
  'form[action]',
  '[onerror], [onload], [onmouseover], [onclick]',
].join();

async function atRest(page: Page): Promise<void> {
  await page.locator('main h1, main h2, main .result-grid').first().waitFor();
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
}

/** Texts and attributes with direction controls that would change what is around them. */
const NOT_ISOLATED = `(() => {
  const controls = /[\\u202a-\\u202e\\u2066-\\u2069]/;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!controls.test(node.data)) continue;
    const isolated = node.parentElement.closest('bdi, .message-text');
    const bidi = isolated === null ? '' : getComputedStyle(isolated).unicodeBidi;
    if (!/isolate|plaintext/.test(bidi)) found.push(node.parentElement.outerHTML.slice(0, 300));
  }
  for (const element of document.querySelectorAll('[title], [aria-label], [placeholder]'))
    for (const name of ['title', 'aria-label', 'placeholder'])
      if (controls.test(element.getAttribute(name) ?? '')) found.push(name + ' of ' + element.outerHTML.slice(0, 300));
  return found;
})()`;

async function assertHarmless(page: Page, troubles: readonly string[]): Promise<void> {
  assert.equal(await page.evaluate('window.ran'), undefined);
  assert.deepEqual(
    troubles.filter((trouble) => !/status of 4\d\d/.test(trouble)),
    [],
  );
  const injected = await page.locator(INJECTED).evaluateAll((all) => all.map((each) => each.outerHTML));
  assert.deepEqual(injected, []);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of links) assert.match(link, /^(?:#|docs$)/);
  assert.deepEqual(await page.evaluate(NOT_ISOLATED), []);
  assert.ok(!/[\u202a-\u202e\u2066-\u2069]/.test(await page.title()), 'the title has direction controls');
  const { width, height } = await page.evaluate<{ width: number; height: number }>(
    '({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })',
  );
  assert.ok(width <= WIDTH, `the page is ${width} px wide`);
  assert.ok(height < HEIGHT_MAX, `the page is ${height} px high`);
}

const shortened = (address: string) =>
  address.length > 100 ? `${address.slice(0, 80)}…${address.slice(-15)}` : address;

describe('console: hostile text in every view', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  let key = '';
  before(async () => {
    key = await fillHostile(console.app);
  });

  for (const address of ADDRESSES)
    test(`nothing runs, loads or breaks at ${shortened(address)}`, async (t) => {
      const { page, troubles } = await console.open(t, address, { key });
      await atRest(page);
      await page.locator('main :text("needle")').first().waitFor({ state: 'attached' });
      await assertHarmless(page, troubles);
    });

  for (const address of HOSTILE_LINKS)
    test(`a link does no harm: ${shortened(address)}`, async (t) => {
      const { page, troubles } = await console.open(t, address, { key });
      await atRest(page);
      await assertHarmless(page, troubles);
    });

  test('names of keys, saved searches and records are text in the palette, menus and cards', async (t) => {
    const { page, troubles } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.locator('dialog input[type="password"]').fill(key);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page
      .locator('.sidebar')
      .getByRole('button', { name: /needle/ })
      .click();
    await page.getByRole('dialog').locator('.key-values').getByText('needle').waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('.sidebar')
      .getByRole('link', { name: /message needle/ })
      .waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).fill('needle');
    await page
      .getByRole('option', { name: /Person/ })
      .first()
      .waitFor();
    await page
      .getByRole('option', { name: /Victim/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${console.url}#/chat/telegram/${HERONRY}?m=3`);
    const chip = page.locator('main .is-target .message-text .entity').first();
    await chip.hover();
    await page.locator('.hover-card').getByRole('link', { name: 'Open' }).waitFor();
    await page.keyboard.press('Escape');
    await chip.click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    await assertHarmless(page, troubles);
  });
});
