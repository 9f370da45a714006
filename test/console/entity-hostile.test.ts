/** Hostile text in the fields that pages of entities show: nothing runs, loads anything or reorders its surroundings. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, HERONRY, message } from '../support/world.ts';

const SCRIPT = `<script>window.ran = 1</script><img src="https://evil.example/a.png" onerror="window.ran = 2">`;
const OVERRIDE = 'safe\u202Egnp.exe';

describe('console: hostile text on pages of entities', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const fill = () =>
    console.app.write(
      message({
        sequence: '1',
        userId: '7001',
        username: `${SCRIPT}${OVERRIDE}`,
        channelTitle: `"><b>${OVERRIDE}`,
        text: `pay bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp ${SCRIPT}`,
        items: [{ kind: 'bitcoin_address', value: 'bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp' }],
      }),
      profileSighting('telegram', '7001', at('2026-11-14'), {
        lists: {
          usernames: [OVERRIDE, 'Z\u0301'.repeat(400), `${SCRIPT}${OVERRIDE}`],
          firstName: [SCRIPT],
          profilePhoto: ['https://evil.example/photo.png'],
          skype: ['"onmouseover="window.ran=3'],
        },
      }),
      channelSighting(
        'telegram',
        HERONRY,
        at('2026-11-14'),
        { lists: { channelTitles: [SCRIPT, OVERRIDE] } },
        [],
      ),
      pageSighting('p1', at('2026-11-14'), {
        facts: {
          url: 'http://evil.example/a',
          pageTitle: `${SCRIPT}${OVERRIDE}`,
          text: `${SCRIPT}\n${OVERRIDE}\n${'A'.repeat(64 * 1024)}`,
          screenshot: 'https://evil.example/shot.png',
        },
      }),
      groupSighting('moth', at('2026-11-10'), { lists: { sites: ['javascript:window.ran=4'] } }),
      ransomwareSighting(
        'v1',
        at('2026-11-14'),
        { url: 'javascript:window.ran=5', grade: 'absolute-link' },
        {
          facts: {
            ransomwareGroup: 'moth',
            companyName: `${SCRIPT}${OVERRIDE}`,
            companyLink: 'javascript:window.ran=6',
            industry: SCRIPT,
            country: '<i>',
            text: `${SCRIPT}\n${OVERRIDE}`,
          },
        },
      ),
    );

  test('nothing runs or loads, and what reorders text is shown by name', async (t) => {
    await fill();
    const { page, troubles } = await console.open(t, '#/components', {
      viewport: { width: 1440, height: 900 },
    });
    for (const address of [
      '#/person/telegram/7001',
      '#/person/telegram/7001?tab=messages',
      '#/person/telegram/7001?tab=connections',
      `#/channel/telegram/${HERONRY}`,
      '#/page/p1',
      '#/group/moth?row=v1',
      '#/group/moth?tab=sites',
      '#/victim/v1',
      '#/indicator/bitcoin_address/bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp',
    ]) {
      await page.goto(`${console.url}${address}`);
      await page.locator('.entity-header').waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.evaluate('window.ran'), undefined, address);
      const strange = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main script, main img, main iframe, main a[href^="javascript"], main a[href*="evil.example/"][target]')].map((each) => each.outerHTML)`,
      );
      assert.deepEqual(strange, [], address);
      // Running text may need formatting characters for its direction: it is isolated from what surrounds it.
      const reordered = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main *')].filter((each) => each.closest('.message-text') === null && [...each.childNodes].some((child) => child.nodeType === 3 && child.data.includes('\u202E'))).map((each) => each.outerHTML)`,
      );
      assert.deepEqual(reordered, [], address);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.ok(width <= 1440, `${address}: ${width}`);
      assert.deepEqual(await allIssues(page), [], address);
    }
    assert.deepEqual(troubles, []);
  });
});
