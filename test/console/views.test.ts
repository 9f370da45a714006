/** Every view, in both themes and on a phone: it shows what it is for, nothing goes wrong, and nobody is kept out. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';

interface View {
  name: string;
  address(seen: Seen): string;
  /** What must be there. */
  shows: string[];
}

interface Seen {
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
    shows: ['.line.is-wanted', '.line .author'],
  },
  {
    name: 'profile',
    address: ({ member }) => `#/profile/${member.platform}/${member.userId}`,
    shows: ['.names li', '.items li', '.shared-by a', '.chart canvas', '.ranked li'],
  },
  {
    name: 'channel',
    address: ({ message }) => `#/channel/telegram/${message.channelId}`,
    shows: ['.names li', '.chart canvas', '.ranked li'],
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
    shows: ['.drawing canvas', '.nodes li:nth-child(4)'],
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
  const look = async (): Promise<Seen> => {
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
    test(`${name} shows what it is for, without trouble, in light and dark`, async (t) => {
      const seen = await look();
      const { page, troubles } = await console.open(t, address(seen), { colorScheme: 'light' });
      for (const theme of ['light', 'dark']) {
        for (const selector of shows) await page.waitForSelector(selector);
        assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
        assert.deepEqual(await seriousIssues(page), [], `${name} in ${theme}`);
        assert.equal(await page.locator('.notice.problem').count(), 0);
        await page.keyboard.press('t');
      }
      assert.deepEqual(troubles, []);
    });

    test(`${name} fits on a phone`, async (t) => {
      const { page, troubles } = await console.open(t, address(await look()), {
        viewport: { width: 375, height: 740 },
      });
      for (const selector of shows) await page.waitForSelector(selector, { state: 'attached' });
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.ok(width <= 375, `it is ${width} wide`);
      assert.deepEqual(troubles, []);
    });
  }

  test('a view that is none says so and leads back', async (t) => {
    const { page } = await console.open(t, '#/weather');
    for (const name of ['weather', '__proto__', 'constructor', 'toString/x']) {
      await page.goto(`${console.url}#/${name}`);
      await page.getByText('There is no such view').waitFor();
    }
    await page.locator('main').getByRole('link', { name: 'Search' }).click();
    await page.waitForSelector('.welcome');
  });

  test('going back leads to where one was', async (t) => {
    const { page } = await console.open(t, '#/messages?q=wallet');
    await page.waitForSelector('.hits .card');
    await page.locator('.hits .card').nth(12).scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('scrollY');
    assert.ok(before > 300);
    await page.locator('.hits .card .author').nth(12).click();
    await page.waitForSelector('.head h1');
    assert.equal(await page.evaluate('scrollY'), 0);
    await page.goBack();
    await page.waitForSelector('.hits .card');
    await page.evaluate(`new Promise((done) => {
      const look = () => (scrollY === ${before} ? done() : requestAnimationFrame(look));
      look();
    })`);
  });

  test('help and dialogs keep nobody out', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
