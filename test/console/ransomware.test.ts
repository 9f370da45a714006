/** Ransomware: charts, groups, countries and sectors that filter, and the victims that remain. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';

/** The first day of six months before 2026-11-15, as the console asks. */
const FIRST = '2026-05-20';

describe('console: ransomware', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  const victims = (page: Page) => page.locator('.victims-panel tbody tr');
  const total = async (filters = '') =>
    (await console.ask(`/victim/search?gte=${FIRST}&page_size=1${filters}`)).total;
  const shown = (page: Page, count: number) =>
    page.locator('.top-bar .badge', { hasText: `${count.toLocaleString('en')} victims` });

  test('countries, sectors and groups filter everything, and are in the address', async (t) => {
    const { page, troubles } = await console.open(t, '#/ransomware', {
      viewport: { width: 1440, height: 900 },
    });
    await victims(page).first().waitFor();
    await shown(page, await total()).waitFor();
    assert.deepEqual(await allIssues(page), []);

    await page.getByRole('button', { name: /^Manufacturing/ }).click();
    await page.waitForURL(/sector=/);
    await shown(page, await total('&sector=manufacturing')).waitFor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('button', { name: /^Germany/ }).click();
    await shown(page, await total('&sector=manufacturing&country=DE')).waitFor();
    assert.deepEqual(new Set(await page.locator('.victims-panel .country').allInnerTexts()), new Set(['DE']));
    await page.goBack();
    await shown(page, await total('&sector=manufacturing')).waitFor();
    await page.getByRole('button', { name: /^Remove Sector/ }).click();
    await shown(page, await total()).waitFor();

    const row = page.locator('.ransomware-groups tbody tr').first();
    const group = await row.locator('a').innerText();
    await row.locator('td').nth(2).click();
    await page.waitForURL(new RegExp(`group=${group}`));
    await shown(page, await total(`&group=${group}`)).waitFor();
    assert.deepEqual(troubles, []);
  });

  test('a victim opens its post beside the list', async (t) => {
    const { page } = await console.open(t, '#/ransomware');
    await victims(page).first().locator('td').first().click();
    const drawer = page.getByRole('complementary', { name: /^Post by/ });
    const count = (await total()).toLocaleString('en');
    await drawer.getByText(`1 of ${count}`).waitFor();
    await drawer.locator('.post-text').waitFor();
    assert.deepEqual(await allIssues(page), []);
    await page.keyboard.press('j');
    await drawer.getByText(`2 of ${count}`).waitFor();
    await page.reload();
    await drawer.getByText(`2 of ${count}`).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  test('a search without results says so and offers the way back', async (t) => {
    const { page } = await console.open(t, '#/ransomware?q=nosuchcompanyanywhere');
    await page.getByText('No victims found').waitFor();
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    await victims(page).first().waitFor();
  });

  test('exports exactly the victims that the filters leave', async (t) => {
    const { page } = await console.open(t, '#/ransomware?country=DE');
    await victims(page).first().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'As NDJSON' }).click(),
    ]);
    const lines = (await text(await download.createReadStream())).trimEnd().split('\n');
    assert.equal(lines.length, await total('&country=DE'));
    for (const line of lines) assert.equal(JSON.parse(line).country, 'DE');
  });
});
