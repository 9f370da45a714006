/** Pages of entities: what they show, how many requests they take, keys, filters, drawers, exports. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';

type Hit = { page: { id: string } };
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const tabCount = (page: Page, tab: string) => page.locator(`[data-tab="${tab}"] .tab-count`).innerText();
const english = (value: number) => value.toLocaleString('en');

describe('console: pages of entities', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');
  const entity = async (node: string) =>
    (await console.ask(`/entity?node=${encodeURIComponent(node)}&size=50`))
      .hits[0] as unknown as EntityAnswer;

  interface EntityAnswer {
    node: { label: string };
    facts: { counts: Record<string, number> };
    indicators: { total: number; rows: { node: string; value: string; shared: { people?: number } }[] };
    channels: { total: number };
    sites: { url: string }[];
  }

  /** Somebody who was renamed and writes a lot. */
  const person = async () => {
    const { hits } = await console.ask('/im/search/profiles?q=vault&platform=telegram&id_format=string');
    const found = hits.find(({ usernames }) => (usernames as unknown as string[]).length > 1);
    assert.ok(found !== undefined);
    const { userId = '' } = found;
    return {
      id: `profile:telegram:${userId}`,
      url: `#/person/telegram/${userId}`,
      usernames: found.usernames as unknown as string[],
    };
  };
  const group = async () => {
    const { hits } = await console.ask('/group/search?page_size=1');
    const name = String(hits[0]?.name);
    return { name, url: `#/group/${encodeURIComponent(name)}` };
  };
  const requestsOf = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, path] = request.url().split('/api/v2');
      if (path !== undefined) requests.push(path);
    });
    return requests;
  };

  test('a person: names, hours, indicators and channels in three requests', async (t) => {
    const { id, url, usernames } = await person();
    const expected = await entity(id);
    const { page, troubles } = await console.open(t, '#/components', {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto('about:blank');
    const requests = requestsOf(page);
    await page.goto(`${console.url}${url}`);
    await page.locator('.lane-bar').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(requests.length <= 3, requests.join('\n'));
    assert.equal(await tabCount(page, 'messages'), english(expected.facts.counts.messages ?? 0));
    assert.equal(await tabCount(page, 'indicators'), english(expected.indicators.total));
    assert.equal(await tabCount(page, 'channels'), english(expected.channels.total));
    const bars = await page.locator('.lane-bars').first().locator('.lane-bar').allInnerTexts();
    assert.deepEqual(
      bars.map((bar) => bar.split(/\s/)[0]),
      usernames,
    );
    const region = page.getByRole('region', { name: 'Indicators', exact: true }).first();
    await region
      .getByText(expected.indicators.rows[0]?.value.replace('https://t.me/', '@') ?? '')
      .first()
      .waitFor();
    assert.deepEqual(troubles, []);
  });

  test('every page takes at most three requests, and axe finds nothing', async (t) => {
    const { url } = await person();
    const { name, url: groupUrl } = await group();
    const victims = await console.ask(
      `/victim/search?q=${encodeURIComponent(`group:"${name}"`)}&page_size=1`,
    );
    const victim = (victims.hits[0] as unknown as Hit).page;
    const documents = await console.ask('/document/search?q=thread&page_size=1');
    const document = (documents.hits[0] as unknown as Hit).page;
    const channels = await console.ask('/im/search/channels?q=market&platform=discord&id_format=string');
    const { channelId = '', serverId = '' } = channels.hits[0] as Record<string, string>;
    const { page, troubles } = await console.open(t, '#/components', {
      viewport: { width: 1440, height: 900 },
    });
    for (const address of [
      url,
      `${url}?tab=messages`,
      `${url}?tab=indicators`,
      `${url}?tab=channels`,
      `${url}?tab=connections`,
      groupUrl,
      `${groupUrl}?row=${victim.id}`,
      `${groupUrl}?tab=sites`,
      `${groupUrl}?tab=mentions`,
      `#/victim/${victim.id}`,
      `#/page/${encodeURIComponent(document.id)}`,
      `#/page/${encodeURIComponent(document.id)}?tab=versions`,
      `#/channel/discord/${channelId}`,
      `#/server/discord/${serverId}`,
      '#/indicator/cve/CVE-2026-90417',
    ]) {
      await page.goto('about:blank');
      const requests = requestsOf(page);
      await page.goto(`${console.url}${address}`);
      await page.locator('.entity-header').waitFor();
      await page.waitForLoadState('networkidle');
      assert.ok(requests.length <= 3, `${address}\n${requests.join('\n')}`);
      page.removeAllListeners('request');
      assert.deepEqual(await allIssues(page), [], address);
    }
    assert.deepEqual(troubles, []);
  });

  test('names can be read as a list with the dates of each', async (t) => {
    const { url, usernames } = await person();
    const { page } = await console.open(t, url);
    await page.getByRole('button', { name: 'Show as list' }).click();
    const list = page.locator('.name-list ul').first();
    const lines = await list.locator('li').allInnerTexts();
    assert.equal(lines.length, usernames.length);
    assert.match(lines[0] ?? '', new RegExp(`${usernames.at(-1)}[\\s\\S]*– now`));
  });

  test('the filter of indicators is in the address, and "shared with" leads to the indicator', async (t) => {
    const { id, url } = await person();
    const { indicators } = await entity(id);
    const shared = indicators.rows.find((row) => (row.shared.people ?? 0) > 0);
    assert.ok(shared !== undefined);
    const { page } = await console.open(t, url);
    await page.getByLabel('Filter indicators').fill(shared.value.split('/').at(-1) ?? '');
    await page.waitForURL((at) => at.hash.includes('find='));
    const { people = 0 } = shared.shared;
    const link = page.getByRole('link', {
      name: new RegExp(`shared with ${people === 1 ? '1 person' : `${english(people)} people`}`),
    });
    await page.reload();
    await link.first().click();
    await page.waitForURL((at) => at.hash.startsWith('#/indicator/'));
    await page.getByRole('region', { name: 'People', exact: true }).waitFor();
    await page.goBack();
    assert.match(hash(page), /find=/);
    await page.getByRole('button', { name: /^Wallets/ }).click();
    await page.waitForURL((at) => at.hash.includes('show=wallets'));
  });

  test('a range of the timeline opens its messages, and back returns', async (t) => {
    const { url } = await person();
    const { page } = await console.open(t, url, { viewport: { width: 1440, height: 900 } });
    const plot = page.locator('.timeline-panel .chart-plot');
    await plot.waitFor();
    const box = await plot.boundingBox();
    assert.ok(box !== null);
    await page.mouse.move(box.x + box.width * 0.6, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, box.y + 30, { steps: 5 });
    await page.mouse.up();
    await page.waitForURL((at) => /tab=messages.*from=.*to=/.test(at.hash));
    await page.locator('.result-row').first().waitFor();
    const [, from = '', to = ''] = /from=([\d-]+)&to=([\d-]+)/.exec(hash(page)) ?? [];
    const { userId } = (await console.ask('/im/search/profiles?q=vault&id_format=string')).hits[0] ?? {};
    assert.ok(userId !== undefined && from < to);
    await page.goBack();
    await page.locator('.lane-bar').first().waitFor();
  });

  test('messages: J moves, the preview follows, Escape closes it, Enter opens the conversation', async (t) => {
    const { url } = await person();
    const { page } = await console.open(t, `${url}?tab=messages`, { viewport: { width: 1440, height: 900 } });
    await page.locator('.result-row').first().waitFor();
    await page.keyboard.press('j');
    await page.locator('.result-row.is-current:focus').waitFor();
    await page.keyboard.press(' ');
    await page.locator('.drawer').waitFor();
    const before = hash(page);
    await page.keyboard.press('j');
    await page.waitForURL((at) => decodeURIComponent(at.hash) !== before && at.hash.includes('pane=1'));
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    await page.locator('.result-row.is-current:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => at.hash.startsWith('#/chat/'));
  });

  test('W watches, C copies, L opens the connections', async (t) => {
    const { id, url } = await person();
    const { page } = await console.open(t, url, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Watching', exact: true }).waitFor();
    await page
      .getByText(/^Watching .*profile|^Watching /)
      .first()
      .waitFor();
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
    await page.keyboard.press('c');
    await page
      .getByText(/^Copied \d+$/)
      .first()
      .waitFor();
    assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), id.split(':').at(-1));
    await page.keyboard.press('l');
    await page.waitForURL((at) => decodeURIComponent(at.hash) === `#/connections?node=${id}`);
  });

  test('a key works as soon as its button is there', async (t) => {
    const { url } = await person();
    const { page } = await console.open(t, '#/components');
    await page.evaluate(`new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('.entity-actions button')];
      if (!buttons.some(({ innerText }) => innerText === 'Watch')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true })`);
    await page.evaluate(`location.hash = ${JSON.stringify(url)}`);
    await page
      .getByText(/^Watching /)
      .first()
      .waitFor();
    await page.keyboard.press('w');
    await page
      .getByText(/^Stopped watching /)
      .first()
      .waitFor();
  });

  test('a report that was requested before does not hide what is being watched', async (t) => {
    const { id, url } = await person();
    const { node } = await entity(id);
    const { page } = await console.open(t, '#/components');
    const held: (() => Promise<void>)[] = [];
    await page.route(/overview\?.*alerts/, async (route) => {
      if (held.length > 0) return route.continue();
      const response = await route.fetch();
      held.push(() => route.fulfill({ response }));
    });
    await page.goto('about:blank');
    await page.goto(`${console.url}${url}`);
    await page.getByRole('button', { name: 'Watch', exact: true }).waitFor();
    await page.keyboard.press('w');
    await page.getByText(`Watching ${node.label}`, { exact: true }).first().waitFor();
    // Its request may have been given up, which is fine.
    for (const answer of held) await answer().catch(() => {});
    await page.evaluate(
      `fetch('health/live').then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))`,
    );
    assert.equal(await page.getByRole('button', { name: 'Watching', exact: true }).count(), 1);
    const link = page.locator('.nav-link', { hasText: node.label });
    await link.waitFor();
    await page.keyboard.press('w');
    await link.waitFor({ state: 'detached' });
  });

  test('the author of a message is watched by name', async (t) => {
    const { id, url } = await person();
    const { node } = await entity(id);
    const { page } = await console.open(t, `${url}?tab=messages`, { viewport: { width: 1440, height: 900 } });
    await page.locator('.result-row').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await page.locator('.drawer').getByRole('button', { name: 'Watch' }).click();
    await page.getByText(`Watching ${node.label}`, { exact: true }).first().waitFor();
    await page.locator('.nav-link', { hasText: node.label }).waitFor();
  });

  test('indicators are exported as a file', async (t) => {
    const { id, url } = await person();
    const { indicators } = await entity(id);
    const { page } = await console.open(t, url);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Indicators as CSV' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^nightjar-indicators-.*-2026-11-15\.csv$/);
    const lines = (await text(await download.createReadStream())).trim().split('\r\n');
    assert.match(lines[0] ?? '', /^"kind","value"/);
    assert.equal(lines.length - 1, Math.min(200, indicators.total));
    assert.ok(lines.some((line) => line.includes(indicators.rows[0]?.value ?? '?')));
  });

  test('posts of a group: the drawer moves through them, and Escape gives the focus back', async (t) => {
    const { url } = await group();
    const { page, troubles } = await console.open(t, url, { viewport: { width: 1440, height: 900 } });
    const rows = page.locator('.posts-panel tbody tr');
    await rows.first().click();
    const drawer = page.locator('.drawer');
    const victim = await rows.first().locator('.is-main').innerText();
    await drawer.getByRole('heading', { name: victim }).waitFor();
    await drawer.getByText(/^1 of /).waitFor();
    await drawer.locator('.post-text').waitFor();
    await page.keyboard.press('j');
    await drawer.getByText(/^2 of /).waitFor();
    await drawer.getByRole('button', { name: 'Previous post' }).click();
    await drawer.getByText(/^1 of /).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    assert.ok(await rows.first().evaluate((element) => element === element.ownerDocument.activeElement));
    assert.deepEqual(troubles, []);
  });

  test('a country narrows the posts, a search too, and both are in the address', async (t) => {
    const { name, url } = await group();
    const { page } = await console.open(t, url, { viewport: { width: 1600, height: 900 } });
    const facet = page.getByRole('region', { name: 'Countries' }).getByRole('button').first();
    await facet.click();
    await page.waitForURL((at) => at.hash.includes('country='));
    const [, country = ''] = /country=(\w+)/.exec(hash(page)) ?? [];
    const q = encodeURIComponent(`group:"${name}" country:"${country}"`);
    const { total } = await console.ask(`/victim/search?q=${q}`);
    const meta = page.locator('.posts-panel .panel-meta');
    await meta.getByText(english(total), { exact: true }).waitFor();
    await page.getByLabel('Search posts and their text').fill('zzzznothing');
    await page.getByText('No posts found').waitFor();
    await page.getByRole('button', { name: 'Show all posts' }).click();
    await page.locator('.posts-panel tbody tr').first().waitFor();
    await page.waitForURL((at) => !at.hash.includes('country='));
  });

  test('a page: plain text with chips, and what each version changed', async (t) => {
    const { hits } = await console.ask('/document/search?q=thread&page_size=100');
    let changed: string | undefined;
    for (const { page } of hits as unknown as Hit[]) {
      const { total } = await console.ask(`/document/${encodeURIComponent(page.id)}/versions`);
      if (total > 1) changed = page.id;
      if (changed !== undefined) break;
    }
    assert.ok(changed !== undefined, 'the demo has a page with several versions');
    const { page, troubles } = await console.open(t, `#/page/${encodeURIComponent(changed)}`);
    await page.locator('.post-text .message-text').waitFor();
    await page.getByText('Shown as plain text').waitFor();
    await page.locator('[data-tab="versions"]').click();
    await page.getByText('Choose a version').waitFor();
    await page.locator('.version-button').first().click();
    await page.locator('.change-line').first().waitFor();
    assert.match(hash(page), /version=/);
    await page.locator('.version-button').last().click();
    await page.getByText('No earlier version').waitFor();
    assert.deepEqual(troubles, []);
  });

  test('an unknown indicator can be watched or searched for', async (t) => {
    const { page } = await console.open(t, '#/indicator/email/nobody@nowhere.example');
    await page.getByRole('heading', { name: 'Not seen yet' }).waitFor();
    assert.equal(
      await page.getByRole('link', { name: 'Search as text' }).getAttribute('href'),
      '#/search/messages?q=%22nobody%40nowhere.example%22',
    );
    await page.getByRole('button', { name: 'Watch it' }).click();
    await page.getByRole('button', { name: 'Watching' }).waitFor();
  });

  test('a removed record, and a key that may not see it', async (t) => {
    const missing = await console.open(t, '#/person/telegram/1');
    await missing.page.getByRole('heading', { name: 'Removed or never collected' }).waitFor();
    assert.deepEqual(await allIssues(missing.page), []);
    const { url } = await group();
    const barred = await console.open(t, url, { scopes: ['im'] });
    await barred.page.getByRole('heading', { name: 'No access' }).waitFor();
  });

  test('values of indicators stay readable on narrow screens', async (t) => {
    const { url } = await person();
    const { page } = await console.open(t, url, { viewport: { width: 1366, height: 768 } });
    const narrowest = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('.indicator-value .value-whole').first().waitFor();
      return page.evaluate<{ width: number; cut: string[] }>(`(() => {
        const head = document.querySelector('.indicators-panel th');
        const values = [...document.querySelectorAll('.indicators-panel .entity-value')];
        const isCut = (each) => [each, each.querySelector('.value-start')].some(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
        return {
          width: head.getBoundingClientRect().width,
          cut: values.filter((each) => each.textContent.length <= 28 && isCut(each)).map((each) => each.textContent),
        };
      })()`);
    };
    const laptop = await narrowest(1366);
    assert.ok(laptop.width >= 180, String(laptop.width));
    assert.deepEqual((await narrowest(390)).cut, []);
    assert.deepEqual((await narrowest(320)).cut, []);
  });

  test('on a phone, nothing is wider than the screen', async (t) => {
    const { url } = await person();
    const { url: groupUrl } = await group();
    const { page } = await console.open(t, url, { viewport: { width: 390, height: 844 } });
    for (const address of [url, `${url}?tab=messages`, `${url}?tab=indicators`, groupUrl]) {
      await page.goto(`${console.url}${address}`);
      await page.locator('.entity-header').waitFor();
      await page.waitForLoadState('networkidle');
      const widths = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.view, .page, .panel, .entity-header')].map((each) => each.getBoundingClientRect().right)`,
      );
      assert.ok(Math.max(...widths) <= 391, `${address}: ${Math.max(...widths)}`);
    }
  });
});
