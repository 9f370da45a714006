/** Pivoting from a message to its author, to shared wallets and to connections. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ApiError } from '../../src/errors.ts';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';

describe('console: pivots', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  const member = async () =>
    (await console.ask('/im/search/profiles?q=desk&platform=telegram&id_format=string')).hits[0] as Record<
      string,
      string
    >;

  test('every hit links to its author, channel, server and conversation', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet&platform=discord');
    const card = page.locator('.hits .card').first();
    await card.waitFor();
    const links = await card
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    for (const view of ['profile', 'channel', 'server', 'chat'])
      assert.ok(
        links.some((link) => link.startsWith(`#/${view}/discord/`)),
        view,
      );
    const name = await card.locator('.author').innerText();
    await card.locator('.author').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  test('a wallet links to every profile that has it, and back', async (t) => {
    const { platform, userId, ...rest } = await member();
    const [{ value }] = rest.bitcoin_address as unknown as [{ value: string }];
    const { page } = await console.open(t, `#/profile/${platform}/${userId}`);
    await page.locator('.items').getByRole('link', { name: value, exact: true }).click();
    const { total, hits } = await console.ask(`/im/wallet/BTC/${value}?id_format=string`);
    assert.ok(total > 1);
    await page.getByText(`${total} profiles`, { exact: true }).waitFor();
    const other = hits.find((hit) => hit.userId !== userId) as Record<string, string>;
    await page.locator(`a.author[href="#/profile/${other.platform}/${other.userId}"]`).click();
    await page.locator('.shared-with a').first().waitFor();
    assert.equal(await page.locator('.page-header .id code').innerText(), other.userId);
  });

  test('shows the name history with the day each name was first seen', async (t) => {
    const { hits } = await console.ask('/im/search/profiles?q=-nothing&page_size=1000&id_format=string');
    const renamed = hits.find(({ usernames }) => (usernames?.length ?? 0) > 1) as Record<string, string>;
    const { page } = await console.open(t, `#/profile/${renamed.platform}/${renamed.userId}`);
    await page.waitForSelector('.names li');
    const shown = await page.locator('.names li').allInnerTexts();
    for (const name of renamed.usernames as unknown as string[])
      assert.ok(
        shown.some(
          (line) => line.includes('Username') && line.includes(name) && /^\d{4}-\d{2}-\d{2}/.test(line),
        ),
        `${name} in ${shown.join(' | ')}`,
      );
  });

  test('selecting a range of the activity chart opens its messages', async (t) => {
    const { platform, userId } = await member();
    const { page } = await console.open(t, `#/profile/${platform}/${userId}`);
    const box = await page.locator('.chart .u-over').boundingBox();
    assert.ok(box !== null);
    await page.mouse.move(box.x + 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL((url) => /^#\/messages.*gte=/.test(url.hash));
    await page.waitForSelector('.hits .card');
  });

  test('expands a node with the keyboard and keeps it expanded after a reload', async (t) => {
    const { platform, userId } = await member();
    const { page, troubles } = await console.open(t, `#/graph/profile/${platform}/${userId}`);
    await page.locator('.nodes li').nth(4).waitFor();
    await page.getByRole('button', { name: 'Expanded' }).waitFor();
    await page.locator('.graph .facts', { hasNotText: '…' }).waitFor();
    const before = await page.locator('.nodes li').count();
    const channel = page.locator('.nodes button', { has: page.locator('.dot-channel') }).first();
    await channel.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Expand', exact: true }).click();
    await page.locator('.nodes li').nth(before).waitFor();
    const grown = await page.locator('.nodes li').count();
    await page.reload();
    await page
      .locator('.nodes li')
      .nth(grown - 1)
      .waitFor();
    assert.deepEqual(troubles, []);
  });

  test('a profile loads only visible details, three at a time', async (t) => {
    const { platform, userId } = await member();
    const { page } = await console.open(t, '#/', { viewport: { width: 1280, height: 500 } });
    const lookups: string[] = [];
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.route(/\/im\/(?:wallet|email)\/|\/im\/\w+\/channel\//, async (route) => {
      lookups.push(route.request().url());
      if (isHolding) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    const frames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
    await page.goto(`${console.url}#/profile/${platform}/${userId}`);
    await page.waitForSelector('.top-list li');
    const last = page.locator('.shared-item').last();
    await last.waitFor({ state: 'attached' });
    // The responses are held back, so no more than the first three requests are sent.
    await page.evaluate(frames);
    const atFirst = lookups.length;
    assert.ok(atFirst <= 3, lookups.join('\n'));
    isHolding = false;
    for (const go of held.splice(0)) go();
    await last.scrollIntoViewIfNeeded();
    await last.locator('.shared-with', { hasNotText: '…' }).waitFor();
    assert.ok(lookups.length > atFirst);
    assert.equal(new Set(lookups).size, lookups.length, 'a request was sent twice');
  });

  test('says that a profile is not found', async (t) => {
    const { page } = await console.open(t, '#/profile/telegram/1');
    await page.getByText(new ApiError('NotFound', 'Profile').message).waitFor();
  });
});
