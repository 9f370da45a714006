/** API keys: the prompt, storage in the tab, invalid keys, missing scopes and rate limits. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ApiError } from '../../src/errors.ts';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KEY_INVALID = new ApiError('KeyInvalid').message;
const SEARCH = '#/search/messages?q=wallet';
const ROW = '[data-row]';

const storedKey = (page: Page) => page.evaluate<string | null>('sessionStorage.getItem("nightjar-key")');
const dialog = (page: Page) => page.getByRole('dialog');
const keyField = (page: Page) => dialog(page).locator('input[type="password"]');
const signIn = (page: Page) => dialog(page).getByRole('button', { name: 'Sign in' });
const keyButton = (page: Page) => page.locator('.sidebar').getByRole('button', { name: /^API key|scope/ });

describe('console: keys and limits', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('asks for a new key, says why the last one was rejected, and returns to the same view', async (t) => {
    const { page } = await console.open(t, SEARCH, { key: 'nj_wrong' });
    await dialog(page).getByText(KEY_INVALID, { exact: true }).waitFor();
    assert.deepEqual(await allIssues(page), []);
    await page.keyboard.press('Escape');
    await keyField(page).fill(await console.app.issueKey(['im']));
    await signIn(page).click();
    await page.locator(ROW).first().waitFor();
    assert.ok(page.url().endsWith(SEARCH));
  });

  test('stores the key only in the tab: not in the URL, not on disk', async (t) => {
    const { page, key } = await console.open(t, '#/');
    assert.ok(!page.url().includes(key));
    assert.equal(await storedKey(page), key);
    assert.ok(!(await page.evaluate<string>('JSON.stringify(localStorage) + document.cookie')).includes(key));
    await keyButton(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    assert.equal(await storedKey(page), null);
  });

  test('focuses the key field, so that pasting a key and pressing Enter signs in', async (t) => {
    const { page } = await console.open(t, SEARCH, { key: 'nj_wrong' });
    await dialog(page).getByText(KEY_INVALID, { exact: true }).waitFor();
    await page.locator('dialog input[type="password"]:focus').waitFor();
    await page.keyboard.insertText(await console.app.issueKey(['im']));
    await page.keyboard.press('Enter');
    await page.locator(ROW).first().waitFor();
  });

  test('keeps the current key when the server rejects a new one or does not respond', async (t) => {
    const { page, key } = await console.open(t, '#/');
    await keyButton(page).click();
    await keyField(page).fill('nj_wrong');
    await signIn(page).click();
    await dialog(page).getByText(KEY_INVALID).waitFor();
    assert.equal(await storedKey(page), key);
    await page.route('**/api/**', (route) => route.abort());
    await signIn(page).click();
    await dialog(page).getByText('The server did not respond.').waitFor();
    assert.equal(await storedKey(page), key);
  });

  test('shows the name, scopes and expiry of the key after signing in', async (t) => {
    const expiresAt = Date.parse('2026-12-01T12:00:00Z');
    const { text: issued } = await console.app.services.keys.issue({
      name: 'Heron desk',
      scopes: ['im', 'feeds'],
      expiresAt,
    });
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await keyField(page).fill(issued);
    await signIn(page).click();
    const button = page.getByRole('button', { name: 'Heron desk, 2 scopes' });
    await button.click();
    const facts = await dialog(page).locator('.key-values').innerText();
    for (const fact of ['Heron desk', issued.slice(0, 13), 'im, feeds', '1 Dec 2026', '12:00'])
      assert.ok(facts.includes(fact), facts);
    assert.ok(!facts.includes(issued));
    assert.deepEqual(await allIssues(page), []);
    await page.reload();
    await button.waitFor();
  });

  test('signs in with a key that lacks the im scope', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { key: 'nj_wrong' });
    const key = await console.app.issueKey(['feeds']);
    await keyField(page).fill(key);
    await signIn(page).click();
    await page.locator('[data-key="2026-11-14"]').waitFor();
    assert.equal(await storedKey(page), key);
  });

  test('names a key from a link and uses it only after a confirmation', async (t) => {
    const { page, key } = await console.open(t, '#/');
    const other = await console.app.issueKey(['im']);
    await page.goto(`${console.url}#key=${other}`);
    const offer = page.getByRole('dialog', { name: 'Use the key from this link?' });
    await offer.waitFor();
    assert.ok(!page.url().includes(other));
    const text = await offer.innerText();
    for (const each of [key, other]) assert.ok(text.includes(each.slice(0, 13)), text);
    assert.ok(!text.includes(other));
    assert.equal(await storedKey(page), key);
    assert.deepEqual(await allIssues(page), []);

    await page.keyboard.press('Enter');
    await offer.waitFor({ state: 'detached' });
    assert.equal(await storedKey(page), key);

    await page.goto(`${console.url}#key=${other}`);
    await offer.getByRole('button', { name: 'Use this key' }).click();
    await offer.waitFor({ state: 'detached' });
    assert.equal(await storedKey(page), other);
  });

  test('signs in from the demo link with one click', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.evaluate('sessionStorage.clear()');
    const key = await console.app.issueKey(['im']);
    await page.goto('about:blank');
    await page.goto(`${console.url}#key=${key}`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    assert.equal(new URL(page.url()).hash, '#/');
    await page.locator('.key-numbers').waitFor();
    assert.equal(await storedKey(page), key);
  });

  test('keeps the current key when a link contains an invalid one', async (t) => {
    const { page, key } = await console.open(t, SEARCH);
    await page.locator(ROW).first().waitFor();
    await page.goto(`${console.url}#key=nj_attackerid_AAAA`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await dialog(page).getByText(KEY_INVALID).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await storedKey(page), key);
  });

  test('rejects text that cannot be a key without a request', async (t) => {
    const { page } = await console.open(t, '#/');
    await keyButton(page).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await keyField(page).fill('ключ');
    await signIn(page).click();
    await page.getByText('An API key contains only letters, digits').waitFor();
    assert.deepEqual(
      asked.filter((url) => url.includes('/usage')),
      [],
    );
  });

  test('shows a command that creates a key', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    const command = await dialog(page).locator('code').innerText();
    const made = await runCli(command.split(' ').slice(1), { NIGHTJAR_DATA: temporaryFolder(t) });
    assert.equal(made.code, 0, made.stderr);
  });

  test('deletes the recent searches when signing out', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await page.getByLabel('Keep recent searches in this browser').check();
    await page.goto(`${console.url}${SEARCH}`);
    await page.locator(ROW).first().waitFor();
    // A search is stored after its rows are painted.
    await page.waitForFunction('JSON.stringify(localStorage).includes("wallet")');
    await keyButton(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
  });

  test('counts down to the end of the rate limit, then retries', async (t) => {
    // The first page needs three requests.
    const limits = { ratePerMinute: 6, rateBurst: 3 };
    const { text: key } = await console.app.services.keys.issue({ name: 'slow', scopes: ['im'], ...limits });
    const { page } = await console.open(t, SEARCH, { key });
    await page.locator(ROW).first().waitFor();
    await page.clock.install();
    await page.goto(`${console.url}#/chat/telegram/1`);
    const alert = page.getByRole('alert');
    await alert.getByText('Rate limit reached').waitFor();
    await alert.getByText('Continuing in 10 seconds.').waitFor();
    await page.clock.runFor(3000);
    await alert.getByText('Continuing in 7 seconds.').waitFor();
    console.app.wait(60_000);
    await page.clock.runFor(7000);
    await page.clock.resume();
    await alert.getByText('Not found', { exact: true }).waitFor();
  });

  for (const [address, scopes, missing] of [
    [SEARCH, ['feeds'], 'im'],
    ['#/feeds', ['im'], 'feeds'],
    ['#/ransomware', ['im'], 'victims'],
  ] as const)
    test(`says that the key lacks the "${missing}" scope at ${address} and offers to change it`, async (t) => {
      const { page } = await console.open(t, address, { scopes: [...scopes] });
      const problem = page.getByRole('alert').first();
      await problem.getByText('No access').waitFor();
      assert.match(await problem.innerText(), new RegExp(`lacks the "${missing}" scope`));
      assert.deepEqual(await allIssues(page), []);
      await problem.getByRole('button', { name: 'Change key' }).click();
      await keyField(page).waitFor();
    });

  test('shows only the last 31 days of a feed without the archive scope', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { scopes: ['feeds'] });
    await page.locator('[data-key="2026-11-14"]').waitFor();
    assert.equal(await page.locator('.cell-grid [data-key]').count(), 31);
  });

  test('says that the server does not respond and retries on request', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${console.url}${SEARCH}`);
    await page.getByText("Can't reach the server").waitFor();
    assert.deepEqual(await allIssues(page), []);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(ROW).first().waitFor();
  });
});
