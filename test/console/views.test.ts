/** Every view in both themes, on a wide screen and on a phone: content, errors, accessibility, layout, requests. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';

interface View {
  name: string;
  address(records: Records): string;
  /** Selectors that must match. */
  shows: string[];
  /** Selectors that must match on a phone, if they differ. */
  onPhone?: string[];
  /** Problems that it shows on purpose. */
  alerts?: number;
  /** Accessibility rules that it breaks on purpose. */
  except?: string[];
  /** More than for a page of its own. */
  requests?: number;
}

type Hit = Record<string, string>;

/** Records of the demo, whatever it contains. */
interface Records {
  message: Hit;
  discord: Hit;
  person: Hit;
  page: string;
  victim: string;
  group: string;
  wallet: string;
  alert: string;
  match: string;
  missingDay: string;
}

/** Shell included. */
const REQUESTS_MAX = 3;
/** A preview loads its details on its own: the record, its context, copies and what is known of its indicators. */
const WITH_PREVIEW = REQUESTS_MAX + 6;

const CHART = '.chart-plot svg';

const VIEWS: View[] = [
  {
    name: 'overview',
    address: () => '#/',
    shows: ['.tour-step', '.key-number', CHART, '.table tbody tr', '.match-line'],
  },
  { name: 'search, before a query', address: () => '#/search/messages', shows: ['.welcome h2'] },
  { name: 'search for messages', address: () => '#/search/messages?q=wallet', shows: ['[data-row] mark'] },
  {
    name: 'search with a preview',
    address: ({ message }) => `#/search/messages?q=wallet&pane=1&row=telegram:${message.messageId}`,
    shows: ['.drawer .is-target'],
    requests: WITH_PREVIEW,
  },
  { name: 'search without results', address: () => '#/search/messages?q=zyzzyvax', shows: ['.state h2'] },
  { name: 'search for people', address: () => '#/search/people?q=a*', shows: ['[data-row]'] },
  { name: 'search for channels', address: () => '#/search/channels?q=a*+OR+m*', shows: ['[data-row]'] },
  { name: 'search for pages', address: () => '#/search/pages?q=lang:en', shows: ['[data-row]'] },
  { name: 'search for victims', address: () => '#/search/victims?q=a*', shows: ['[data-row]'] },
  { name: 'search for indicators', address: () => '#/search/indicators?q=example', shows: ['[data-row]'] },
  {
    name: 'conversation',
    address: ({ message }) => `#/chat/telegram/${message.channelId}?m=${message.messageId}`,
    shows: ['.message.is-target .message-text'],
  },
  {
    name: 'person',
    address: ({ person }) => `#/person/${person.platform}/${person.userId}`,
    shows: ['.entity-header', CHART, '.cell-grid'],
  },
  ...['messages', 'indicators', 'channels', 'connections'].map((tab) => ({
    name: `person, ${tab}`,
    address: ({ person }: Records) => `#/person/${person.platform}/${person.userId}?tab=${tab}`,
    shows: [tab === 'messages' ? '[data-row]' : '.table tbody tr'],
  })),
  {
    name: 'channel',
    address: ({ message }) => `#/channel/telegram/${message.channelId}`,
    shows: ['.entity-header', CHART],
  },
  {
    name: 'server',
    address: ({ discord }) => `#/server/discord/${discord.serverId}`,
    shows: ['.entity-header', CHART],
  },
  { name: 'page', address: ({ page }) => `#/page/${page}`, shows: ['.entity-header', '.message-text'] },
  { name: 'page, versions', address: ({ page }) => `#/page/${page}?tab=versions`, shows: ['.entity-header'] },
  {
    name: 'group',
    address: ({ group }) => `#/group/${encodeURIComponent(group)}`,
    shows: ['.entity-header', CHART, '[data-row]'],
  },
  {
    name: 'victim',
    address: ({ victim }) => `#/victim/${victim}`,
    shows: ['.entity-header', '.message-text'],
  },
  {
    name: 'indicator',
    address: ({ wallet }) => `#/indicator/bitcoin_address/${wallet}`,
    shows: ['.entity-header', CHART],
  },
  {
    name: 'unknown indicator',
    address: () => '#/indicator/email/nobody@nowhere.example',
    shows: ['.state h2'],
  },
  { name: 'connections, before a start', address: () => '#/connections', shows: ['h1'] },
  {
    name: 'connections',
    address: ({ person }) => `#/connections?n=profile:${person.platform}:${person.userId}`,
    shows: ['.graph-canvas canvas'],
    onPhone: ['.graph-list-row'],
  },
  {
    name: 'connections as a list',
    address: ({ person }) => `#/connections?n=profile:${person.platform}:${person.userId}&view=list`,
    shows: ['.graph-list-row'],
  },
  { name: 'alerts', address: () => '#/alerts', shows: ['.match-row'] },
  {
    name: 'alerts, one match',
    address: ({ alert, match }) => `#/alerts/${alert}?match=${match}`,
    shows: ['.drawer .message-text, .drawer .section'],
    requests: WITH_PREVIEW,
  },
  { name: 'alert editor', address: () => '#/alerts/new?q=wallet', shows: ['.alert-editor'] },
  {
    name: 'edited alert',
    address: ({ alert }) => `#/alerts/${alert}/edit`,
    shows: ['.alert-editor'],
    // The preview follows when the saved condition is known.
    requests: 4,
  },
  { name: 'alert targets', address: () => '#/alerts/targets', shows: ['.target-list, .state h2'] },
  { name: 'ransomware', address: () => '#/ransomware', shows: [CHART, '.share-row', '[data-row]'] },
  {
    name: 'ransomware post',
    address: ({ victim }) => `#/ransomware?row=${victim}`,
    shows: ['.drawer .message-text'],
  },
  ...['ransomware', 'telegram', 'wallets', 'onion'].map((feed) => ({
    name: `feed of ${feed}`,
    address: () => `#/feeds/${feed}?day=2026-11-14`,
    shows: ['.cell.step-5', '.table tbody tr'],
  })),
  {
    name: 'feed, missing day',
    address: ({ missingDay }) => `#/feeds/ransomware?day=${missingDay}`,
    shows: ['.state h2'],
  },
  {
    name: 'components',
    address: () => '#/components',
    shows: ['.component-half .entity', CHART],
    alerts: 4,
    // Each theme has the same panels.
    except: ['landmark-unique'],
  },
  { name: 'page not found', address: () => '#/weather', shows: ['.state h2'] },
];

