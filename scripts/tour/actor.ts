import type { Locator, Page } from 'playwright-core';
import type { Recorder } from './recorder.ts';

const FRAME_MS = 60;
const MOVE_FRAMES = 9;
const KEY_MS = 90;
const CLICK_MS = 180;

/** A pointer and a caption above everything else. Headless browsers draw no pointer. */
const OVERLAY = `{
  const make = (id, styles) => {
    const element = document.createElement('div');
    element.id = id;
    element.popover = 'manual';
    Object.assign(element.style, { position: 'fixed', margin: '0', border: '0', pointerEvents: 'none', ...styles });
    document.documentElement.append(element);
    return element;
  };
  make('tour-caption', {
    inset: 'auto auto 26px 50%', transform: 'translateX(-50%)', padding: '10px 20px', borderRadius: '22px',
    font: '600 20px/24px Inter, sans-serif', color: '#fff', background: 'rgb(14 96 88 / 95%)',
    boxShadow: '0 6px 24px rgb(0 0 0 / 45%)', whiteSpace: 'nowrap',
  });
  make('tour-pointer', {
    inset: '0 auto auto 0', width: '24px', height: '30px', padding: '0', background: '#fff', overflow: 'visible',
    clipPath: 'polygon(0 0, 0 78%, 24% 60%, 42% 100%, 60% 92%, 42% 54%, 72% 54%)',
  });
}`;

interface Point {
  x: number;
  y: number;
}

/** Plays a person who uses the console, and records what they see. */
export class Actor {
  readonly page: Page;
  readonly #recorder: Recorder;
  readonly #settled: () => Promise<void>;
  #at: Point = { x: 640, y: 420 };

  constructor(page: Page, recorder: Recorder, settled: () => Promise<void>) {
    this.page = page;
    this.#recorder = recorder;
    this.#settled = settled;
  }

  /** Once, after the first page is loaded. */
  async start(): Promise<void> {
    await this.page.evaluate(OVERLAY);
    await this.#draw();
  }

  async say(text: string): Promise<void> {
    await this.page.evaluate(`{
      const caption = document.getElementById('tour-caption');
      caption.textContent = ${JSON.stringify(text)};
      caption.hidePopover();
      caption.showPopover();
    }`);
    await this.#draw();
  }

  /** Waits until the page is complete, without recording. */
  async settle(): Promise<void> {
    await this.#settled();
  }

  async hold(milliseconds: number): Promise<void> {
    await this.#settled();
    await this.#recorder.show(milliseconds);
  }

  async moveTo(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    if (box === null) throw new Error('The target is not visible');
    const from = this.#at;
    // Near the start of wide lines, where their text is.
    const isLine = box.height < 80;
    const to = { x: box.x + Math.min(box.width / 2, isLine ? 60 : Infinity), y: box.y + box.height / 2 };
    for (let step = 1; step <= MOVE_FRAMES; step++) {
      const part = eased(step / MOVE_FRAMES);
      this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.page.mouse.move(this.#at.x, this.#at.y);
      await this.#draw();
      await this.#recorder.show(FRAME_MS);
    }
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.#recorder.show(CLICK_MS);
    await target.click();
  }

  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.page.keyboard.type(character);
      await this.#recorder.show(KEY_MS);
    }
  }

  /** Turns the wheel where the pointer is. */
  async scroll(pixels: number, steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.page.mouse.wheel(0, pixels / steps);
      await this.#recorder.show(FRAME_MS);
    }
  }

  /** Again on top: dialogs that opened later are above. */
  async #draw(): Promise<void> {
    await this.page.evaluate(`{
      const pointer = document.getElementById('tour-pointer');
      pointer.style.transform = 'translate(${Math.round(this.#at.x)}px, ${Math.round(this.#at.y)}px)';
      pointer.hidePopover();
      pointer.showPopover();
    }`);
  }
}

const eased = (part: number) => part * part * (3 - 2 * part);
