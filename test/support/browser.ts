import { cpSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/browser/chromium.ts';
import type { Config } from '../../src/config.ts';
import { fillDemo, storyOfDemo } from '../../src/demo/fill.ts';
import { SCOPES, type Scope } from '../../src/storage/port/api-key.ts';
import { NOW, startApp, type TestApp } from './app.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CHROMIUM = chromiumPath();

if (CHROMIUM === undefined && process.env.BROWSER_TESTS === 'required')
  throw new Error('The console tests need Chromium: install it, or set CHROMIUM to its path');

/** The reason to skip the console tests, or false. `.ci/run` makes them required. */
export const WITHOUT_BROWSER = CHROMIUM === undefined && 'Chromium is not installed';

/** A server on its own port, and a browser. */
export class Console {
  app!: TestApp;
  url!: string;
  #browser!: Browser;

  /** Shared by all tests of a file, with the demo's data or empty. */
  static forAll(data: 'demo' | 'empty', settings: Partial<Config> = {}): Console {
    const made = new Console();
    const endings: (() => unknown)[] = [];
    const t = { after: (end: () => unknown) => endings.push(end) };
    before(async () => {
      if (CHROMIUM === undefined) return;
      const folder = temporaryFolder(t);
      // Already filled by test/setup/console.ts, unless this file runs on its own.
      const filled = process.env.DEMO_FOR_TESTS;
      if (data === 'demo' && filled !== undefined) cpSync(filled, folder, { recursive: true });
      made.app = await startApp(t, folder, settings);
      if (data === 'demo') await fillDemo(folder, made.app.services.store, '2026-11-15');
      made.app.services.tour.steps = storyOfDemo(folder);
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

  /** Opens a page with the server's clock and records its errors, dialogs and requests to other hosts. */
  async open(
    t: { after(end: () => unknown): void },
    address: string,
    { scopes = [...SCOPES], key, ...options }: OpenOptions = {},
  ): Promise<Opened> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    t.after(() => context.close());
    // Generous, because other suites may run at the same time.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const troubles: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith(`${this.url}api/`)) asked.push(`${request.method()} ${url}`);
      if (!url.startsWith(this.url) && !url.startsWith('blob:') && !url.startsWith('data:'))
        troubles.push(`request to another host: ${url}`);
    });
    page.on('dialog', (dialog) => {
      troubles.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.clock.setFixedTime(NOW);
    const used = key ?? (await this.app.issueKey(scopes));
    // Sign in: session storage is writable from any page of the same origin.
    await page.goto(`${this.url}health/live`);
    await page.evaluate(`sessionStorage.setItem('nightjar-key', ${JSON.stringify(used)})`);
    await page.goto(`${this.url}${address}`);
    await page.waitForSelector('main');
    return { page, troubles, asked, key: used };
  }

  /** Queries the API directly. */
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
  /** API requests: method and URL. */
  asked: string[];
  key: string;
}

/** Serious and critical accessibility issues on the page. */
export async function seriousIssues(page: Page): Promise<string[]> {
  const violations = await violationsOf(page);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(describeIssue);
}

/** Accessibility issues of any level on the page. */
export async function allIssues(page: Page): Promise<string[]> {
  return (await violationsOf(page)).map(describeIssue);
}

async function violationsOf(page: Page): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((found) => found.violations)`,
  );
}

function describeIssue({ id, nodes }: Violation): string {
  const elements = nodes.map(({ html, any }) => `${html} (${any[0]?.message ?? ''})`).slice(0, 3);
  return `${id}: ${elements.join(' | ')}`;
}

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; any: { message: string }[] }[];
}
