/** The overview: its numbers are the API's and lead to lists, it names what is missing, and it adapts to the key. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { OverviewHit } from '../../src/contract/overview-hit.ts';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, message } from '../support/world.ts';

const count = (value: number) => value.toLocaleString('en');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('console: overview', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  let overview: OverviewHit;
  before(async () => {
    overview = (await console.ask('/overview?days=30')).hits[0] as unknown as OverviewHit;
  });

  test('shows the numbers of the API, and those with a list lead to it', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    const { at: now, numbers, alerts, sources = [] } = overview;
    const day = `gte=${new Date(Date.parse(now) - 86_399_999).toISOString()}&lte=${now}`;
    const messages = await console.ask(`/im/search?q=-lang:zxx&${day}`);
    const matches = Object.values(alerts?.newMatches ?? {}).reduce((sum, each) => sum + each, 0);
    const collected = sources.filter(({ kind }) => kind === 'platform');
    assert.equal(
      messages.total,
      collected.reduce((sum, { count24h = 0 }) => sum + count24h, 0),
    );
    const silent = sources.filter(({ isSilent }) => isSilent).length;
    const expected: Record<string, [value: number, list: string, text?: string]> = {
      'Records, 24 h': [numbers?.records?.value ?? -1, '.result-total', `${count(messages.total)} messages`],
      'New indicators, 24 h': [numbers?.newIndicators?.value ?? -1, '.feed-cards'],
      'New victims, 24 h': [
        numbers?.newVictims?.value ?? -1,
        '.result-total',
        `${count(numbers?.newVictims?.value ?? -1)} victim`,
      ],
      'New alert matches': [matches, '.match-row'],
    };
    for (const [name, [value, list, text]] of Object.entries(expected)) {
      await page.goto(`${console.url}#/`);
      const link = page
        .locator('.key-numbers')
        .getByRole('link', { name: `${name}: ${count(value)}`, exact: true });
      assert.ok((await link.getAttribute('href'))?.startsWith('#/'), name);
      await link.click();
      await page
        .locator(list, { ...(text !== undefined && { hasText: text }) })
        .first()
        .waitFor();
    }
    await page.goto(`${console.url}#/`);
    await page.getByRole('button', { name: `Silent sources: ${silent}`, exact: true }).click();
    const focused = page.locator('section:focus', { has: page.getByRole('heading', { name: 'Sources' }) });
    await focused.waitFor();
    const people = page.locator('.key-number', { hasText: 'People first seen, 24 h' });
    assert.equal(await people.locator('a, button').count(), 0);
    assert.deepEqual(troubles, []);
  });

  test('a source leads to what it collected in 24 hours', async (t) => {
    const { page } = await console.open(t, '#/');
    for (const { kind, name, count24h = 0 } of overview.sources ?? []) {
      if (kind === 'collector') continue;
      await page.goto(`${console.url}#/`);
      const where = kind === 'ransomware' ? 'victims' : kind === 'network' ? 'pages' : 'messages';
      const condition =
        kind === 'network' ? `q=network%3A${name}&` : kind === 'platform' ? `platform=${name}&` : '';
      await panel(page, 'Sources').locator(`a[href^="#/search/${where}?${condition}from="]`).click();
      await page.locator('.result-total', { hasText: new RegExp(`^${count(count24h)} `) }).waitFor();
    }
  });

  test('every link of a panel opens something', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    await page.locator('.key-numbers').waitFor();
    const hrefs = await page
      .locator('main .page a[href^="#/"]:not(.cell-place)')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))]);
    assert.ok(hrefs.length > 20, hrefs.join('\n'));
    for (const kind of ['victim', 'group', 'indicator', 'channel', 'alerts', 'search', 'feeds', 'ransomware'])
      assert.ok(
        hrefs.some((href) => href.startsWith(`#/${kind}`)),
        kind,
      );
    // One of each kind.
    const firsts = new Map(hrefs.map((href) => [href.split(/[/?]/)[1] ?? '', href]));
    for (const href of firsts.values()) {
      await page.goto(`${console.url}${href}`);
      await page.locator('main h1').first().waitFor();
      await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
      assert.equal(await page.getByRole('alert').count(), 0, href);
    }
    assert.deepEqual(troubles, []);
  });

  test('a day on which nothing was collected is hatched and says so, and a day opens its search', async (t) => {
    const days = overview.days ?? [];
    const missing = days.findIndex(({ isCollected }) => !isCollected);
    assert.ok(missing >= 0, 'the demo has a missing day');
    const { page } = await console.open(t, '#/', { viewport: { width: 1440, height: 900 } });
    const chart = panel(page, 'Records by day');
    const plot = chart.getByRole('slider', { name: 'Records by day' });
    await plot.waitFor();
    assert.equal(
      await chart.locator('.bar-missing').count(),
      days.filter(({ isCollected }) => !isCollected).length,
    );
    await plot.focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < missing; step++) await page.keyboard.press('ArrowRight');
    await page.locator('.tooltip').getByText('Not collected').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const day = days.at(-2)?.day ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash.includes(`from=${day}&to=${day}`));
  });

  test('names silent sources and channels, silent ones first', async (t) => {
    const { page } = await console.open(t, '#/', { viewport: { width: 1440, height: 900 } });
    const silent = (overview.sources ?? []).filter(({ isSilent }) => isSilent);
    const rows = panel(page, 'Sources').first().locator('tbody tr');
    await rows.first().waitFor();
    assert.equal(await rows.count(), overview.sources?.length);
    const dots = await rows.locator('.dot').evaluateAll((all) => all.map(({ className }) => className));
    assert.deepEqual(
      dots.map((name) => name.includes('is-bad')),
      (overview.sources ?? []).map((_, index) => index < silent.length),
    );
    for (const { channelId, title = channelId } of overview.silentChannels ?? [])
      await panel(page, 'Silent channels').getByRole('link', { name: title, exact: true }).waitFor();
  });

  test('changes the range, keeps it in the address, and draws that many days', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.getByRole('button', { name: '7 d', exact: true }).click();
    await page.waitForURL(/days=7/);
    await panel(page, 'Records by day').getByText('Last 7 days').waitFor();
    await panel(page, 'Records by day').getByRole('button', { name: 'View as table' }).click();
    await page.locator('.chart-table tbody tr').nth(6).waitFor();
    await page.goBack();
    await panel(page, 'Records by day').getByText('Last 30 days').waitFor();
  });

  test('the steps of the tour open what they say, and the tour can be hidden', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    const steps = overview.tour ?? [];
    assert.equal(steps.length, 5);
    const opens = [
      '#/victim/',
      '#/search/messages?q=',
      '#/indicator/bitcoin_address/',
      '#/page/',
      '#/alerts/',
    ];
    for (const [index, { title }] of steps.entries()) {
      await page.goto(`${console.url}#/`);
      await page.locator('.tour-step', { hasText: title }).click();
      await page.waitForURL((url) => url.hash.startsWith(opens[index] ?? '?'));
      await page.locator('.entity-header, [data-row], .match-row').first().waitFor();
    }
    await page.goto(`${console.url}#/`);
    await page.getByRole('button', { name: 'Hide the tour' }).click();
    await page.locator('.tour-step').first().waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });

  for (const [scopes, shown, hidden] of [
    [['im'], ['Records by day', 'Sources'], ['Feed coverage', 'Newest victims', 'New alert matches']],
    [['feeds'], ['Feed coverage'], ['Newest victims', 'New alert matches', 'Silent channels']],
    [['victims'], ['Newest victims'], ['Feed coverage', 'New alert matches']],
  ] as const)
    test(`a key with the scope ${scopes[0]} sees its panels and no errors`, async (t) => {
      const { page, troubles } = await console.open(t, '#/', { scopes: [...scopes] });
      await page.locator('.key-numbers').waitFor();
      for (const name of shown) await panel(page, name).first().waitFor();
      for (const name of hidden) assert.equal(await panel(page, name).count(), 0, name);
      assert.equal(await page.getByRole('alert').count(), 0);
      assert.deepEqual(await allIssues(page), []);
      assert.deepEqual(troubles, []);
    });
});

describe('console: overview of an empty store', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');

  test('says what to do, and shows the first records after they arrive', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    await page.getByText('No data yet').first().waitFor();
    await page.getByText('Import a file or connect a collector to get started.').waitFor();
    assert.deepEqual(await allIssues(page), []);
    await console.app.write(message({ sequence: '1', detectionDate: at('2026-11-15T11:00:00Z') }));
    // The overview is cached for seconds.
    console.app.wait(60_000);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('link', { name: 'Records, 24 h: 1', exact: true }).waitFor();
    assert.deepEqual(troubles, []);
  });
});
