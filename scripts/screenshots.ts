/**
 * Takes screenshots of every view in both themes, with the demo data of a fixed day.
 *
 *   npm run screenshots -- [folder]
 *
 * By default it replaces the two pictures of the README. With a folder, it writes all of them there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from './browser/chromium.ts';
import { startDemo } from './browser/demo-server.ts';

const [folder] = process.argv.slice(2);
const DOCS = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const NOW = Date.UTC(2026, 10, 15, 12);

const executablePath = chromiumPath();
if (executablePath === undefined) {
  console.error('Chromium not found. Install it, or set CHROMIUM to its path.');
  process.exit(1);
}
const demo = await startDemo(NOW);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const target = folder ?? DOCS;
  mkdirSync(target, { recursive: true });
  const views = await findViews();
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(`${demo.url}#key=${demo.key}`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const [name, { address, selector }] of Object.entries(views)) {
      const picture = `${name}-${theme}.png`;
      if (folder === undefined && picture !== 'messages-light.png' && picture !== 'graph-dark.png') continue;
      await page.goto(`${demo.url}${address}`);
      await page.waitForSelector(selector);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(target, picture) });
      console.log(join(target, picture));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await demo.stop();
}

/** URLs of the views, and a selector that matches once each has loaded. */
async function findViews(): Promise<Record<string, { address: string; selector: string }>> {
  const first = async (path: string) => (await demo.ask(path)).hits[0] as Record<string, string>;
  const message = await first('/im/search?q=wallet&platform=telegram&id_format=string');
  const discord = await first('/im/search?q=wallet&platform=discord&id_format=string');
  const member = await first(
    '/im/search/profiles?q=escrow&username=lantern_desk_xmpl&platform=telegram&id_format=string',
  );
  const [wallet] = member.bitcoin_address as unknown as { value: string }[];
  return {
    welcome: { address: '#/', selector: '.welcome' },
    messages: { address: '#/messages?q=wallet', selector: '.hits .card' },
    profiles: { address: '#/profiles?q=desk', selector: '.hits .card' },
    channels: { address: '#/channels?q=market', selector: '.hits .card' },
    conversation: {
      address: `#/chat/telegram/${message.channelId}?m=${message.messageId}`,
      selector: '.message.is-target',
    },
    profile: { address: `#/profile/${member.platform}/${member.userId}`, selector: '.shared-with a' },
    channel: {
      address: `#/channel/telegram/${message.channelId}`,
      selector: '.top-list li:nth-child(14) .name :text-matches("[a-z]")',
    },
    server: { address: `#/server/discord/${discord.serverId}`, selector: '.hits .card' },
    pivot: { address: `#/pivot/wallet/BTC/${wallet?.value}`, selector: '.hits .card' },
    graph: {
      address: `#/graph/profile/${member.platform}/${member.userId}`,
      selector: '.nodes li:nth-child(12)',
    },
    'feed-ransomware': { address: '#/feeds/ransomware', selector: '.entries tbody tr' },
    'feed-channel-links': { address: '#/feeds/telegram', selector: '.entries tbody tr' },
    'feed-onion': { address: '#/feeds/onion', selector: '.entries tbody tr' },
    'feed-wallets': { address: '#/feeds/wallets', selector: '.entries tbody tr' },
    ransomware: { address: '#/ransomware', selector: '.ranked-table tbody tr' },
  };
}
