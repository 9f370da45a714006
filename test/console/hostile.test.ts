/** Hostile text: nothing in it runs, loads anything or breaks the page. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../src/records/channel.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, HERONRY, message, TILDA } from '../support/world.ts';

const SCRIPT = `<script>window.ran = 1</script><img src="https://evil.example/a.png" onerror="window.ran = 2"><svg onload="window.ran=3">`;
const TEXTS = {
  script: `needle ${SCRIPT}`,
  marked: `needle <mark>not ours</mark> &lt;b&gt; &amp;lt;script&amp;gt;`,
  links:
    'needle javascript:window.ran=4 data:text/html,<script>window.ran=5</script> https://evil.example/?q=1 hxxp://bad[.]example/x vbscript:x',
  override: 'needle \u202Egnp.exe\u202C \u2066evil\u2069 \u202Eunclosed override',
  long: `needle ${'A'.repeat(64 * 1024)}`,
  zalgo: `needle ${'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309'.repeat(200)}`,
  null: 'needle \u0000\u0007\u001b[31m \uFFFD \uD83D\uDE00',
  lines: `needle${'\n'.repeat(3000)}end`,
};

describe('console: hostile text', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const fill = async () => {
    if ((await console.app.services.store.status()).records.message > 0) return;
    const person = { userId: TILDA.userId, username: `</a>${SCRIPT}` };
    await console.app.write(
      ...Object.values(TEXTS).map((text, index) =>
        message({
          ...person,
          sequence: String(index + 1),
          text,
          channelTitle: `"><script>window.ran=6</script>\u202E`,
          topicTitle: SCRIPT,
          topicId: '1',
          isForumTopic: true,
          media: '<b>photo</b>',
        }),
      ),
      profileSighting('telegram', TILDA.userId, at('2026-11-14'), {
        lists: {
          usernames: [person.username, 'Z\u0301'.repeat(400)],
          firstName: [SCRIPT],
          profilePhoto: ['javascript:window.ran=7', 'https://evil.example/photo.png'],
          email: ['needle@evil.example'],
          skype: ['"onmouseover="window.ran=8'],
        },
      }),
      channelSighting('telegram', HERONRY, at('2026-11-14'), { lists: { channelTitles: [SCRIPT] } }, [
        { id: '1', title: SCRIPT, topMessage: 1, closed: false, pinned: false, hidden: false },
      ]),
      ransomwareSighting(
        'post',
        at('2026-11-14'),
        { url: 'javascript:window.ran=9', grade: 'absolute-link' },
        {
          facts: {
            ransomwareGroup: SCRIPT,
            companyName: '=HYPERLINK("https://evil.example")',
            companyLink: 'data:text/html,x',
          },
        },
      ),
    );
  };

  const ADDRESSES = [
    '#/messages?q=needle',
    '#/profiles?q=needle',
    '#/channels?q=script',
    `#/chat/telegram/${HERONRY}`,
    `#/profile/telegram/${TILDA.userId}`,
    `#/channel/telegram/${HERONRY}`,
    '#/pivot/email/needle@evil.example',
    `#/graph/profile/telegram/${TILDA.userId}`,
    '#/feeds/ransomware',
    '#/ransomware',
    // Links to the console may be hostile, too.
    `#/messages?q=${encodeURIComponent(SCRIPT)}`,
    `#/chat/${encodeURIComponent('../../feed')}/${encodeURIComponent(SCRIPT)}`,
    `#/pivot/email/${encodeURIComponent('javascript:window.ran=10')}`,
    '#/profile/telegram/%E0%A4%A',
  ];
  for (const address of ADDRESSES) {
    test(`nothing runs, loads or breaks at ${address.slice(0, 60)}`, async (t) => {
      await fill();
      const { page, troubles } = await console.open(t, address);
      await page.locator('main :is(.card, .message, .entries, .names, .nodes, .notice)').first().waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      assert.equal(await page.evaluate('window.ran'), undefined);
      assert.deepEqual(
        troubles.filter((trouble) => !/status of 4\d\d/.test(trouble)),
        [],
      );
      assert.equal(
        await page.locator('main :is(script, img, iframe, object, embed, svg:not(.icon))').count(),
        0,
      );
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links) assert.match(link, /^(?:#|docs$)/);
      const { width, height } = await page.evaluate<{ width: number; height: number }>(
        '({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })',
      );
      assert.ok(width <= 1280, `the page is ${width} px wide`);
      assert.ok(height < 20_000, `the page is ${height} px high`);
    });
  }

  test('shows texts unchanged', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/messages?q=needle');
    await page.waitForSelector('.card');
    const shown = await page
      .locator('.message-text')
      .evaluateAll((all) => all.map((each) => each.textContent ?? ''));
    // Except that links are defanged.
    const script = TEXTS.script.replace('https://evil.example/a.png', 'hxxps://evil[.]example/a[.]png');
    for (const text of [script, TEXTS.marked, TEXTS.override]) assert.ok(shown.includes(text), text);
  });

  test('stacked accents do not cover other content', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    await page.waitForSelector('.messages .message');
    const overflow = await page
      .locator('.message-text')
      .first()
      .evaluate((text) => text.ownerDocument.defaultView?.getComputedStyle(text).overflow);
    assert.equal(overflow, 'clip');
  });

  test('collapses a long text until it is expanded', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/messages?q=needle');
    const more = page.getByRole('button', { name: /Show all 65,\d{3} characters/ });
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).waitFor();
    assert.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 1280);
  });

  test('defangs links and opens them only after a confirmation, without a referrer', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/messages?q=needle');
    await page.waitForSelector('.card');
    const shown = await page.locator('.link').allInnerTexts();
    assert.ok(
      shown.includes('hxxps://evil[.]example/?q=1') && shown.includes('hxxp://bad[.]example/x'),
      shown.join(),
    );
    assert.ok(
      shown.every((text) => /^hxxps?:/.test(text)),
      shown.join(),
    );
    await page.getByRole('button', { name: 'hxxps://evil[.]example/?q=1' }).click();
    const open = page.getByRole('link', { name: 'Open in new tab' });
    assert.equal(await open.getAttribute('href'), 'https://evil.example/?q=1');
    assert.equal(await open.getAttribute('rel'), 'noopener noreferrer nofollow');
    assert.equal(await open.getAttribute('referrerpolicy'), 'no-referrer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
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
