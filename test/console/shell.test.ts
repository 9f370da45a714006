/** What surrounds every view: navigation, palette, shortcuts, settings, phone width, print and reduced motion. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { BROKER_WALLET } from '../../src/demo/people/cast.ts';
import { STORY_COMPANY } from '../../src/demo/story-facts.ts';
import { allIssues, Console, WITHOUT_BROWSER } from '../support/browser.ts';

const PARTS = [
  ['o', '#/', 'Overview'],
  ['s', '#/search/messages', 'Search'],
  ['a', '#/alerts', 'Alerts'],
  ['r', '#/ransomware', 'Ransomware'],
  ['f', '#/feeds', 'Feeds'],
  ['c', '#/connections', 'Connections'],
] as const;

const PHONE = { viewport: { width: 390, height: 844 } };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const help = (page: Page) => page.getByRole('dialog', { name: 'Help and shortcuts' });
const sidebar = (page: Page) => page.locator('.sidebar');
const root = (page: Page, name: string) => page.locator('html').getAttribute(`data-${name}`);

async function openPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(text);
}

describe('console: shell', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('the sidebar leads to every part and marks the current one', async (t) => {
    const { page, troubles } = await console.open(t, '#/feeds');
    for (const [, hash, name] of PARTS) {
      const link = sidebar(page).getByRole('navigation').getByRole('link', { name, exact: false }).first();
      await link.click();
      await page.waitForURL((url) => url.hash === hash);
      // Wide views collapse the sidebar: the name is then the icon's.
      await sidebar(page).getByRole('link', { name }).and(page.locator('[aria-current="page"]')).waitFor();
    }
    assert.deepEqual(troubles, []);
  });

  test('G and a letter go to every part, and [ and ] back and forward', async (t) => {
    const { page } = await console.open(t, '#/feeds');
    for (const [key, hash] of PARTS) {
      // One right after the other, as a person does.
      await Promise.all([page.keyboard.press('g'), page.keyboard.press(key)]);
      await page.waitForURL((url) => url.hash === hash);
    }
    // Connections starts in a text field, where keys are text.
    for (const hash of ['#/ransomware', '#/feeds']) await page.goto(`${console.url}${hash}`);
    await page.locator('.feed-cards').waitFor();
    await page.keyboard.press('[');
    await page.waitForURL((url) => url.hash === '#/ransomware');
    await page.keyboard.press(']');
    await page.waitForURL((url) => url.hash === '#/feeds');
  });

  test('collapses to a rail with named icons, and stays so', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.locator('.app.is-rail').waitFor();
    for (const [, , name] of PARTS)
      assert.equal(await sidebar(page).getByRole('link', { name, exact: true }).count(), 1, name);
    assert.deepEqual(await allIssues(page), []);
    await page.reload();
    await page.locator('.app.is-rail').waitFor();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await page.locator('.app:not(.is-rail)').waitFor();
  });

  test('the first Tab offers to skip the navigation', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip to content' });
    assert.ok(await skip.evaluate((button) => button === document.activeElement));
    assert.ok(await skip.isVisible());
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.id'), 'main');
  });

  test('an unknown address says so and offers ways out', async (t) => {
    const { page, troubles } = await console.open(t, '#/no-such-view');
    await page.getByText('Page not found').first().waitFor();
    await page.locator('main').getByRole('link', { name: 'Overview' }).click();
    await page.waitForURL((url) => url.hash === '#/');
    assert.deepEqual(troubles, []);
  });

  test('shows new matches, saved searches and silent sources', async (t) => {
    const { page } = await console.open(t, '#/feeds');
    const [overview] = (await console.ask('/overview?parts=sources,alerts')).hits as unknown as {
      sources: { isSilent: boolean }[];
      alerts: { newMatches: Record<string, number> };
    }[];
    const silent = overview?.sources.filter(({ isSilent }) => isSilent).length ?? -1;
    await sidebar(page)
      .getByText(`${silent} ${silent === 1 ? 'source' : 'sources'} silent`)
      .waitFor();
    const matches = Object.values(overview?.alerts.newMatches ?? {}).reduce((sum, each) => sum + each, 0);
    await sidebar(page)
      .getByTitle(`${matches.toLocaleString('en')} new matches`)
      .waitFor();
    await sidebar(page).getByRole('link', { name: 'Victims in Germany' }).click();
    await page.waitForURL((url) => url.hash.startsWith('#/alerts/'));
  });
});

describe('console: faults', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('a view that was never opened says that the server is away, and opens once it is back', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await page.context().setOffline(true);
    for (const name of ['Ransomware', 'Alerts']) {
      await sidebar(page).getByRole('link', { name }).first().click();
      await page.locator('main').getByText("Can't reach the server").waitFor();
    }
    assert.deepEqual(await allIssues(page), []);
    await page.context().setOffline(false);
    await page.locator('.match-row').first().waitFor();
    await sidebar(page).getByRole('link', { name: 'Ransomware' }).first().click();
    await page.locator('main [data-row]').first().waitFor();
  });

  test('a view that fails leaves the rest of the console alone', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await page.route('**/feeds-view-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'const fail = () => { throw new Error("broken"); }; export { fail as FeedsView, fail as t, fail as default };',
      }),
    );
    await sidebar(page).getByRole('link', { name: 'Feeds' }).click();
    await page.locator('main').getByText('Something went wrong').waitFor();
    await sidebar(page).getByRole('link', { name: 'Ransomware' }).click();
    await page.locator('main [data-row]').first().waitFor();
    assert.equal(await page.getByText('Something went wrong').count(), 0);
  });

  test('a day that does not exist is ignored', async (t) => {
    const { page, troubles } = await console.open(t, '#/feeds/wallets?day=2026-99-99');
    await page.locator('.feed-cards').waitFor();
    await page
      .getByText(/^Wallets, .* Nov 2026/)
      .first()
      .waitFor();
    assert.deepEqual(troubles, []);
  });
});

