/** Every view in both themes and on a phone: content, errors, accessibility and layout. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';

interface View {
  name: string;
  address(records: Records): string;
  /** Selectors that must match. */
  shows: string[];
}

interface Records {
  message: Record<string, string>;
  discord: Record<string, string>;
  member: Record<string, string>;
  wallet: string;
}

const VIEWS: View[] = [
  { name: 'welcome', address: () => '#/', shows: ['.welcome h2'] },
  {
    name: 'messages',
    address: () => '#/messages?q=wallet',
    shows: ['.hits .card mark', '.chart canvas', '.pager'],
  },
  { name: 'profiles', address: () => '#/profiles?q=desk', shows: ['.hits .card mark', '.items .value'] },
  { name: 'channels', address: () => '#/channels?q=market', shows: ['.hits .card mark'] },
  {
    name: 'conversation',
    address: ({ message }) => `#/chat/telegram/${message.channelId}?m=${message.messageId}`,
    shows: ['.message.is-target', '.message .author'],
  },
  {
    name: 'profile',
    address: ({ member }) => `#/profile/${member.platform}/${member.userId}`,
    shows: ['.names li', '.items li', '.shared-with a', '.chart canvas', '.top-list li'],
  },
  {
    name: 'channel',
    address: ({ message }) => `#/channel/telegram/${message.channelId}`,
    shows: ['.names li', '.chart canvas', '.top-list li'],
  },
  {
    name: 'server',
    address: ({ discord }) => `#/server/discord/${discord.serverId}`,
    shows: ['.names li', '.chart canvas', '.hits .card'],
  },
  { name: 'pivot', address: ({ wallet }) => `#/pivot/wallet/BTC/${wallet}`, shows: ['.hits .card .author'] },
  {
    name: 'graph',
    address: ({ member }) => `#/graph/profile/${member.platform}/${member.userId}`,
    shows: ['.graph-canvas canvas', '.nodes li:nth-child(4)'],
  },
  {
    name: 'ransomware feed',
    address: () => '#/feeds/ransomware',
    shows: ['.calendar .level-4', '.entries tbody tr'],
  },
  {
    name: 'channel-link feed',
    address: () => '#/feeds/telegram',
    shows: ['.calendar .level-4', '.entries tbody tr'],
  },
  { name: 'wallet feed', address: () => '#/feeds/wallets', shows: ['.calendar .level-4', '.entries .value'] },
  {
    name: 'onion feed',
    address: () => '#/feeds/onion?platform=darknet',
    shows: ['.calendar .level-4', '.entries .link'],
  },
  {
    name: 'ransomware',
    address: () => '#/ransomware?by=country',
    shows: ['.chart canvas', '.ranked-table tbody tr'],
  },
];

describe('console: views', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  const findRecords = async (): Promise<Records> => {
    const first = async (path: string) => (await console.ask(path)).hits[0] as Record<string, string>;
    const member = await first('/im/search/profiles?q=desk&platform=telegram&id_format=string');
    return {
      message: await first('/im/search?q=wallet&platform=telegram&id_format=string'),
      discord: await first('/im/search?q=wallet&platform=discord&id_format=string'),
      member,
      wallet: (member.bitcoin_address as unknown as { value: string }[])[0]?.value as string,
    };
  };
  for (const { name, address, shows } of VIEWS) {
    test(`${name} shows its content without errors or accessibility issues in both themes`, async (t) => {
      const { page, troubles } = await console.open(t, address(await findRecords()), {
        colorScheme: 'light',
      });
      for (const theme of ['light', 'dark']) {
        for (const selector of shows) await page.waitForSelector(selector);
        assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
        assert.deepEqual(await seriousIssues(page), [], `${name} in ${theme}`);
        assert.equal(await page.locator('.notice.error').count(), 0);
        await page.keyboard.press('t');
      }
      assert.deepEqual(troubles, []);
    });

    test(`${name} fits on a phone`, async (t) => {
      const { page, troubles } = await console.open(t, address(await findRecords()), {
        viewport: { width: 375, height: 740 },
      });
      for (const selector of shows) await page.waitForSelector(selector, { state: 'attached' });
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.ok(width <= 375, `the page is ${width} px wide`);
      assert.deepEqual(troubles, []);
    });
  }

  test('shows a notice with a link to the search for an unknown URL', async (t) => {
    const { page } = await console.open(t, '#/weather');
    for (const name of ['weather', '__proto__', 'constructor', 'toString/x']) {
      await page.goto(`${console.url}#/${name}`);
      await page.getByText('Page not found').waitFor();
    }
    await page.locator('main').getByRole('link', { name: 'Go to search' }).click();
    await page.waitForSelector('.welcome');
  });

  test('restores the scroll position after going back', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    await page.locator('.hits .card').nth(12).scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('scrollY');
    assert.ok(before > 300);
    await page.locator('.hits .card .author').nth(12).click();
    await page.waitForSelector('.page-header h1');
    assert.equal(await page.evaluate('scrollY'), 0);
    await page.goBack();
    await page.waitForSelector('.hits .card');
    await page.evaluate(`new Promise((done) => {
      const look = () => (scrollY === ${before} ? done() : requestAnimationFrame(look));
      look();
    })`);
  });

  test('the help dialog has no accessibility issues', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
