/** The feeds: the calendar, the table of one day, and its exports. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';

async function exported(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

describe('console: feeds', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('distinguishes days with entries, empty days and days that were not collected', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware');
    const day = (name: string) => page.locator(`[data-day="${name}"]`);
    await day('2026-11-14').waitFor();
    assert.equal(await day('2026-11-14').getAttribute('aria-label'), '2026-11-14: 18 entries');
    assert.equal(await day('2026-11-03').getAttribute('aria-label'), '2026-11-03: 0 entries');
    assert.equal(await day('2026-10-26').getAttribute('aria-label'), '2026-10-26: not collected');
    await day('2026-11-03').click();
    await page.getByText('This day was collected, but the feed was empty.').waitFor();
    await day('2026-10-26').click();
    await page.getByText('There is no data for 2026-10-26.').waitFor();
  });

  test('moves between days with the arrow keys and keeps the day in the URL', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware?day=2026-11-12');
    await page.waitForSelector('[data-day="2026-11-12"][aria-pressed="true"]');
    await page.locator('[data-day="2026-11-12"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('[data-day="2026-11-13"]:focus');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('[data-day="2026-11-06"]:focus');
    assert.match(page.url(), /day=2026-11-06/);
    const { total } = await console.ask('/feed/ransomware?batch=2026-11-06');
    await page.getByText(`${total} entries`, { exact: true }).waitFor();
  });

  test('sorts, filters and exports the visible entries as CSV and NDJSON', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware?day=2026-11-14');
    await page.waitForSelector('.entries tbody tr');
    const victims = () => page.locator('.entries tbody td[data-label="Victim"]').allInnerTexts();
    await page.getByRole('button', { name: 'Victim' }).click();
    const sorted = await victims();
    assert.deepEqual(
      sorted,
      sorted.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    await page.getByRole('button', { name: 'Victim' }).click();
    assert.deepEqual(await victims(), sorted.toReversed());
    assert.equal(await page.locator('th[aria-sort="descending"]').innerText(), 'Victim ▼');

    const { hits } = await console.ask('/feed/ransomware?batch=2026-11-14');
    const group = hits[0]?.ransomwareGroup as string;
    const ofGroup = hits.filter((hit) => hit.ransomwareGroup === group);
    await page.getByLabel('Filter').fill(group);
    await page.getByText(`${ofGroup.length} of ${hits.length} entries`).waitFor();

    const csv = await exported(page, 'Export CSV');
    assert.equal(csv.name, 'ransomware-2026-11-14.csv');
    const [head, ...lines] = csv.text.trimEnd().split('\r\n');
    assert.equal(
      head,
      '"detectionDate","ransomwareGroup","companyName","country","industry","companyLink","url"',
    );
    assert.equal(lines.length, ofGroup.length);

    const ndjson = await exported(page, 'Export NDJSON');
    assert.equal(ndjson.name, 'ransomware-2026-11-14.ndjson');
    const entries = ndjson.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    assert.deepEqual(entries.sort(byId), (ofGroup as { id: string }[]).sort(byId));
  });

  test('switches between feeds and keeps the filter in the URL', async (t) => {
    const { page, troubles } = await console.open(t, '#/feeds/ransomware?day=2026-11-14');
    await page.waitForSelector('.entries tbody tr');
    for (const [tab, column] of [
      ['Channel links', 'Links'],
      ['Wallets', 'Addresses'],
      ['Onion URLs', 'Tags'],
      ['Ransomware', 'Victim'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.locator(`.entries tbody td[data-label="${column}"]`).first().waitFor();
    }
    await page.getByLabel('Filter').fill('healthcare');
    await page.getByText(/^\d+ of 18 entries$/).waitFor();
    const count = await page.getByText(/^\d+ of 18 entries$/).innerText();
    await page.reload();
    await page.getByText(count, { exact: true }).waitFor();
    assert.equal(await page.getByLabel('Filter').inputValue(), 'healthcare');
    assert.deepEqual(troubles, []);
  });

  test('shows the days and entries of one wallet source', async (t) => {
    const { page } = await console.open(t, '#/feeds/wallets?day=2026-11-14');
    await page.waitForSelector('.entries tbody tr');
    await page.getByRole('combobox', { name: /^Source/ }).selectOption('discord');
    const { total } = await console.ask('/feed/discord/wallets?batch=2026-11-14&range_type=day');
    await page.getByText(`${total} entries`, { exact: true }).waitFor();
    assert.match(page.url(), /platform=discord/);
  });

  test('counts ransomware posts by group, country and sector', async (t) => {
    const { page } = await console.open(t, '#/ransomware');
    await page.waitForSelector('.ranked-table tbody tr');
    const { hits, total } = await console.ask(
      '/feed/ransomware/histogram?interval=month&by=industry&by_size=1000&gte=2026-08-18&lte=2026-11-15',
    );
    const sectors = new Set(
      (hits as unknown as { agg: { buckets: { key: string }[] } }[]).flatMap(({ agg }) =>
        agg.buckets.map(({ key }) => key),
      ),
    );
    await page.getByRole('tab', { name: 'Sector' }).click();
    await page
      .locator('.ranked-table tbody tr')
      .nth(sectors.size - 1)
      .waitFor();
    assert.equal(await page.locator('.ranked-table tbody tr').count(), sectors.size);
    await page.getByText(`${total} posts`).waitFor();
    assert.match(page.url(), /by=industry/);
    await page.getByRole('combobox', { name: /^Range/ }).selectOption('30');
    await page.waitForURL((url) => url.hash.includes('days=30'));
  });
});