describe('console: command palette', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('opens with Ctrl K, also from a text field, closes with Escape, and gives the focus back', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    const query = page.locator('[data-query-input]');
    await query.focus();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    assert.deepEqual(await allIssues(page), []);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    assert.ok(await query.evaluate((input) => input === document.activeElement));
  });

  test('jumps to people, channels, groups and victims by name', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    for (const [text, option, address] of [
      ['ferryman', 'ferryman', '#/person/'],
      ['tarnwick', 'tarnwick', '#/group/tarnwick'],
    ] as const) {
      await openPalette(page, text);
      const found = palette(page)
        .getByRole('option', { name: option })
        .filter({ hasText: /Person|Group/ })
        .first();
      await found.click();
      await page.waitForURL((url) => url.hash.startsWith(address));
    }
    assert.deepEqual(troubles, []);
  });

  test('opens a pasted indicator immediately, defanged or not', async (t) => {
    const { page } = await console.open(t, '#/');
    const domain = STORY_COMPANY.domain;
    for (const [pasted, address] of [
      [BROKER_WALLET, `#/indicator/bitcoin_address/${BROKER_WALLET}`],
      [domain.replaceAll('.', '[.]'), `#/indicator/domain/${domain}`],
    ] as const) {
      await openPalette(page, pasted);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => decodeURIComponent(url.hash).startsWith(address));
    }
  });

  test('runs commands: theme, density, time zone, help, new alert, sign out', async (t) => {
    const { page } = await console.open(t, '#/', { colorScheme: 'dark' });
    const run = async (name: string) => {
      await openPalette(page, name);
      await palette(page).getByRole('option', { name, exact: false }).first().waitFor();
      // Records come first: the command is the last option.
      await palette(page).getByRole('option', { name, exact: false }).last().click();
      await palette(page).waitFor({ state: 'detached' });
    };
    await run('Switch to light theme');
    assert.equal(await root(page, 'theme'), 'light');
    await run('Use comfortable density');
    assert.equal(await root(page, 'density'), 'comfortable');
    await run('Help and shortcuts');
    await help(page).waitFor();
    await page.keyboard.press('Escape');
    await run('New alert');
    await page.waitForURL((url) => url.hash === '#/alerts/new');
    await run('Sign out');
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  });

  test('arrows choose, Enter opens, and the list says what is chosen', async (t) => {
    const { page } = await console.open(t, '#/alerts');
    await openPalette(page, 'go to');
    // Read at once: suggestions of the server may still come in.
    const chosen = () =>
      page.evaluate<{ isNamed: boolean; label: string }>(`(() => {
        const option = document.querySelector('.palette [aria-selected=true]');
        const named = document.querySelector('.palette [role=combobox]').getAttribute('aria-activedescendant');
        return { isNamed: option.id === named, label: option.querySelector('.truncate').textContent };
      })()`);
    await palette(page).getByRole('option', { name: 'Go to Overview' }).hover();
    const labels: string[] = [];
    for (let step = 0; step < 3; step++) {
      const { isNamed, label } = await chosen();
      assert.ok(isNamed);
      labels.push(label);
      await page.keyboard.press('ArrowDown');
    }
    assert.deepEqual(labels, ['Go to Overview', 'Go to Search', 'Go to Alerts']);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#/ransomware');
  });
});

