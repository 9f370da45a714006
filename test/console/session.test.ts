/** The key: asked for, kept in the tab alone, refused, used up, not enough. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const keptKey = (page: Page) => page.evaluate<string | null>('sessionStorage.getItem("nightjar-key")');

describe('console: keys and limits', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('asks for a key, says why one was refused, and goes on where one was', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText('The API key is not valid.', { exact: true }).waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    await page.locator('#key').fill(await console.app.issueKey(['im']));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForSelector('.hits .card');
    assert.match(page.url(), /#\/messages\?q=wallet$/);
  });

  test('the key stays in the tab: not in the address, not on the disk', async (t) => {
    const { page, key } = await console.open(t, '#/');
    assert.ok(!page.url().includes(key));
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), key);
    assert.ok(!(await page.evaluate<string>('JSON.stringify(localStorage) + document.cookie')).includes(key));
    await page.getByRole('button', { name: 'Key', exact: true }).click();
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await page.locator('#key').waitFor();
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), null);
  });

  test('the prompt focuses the field, so that a pasted key and Enter sign in', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText('The API key is not valid.', { exact: true }).waitFor();
    await page.waitForSelector('#key:focus');
    await page.keyboard.insertText(await console.app.issueKey(['im']));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hits .card');
  });

  test('a key that the server refuses is not taken, and the one in use stays', async (t) => {
    const { page, key } = await console.open(t, '#/');
    await page.locator('.key-button').click();
    await page.locator('#key').fill('nj_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByText('The API key is not valid.').waitFor();
    assert.equal(await keptKey(page), key);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByText('The server does not answer.').waitFor();
    assert.equal(await keptKey(page), key);
  });

  test('after signing in it shows the name, scopes and expiry of the key', async (t) => {
    const expiresAt = Date.parse('2026-12-01T12:00:00Z');
    const issued = await console.app.services.keys.issue({
      name: 'Heron desk',
      scopes: ['im', 'feeds'],
      expiresAt,
    });
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    // A server without this endpoint says only whether a key is valid.
    if ((await console.app.get('/api/v2/usage')).statusCode === 404) {
      const hit = { name: 'Heron desk', scopes: ['im', 'feeds'], expiresAt: '2026-12-01T12:00:00Z' };
      const json = { data: { total: 1, hits: [hit] }, error: null };
      await page.route('**/api/v2/usage', (route) => route.fulfill({ json }));
    }
    await page.goto(`${console.url}#key=${issued.text}`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('button', { name: 'Key: Heron desk' }).click();
    const facts = await page.locator('.key-facts').innerText();
    for (const fact of ['Heron desk', issued.text.slice(0, 13), 'im, feeds', '2026-12-01 12:00 UTC'])
      assert.ok(facts.includes(fact), facts);
    assert.deepEqual(await seriousIssues(page), []);
    await page.reload();
    await page.getByRole('button', { name: 'Key: Heron desk' }).waitFor();
  });

  test('a key without the scope im signs in as well', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { key: 'nj_wrong' });
    const key = await console.app.issueKey(['feeds']);
    await page.locator('#key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForSelector('[data-day="2026-11-14"]');
    assert.equal(await keptKey(page), key);
  });

  test('a key in a link is named and used only after a confirmation', async (t) => {
    const { page, key } = await console.open(t, '#/');
    const other = await console.app.issueKey(['im']);
    await page.goto(`${console.url}#key=${other}`);
    const dialog = page.getByRole('dialog', { name: 'Use the key from this link?' });
    await dialog.waitFor();
    assert.ok(!page.url().includes(other));
    for (const each of [key, other]) await dialog.getByText(each.slice(0, 13), { exact: true }).waitFor();
    assert.ok(!(await dialog.innerText()).includes(other));
    assert.equal(await keptKey(page), key);
    assert.deepEqual(await seriousIssues(page), []);

    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await keptKey(page), key);

    await page.goto(`${console.url}#key=${other}`);
    await dialog.getByRole('button', { name: 'Use this key' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await keptKey(page), other);
  });

  test('the link of the demo signs in with one click', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.evaluate('sessionStorage.clear()');
    const key = await console.app.issueKey(['im']);
    await page.goto('about:blank');
    await page.goto(`${console.url}#key=${key}`);
    assert.equal(new URL(page.url()).hash, '#/');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForSelector('.welcome');
    assert.equal(await keptKey(page), key);
  });

  test('a link with a wrong key replaces nothing', async (t) => {
    const { page, key } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    await page.goto(`${console.url}#key=nj_attackerid_AAAA`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').getByText('The API key is not valid.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await keptKey(page), key);
  });

  test('text that cannot be a key is rejected without asking the server', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.getByRole('button', { name: 'Key', exact: true }).click();
    await page.locator('#key').fill('ключ');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('A key contains only letters, digits').waitFor();
  });

  test('forgetting the key deletes the recent searches', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.getByLabel(/Keep recent searches/).check();
    await page.goto(`${console.url}#/messages?q=wallet`);
    await page.waitForSelector('.hits .card');
    assert.match(await page.evaluate<string>('JSON.stringify(localStorage)'), /wallet/);
    await page.locator('.key-button').click();
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await page.locator('#key').waitFor();
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
  });

  test('counts down when the limit is used up, and asks again by itself', async (t) => {
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
    assert.match(await countdown.innerText(), /^Asking again in 10 s$/);
    await page.clock.runFor(3000);
    await page.getByText('Asking again in 7 s').first().waitFor();
    console.app.wait(60_000);
    await page.clock.runFor(7000);
    await page.clock.resume();
    await page.waitForSelector('.hits .card');
    await page.waitForSelector('.chart canvas');
    assert.equal(await page.locator('.countdown').count(), 0);
  });

  test('says which scope a key lacks, and offers to take another', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { scopes: ['im'] });
    await page.getByText('This API key lacks the scope "feeds".').first().waitFor();
    const command = await page.locator('.notice.problem code').first().innerText();
    const made = await runCli(command.split(' ').slice(1), { NIGHTJAR_DATA: temporaryFolder(t) });
    assert.equal(made.code, 0, made.stderr);
    await page.getByRole('button', { name: 'Use another key' }).first().click();
    await page.locator('#key').waitFor();
  });

  test('without the archive it shows the days that the key may see', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware', { scopes: ['feeds'] });
    await page.waitForSelector('[data-day="2026-11-14"]');
    assert.equal(await page.locator('[data-day]').count(), 31);
  });

  test('says so when the server is gone, and tries again when asked', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${console.url}#/channels?q=market`);
    await page.getByText('The server does not answer.').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('.hits .card');
  });
});
