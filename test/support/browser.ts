import { cpSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/browser/chromium.ts';
import { fillDemo } from '../../src/demo/fill.ts';
import type { Scope } from '../../src/storage/port/api-key.ts';
import { NOW, startApp, type TestApp } from './app.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CHROMIUM = chromiumPath();

if (CHROMIUM === undefined && process.env.BROWSER_TESTS === 'required')
  throw new Error(
    'the console must be tried here, and there is no Chromium: install it, or name it in CHROMIUM',
  );

/** Why the suites of the console do not run; false when they do. Where they must, `.ci/run` sees to it. */
export const WITHOUT_BROWSER = CHROMIUM === undefined && 'there is no Chromium to try it in';

/** A server on its own port, with a browser to look at it. */
export class Console {
  app!: TestApp;
  url!: string;
  #browser!: Browser;

  /** For a whole file of tests: with the demo's data, or with none. */
  static forAll(data: 'demo' | 'empty'): Console {
    const made = new Console();
    const endings: (() => unknown)[] = [];
    const t = { after: (end: () => unknown) => endings.push(end) };
    before(async () => {
      if (CHROMIUM === undefined) return;
      const folder = temporaryFolder(t);
      // Filled once for all files (test/setup/console.ts), or here when a file runs on its own.
      const filled = process.env.DEMO_FOR_TESTS;
      if (data === 'demo' && filled !== undefined) cpSync(filled, folder, { recursive: true });
      made.app = await startApp(t, folder);
      if (data === 'demo') await fillDemo(folder, made.app.services.store, '2026-11-15');
      await made.app.app.listen({ host: '127.0.0.1', port: 0 });
      made.url = `http://127.0.0.1:${(made.app.app.server.address() as AddressInfo).port}/`;
      const shared = process.env.BROWSER_FOR_TESTS;
      made.#browser =
        shared === undefined
          ? await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
          : await chromium.connect(shared);
    });
    after(async () => {
      if (CHROMIUM === undefined) return;
      await made.#browser.close();
      for (const end of endings.reverse()) await end();
    });
    return made;
  }

  /** A page of its own, whose clock stands where the server's does, and everything that went wrong on it. */
  async open(
    t: { after(end: () => unknown): void },
    address: string,
    { scopes = ['im', 'feeds', 'archive'], key, ...options }: OpenOptions = {},
  ): Promise<Opened> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    t.after(() => context.close());
    // A machine that runs everything else at the same time is slow, not broken.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.url) && !url.startsWith('blob:') && !url.startsWith('data:'))
        troubles.push(`asked elsewhere: ${url}`);
    });
    page.on('dialog', (dialog) => {
      troubles.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.clock.setFixedTime(NOW);
    const used = key ?? (await this.app.issueKey(scopes));
    // As if somebody had signed in earlier in this tab; any page of the same origin will do.
    await page.goto(`${this.url}health/live`);
    await page.evaluate(`sessionStorage.setItem('nightjar-key', ${JSON.stringify(used)})`);
    await page.goto(`${this.url}${address}`);
    await page.waitForSelector('main');
    return { page, troubles, key: used };
  }

  /** What the API says. */
  async ask(path: string): Promise<{ total: number; hits: Record<string, string>[] }> {
    return (await this.app.get(`/api/v2${path}`)).json().data;
  }
}

interface OpenOptions extends BrowserContextOptions {
  scopes?: Scope[];
  key?: string;
}

interface Opened {
  page: Page;
  troubles: string[];
  key: string;
}

/** What stands in the way of people who see, hear or move otherwise. */
export async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }).then((found) => found.violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    );
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}