describe('console: settings and shortcuts', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('? opens help, whose settings work immediately and are kept', async (t) => {
    const { page } = await console.open(t, '#/search/messages?q=escrow', {
      timezoneId: 'Asia/Tokyo',
      colorScheme: 'dark',
    });
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('?');
    await help(page).waitFor();
    assert.deepEqual(await allIssues(page), []);
    const height = () =>
      page
        .locator('[data-row]')
        .first()
        .evaluate((row) => row.clientHeight);
    const compact = await height();
    const times = () => page.locator('[data-row] time').first().innerText();
    const utc = await times();
    await help(page).getByRole('button', { name: 'Comfortable' }).click();
    await help(page).getByRole('button', { name: 'Local time' }).click();
    await help(page).getByRole('button', { name: 'Light' }).click();
    await page.keyboard.press('Escape');
    assert.ok((await height()) > compact);
    assert.notEqual(await times(), utc);
    await page.reload();
    await page.locator('[data-row]').first().waitFor();
    assert.equal(await root(page, 'theme'), 'light');
    assert.equal(await root(page, 'density'), 'comfortable');
    assert.notEqual(await times(), utc);
  });

  test('single-key shortcuts can be switched off; Ctrl K stays', async (t) => {
    const { page } = await console.open(t, '#/feeds');
    await page.keyboard.press('?');
    await help(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    assert.equal(await help(page).count(), 0);
    assert.equal(new URL(page.url()).hash, '#/feeds');
  });

  test('keys typed in a field are text', async (t) => {
    const { page } = await console.open(t, '#/search/messages');
    await page.keyboard.press('/');
    await page.keyboard.type('go? [z]');
    assert.equal(await page.locator('[data-query-input]').inputValue(), 'go? [z]');
    assert.equal(await help(page).count(), 0);
    assert.equal(new URL(page.url()).hash, '#/search/messages');
  });

  test('Z says that there is nothing to undo', async (t) => {
    const { page } = await console.open(t, '#/');
    await page.keyboard.press('z');
    await page.getByText('Nothing to undo').waitFor();
    await page.keyboard.press('Shift+Z');
    await page.getByText('Nothing to redo').waitFor();
  });

  test('follows the theme of the system until one is chosen', async (t) => {
    const { page } = await console.open(t, '#/', { colorScheme: 'light' });
    assert.equal(await root(page, 'theme'), 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift+T');
    await page.locator('html[data-theme=light]').waitFor({ state: 'attached' });
    await page.reload();
    await page.waitForSelector('main');
    assert.equal(await root(page, 'theme'), 'light');
  });

  test('damaged settings in the browser are ignored', async (t) => {
    const { page, troubles } = await console.open(t, '#/');
    await page.evaluate(
      `localStorage.setItem('nightjar-preferences', '{"density":7,"zone":null,"panes":"x","hasShortcuts":"no"}')`,
    );
    await page.reload();
    await page.locator('.key-numbers').waitFor();
    assert.equal(await root(page, 'density'), 'compact');
    await page.goto(`${console.url}#/search/messages?q=escrow`);
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('Space');
    assert.deepEqual(troubles, []);
  });
});

describe('console: phone, print and motion', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('demo');

  test('the bottom bar and More reach everything on a phone', async (t) => {
    const { page } = await console.open(t, '#/', PHONE);
    const bar = page.locator('.bottom-bar');
    assert.equal(await sidebar(page).isVisible(), false);
    for (const [, hash, name] of PARTS.slice(0, 4)) {
      await bar.getByRole('link', { name }).click();
      await page.waitForURL((url) => url.hash === hash);
    }
    for (const [, hash, name] of PARTS.slice(4)) {
      await bar.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name }).click();
      await page.waitForURL((url) => url.hash === hash);
    }
    await bar.getByRole('button', { name: 'More' }).click();
    assert.deepEqual(await allIssues(page), []);
    await page
      .getByRole('dialog', { name: 'More' })
      .getByRole('button', { name: 'Search or jump to' })
      .click();
    await palette(page).waitFor();
  });

  test('prints dark text on white in full length, without navigation', async (t) => {
    const { page } = await console.open(t, '#/', { colorScheme: 'dark' });
    await page.locator('.key-numbers').waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await sidebar(page).isVisible(), false);
    const seen = await page.evaluate<{ text: string; page: string; isCut: boolean }>(`(() => {
      const main = document.querySelector('.page');
      return {
        text: getComputedStyle(main).color,
        page: getComputedStyle(document.body).backgroundColor,
        isCut: document.documentElement.scrollHeight < main.scrollHeight,
      };
    })()`);
    const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    assert.ok(brightness(seen.text) < 80, seen.text);
    assert.ok(brightness(seen.page) > 240, seen.page);
    assert.equal(seen.isCut, false);
  });

  test('nothing moves when the system asks for reduced motion', async (t) => {
    const { page } = await console.open(t, '#/', { reducedMotion: 'reduce' });
    await page.locator('.key-numbers').waitFor();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    const moving = await page.evaluate(`[...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return /[1-9]/.test(transitionDuration + animationDuration) ? [element.className] : [];
    })`);
    assert.deepEqual(moving, []);
  });
});
