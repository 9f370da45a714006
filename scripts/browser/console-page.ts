import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

/** Ends the program with a message where Chromium is missing. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    console.error('Chromium not found. Install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
  return await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export interface ConsolePage {
  page: Page;
  /** Requests to the API so far: method and path, without parameters. */
  requests: string[];
  /** Errors that the browser reported. */
  troubles: string[];
  /** Resolves when the page waits for no response and shows no placeholder. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Options extends BrowserContextOptions {
  url: string;
  key: string;
  details: object;
  now: number;
}

/** Follows matches as long as the view is open. */
const STREAM = '/alerts/stream';
const QUIET_MS = 250;
const POLL_MS = 50;
/** Other work on the machine may slow the page down. */
const TIMEOUT_MS = 120_000;

/** A page that is signed in, with an empty cache. It is still blank. */
export async function openPage(
  browser: Browser,
  { url, key, details, now, ...options }: Options,
): Promise<ConsolePage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const requests: string[] = [];
  const troubles: string[] = [];
  const pending = new Set<object>();
  let changedAt = performance.now();
  const change = () => {
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    const path = request.url().replace(url, '').split('?')[0] ?? '';
    if (path.startsWith('api/')) requests.push(`${request.method()} /${path}`);
    if (!path.endsWith(STREAM)) pending.add(request);
    change();
  });
  const end = (request: object) => {
    pending.delete(request);
    change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.addInitScript(fixedDate(now));
  await page.addInitScript(`{
    sessionStorage.setItem('nightjar-key', ${JSON.stringify(key)});
    sessionStorage.setItem('nightjar-key-details', ${JSON.stringify(JSON.stringify(details))});
  }`);
  return {
    page,
    requests,
    troubles,
    async settled() {
      while (pending.size > 0 || performance.now() - changedAt < QUIET_MS) await page.waitForTimeout(POLL_MS);
      // The view of all components shows a placeholder as a sample.
      if (!page.url().endsWith('#/components'))
        await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await page.evaluate('document.fonts.ready.then(() => undefined)');
    },
    close: () => context.close(),
  };
}

/** Playwright's clock also replaces animation frames, which would change what a benchmark measures. */
function fixedDate(now: number): string {
  return `globalThis.Date = class extends Date {
    constructor(...given) {
      if (given.length === 0) super(${now});
      else super(...given);
    }
    static now() {
      return ${now};
    }
  };`;
}
