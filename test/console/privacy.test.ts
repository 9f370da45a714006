/** Search terms reach only the server: they are not in URLs, and on disk only if the user opts in. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';

const SEARCH = '#/search/messages?q=wallet';
const localStorage = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)');

async function copyCurl(page: Page): Promise<string> {
  await page.locator('.search-actions').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy as cURL' }).click();
  await page.getByText('The command reads the key from $KEY').first().waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

describe('console: privacy', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('stores no searches by default and deletes those of earlier versions', async (t) => {
    const { page } = await console.open(t, SEARCH);
    await page.locator('[data-row]').first().waitFor();
    assert.equal(await localStorage(page), '{}');
    await page.evaluate(`localStorage.setItem('nightjar-searches', '["secret"]')`);
    await page.goto(`${console.url}#/search/messages`);
    await page.reload();
    await page.locator('.welcome').waitFor();
    assert.equal(await localStorage(page), '{}');
    assert.equal(await page.getByText('secret').count(), 0);
  });

  test('stores recent searches while the setting is on, until they are cleared', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    const recent = page
      .getByRole('region', { name: 'Recent searches' })
      .getByRole('button', { name: 'wallet' });
    const toggle = page.locator('.welcome').getByLabel('Keep recent searches in this browser');
    const search = async () => {
      await page.goto(`${console.url}${SEARCH}`);
      await page.locator('[data-row]').first().waitFor();
      await page.goto(`${console.url}#/search/messages`);
      await recent.waitFor();
    };
    await toggle.check();
    await search();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await recent.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(`localStorage.getItem('nightjar-searches')`), null);
    await search();
    await page.goto(`${console.url}#/`);
    await page.locator('.overview-recent').getByRole('link', { name: 'wallet' }).waitFor();
    await page.goto(`${console.url}#/search/messages`);
    await toggle.uncheck();
    await recent.waitFor({ state: 'detached' });
    assert.equal(await localStorage(page), '{}');
  });

  test('copies a search as a working cURL command without the key', async (t) => {
    const hostile = encodeURIComponent(`it's "here" \u202ex`);
    const { page, key } = await console.open(t, `#/search/messages?q=${hostile}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = await copyCurl(page);
    assert.ok(
      copied.startsWith(`curl -H "x-api-key: $KEY" -H 'content-type: application/json' --data '{`),
      copied,
    );
    assert.ok(copied.includes(`"q":"it'\\''s \\"here\\" \\u202ex"`), copied);
    assert.ok(copied.endsWith(`' '${console.url}api/v2/im/search'`), copied);
    assert.ok(!copied.includes(key));
    await page.goto(`${console.url}${SEARCH}`);
    await page.locator('[data-row]').first().waitFor();
    const command = await copyCurl(page);
    // The arguments as a shell parses them.
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', `curl() { for each in "$@"; do printf '%s\\n' "$each"; done; }\n${command}`],
      { env: { ...process.env, KEY: key } },
    );
    const [, keyHeader = '', , typeHeader = '', , body = '', url = ''] = stdout.split('\n');
    const headers = Object.fromEntries([keyHeader, typeHeader].map((header) => header.split(': ')));
    const response = await fetch(url, { method: 'POST', headers, body });
    const answer = (await response.json()) as { data: { total: number } };
    assert.ok(answer.data.total > 0);
    assert.equal(answer.data.total, (await console.ask('/im/search?q=wallet')).total);
  });

  test('keeps search terms out of request URLs, and of what the server logs', async (t) => {
    const { page } = await console.open(t, '#/');
    const urls: string[] = [];
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      urls.push(request.url());
      bodies.push(request.postData() ?? '');
    });
    const answered = (path: string) =>
      page.waitForResponse((response) => response.url() === `${console.url}api/v2${path}`);
    for (const [address, ...paths] of [
      ['#/search/messages?q=escrow', '/im/search', '/search'],
      ['#/search/messages?q=escrow+user:heron+lang:en', '/im/search'],
      ['#/search/people?q=escrow', '/im/search/profiles'],
      ['#/search/channels?q=escrow', '/im/search/channels'],
      ['#/search/pages?q=escrow', '/document/search'],
      ['#/search/victims?q=escrow', '/victim/search'],
      ['#/search/indicators?q=escrow', '/indicator/search'],
      ['#/ransomware?q=escrow', '/victim/search', '/victim/search/histogram'],
      ['#/indicator/email/escrow@heron.example', '/entity'],
      ['#/connections?n=indicator:email:escrow@heron.example', '/graph/neighbours'],
    ] as [string, ...string[]][])
      await Promise.all([...paths.map(answered), page.goto(`${console.url}${address}`)]);
    await Promise.all([answered('/search'), palette(page, 'escrow')]);
    assert.ok(bodies.filter((body) => body.includes('escrow')).length >= 12, bodies.join('\n'));
    assert.deepEqual(
      urls.filter((url) => /escrow|heron|[?&](?:q|username|lang)=/.test(url)),
      [],
    );
    assert.deepEqual(
      console.app.log.filter((line) => line.includes('escrow')),
      [],
    );
  });
});

async function palette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Command palette' }).fill(text);
}
