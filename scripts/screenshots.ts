/**
 * Pictures of every view, light and dark, of the demo's data on a day that is always the same.
 *
 *   npm run screenshots -- [folder]
 *
 * Without a folder the two of the README are made anew; with one, all of them go there.
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
  console.error('There is no Chromium; install it, or name it in CHROMIUM.');
  process.exit(1);
}
const demo = await startDemo(NOW);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const target = folder ?? DOCS;
  mkdirSync(target, { recursive: true });
  const views = await addresses();
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(`${demo.url}#key=${demo.key}`);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const [name, { address, shows }] of Object.entries(views)) {
      const picture = `${name}-${theme}.png`;
      if (folder === undefined && picture !== 'messages-light.png' && picture !== 'graph-dark.png') continue;
      await page.goto(`${demo.url}${address}`);
      await page.waitForSelector(shows);
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

async function addresses(): Promise<Record<string, { address: string; shows: string }>> {
  const first = async (path: string) => (await demo.ask(path)).hits[0] as Record<string, string>;
  const message = await first('/im/search?q=wallet&platform=telegram&id_format=string');
  const discord = await first('/im/search?q=wallet&platform=discord&id_format=string');
  const member = await first('/im/search/profiles?q=desk&platform=telegram&id_format=string');
  const [wallet] = member.bitcoin_address as unknown as { value: string }[];
  return {
    welcome: { address: '#/', shows: '.welcome' },
    messages: { address: '#/messages?q=wallet', shows: '.hits .card' },
    profiles: { address: '#/profiles?q=desk', shows: '.hits .card' },
    channels: { address: '#/channels?q=market', shows: '.hits .card' },
    conversation: {
      address: `#/chat/telegram/${message.channelId}?m=${message.messageId}`,
      shows: '.line.is-wanted',
    },
    profile: { address: `#/profile/${member.platform}/${member.userId}`, shows: '.shared-by a' },
    channel: { address: `#/channel/telegram/${message.channelId}`, shows: '.ranked li' },
    server: { address: `#/server/discord/${discord.serverId}`, shows: '.hits .card' },
    pivot: { address: `#/pivot/wallet/BTC/${wallet?.value}`, shows: '.hits .card' },
    graph: {
      address: `#/graph/profile/${member.platform}/${member.userId}`,
      shows: '.nodes li:nth-child(12)',
    },
    'feed-ransomware': { address: '#/feeds/ransomware', shows: '.entries tbody tr' },
    'feed-channel-links': { address: '#/feeds/telegram', shows: '.entries tbody tr' },
    'feed-onion': { address: '#/feeds/onion', shows: '.entries tbody tr' },
    'feed-wallets': { address: '#/feeds/wallets', shows: '.entries tbody tr' },
    ransomware: { address: '#/ransomware', shows: '.ranked-table tbody tr' },
  };
}
