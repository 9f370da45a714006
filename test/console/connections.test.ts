/** The graph of connections in a real browser, on records in a real store. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import {
  COMMON_MAIL,
  commonRecords,
  connectedRecords,
  HOSTILE,
  largeAddress,
  largeRecords,
  PARTNER,
  SELLER,
  WALLET,
} from '../support/connected-records.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const START = `profile:telegram:${SELLER.userId}`;
const ADDRESS = `#/connections?n=${START}`;
const PEOPLE = 1979;

describe('console: connections', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  before(async () => {
    if (WITHOUT_BROWSER) return;
    await console.app.write(...connectedRecords(), ...commonRecords());
  });

  test('shows a start with its strongest neighbours, with at most three requests', async (t) => {
    // Without transitions: colours are checked right after the theme has changed.
    const { page, troubles } = await console.open(t, '#/connections', { reducedMotion: 'reduce' });
    await page.getByRole('combobox').waitFor();
    const requests = countRequests(page);
    await page.goto(`${console.url}${ADDRESS}`);
    await ready(page);
    assert.ok(requests.length <= 3, requests.join('\n'));
    assert.match(await counts(page), /^30 nodes, \d+ links$/);
    await page.getByRole('heading', { name: SELLER.username, level: 3 }).waitFor();
    await page.getByText('It does not prove that two accounts belong to one person.').waitFor();
    for (const theme of ['dark', 'light']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      assert.deepEqual(await seriousIssues(page), [], theme);
    }
    assert.deepEqual(troubles, []);
  });

  test('a key for everything: move, expand, undo, hide, pin, find, open', async (t) => {
    const { page, troubles } = await console.open(t, ADDRESS);
    await ready(page);
    const first = await described(page);
    assert.match(first, new RegExp(`^${SELLER.username}, Person, `));
    const graph = page.getByRole('application', { name: 'Graph' });
    await graph.focus();
    const before = await counts(page);
    await page.keyboard.press('e');
    await page.locator('.breadcrumb', { hasNotText: '30 nodes' }).waitFor();
    assert.notEqual(await counts(page), before);
    await page.keyboard.press('z');
    await page.getByText(before, { exact: true }).waitFor();

    await page.keyboard.press('ArrowRight');
    await page.locator('.graph-canvas > [role=status]', { hasNotText: first }).waitFor({ state: 'attached' });

    await graph.focus();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Find in graph' });
    await field.fill('bc1q');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: WALLET, level: 3 }).waitFor();
    await graph.focus();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Unpin', exact: true }).waitFor();
    await page.keyboard.press('l');
    await page.locator('.graph-link-label').waitFor();
    await page.keyboard.press('Delete');
    await page.getByText('1 hidden by filters').waitFor();
    await page.keyboard.press('z');
    await page.getByText('1 hidden by filters').waitFor({ state: 'detached' });

    await graph.focus();
    for (const key of ['+', '-', 'f']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/indicator\/bitcoin_address\//);
    assert.deepEqual(
      troubles.filter((trouble) => !trouble.includes('404')),
      [],
    );
  });

  test('a reload gives the same picture, filters and selection, with at most three requests', async (t) => {
    const { page, troubles } = await console.open(t, ADDRESS);
    await ready(page);
    await page.getByRole('button', { name: /^Expand \d+/ }).click();
    await page.waitForURL(/x=0\.29_0\./);
    await page.getByRole('checkbox', { name: 'Show channels' }).click();
    await page.getByText(/hidden by filters/).waitFor();
    await settled(page);
    const picture = await pictureOf(page);
    const text = await counts(page);
    const requests = countRequests(page);
    await page.reload();
    await ready(page);
    assert.equal(await counts(page), text);
    assert.equal(await page.getByRole('checkbox', { name: 'Show channels' }).isChecked(), false);
    await settled(page);
    assert.equal(await pictureOf(page), picture, 'the pictures differ');
    assert.ok(requests.length <= 3, requests.join('\n'));
    await page.goBack();
    await page.getByText(/hidden by filters/).waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });

  test('finds a path, accents it and tells it in words', async (t) => {
    const { page, troubles } = await console.open(t, ADDRESS);
    await ready(page);
    await page.getByRole('button', { name: 'Path', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const to = dialog.getByRole('combobox', { name: 'To' });
    await to.fill(`profile:telegram:${PARTNER.userId}`);
    await dialog.getByRole('option').first().waitFor();
    await to.press('Enter');
    await dialog.getByRole('button', { name: 'Find path' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Path' }).getByText('2 links').waitFor();
    const steps = page.locator('.graph-path-steps li');
    assert.equal(await steps.count(), 3);
    assert.match(await steps.first().innerText(), /lantern_probe\s+Posted in 5 messages/);
    assert.match(await steps.nth(2).innerText(), /quill_probe/);
    await page.getByRole('button', { name: 'Close path' }).click();
    await steps.first().waitFor({ state: 'detached' });
    assert.deepEqual(troubles, []);
  });

  test('exports what is shown; names of strangers stay text', async (t) => {
    const { page, troubles } = await console.open(t, `#/connections?n=indicator:bitcoin_address:${WALLET}`);
    await ready(page);
    const folder = temporaryFolder(t);
    const exported = async (name: string) => {
      await page.getByRole('button', { name: 'Export' }).click();
      const waiting = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const download = await waiting;
      assert.match(download.suggestedFilename(), /^connections-2026-11-\d\d/);
      const path = join(folder, download.suggestedFilename());
      await download.saveAs(path);
      return readFileSync(path);
    };
    const nodes = (await exported('Nodes (CSV)')).toString();
    assert.ok(nodes.includes(`"'${HOSTILE.username.replaceAll('"', '""')}"`), nodes);
    assert.match(nodes, /^id,kind,indicator,/);
    assert.match((await exported('Links (CSV)')).toString(), /,posted,5,2026-08-/);
    for (const name of ['GraphML', 'Image (SVG)']) {
      const xml = (await exported(name)).toString();
      assert.ok(xml.includes('=1+1&quot;&gt;&lt;img src=x'), name);
      assert.ok(!xml.includes('<img'), name);
    }
    const { objects } = JSON.parse((await exported('STIX 2.1 bundle')).toString());
    assert.ok(objects.some((each: { display_name?: string }) => each.display_name === HOSTILE.username));
    const png = await exported('Image (PNG)');
    assert.deepEqual([...png.subarray(1, 4)], [...Buffer.from('PNG')]);
    assert.deepEqual(troubles, []);
  });

  test('asks before it expands a value that very many share', async (t) => {
    const { page } = await console.open(
      t,
      `#/connections?n=profile:telegram:8001&k=indicator:email:${COMMON_MAIL}&sel=1`,
    );
    await ready(page);
    await page.getByRole('button', { name: /^Expand 25/ }).click();
    await page.getByRole('dialog', { name: 'Expand a very common value?' }).waitFor();
    await page.getByRole('button', { name: 'Expand anyway' }).click();
    await page.getByText(/^27 nodes/).waitFor();
  });

  test('the list has the same nodes and actions, and is what a phone opens', async (t) => {
    const { page, troubles } = await console.open(t, ADDRESS, { viewport: { width: 390, height: 844 } });
    const list = page.getByRole('region', { name: 'Nodes by distance' });
    await list.waitFor();
    await list.getByText('1 link away').waitFor();
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    assert.ok(width <= 390, `the page is ${width} px wide`);
    assert.deepEqual(await seriousIssues(page), []);
    const before = await counts(page);
    await list
      .getByRole('button', { name: /^Add \d+/ })
      .first()
      .click();
    await page.locator('.breadcrumb', { hasNotText: '30 nodes' }).waitFor();
    assert.notEqual(await counts(page), before);
    await page.getByRole('button', { name: 'Show as graph' }).click();
    await page.locator('.graph-canvas canvas').waitFor();
    assert.deepEqual(troubles, []);
  });

  test('explains itself without a start, and finds one', async (t) => {
    const { page, troubles } = await console.open(t, '#/connections');
    const field = page.getByRole('combobox', { name: /Wallet, e-mail/ });
    await field.fill(SELLER.username);
    await page.getByRole('option').first().waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await field.press('Enter');
    await ready(page);
    await page.goto(`${console.url}#/connections?n=profile:telegram:404404`);
    await page.getByText('Not found').waitFor();
    assert.deepEqual(
      troubles.filter((trouble) => !trouble.includes('404')),
      [],
    );
  });

  test('draws 2,000 nodes', async (t) => {
    await console.app.write(...largeRecords(PEOPLE));
    const { page, troubles } = await console.open(t, largeAddress(PEOPLE));
    await ready(page);
    assert.match(await counts(page), /^2,000 nodes, 2,\d\d\d links$/);
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 20 });
    await page.mouse.up();
    assert.deepEqual(troubles, []);
  });
});

function countRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

async function ready(page: Page): Promise<void> {
  await page.locator('.graph-canvas canvas').waitFor();
}

const counts = (page: Page) => page.locator('.breadcrumb .badge').first().innerText();

const described = (page: Page) => page.locator('.graph-canvas > [role=status]').first().innerText();

/** The whole graph, after the last movement. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.locator('.graph-view[aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Fit to window' }).click();
  await page.evaluate('document.fonts.ready.then(() => {})');
  let before = '';
  for (;;) {
    const now = await pictureOf(page);
    if (now === before) return;
    before = now;
    await page.evaluate(
      `new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))`,
    );
  }
}

async function pictureOf(page: Page): Promise<string> {
  return hash(
    'sha256',
    await page.evaluate<string>(`document.querySelector('.graph-canvas canvas').toDataURL()`),
  );
}