/** The sheet of components shows a placeholder, too. */
const LOADING = 'main .skeleton:not(.component-half *)';

async function findRecords(console: Console): Promise<Records> {
  const first = async (path: string) => (await console.ask(path)).hits[0] as Hit;
  const person = await first('/im/search/profiles?q=desk&platform=telegram&id_format=string');
  const victim = await first('/victim/search?page_size=1');
  const { hits: days } = await console.ask('/feed/coverage?feed=ransomware&gte=2026-08-01&lte=2026-11-14');
  const missing = days.find(({ covered }) => !covered);
  const match = await first('/alerts/matches?page_size=1');
  const document = (await first('/document/search?q=lang:en&page_size=1')) as unknown as {
    page: { id: string };
  };
  return {
    message: await first('/im/search?q=wallet&platform=telegram&id_format=string'),
    discord: await first('/im/search?q=wallet&platform=discord&id_format=string'),
    person,
    page: document.page.id,
    victim: (victim as unknown as { page: { id: string } }).page.id,
    group: (victim.ransomwareGroup ?? '').toLowerCase(),
    wallet: walletOf(console),
    alert: match.search as string,
    match: match.id as string,
    missingDay: missing?.day as string,
  };
}

/** The one of the demo's story. */
function walletOf({ app }: Console): string {
  const prefix = 'indicator:bitcoin_address:';
  const step = app.services.tour.steps.find(({ node }) => node?.startsWith(prefix));
  return step?.node?.slice(prefix.length) ?? '';
}

async function issues(page: Page, except: readonly string[] = []): Promise<string[]> {
  return (await allIssues(page)).filter((issue) => !except.some((rule) => issue.startsWith(`${rule}:`)));
}

async function assertComplete(page: Page, { shows, alerts = 0, except }: View, width: number): Promise<void> {
  for (const selector of shows) await page.locator(selector).first().waitFor({ state: 'attached' });
  await page.locator(LOADING).first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('[role="alert"]').count(), alerts);
  assert.deepEqual(await issues(page, except), []);
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  assert.ok(wide <= width, `the page is ${wide} px wide`);
}

describe('console: views', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  let records: Records;
  before(async () => {
    records = await findRecords(console);
  });

  for (const view of VIEWS) {
    const { name, address, shows, onPhone = shows } = view;
    test(`${name}: content, no issues in both themes, at most three requests`, async (t) => {
      const { page, troubles, asked } = await console.open(t, address(records), {
        viewport: { width: 1440, height: 900 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await assertComplete(page, view, 1440);
      // The stream of new matches stays open; it answers nothing that the page needs.
      const requests = asked.filter((each) => !each.endsWith('/alerts/stream'));
      assert.ok(requests.length <= (view.requests ?? REQUESTS_MAX), requests.join('\n'));
      assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme="dark"]').waitFor();
      assert.deepEqual(await issues(page, view.except), []);
      assert.deepEqual(
        troubles.filter((trouble) => !/status of 404/.test(trouble)),
        [],
      );
    });

    test(`${name}: fits a phone`, async (t) => {
      const { page, troubles } = await console.open(t, address(records), {
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      await assertComplete(page, { ...view, shows: onPhone }, 390);
      assert.deepEqual(
        troubles.filter((trouble) => !/status of 404/.test(trouble)),
        [],
      );
    });
  }

  test('restores the scroll position after going back', async (t) => {
    const { page } = await console.open(t, '#/ransomware');
    const scroller = page.locator('[data-scroller]').first();
    const last = page.locator('main [data-row]').nth(30);
    await last.waitFor();
    await last.scrollIntoViewIfNeeded();
    const before = await scroller.evaluate((element) => element.scrollTop);
    assert.ok(before > 300);
    await last.locator('a').first().click();
    await page.locator('.entity-header').waitFor();
    assert.equal(
      await page
        .locator('[data-scroller]')
        .first()
        .evaluate((element) => element.scrollTop),
      0,
    );
    await page.goBack();
    await last.waitFor();
    await page.evaluate(`new Promise((done) => {
      const look = () =>
        document.querySelector('[data-scroller]')?.scrollTop === ${before} ? done() : requestAnimationFrame(look);
      look();
    })`);
  });
});
