import type { Browser, CDPSession, Page } from 'playwright-core';
import { type AnimationFrame, animatedWebp } from './webp.ts';

const QUALITY = 0.9;

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  /** WebP, in base64. */
  data: string;
}

/** Finds the part of a picture that differs from the previous one, and encodes it. Runs in a blank page. */
const ENCODER = `
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  let previous;
  window.encodeChange = async (png, quality) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let at = 0; at < pixels.length; at++) {
      if (previous !== undefined && pixels[at] === previous[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
    previous = pixels;
    if (right === 0) return null;
    left -= left % 2;
    top -= top % 2;
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
    const blob = await part.convertToBlob({ type: 'image/webp', quality });
    const data = (await blob.arrayBuffer().then((buffer) => new Uint8Array(buffer))).toBase64();
    return { x: left, y: top, width: part.width, height: part.height, data };
  };
`;

/** Collects frames of a page. How long each is shown is up to the script, whatever time it took to make it. */
export class Recorder {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #encoder: Page;
  readonly #clip: { x: number; y: number; width: number; height: number; scale: number };
  readonly #frames: AnimationFrame[] = [];

  /** `scale` makes the animation smaller than the page. */
  static async create(browser: Browser, page: Page, scale: number): Promise<Recorder> {
    const session = await page.context().newCDPSession(page);
    const encoder = await (await browser.newContext()).newPage();
    await encoder.evaluate(ENCODER);
    return new Recorder(page, session, encoder, scale);
  }

  private constructor(page: Page, session: CDPSession, encoder: Page, scale: number) {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    this.#page = page;
    this.#session = session;
    this.#encoder = encoder;
    this.#clip = { x: 0, y: 0, ...size, scale };
  }

  /** Shows the page as it is now for some time. */
  async show(milliseconds: number): Promise<void> {
    await this.#page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      clip: this.#clip,
      captureBeyondViewport: false,
    });
    const part = await this.#encoder.evaluate<Part | null>(
      `encodeChange(${JSON.stringify(data)}, ${QUALITY})`,
    );
    const last = this.#frames.at(-1);
    if (part === null && last !== undefined) last.milliseconds += milliseconds;
    if (part === null) return;
    const { data: encoded, ...place } = part;
    this.#frames.push({ ...place, file: Buffer.from(encoded, 'base64'), milliseconds });
  }

  get count(): number {
    return this.#frames.length;
  }

  get milliseconds(): number {
    return this.#frames.reduce((sum, frame) => sum + frame.milliseconds, 0);
  }

  finish(): Buffer {
    const [first] = this.#frames;
    if (first === undefined) throw new Error('Nothing was recorded');
    return animatedWebp(first.width, first.height, this.#frames);
  }
}
