/** Chips in the browser: cards, menus, links and watches, by pointer and by keyboard. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { message } from '../support/world.ts';

const WALLET = 'bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp';
/** The sheet shows every component twice, once for each theme. */
const SHEET = '.component-half[data-theme="dark"]';
const CHIP = `${SHEET} .entity-list .entity`;

describe('console: chips', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const open = async (t: { after(end: () => unknown): void }, options = {}) => {
    const opened = await console.open(t, '#/components', options);
    await opened.page.locator(CHIP).first().waitFor();
    return opened;
  };
  const wallet = (page: Page) => page.locator(CHIP, { hasText: 'bc1q2e…racp' });

  test('a card shows what is known, can be entered, and closes with Escape', async (t) => {
    await console.app.write(
      message({ sequence: '1', text: `pay ${WALLET}`, items: [{ kind: 'bitcoin_address', value: WALLET }] }),
      message({
        sequence: '2',
        text: `again ${WALLET}`,
        items: [{ kind: 'bitcoin_address', value: WALLET.toUpperCase() }],
      }),
    );
    const { page, troubles } = await open(t);
    await wallet(page).hover();
    const card = page.locator('.hover-card');
    await card.getByText('2 in 1 channel').waitFor();
    assert.match(await card.innerText(), new RegExp(WALLET));
    assert.match(await card.innerText(), /BTC wallet, seen/);
    assert.deepEqual(await seriousIssues(page), []);
    await card.getByRole('link', { name: 'Connections' }).hover();
    assert.equal(
      await card.getByRole('link', { name: 'Open' }).getAttribute('href'),
      `#/indicator/bitcoin_address/${WALLET}`,
    );
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });

  test('a card opens from the keyboard and gives the focus back', async (t) => {
    const { page } = await open(t);
    await wallet(page).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const card = page.locator('.hover-card');
    await card.locator('a:focus').waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    assert.ok(await wallet(page).evaluate((chip) => chip.ownerDocument.activeElement === chip));
  });

  test('an unknown indicator says so', async (t) => {
    const { page } = await open(t);
    await page.locator(CHIP, { hasText: 'CVE-2026-1234' }).hover();
    await page.locator('.hover-card').getByText('Not seen yet').waitFor();
  });

  test('right-click and "." open the same menu', async (t) => {
    const { page } = await open(t);
    const menu = page.getByRole('menu');
    await wallet(page).click({ button: 'right' });
    await menu.waitFor();
    const items = await menu.getByRole('menuitem').allInnerTexts();
    assert.deepEqual(items, [
      'Open',
      'Search',
      'Show connections',
      'Watch',
      'Copy value',
      'Copy defanged',
      'Open in new tab',
    ]);
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await wallet(page).focus();
    await page.keyboard.press('.');
    await menu.locator(':focus').waitFor();
    await page.keyboard.press('End');
    assert.equal(await menu.locator(':focus').innerText(), 'Open in new tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/#/indicator/bitcoin_address/${WALLET}`);
  });

  test('watching creates a saved search, and undo removes it', async (t) => {
    const { page } = await open(t);
    await wallet(page).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Watch' }).click();
    await page.getByText('Watching bc1q2e…racp').waitFor();
    const [search] = (await console.ask('/alerts')).hits;
    assert.equal(search?.name, `bitcoin_address:${WALLET}`);
    assert.deepEqual(search?.tags, ['watch']);
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await page.getByRole('button', { name: /Undo/ }).click();
    await removed;
    assert.equal((await console.ask('/alerts')).total, 0);
  });

  test('without the scope, watching says why it is not possible', async (t) => {
    const { page } = await open(t, { scopes: ['im'] });
    // As signing in does.
    await page.evaluate(`sessionStorage.setItem('nightjar-key-details', '{"scopes":["im"]}')`);
    await page.reload();
    await wallet(page).click({ button: 'right' });
    const item = page.getByRole('menuitem', { name: /Watch/ });
    await item.waitFor();
    assert.equal(await item.getAttribute('aria-disabled'), 'true');
    assert.match(await item.innerText(), /alerts scope/);
  });

  test('texts are unchanged, chips are in order, and nothing in them runs or loads', async (t) => {
    const { page, troubles } = await open(t);
    const texts = page.locator(`${SHEET} .message-text`);
    // Found by the extractor, which is loaded after the page.
    await texts.locator('.entity', { hasText: 'basil67 AT maple DOT example' }).waitFor();
    const chips = await texts.nth(0).locator('.entity').allInnerTexts();
    assert.deepEqual(
      chips.map((chip) => chip.replace(/\s+/g, ' ').trim()),
      [
        `BTC wallet ${WALLET}`,
        'E-mail desk[at]lantern[.]example',
        'Telegram @lantern_desk',
        'CVE CVE-2026-1234',
      ],
    );
    const link = texts.nth(1).locator('.entity');
    assert.match(await link.innerText(), /hxxps:\/\/onyx-garnet\[\.\]example\/996234$/);
    assert.equal(await link.getAttribute('dir'), 'ltr');
    assert.equal(await texts.nth(2).locator('.entity').count(), 2);
    assert.match(await texts.nth(2).innerText(), /xmpl_garnet_240\s*です。/);
    assert.match(await texts.nth(3).innerText(), /hxxps:\/\/paypaI\[\.\]example\/⟨RLO⟩gpj\[\.\]exe/);
    assert.equal(await page.evaluate('window.ran'), undefined);
    assert.equal(await page.locator('.message-text :is(script, img)').count(), 0);
    assert.deepEqual(troubles, []);
    assert.deepEqual(await seriousIssues(page), []);
  });

  test('an external address opens only after a confirmation, without a referrer', async (t) => {
    const { page } = await open(t);
    await page
      .locator(SHEET)
      .getByRole('button', { name: 'Open hxxps://onyx-garnet[.]example/996234' })
      .click();
    const confirm = page.getByRole('link', { name: 'Open anyway' });
    assert.equal(await confirm.getAttribute('href'), 'https://onyx-garnet.example/996234');
    assert.equal(await confirm.getAttribute('rel'), 'noopener noreferrer nofollow');
    assert.equal(await confirm.getAttribute('referrerpolicy'), 'no-referrer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    // Not any dialog: the pointer may now be over an item, whose card opens.
    await confirm.waitFor({ state: 'detached' });
  });

  test('fits a phone', async (t) => {
    const { page } = await open(t, { viewport: { width: 390, height: 800 } });
    await wallet(page).hover();
    const box = await page.locator('.hover-card').boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 390);
    assert.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 390);
  });
});
