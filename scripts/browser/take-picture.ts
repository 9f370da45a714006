import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Chromium also writes WebP, which is far smaller than PNG; Playwright only offers the others. */
export async function takePicture(page: Page, path: string, quality = 90): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(path, bytes);
    return bytes.length;
  } finally {
    await session.detach();
  }
}
