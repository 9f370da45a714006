/** Search terms reach only the server: they are not in URLs, and on disk only if the user opts in. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';

describe('console: privacy', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('stores no searches by default and deletes those of earlier versions', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
    await page.evaluate(`localStorage.setItem('nightjar-searches', '["secret"]')`);
    await page.reload();
    await page.waitForSelector('.hits .card');
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
    assert.equal(await page.locator('#history option').count(), 0);
  });

  test('stores recent searches while the setting is on, until they are cleared', async (t) => {
    const { page } = await console.open(t, '#/');
    const recent = page.locator('.recent-searches').getByRole('button', { name: 'wallet' });
    const toggle = page.locator('.welcome').getByLabel(/Save recent searches/);
    const search = async () => {
      await page.goto(`${console.url}#/messages?q=wallet`);
      await page.waitForSelector('.hits .card');
      await page.locator('.brand').click();
      await recent.waitFor();
    };
    await toggle.check();
    await search();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await recent.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(`localStorage.getItem('nightjar-searches')`), null);
    await search();
    await toggle.uncheck();
    await recent.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate('JSON.stringify(localStorage)'), '{}');
  });

  test('copies a search as a working cURL command without the key', async (t) => {
    const { page, key } = await console.open(t, `#/messages?q=${encodeURIComponent(`it's "here" \u202ex`)}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: /cURL/ }).first().click();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.equal(
      copied,
      `curl -H "x-api-key: $KEY" -H 'content-type: application/json' --data '{"q":"it'\\''s \\"here\\" \\u202ex","page_size":20,"highlight":"true","id_format":"string"}' '${console.url}api/v2/im/search'`,
    );
    assert.ok(!copied.includes(key));
    await page.goto(`${console.url}#/messages?q=wallet`);
    await page.waitForSelector('.hits .card');
    await page.getByRole('button', { name: /cURL/ }).first().click();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
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
    assert.equal(answer.data.total, (await console.ask('/im/search?q=wallet')).total);
  });

  test('keeps search terms out of request URLs', async (t) => {
    const { page } = await console.open(t, '#/');
    const urls: string[] = [];
    const searches: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      urls.push(request.url());
      if (request.url().includes('/im/search')) searches.push(`${request.method()} ${request.postData()}`);
    });
    const answered = (path: string) =>
      page.waitForResponse((response) => response.url() === `${console.url}api/v2/im/search${path}`);
    for (const [address, ...paths] of [
      ['#/messages?q=escrow&username=heron&lang=en', '', '/histogram'],
      ['#/profiles?q=escrow', '/profiles'],
      ['#/channels?q=escrow', '/channels'],
      ['#/messages?q=escrow&gte=2026-11-01&page=2', '', '/histogram'],
    ] as [string, ...string[]][])
      await Promise.all([...paths.map(answered), page.goto(`${console.url}${address}`)]);
    assert.equal(searches.length, 6, searches.join('\n'));
    for (const search of searches) assert.match(search, /^POST \{"q":".*escrow/);
    assert.deepEqual(
      urls.filter((url) => /escrow|heron|[?&](?:q|username|lang)=/.test(url)),
      [],
    );
  });
});
