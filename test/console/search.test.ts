/** Searching: keyboard, chips, suggestions, facets, brush, preview, selection, export, shareable addresses. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Download, Page } from 'playwright-core';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const parameters = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const rows = (page: Page) => page.locator('[data-row]');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search query' });
const count = (number: number) => number.toLocaleString('en');

/** Waits until the results say this number. */
async function shows(page: Page, total: number): Promise<void> {
  await page
    .locator('.result-total', { hasText: new RegExp(`^${count(total)} (message|page|person|people|victim)`) })
    .waitFor();
}

async function contentOf(t: Parameters<typeof temporaryFolder>[0], file: Download): Promise<string> {
  const path = join(temporaryFolder(t), file.suggestedFilename());
  await file.saveAs(path);
  return readFile(path, 'utf8');
}

describe('console: search', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  /** A word of many messages, whatever the demo says. */
  let word = '';
  let total = 0;

  before(async () => {
    const { hits } = await console.ask('/im/search?q=lang:en&page_size=200');
    const words = hits.flatMap(({ message = '' }) => message.toLowerCase().match(/\b[a-z]{5,9}\b/g) ?? []);
    const counts = Map.groupBy(words, (each) => each);
    const frequent = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([each]) => each);
    for (const each of frequent) {
      total = (await console.ask(`/im/search?q=${each}`)).total;
      word = each;
      if (total > 150) return;
    }
    assert.fail('the demo has no frequent word');
  });

  test('works with the keyboard alone: / to search, j and k to move, Space to preview, Enter to open', async (t) => {
    const { page, troubles } = await console.open(t, '#/feeds');
    await page.locator('#main').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await shows(page, total);
    await page.keyboard.press('Escape');
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    const second = rows(page).nth(1);
    assert.ok(await second.evaluate((row) => row === row.ownerDocument.activeElement));
    const id = await second.getAttribute('data-row');
    await page.keyboard.press('Space');
    await page.locator(`.drawer [data-message="${id?.slice(id.indexOf(':') + 1)}"].is-target`).waitFor();
    await page.keyboard.press('j');
    const third = await rows(page).nth(2).getAttribute('data-row');
    await page
      .locator(`.drawer [data-message="${third?.slice(third.indexOf(':') + 1)}"].is-target`)
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .locator(`.messages .is-target[data-message="${third?.slice(third.indexOf(':') + 1)}"]`)
      .waitFor();
    assert.deepEqual(troubles, []);
  });

  test('asks three times for a page of results, the shell included', async (t) => {
    const { page } = await console.open(t, '#/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('about:blank');
    await page.goto(`${console.url}#/search/messages?q=${word}`);
    await shows(page, total);
    await page.locator('[data-tab="pages"] .tab-count', { hasNotText: '…' }).waitFor();
    assert.deepEqual(asked.toSorted(), ['/api/v2/im/search', '/api/v2/overview', '/api/v2/search']);
  });

  test('shows 18 rows at 1440 × 900', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`, {
      viewport: { width: 1440, height: 900 },
    });
    await shows(page, total);
    const visible = await rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= 900 + 1).length,
    );
    assert.ok(visible >= 18, `${visible} rows`);
  });

  test('typing a condition makes a chip; Backspace selects and removes it', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.keyboard.press('/');
    await page.keyboard.press('End');
    await page.keyboard.type(' -lang:ru ');
    await page.locator('[data-chip="lang"]').waitFor();
    const without = (await console.ask(`/im/search?q=-lang:ru ${word}`)).total;
    await shows(page, without);
    assert.equal(hash(page), `#/search/messages?q=-lang:ru+${word}`);
    assert.match(await page.locator('[data-chip="lang"]').innerText(), /not\s*lang\s*Russian/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await page.locator('.field-chip.is-selected').waitFor();
    await page.keyboard.press('Backspace');
    await page.locator('[data-chip="lang"]').waitFor({ state: 'detached' });
    await shows(page, total);
    await page.goBack();
    await page.locator('[data-chip="lang"]').waitFor();
    await shows(page, without);
  });

  test('after Ctrl-A, Backspace, typing and pasting replace everything, chips included', async (t) => {
    const { page } = await console.open(t, '#/');
    const chips = page.locator('[data-chip]');
    const selected = page.locator('[data-chip].is-selected');
    const fill = async (query: string) => {
      await page.goto(`${console.url}#/search/messages?${query}`);
      await box(page).focus();
      await page.keyboard.press('Control+a');
    };
    await fill(`q=lang:en ${word}&platform=telegram`);
    await selected.nth(1).waitFor();
    await page.keyboard.press('Backspace');
    await page.waitForURL(({ hash: address }) => address === '#/search/messages');
    assert.equal(await chips.count(), 0);
    for (const query of [`q=lang:en stealer&platform=telegram`, 'q=lang:en']) {
      await fill(query);
      await selected.first().waitFor();
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await shows(page, total);
      assert.deepEqual([...parameters(page)], [['q', word]], query);
    }
    await fill('q=lang:en');
    await selected.first().waitFor();
    await page.keyboard.insertText(`${word} lang:ru `);
    await page.waitForURL(() => parameters(page).get('q') === `lang:ru ${word}`);
    // Moving the caret ends the selection.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    assert.equal(await chips.count(), 1);
  });

  test('suggests fields and languages', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await box(page).fill('la');
    await page.getByRole('option', { name: /lang:/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    assert.equal(await box(page).inputValue(), 'lang:');
    await page.keyboard.type('ru');
    await page.getByRole('option', { name: /Russian/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-chip="lang"]').waitFor();
    const { total: russian } = await console.ask('/im/search?q=lang:ru');
    await shows(page, russian);
  });

  test('a person from the suggestions is searched by id and shown by name', async (t) => {
    const [message] = (await console.ask(`/im/search?q=${word}&page_size=1&id_format=string`)).hits;
    const name = message?.username ?? '';
    const { page } = await console.open(t, '#/search/messages');
    await box(page).fill(`user:${name}`);
    await page.getByRole('option', { name }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-chip="user"]', { hasText: name }).waitFor();
    assert.equal(parameters(page).get('q'), `user:${message?.userId}`);
  });

  test('offers to open a pasted indicator', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await box(page).fill('desk[at]lantern.example'.replace('[at]', '@'));
    await page.getByRole('option', { name: /Open E-mail/ }).click();
    await page.waitForURL(/#\/indicator\/email\/desk/);
  });

  test('facets choose, join, exclude and are undone', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    const values = page.locator('[data-facet="channel"] .facet-choice');
    const [first = '', second = ''] = await values.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-value') ?? ''),
    );
    const choice = (value: string) => page.locator(`.facets [data-facet="channel"] [data-value="${value}"]`);
    const ask = async (q: string) => (await console.ask(`/im/search?q=${encodeURIComponent(q)}`)).total;
    await choice(first).click();
    await shows(page, await ask(`channel:"${first}" ${word}`));
    assert.equal(await choice(first).getAttribute('aria-checked'), 'true');
    await choice(second).click();
    await shows(page, await ask(`(channel:"${first}" OR channel:"${second}") ${word}`));
    await choice(first).click({ modifiers: ['Alt'] });
    await shows(page, await ask(`channel:"${second}" -channel:"${first}" ${word}`));
    assert.equal(await choice(first).getAttribute('aria-checked'), 'mixed');
    await page.locator('#main').focus();
    await page.keyboard.press('z');
    await shows(page, await ask(`(channel:"${first}" OR channel:"${second}") ${word}`));
  });

  test('F and a letter focus a facet; T opens the dates', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.keyboard.press('f');
    await page.keyboard.press('l');
    await page.locator('[data-facet="language"] .facet-choice:focus').first().waitFor();
    await page.keyboard.press('t');
    await page.getByRole('dialog', { name: 'Date range' }).waitFor();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await page.waitForURL(/from=2026-11-09&to=2026-11-15/);
    await shows(page, (await console.ask(`/im/search?q=${word}&gte=2026-11-09&lte=2026-11-15`)).total);
  });

  test('narrows the results by dragging over the chart, which keeps its context', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    const plot = await page.locator('.search-chart svg').last().boundingBox();
    assert.ok(plot !== null);
    await page.mouse.move(plot.x + plot.width * 0.4, plot.y + plot.height / 2);
    await page.mouse.down();
    await page.mouse.move(plot.x + plot.width * 0.7, plot.y + plot.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.waitForURL(/brush=/);
    const [gte = '', lte = ''] = (parameters(page).get('brush') ?? '').split('..');
    const narrowed = (await console.ask(`/im/search?q=${word}&gte=${gte}&lte=${lte}`)).total;
    assert.ok(narrowed < total);
    await shows(page, narrowed);
    assert.equal(await page.locator('[data-tab="messages"] .tab-count').innerText(), count(total));
    await page.goBack();
    await shows(page, total);
    await page.goForward();
    await shows(page, narrowed);
  });

  test('loads further results while scrolling, and keeps few rows in the document', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    const last = (await console.ask(`/im/search?q=${word}&page_size=1&page=${total}`)).hits[0];
    const reached = await page.locator('.result-scroll').evaluate(async (list, id) => {
      const view = list.ownerDocument.defaultView as unknown as {
        requestAnimationFrame(next: () => void): void;
      };
      for (let frame = 0; frame < 3000; frame++) {
        list.scrollTop = list.scrollHeight;
        await new Promise<void>((next) => view.requestAnimationFrame(() => next()));
        if (list.querySelector(`[data-row$="${id}"]`) !== null) return true;
      }
      return false;
    }, last?.messageId ?? '');
    assert.ok(reached, 'the last result did not load');
    assert.ok((await rows(page).count()) < 120);
  });

  test('selects rows, keeps them in the address, and exports them as CSV', async (t) => {
    const { page, key } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    for (const press of ['j', 'x', 'j', 'x']) await page.keyboard.press(press);
    await page.getByText(`2 selected of ${count(total)}`).waitFor();
    await page.waitForURL(({ hash: address }) => /sel=[^&]+%2C/.test(address));
    const ids = (parameters(page).get('sel') ?? '').split(',').map(decodeURIComponent);
    assert.equal(ids.length, 2);
    const other = await console.open(t, new URL(page.url()).hash, { key });
    await other.page.getByText(`2 selected of ${count(total)}`).waitFor();

    await page.locator('.selection-bar').getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const file = await download;
    assert.equal(file.suggestedFilename(), 'nightjar-messages-2026-11-15.csv');
    const text = await contentOf(t, file);
    const lines = text.trimEnd().split('\r\n"');
    assert.ok(lines[0]?.startsWith('"detectionDate","platform","channelId"'));
    for (const id of ids) assert.ok(text.includes(id.slice(id.indexOf(':') + 1)), id);
  });

  test('exports all results as NDJSON', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.locator('.search-actions').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await page.getByLabel(/NDJSON/).check();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const text = await contentOf(t, await download);
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.equal(records.length, total);
    assert.equal(new Set(records.map(({ messageId }) => messageId)).size, total);
    assert.equal('highlight' in records[0], false);
  });

  test('selects the page, then all results', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.keyboard.press('j');
    await page.keyboard.press('Control+a');
    await page.locator('.selection-bar', { hasText: /\d+ selected/ }).waitFor();
    await page.keyboard.press('Control+a');
    await page.getByText(`All ${count(total)} selected`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.selection-bar').waitFor({ state: 'detached' });
  });

  test('previews what a message contains, and who else shows it', async (t) => {
    const { hits } = await console.ask(`/im/search?q=${word}&page_size=100`);
    const place = hits.findIndex(({ indicators }) => (indicators?.length ?? 0) > 0);
    const { page, troubles } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    for (let step = 0; step <= place; step++) await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.locator('.found-list li').first().waitFor();
    await page.locator('.found-shared', { hasText: /\d/ }).first().waitFor();
    assert.deepEqual(troubles, []);
  });

  test('every kind of result has rows, a preview and an address', async (t) => {
    const [victim] = (await console.ask('/victim/search?page_size=1')).hits as unknown as {
      companyName: string;
    }[];
    const [found] = (await console.ask('/document/search?q=lang:en&page_size=1')).hits as unknown as {
      page: { id: string };
    }[];
    assert.ok(victim !== undefined && found !== undefined);
    for (const [kind, q] of [
      ['people', 'a*'],
      ['channels', 'a* OR m* OR s*'],
      ['pages', 'lang:en'],
      ['victims', victim.companyName],
      ['indicators', 'example'],
    ] as const) {
      const { page, troubles } = await console.open(t, `#/search/${kind}?q=${encodeURIComponent(q)}`);
      await rows(page).first().click();
      await page.locator('.drawer .key-values dt').first().waitFor();
      await page.waitForURL(/row=.*pane=1/);
      assert.deepEqual(troubles, [], kind);
    }
  });

  test('groups copies, and finds word forms', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.getByRole('button', { name: 'Group copies' }).click();
    const folded = (await console.ask(`/im/search?q=${word}&collapse=similar`)).total;
    await shows(page, folded);
    assert.equal(parameters(page).get('copies'), 'group');
    await page.getByRole('button', { name: 'Word forms' }).click();
    await shows(page, (await console.ask(`/im/search?q=${word}&collapse=similar&forms=true`)).total);
  });

  test('saves a search', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.keyboard.press('s');
    await page.getByText(/It is also an alert/).waitFor();
    await page.getByLabel('Name').fill('A saved search');
    await page.keyboard.press('Enter');
    await page.getByText('Search saved: A saved search').waitFor();
    // Wide views collapse the sidebar.
    await page.goto(`${console.url}#/feeds`);
    const links = page.locator('.sidebar').getByRole('link');
    await links.filter({ hasText: /A saved search.*0 matches in all/ }).waitFor();
    await links.filter({ hasText: 'All saved searches' }).waitFor();
    const saved = (await console.ask('/alerts')).hits.map(({ name }) => name);
    assert.ok(saved.includes('A saved search'));
  });

  test('old addresses and named filters lead to the new ones', async (t) => {
    const { page } = await console.open(t, `#/messages?q=${word}&lang=en&gte=2026-11-01`);
    await page.waitForURL(/#\/search\/messages\?q=lang%3Aen/);
    assert.equal(hash(page), `#/search/messages?q=lang:en+${word}&from=2026-11-01`);
    await shows(page, (await console.ask(`/im/search?q=lang:en ${word}&gte=2026-11-01`)).total);
  });

  test('says what is wrong with a query', async (t) => {
    const { page } = await console.open(t, '#/search/messages?q=*x');
    await page.getByText(`a term can't start with "*"`).waitFor();
    assert.equal(await box(page).getAttribute('aria-invalid'), 'true');
    await page.getByText('Check your query').waitFor();
  });

  test('a query stays legible while it runs', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v2/im/search', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${console.url}#/search/messages?q=${word} lang:en`);
    const running = page.locator('.query-box.is-running');
    await running.waitFor();
    assert.equal(await running.evaluate((element) => getComputedStyle(element).opacity), '1');
    release();
    await running.waitFor({ state: 'detached' });
  });

  test('shows no numbers of the query before beside an error', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.locator('.facet-count').first().waitFor();
    await page.locator('[data-tab="pages"] .tab-count', { hasNotText: '…' }).waitFor();
    await page.route('**/api/v2/im/search', (route) => route.abort());
    await page.goto(`${console.url}#/search/messages?q=${word} lang:en`);
    await page.locator('.search-results .state').waitFor();
    assert.deepEqual(await page.locator('.facet-count').allInnerTexts(), ['']);
    for (const part of ['.search-chart svg', '.tab-count', '[data-row]'])
      assert.equal(await page.locator(part).count(), 0, part);
    assert.doesNotMatch(await page.locator('.result-total').innerText(), /\d/);
  });

  test('offers the host of a URL that nothing matches', async (t) => {
    const host = 'kestrelmoor-freight.example';
    const { total: found } = await console.ask(`/im/search?q=${host}`);
    const { page } = await console.open(t, `#/search/messages?q=https://${host}/`);
    await page.getByRole('button', { name: 'Search for kestrelmoor-freight[.]example' }).click();
    await shows(page, found);
  });

  test('the person with the name comes before those who mention it', async (t) => {
    const { page } = await console.open(t, '#/search/people?q=ferryman');
    await rows(page).first().getByText('ferryman_xmpl', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sort: Relevance' }).waitFor();
  });

  test('a condition without a kind is shown as typed, and nothing damaged as a date', async (t) => {
    const { page } = await console.open(t, '#/search/messages?q=indicator:foo&from=banana');
    await page.getByRole('checkbox', { name: 'foo', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Date range: All dates' }).waitFor();
  });

  test('the context of a message names its days', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await rows(page).first().click();
    await page.locator('.context-messages article:nth-of-type(2)').waitFor();
    const days = await page.locator('.context-messages time').evaluateAll((all) =>
      all.map((each) => ({
        day: (each.getAttribute('datetime') ?? '').slice(0, 10),
        isHeading: each.closest('.day-separator') !== null,
      })),
    );
    let current = '';
    for (const { day, isHeading } of days) {
      assert.equal(day === current, !isHeading, `${day} after ${current}`);
      current = day;
    }
    assert.notEqual(current, '');
  });

  test('says that nothing was found, and what is found without the last filter', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=lang:tlh ${word}`);
    await page.getByText('No messages found').waitFor();
    await page.getByText(`${count(total)} messages match without it.`).waitFor();
    await page.getByRole('button', { name: 'Remove lang:tlh' }).click();
    await shows(page, total);
  });

  test('focuses the query synchronously, so that no key typed after / is lost', async (t) => {
    const { page } = await console.open(t, '#/feeds');
    for (const view of ['#/feeds', `#/search/messages?q=${word}`]) {
      await page.goto(`${console.url}${view}`);
      await page.locator('#main').waitFor();
      // In a single task, so that nothing renders in between.
      const focused = await page.evaluate(`(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
        return document.activeElement.hasAttribute('data-query-input');
      })()`);
      assert.equal(focused, true, view);
    }
  });

  test('has no accessibility issue of any level, with preview and selection, on a phone, and before a search', async (t) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await console.open(t, `#/search/messages?q=lang:en ${word}`, { colorScheme });
      await rows(page).nth(1).click();
      await page.keyboard.press('x');
      await page.locator('.found-list, .drawer .key-values').first().waitFor();
      assert.deepEqual(await allIssues(page), [], colorScheme);
    }
    const phone = await console.open(t, `#/search/messages?q=lang:en ${word}`, {
      viewport: { width: 390, height: 844 },
    });
    await rows(phone.page).first().waitFor();
    assert.deepEqual(await allIssues(phone.page), [], 'phone');
    assert.equal(await phone.page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
    await phone.page.getByRole('button', { name: 'Filters' }).click();
    await phone.page.getByRole('dialog').locator('.facet-choice').first().waitFor();
    const start = await console.open(t, '#/search/messages');
    await start.page.locator('.welcome').waitFor();
    assert.deepEqual(await allIssues(start.page), [], 'welcome');
  });

  test('does not shift the layout while results load', async (t) => {
    const { page } = await console.open(t, `#/search/messages?q=${word}`);
    await shows(page, total);
    await page.evaluate(`
      globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const each of list.getEntries()) globalThis.shifts += each.value; })
        .observe({ type: 'layout-shift' });
    `);
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.locator('.drawer .is-target').waitFor();
    await page.goto(`${console.url}#/search/messages?q=${word} -lang:ru&pane=1`);
    await page.locator('[data-chip="lang"]').waitFor();
    const shifts = await page.evaluate<number>('globalThis.shifts');
    assert.ok(shifts < 0.1, `the layout shift is ${shifts}`);
  });
});
