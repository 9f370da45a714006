/** The key: asked for, kept in the tab alone, refused, used up, not enough. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';

describe('console: keys and limits', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('asks for a key, says why one was refused, and goes on where one was', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText('The API key is not valid.', { exact: true }).waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    await page.getByLabel(/^Your key/).fill(await console.app.issueKey(['im']));
    await page.getByRole('button', { name: 'Use this key' }).click();
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
    await page.getByLabel(/^Your key/).waitFor();
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), null);
  });

  test('a key in the address is taken where the console is open already', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet', { key: 'nj_wrong' });
    await page.getByText('The API key is not valid.', { exact: true }).waitFor();
    const key = await console.app.issueKey(['im']);
    await page.goto(`${console.url}#key=${key}`);
    await page.waitForSelector('.welcome');
    assert.ok(!page.url().includes(key));
    assert.equal(await page.evaluate('sessionStorage.getItem("nightjar-key")'), key);
  });

  test('what no key can be is told so', async (t) => {
    const { page } = await console.open(t, '#/', { key: 'nj_wrong' });
    await page.getByRole('button', { name: 'Key', exact: true }).click();
    await page.getByLabel(/^Your key/).fill('ключ');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByText('A key has letters, digits').waitFor();
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
    await page.getByRole('button', { name: 'Use another key' }).first().click();
    await page.getByLabel(/^Your key/).waitFor();
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
