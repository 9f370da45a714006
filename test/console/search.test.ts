/** Searching: keyboard, filters, shareable URLs, chart selection, pages. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';

const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const total = (page: Page) => page.locator('.total').first().innerText();

describe('console: search', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('works with the keyboard alone: / to search, j and k to move, Enter to open', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware');
    await page.waitForSelector('.entries');
    await page.keyboard.press('/');
    await page.waitForSelector('#q:focus');
    await page.keyboard.type('wallet');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hits .card');
    await page.locator('main').focus();
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    const second = page.locator('.hits .card').nth(1);
    assert.ok(await second.evaluate((card) => card === card.ownerDocument.activeElement));
    const id = await second.locator('.id code').innerText();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.message.is-target');
    assert.equal(await page.locator('.message.is-target').getAttribute('data-message'), id);
  });

  test('keeps every filter in the URL and restores it from there', async (t) => {
    const { page, key } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    const all = await total(page);
    await page.getByLabel('Platform').selectOption('telegram');
    await page.getByLabel('Language').fill('en');
    await page.getByLabel('Language').press('Enter');
    await page.getByLabel('From', { exact: true }).fill('2026-11-01');
    await page.getByLabel('From', { exact: true }).press('Enter');
    await page.getByLabel('To', { exact: true }).fill('2026-11-10');
    await page.getByLabel('To', { exact: true }).press('Enter');
    await page.waitForURL((url) => url.hash.includes('lte=2026-11-10'));
    assert.equal(hash(page), '#/messages?q=wallet&platform=telegram&lang=en&gte=2026-11-01&lte=2026-11-10');
    const path = '/im/search?q=(wallet) lang:en&platform=telegram&gte=2026-11-01&lte=2026-11-10';
    const expected = `${(await console.ask(path)).total.toLocaleString('en')} messages`;
    await page.getByText(expected, { exact: true }).waitFor();
    assert.notEqual(expected, all);

    const other = await console.open(t, hash(page), { key });
    await other.page.getByText(expected, { exact: true }).waitFor();
    assert.equal(await other.page.getByLabel('Language').inputValue(), 'en');

    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => !url.hash.includes('gte'));
    const { total: undated } = await console.ask('/im/search?q=(wallet) lang:en&platform=telegram');
    await page.getByText(`${undated.toLocaleString('en')} messages`, { exact: true }).waitFor();
    assert.equal(await page.getByLabel('From', { exact: true }).inputValue(), '');
  });

  test('narrows the dates by dragging over the histogram', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    const chart = page.locator('.chart .u-over');
    const box = await chart.boundingBox();
    assert.ok(box !== null);
    await page.mouse.move(box.x + box.width * 0.25, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await page.waitForURL((url) => url.hash.includes('gte='));
    const parameters = new URLSearchParams(hash(page).split('?')[1]);
    const [gte = '', lte = ''] = [parameters.get('gte') ?? '', parameters.get('lte') ?? ''];
    assert.ok(
      '2026-10-05' < gte && gte < '2026-10-20' && gte < lte && lte < '2026-11-01',
      `${gte} to ${lte}`,
    );
    const expected = (await console.ask(`/im/search?q=wallet&gte=${gte}&lte=${lte}`)).total;
    await page.getByText(`${expected.toLocaleString('en')} messages`, { exact: true }).waitFor();
  });

  test('reaches the last page', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.pager');
    const { total: hits } = await console.ask('/im/search?q=wallet');
    const pages = Math.ceil(hits / 20);
    await page.locator('.pager input').fill(String(pages));
    await page.locator('.pager input').press('Enter');
    await page.getByText(`of ${pages.toLocaleString('en')}`).waitFor();
    await page.locator('.is-loading').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.hits .card').count(), hits % 20 || 20);
    assert.match(hash(page), new RegExp(`page=${pages}$`));
    assert.ok(await page.getByRole('button', { name: 'Next →' }).isDisabled());
  });

  test('links to the last page from beyond it', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet&page=9999');
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await page.waitForSelector('.hits .card');
  });

  test('searches by language alone', async (t) => {
    const { page } = await console.open(t, '#/messages?lang=ru');
    const { total: russian } = await console.ask('/im/search?q=lang:ru');
    await page.getByText(`${russian.toLocaleString('en')} messages`, { exact: true }).waitFor();
  });

  test('switches tabs with the arrow keys and keeps the query', async (t) => {
    const { page } = await console.open(t, '#/messages?q=desk');
    await page.getByRole('tab', { name: 'Messages' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.hits .items');
    assert.equal(hash(page), '#/profiles?q=desk');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.hash.startsWith('#/channels'));
  });

  test('focuses the search box synchronously, so that no key typed after / is lost', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware');
    for (const view of ['#/feeds/ransomware', '#/messages?q=wallet']) {
      await page.goto(`${console.url}${view}`);
      await page.waitForSelector(view.includes('feeds') ? '.entries' : '.hits .card');
      // In a single task, so that nothing renders in between.
      const typed = await page.evaluate(`(() => {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
        return document.activeElement.id;
      })()`);
      assert.equal(typed, 'q', view);
    }
  });

  test('shows no focus ring around the main content', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main:focus-visible');
    const outline = await page
      .locator('main')
      .evaluate((main) => main.ownerDocument.defaultView?.getComputedStyle(main).outlineStyle);
    assert.equal(outline, 'none');
  });

  test('says what is wrong with a query', async (t) => {
    const { page } = await console.open(t, '#/messages?q=*x');
    const error = page.locator('#results > .notice.error');
    await error.waitFor();
    assert.equal(await error.innerText(), `Invalid query: a term can't start with "*".`);
  });

  test('says that nothing was found', async (t) => {
    const { page } = await console.open(t, '#/messages?q=nosuchwordanywhere');
    await page.getByText('No messages found.').waitFor();
  });

  test('shows and copies an id of 19 digits without rounding', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet&platform=discord', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const id = page.locator('.hits .card .id').first();
    const text = await id.locator('code').innerText();
    assert.match(text, /^\d{18,19}_\d{18,19}$/);
    await id.getByRole('button').click();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), text);
    assert.equal((await console.ask(`/im/discord/message/${text}`)).total, 1);
  });

  test('does not shift the layout while results load', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    await page.evaluate(`
      globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const each of list.getEntries()) globalThis.shifts += each.value; })
        .observe({ type: 'layout-shift', buffered: true });
    `);
    await page.getByRole('button', { name: 'Next →' }).click();
    await page.waitForURL((url) => url.hash.includes('page=2'));
    await page.locator('.is-loading').waitFor({ state: 'detached' });
    const shifts = await page.evaluate<number>('globalThis.shifts');
    assert.ok(shifts < 0.1, `the layout shift is ${shifts}`);
  });
});
