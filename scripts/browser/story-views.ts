import type { Page } from 'playwright-core';
import { STORY_ALERT } from '../../src/demo/alerts/searches.ts';
import { storyNodes } from '../../src/demo/story.ts';
import { STORY_COMPANY } from '../../src/demo/story-facts.ts';
import { nodeId, parseNode } from '../../src/records/node.ts';
import { addDays, dayOf } from '../../src/time/day.ts';
import type { Demo } from './demo-server.ts';
import { storyGraph } from './story-graph.ts';

export interface StoryView {
  name: string;
  address: string;
  /** Matches when the view shows its content. */
  selector: string;
  /** Steps to a state that is not in the address. */
  prepare?(page: Page): Promise<void>;
}

/** The address of a node's page. */
export function pageAddress(id: string): string {
  const node = parseNode(id);
  if (node === undefined) throw new Error(`${id} is not the id of a node`);
  const parts =
    node.kind === 'indicator'
      ? [node.kind, node.indicator, node.canonical]
      : [
          node.kind === 'profile' ? 'person' : node.kind,
          ...('platform' in node ? [node.platform] : []),
          node.id,
        ];
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export const connectionsAddress = (...ids: string[]) =>
  `#/connections?${ids.map((id) => `n=${encodeURIComponent(id)}`).join('&')}`;

const searchAddress = (kind: string, q: string) => `#/search/${kind}?q=${encodeURIComponent(q)}`;

const ROW = '.result-grid [data-row]';
/** The first row with its preview. */
async function previewFirst(page: Page): Promise<void> {
  await page.locator(ROW).first().click();
  await page.locator('.drawer-body').waitFor();
}

/** A row with a wallet, with its preview. */
async function previewWallet(page: Page): Promise<void> {
  await page
    .locator(ROW)
    .filter({ has: page.locator('.kind-wallet') })
    .first()
    .click();
  await page.locator('.drawer-body').waitFor();
}

/** Every view of the console, with the demo's story as its content. */
export async function storyViews(demo: Demo): Promise<StoryView[]> {
  const today = dayOf(demo.now);
  const nodes = storyNodes(today);
  const first = async (path: string) => (await demo.ask(path)).hits[0] as Record<string, string>;
  const offer = await first(
    `/im/search?q=${encodeURIComponent(`"${STORY_COMPANY.domain}"`)}&id_format=string`,
  );
  const discord = await first('/im/search?q=wallet&platform=discord&id_format=string');
  const server = nodeId({ kind: 'server', platform: 'discord', id: discord.serverId ?? '' });
  const entity = (name: string, id: string): StoryView => ({
    name,
    address: pageAddress(id),
    selector: '.entity-tabs',
  });
  const search = (kind: string, q: string): StoryView => ({
    name: `search-${kind}`,
    address: searchAddress(kind, q),
    selector: ROW,
    prepare: previewFirst,
  });
  const feed = (name: string): StoryView => ({
    name: `feed-${name}`,
    address: `#/feeds/${name}`,
    selector: '.table tbody tr',
  });
  return [
    { name: 'overview', address: '#/', selector: '.overview-bottom' },
    { name: 'welcome', address: '#/search/messages', selector: 'main h1, main h2' },
    {
      name: 'search-messages',
      // Two weeks of a longer history, which the chart shows.
      address: `${searchAddress('messages', 'lang:en wallet')}&brush=${addDays(today, -16)}..${addDays(today, -1)}`,
      selector: ROW,
      prepare: previewWallet,
    },
    search('people', 'desk'),
    search('channels', 'market'),
    search('pages', 'escrow'),
    search('victims', 'freight'),
    search('indicators', 'example'),
    {
      name: 'search-suggest',
      address: searchAddress('messages', 'escrow'),
      selector: ROW,
      async prepare(page) {
        await page.locator('[data-query-input]').focus();
        await page.keyboard.press('End');
        await page.keyboard.type(' user:fe');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'conversation',
      address: `#/chat/telegram/${offer.channelId}?m=${offer.messageId}`,
      selector: '.message.is-target',
    },
    entity('person', nodes.broker),
    entity('person-discord', nodes.brokerOnDiscord),
    entity('channel', nodes.channel),
    entity('server', server),
    entity('page', nodes.shop),
    entity('group', nodes.group),
    entity('victim', nodes.victim),
    entity('wallet', nodes.wallet),
    entity('domain', nodes.domain),
    {
      name: 'connections',
      address: await storyGraph(demo, nodes),
      selector: '.graph-view[aria-busy=false], .graph-list',
    },
    {
      name: 'connections-person',
      address: connectionsAddress(nodes.broker),
      selector: '.graph-view[aria-busy=false], .graph-list',
    },
    {
      name: 'connections-list',
      address: `${connectionsAddress(nodes.broker)}&view=list`,
      selector: '.graph-view[aria-busy=false], .graph-list',
    },
    { name: 'alerts', address: `#/alerts/${STORY_ALERT}`, selector: 'main h1' },
    { name: 'alert-editor', address: `#/alerts/${STORY_ALERT}/edit`, selector: 'main h1' },
    { name: 'alert-targets', address: '#/alerts/targets', selector: 'main h1' },
    { name: 'ransomware', address: '#/ransomware', selector: '.ransomware-grid' },
    feed('ransomware'),
    feed('telegram'),
    feed('wallets'),
    feed('onion'),
    { name: 'components', address: '#/components', selector: 'main h1' },
    {
      name: 'palette',
      address: '#/',
      selector: '.overview-bottom',
      async prepare(page) {
        await page.keyboard.press('Control+k');
        await page.locator('.palette input').fill('ferry');
        await page.locator('.palette').getByRole('option').nth(2).waitFor();
      },
    },
    {
      name: 'help',
      address: '#/',
      selector: '.overview-bottom',
      async prepare(page) {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
}
