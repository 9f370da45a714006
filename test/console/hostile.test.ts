/** Hostile text as an analyst sees it: unchanged, contained, collapsed, and with links that ask first. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { fillHostile, TEXTS } from '../support/hostile-console.ts';
import { HERONRY } from '../support/world.ts';

describe('console: hostile text', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  before(async () => {
    await fillHostile(console.app);
  });
  /** Opens the conversation at a text. */
  const openAt = async (t: Parameters<typeof console.open>[0], name: keyof typeof TEXTS) => {
    const sequence = Object.keys(TEXTS).indexOf(name) + 1;
    const opened = await console.open(t, `#/chat/telegram/${HERONRY}?m=${sequence}`);
    const message = opened.page.locator('.message.is-target');
    await message.waitFor();
    return { ...opened, message, text: message.locator('.message-text').first() };
  };

  test('shows texts unchanged, except that links are defanged', async (t) => {
    const script = TEXTS.script.replace('https://evil.example/a.png', 'hxxps://evil[.]example/a[.]png');
    for (const [name, expected] of [
      ['script', script],
      ['marked', TEXTS.marked],
      ['override', TEXTS.override],
    ] as const) {
      const { text } = await openAt(t, name);
      const shown = await text.evaluate((element) => {
        const copy = element.cloneNode(true) as typeof element;
        for (const label of copy.querySelectorAll('.visually-hidden, .kind-icon')) label.remove();
        return copy.textContent;
      });
      assert.equal(shown, expected, name);
    }
  });

  test('a search result shows markup as text, with only the matches highlighted', async (t) => {
    const { page } = await console.open(t, '#/search/messages?q=needle+ours');
    const row = page.locator('.result-text > .inline-text').first();
    await row.locator('mark').first().waitFor();
    assert.deepEqual(await row.locator('mark').allInnerTexts(), ['needle', 'ours']);
    assert.match(await row.innerText(), /<mark>not ours<\/mark> &lt;b&gt; &amp;lt;script&amp;gt;/);
  });

  test('stacked accents do not cover other content', async (t) => {
    const { text } = await openAt(t, 'zalgo');
    const overflow = await text.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).overflow,
    );
    assert.equal(overflow, 'clip');
  });

  for (const name of ['long', 'lines'] as const)
    test(`collapses a long text until it is expanded (${name})`, async (t) => {
      const { page, message, text } = await openAt(t, name);
      const height = async () => (await text.boundingBox())?.height ?? 0;
      const collapsed = await height();
      await message.getByRole('button', { name: /^Show all [\d,]+ characters$/ }).click();
      await message.getByRole('button', { name: 'Show less' }).waitFor();
      assert.ok((await height()) > 1.5 * collapsed);
      assert.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 1280);
    });

  test('defangs links and opens them only after a confirmation, without a referrer', async (t) => {
    const { page, message, troubles } = await openAt(t, 'links');
    const buttons = message.locator('.open-external, .external-link');
    await message.locator('.entity', { hasText: 'hxxps://evil[.]example/?q=1' }).waitFor();
    const names = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );
    assert.ok(
      names.every((name) => /^(?:Open )?hxxps?:\/\//.test(name)),
      names.join(),
    );
    for (const address of ['hxxps://evil[.]example/?q=1', 'hxxp://bad[.]example/x'])
      assert.ok(
        names.some((name) => name.endsWith(address)),
        names.join(),
      );
    await message.getByRole('button', { name: /hxxps:\/\/evil\[\.\]example\/\?q=1$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Open an external link?' });
    await dialog.getByText('hxxps://evil[.]example/?q=1').waitFor();
    const open = dialog.getByRole('link', { name: 'Open anyway' });
    assert.equal(await open.getAttribute('href'), 'https://evil.example/?q=1');
    assert.equal(await open.getAttribute('rel'), 'noopener noreferrer nofollow');
    assert.equal(await open.getAttribute('referrerpolicy'), 'no-referrer');
    assert.equal(await open.getAttribute('target'), '_blank');
    // Enter out of habit opens nothing.
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });

  test('serves the page with a policy that forbids inline scripts and markup from strings', async () => {
    const { headers } = await console.app.getBare('/');
    const policy = String(headers['content-security-policy']);
    assert.ok(!policy.includes('unsafe'));
    for (const part of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"])
      assert.ok(policy.includes(part), part);
    assert.equal(headers['referrer-policy'], 'no-referrer');
  });
});
