/** The feeds: the calendar, the table of one day, its drawer and its exports. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';

async function exported(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

interface Coverage {
  day: string;
  covered: boolean;
  total: number;
}

describe('console: feeds', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  const rows = (page: Page) => page.locator('.feed-table tbody tr');
  const day = (page: Page, name: string) => page.locator(`.feed-coverage [data-key="${name}"]`);
  const coverage = async () =>
    (await console.ask('/feed/coverage?feed=ransomware&lte=2026-11-15')).hits as unknown as Coverage[];
  const busyDay = async () => {
    const days = await coverage();
    return days.filter(({ day: name }) => name < '2026-11-15').findLast(({ total }) => total > 3) as Coverage;
  };

  test('distinguishes days with entries, empty days and days that were not collected', async (t) => {
    const days = await coverage();
    const full = await busyDay();
    const empty = days.findLast(({ covered, total }) => covered && total === 0) as Coverage;
    const started = days.findIndex(({ covered }) => covered);
    const missing = days.slice(started, -1).findLast(({ covered }) => !covered) as Coverage;
    const { page, troubles } = await console.open(t, `#/feeds/ransomware?day=${full.day}`);
    await rows(page).first().waitFor();
    assert.equal(await rows(page).count(), full.total);
    assert.match(
      (await day(page, full.day).getAttribute('aria-label')) ?? '',
      new RegExp(`${full.total} entries`),
    );
    assert.match((await day(page, empty.day).getAttribute('aria-label')) ?? '', /Collected, empty/);
    assert.match((await day(page, missing.day).getAttribute('aria-label')) ?? '', /Not collected/);
    assert.deepEqual(await allIssues(page), []);
    await page.goto(`${console.url}#/feeds/ransomware?day=${empty.day}`);
    await page.getByText('No entries', { exact: true }).waitFor();
    await page.goto(`${console.url}#/feeds/ransomware?day=${missing.day}`);
    await page.locator('.feed-table').getByText('Not collected', { exact: true }).waitFor();
    assert.deepEqual(
      troubles.filter((trouble) => !trouble.includes('404')),
      [],
    );
  });

  test('moves between days in the calendar with the arrow keys', async (t) => {
    const { page } = await console.open(t, '#/feeds/ransomware?day=2026-11-12');
    await day(page, '2026-11-12').waitFor();
    await day(page, '2026-11-12').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('[data-key="2026-11-13"]:focus');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('[data-key="2026-11-06"]:focus');
    await page.keyboard.press('Enter');
    await page.waitForURL(/day=2026-11-06/);
    await page.getByRole('heading', { name: 'Ransomware, Fri 6 Nov 2026' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Ransomware, Thu 12 Nov 2026' }).waitFor();
  });

  test('sorts, filters and exports the visible entries as CSV and NDJSON', async (t) => {
    const { day: name } = await busyDay();
    const { page } = await console.open(t, `#/feeds/ransomware?day=${name}`);
    await rows(page).first().waitFor();
    const victims = () => page.locator('.feed-table tbody td:nth-child(3)').allInnerTexts();
    const sort = page.getByRole('button', { name: 'Victim' });
    await sort.click();
    const sorted = await victims();
    assert.deepEqual(
      sorted,
      sorted.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
    await sort.click();
    assert.deepEqual(await victims(), sorted.toReversed());
    assert.equal(await page.locator('th[aria-sort="descending"]').innerText(), 'Victim');

    const { hits } = await console.ask(`/feed/ransomware?batch=${name}&page_size=1000`);
    const group = hits[0]?.ransomwareGroup as string;
    const ofGroup = hits.filter((hit) => JSON.stringify(hit).toLowerCase().includes(group.toLowerCase()));
    await page.getByLabel('Filter this day').fill(group);
    await page.waitForURL(new RegExp(`filter=${group}`));
    assert.equal(await rows(page).count(), ofGroup.length);
    await page.reload();
    await rows(page).first().waitFor();
    assert.equal(await rows(page).count(), ofGroup.length);

    const csv = await exported(page, 'CSV');
    assert.equal(csv.name, `nightjar-ransomware-${name}.csv`);
    const [head] = csv.text.split('\r\n', 1);
    assert.equal(
      head,
      '"detectionDate","ransomwareGroup","companyName","country","industry","companyLink","url","id","text"',
    );
    const ndjson = await exported(page, 'NDJSON');
    assert.equal(ndjson.name, `nightjar-ransomware-${name}.ndjson`);
    const entries = ndjson.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    assert.deepEqual(entries.sort(byId), (ofGroup as { id: string }[]).sort(byId));
  });

  test('a row opens its full text beside the table, and J and K move on', async (t) => {
    const { day: name, total } = await busyDay();
    const { page } = await console.open(t, `#/feeds/ransomware?day=${name}`);
    await rows(page).first().locator('td').first().click();
    const drawer = page.getByRole('complementary', { name: 'Entry' });
    await drawer.getByText(`1 of ${total}`).waitFor();
    const first = await drawer.locator('.post-text').innerText();
    await page.keyboard.press('j');
    await drawer.getByText(`2 of ${total}`).waitFor();
    assert.notEqual(await drawer.locator('.post-text').innerText(), first);
    await page.reload();
    await drawer.getByText(`2 of ${total}`).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  test('switches between feeds, and limits wallets to one source', async (t) => {
    const { page, troubles } = await console.open(t, '#/feeds/ransomware');
    await rows(page).first().waitFor();
    for (const [card, column] of [
      ['Channel links', 'Links'],
      ['Wallets', 'Addresses'],
      ['Onion URLs', 'Tags'],
      ['Ransomware', 'Victim'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Feed' }).getByRole('link', { name: card }).click();
      await page.locator('.feed-table').getByRole('columnheader', { name: column }).waitFor();
      await rows(page).first().waitFor();
    }
    await page.goto(`${console.url}#/feeds/wallets?day=2026-11-14`);
    await page.getByRole('combobox', { name: 'Source' }).selectOption('telegram');
    await page.waitForURL(/platform=telegram/);
    const { total } = await console.ask('/feed/telegram/wallets?batch=2026-11-14&range_type=day');
    await page
      .locator('.feed-table .panel-meta')
      .getByText(`${total} ${total === 1 ? 'entry' : 'entries'}`, { exact: true })
      .waitFor();
    assert.deepEqual(troubles, []);
  });

  test('exports several days as one file', async (t) => {
    const { day: name } = await busyDay();
    const { page } = await console.open(t, `#/feeds/ransomware?day=${name}`);
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Export range' }).click();
    await page.getByRole('button', { name: 'NDJSON' }).last().click();
    const { name: file, text: lines } = await exported(page, 'Export');
    assert.match(file, new RegExp(`^nightjar-ransomware-\\d{4}-\\d\\d-\\d\\d-${name}\\.ndjson$`));
    const days = new Set(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).detectionDate.slice(0, 10)),
    );
    assert.ok(days.size > 1 && days.has(name));
  });
});
