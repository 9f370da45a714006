/** Starts one Chromium and prepares the demo's data once for all console tests: both take seconds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/browser/chromium.ts';
import { fillDemo } from '../../src/demo/fill.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';

let browser: BrowserServer | undefined;
let folder: string | undefined;

export async function globalSetup(): Promise<void> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    if (process.env.BROWSER_TESTS === 'required')
      throw new Error('The console tests need Chromium: install it, or set CHROMIUM to its path');
    console.log('Skipping the console tests: Chromium is not installed.');
    return;
  }
  browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] });
  process.env.BROWSER_FOR_TESTS = browser.wsEndpoint();
  folder = mkdtempSync(join(tmpdir(), 'nightjar-demo-'));
  const store = new SqliteStore(folder);
  await fillDemo(folder, store, '2026-11-15');
  await store.close();
  process.env.DEMO_FOR_TESTS = folder;
}

export async function globalTeardown(): Promise<void> {
  await browser?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
}
