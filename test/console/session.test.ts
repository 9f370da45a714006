/** API keys: the prompt, storage in the tab, invalid keys, missing scopes and rate limits. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ApiError } from '../../src/errors.ts';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KEY_INVALID = new ApiError('KeyInvalid').message;
const storedKey = (page: Page) => page.evaluate<string | null>('sessionStorage.getItem("nightjar-key")');

describe('console: keys and limits', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('asks for a new key, says why the last one was rejected, and returns to the same view', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText(KEY_INVALID, { exact: true }).waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    await page.locator('#key').fill(await console.app.issueKey(['im']));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForSelector('.hits .card');
    assert.match(page.url(), /#\/messages\?q=wallet$/);
  });

  test('stores the key only in the tab: not in the URL, not on disk', async (t) => {
    const { page, key } = await console.open(t, '#/');
    assert.ok(!page.url().includes(key));
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), key);
    assert.ok(!(await page.evaluate<string>('JSON.stringify(localStorage) + document.cookie')).includes(key));
    await page.getByRole('button', { name: 'API key', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('#key').waitFor();
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), null);
  });

  test('focuses the key field, so that pasting a key and pressing Enter signs in', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText(KEY_INVALID, { exact: true }).waitFor();
    await page.waitForSelector('#key:focus');
    await page.keyboard.insertText(await console.app.issueKey(['im']));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hits .card');
  });

  test('keeps the current key when the server rejects a new one', async (t) => {
    const { page, key } = await console.open(t, '#/');
    await page.locator('.key-button').click();
    await page.locator('#key').fill('nj_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByText(KEY_INVALID).waitFor();
    assert.equal(await storedKey(page), key);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByText('The server did not respond.').waitFor();
    assert.equal(await storedKey(page), key);
  });

  test('shows the name, scopes and expiry of the key after signing in', async (t) => {
    const expiresAt = Date.parse('2026-12-01T12:00:00Z');
    const issued = await console.app.services.keys.issue({
      name: 'Heron desk',
      scopes: ['im', 'feeds'],
      expiresAt,
    });
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    // A server without this endpoint only says whether a key is valid.
    if ((await console.app.get('/api/v2/usage')).statusCode === 404) {
      const hit = { name: 'Heron desk', scopes: ['im', 'feeds'], expiresAt: '2026-12-01T12:00:00Z' };
      const json = { data: { total: 1, hits: [hit] }, error: null };
      await page.route('**/api/v2/usage', (route) => route.fulfill({ json }));
    }
    await page.goto(`${console.url}#key=${issued.text}`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('button', { name: 'Key: Heron desk' }).click();
    const facts = await page.locator('.key-details').innerText();
    for (const fact of ['Heron desk', issued.text.slice(0, 13), 'im, feeds', '2026-12-01 12:00 UTC'])
      assert.ok(facts.includes(fact), facts);
    assert.deepEqual(await seriousIssues(page), []);
    await page.reload();
    await page.getByRole('button', { name: 'Key: Heron desk' }).waitFor();
  });

  test('signs in with a key that lacks the im scope', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { key: 'nj_wrong' });
    const key = await console.app.issueKey(['feeds']);
    await page.locator('#key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForSelector('[data-day="2026-11-14"]');
    assert.equal(await storedKey(page), key);
  });

  test('names a key from a link and uses it only after a confirmation', async (t) => {
    const { page, key } = await console.open(t, '#/');
    const other = await console.app.issueKey(['im']);
    await page.goto(`${console.url}#key=${other}`);
    const dialog = page.getByRole('dialog', { name: 'Use the key from this link?' });
    await dialog.waitFor();
    assert.ok(!page.url().includes(other));
    for (const each of [key, other]) await dialog.getByText(each.slice(0, 13), { exact: true }).waitFor();
    assert.ok(!(await dialog.innerText()).includes(other));
    assert.equal(await storedKey(page), key);
    assert.deepEqual(await seriousIssues(page), []);

    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await storedKey(page), key);

    await page.goto(`${console.url}#key=${other}`);
    await dialog.getByRole('button', { name: 'Use this key' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await storedKey(page), other);
  });

  test('signs in from the demo link with one click', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.evaluate('sessionStorage.clear()');
    const key = await console.app.issueKey(['im']);
    await page.goto('about:blank');
    await page.goto(`${console.url}#key=${key}`);
    assert.equal(new URL(page.url()).hash, '#/');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForSelector('.welcome');
    assert.equal(await storedKey(page), key);
  });

  test('keeps the current key when a link contains an invalid one', async (t) => {
    const { page, key } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    await page.goto(`${console.url}#key=nj_attackerid_AAAA`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').getByText(KEY_INVALID).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await storedKey(page), key);
  });

  test('rejects text that cannot be a key without a request', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.getByRole('button', { name: 'API key', exact: true }).click();
    await page.locator('#key').fill('ключ');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('An API key contains only letters, digits').waitFor();
  });

  test('deletes the recent searches when signing out', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.getByLabel(/Save recent searches/).check();
    await page.goto(`${console.url}#/messages?q=wallet`);
    await page.waitForSelector('.hits .card');
    assert.match(await page.evaluate<string>('JSON.stringify(localStorage)'), /wallet/);
    await page.locator('.key-button').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('#key').waitFor();
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
  });

  test('counts down to the end of the rate limit, then retries', async (t) => {
    const key = (
      await console.app.services.keys.issue({ name: 'slow', scopes: ['im'], ratePerMinute: 6, rateBurst: 2 })
    ).text;
    const { page } = await console.open(t, '#/', { key });
    await page.clock.install();
    await page.goto(`${console.url}#/messages?q=wallet`);
    await page.waitForSelector('.hits .card');
    await page.goto(`${console.url}#/messages?q=market`);
    const countdown = page.locator('.countdown').first();
    await countdown.waitFor();
    assert.match(await countdown.innerText(), /^Rate limit reached. Retrying in 10 s$/);
    await page.clock.runFor(3000);
    await page.getByText('Retrying in 7 s').first().waitFor();
    console.app.wait(60_000);
    await page.clock.runFor(7000);
    await page.clock.resume();
    await page.waitForSelector('.hits .card');
    await page.waitForSelector('.chart canvas');
    assert.equal(await page.locator('.countdown').count(), 0);
  });

  test('says which scope a key lacks and offers to change it', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { scopes: ['im'] });
    await page.getByText(new ApiError('ScopeMissing', 'feeds').message).first().waitFor();
    const command = await page.locator('.notice.error code').first().innerText();
    const made = await runCli(command.split(' ').slice(1), { NIGHTJAR_DATA: temporaryFolder(t) });
    assert.equal(made.code, 0, made.stderr);
    await page.getByRole('button', { name: 'Change key' }).first().click();
    await page.locator('#key').waitFor();
  });

  test('shows only the last 31 days without the archive scope', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { scopes: ['feeds'] });
    await page.waitForSelector('[data-day="2026-11-14"]');
    assert.equal(await page.locator('[data-day]').count(), 31);
  });

  test('says that the server does not respond and retries on request', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${console.url}#/channels?q=market`);
    await page.getByText('The server did not respond.').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('.hits .card');
  });
});
