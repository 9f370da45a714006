/** Compares pictures by the mean colours of small blocks, which hardly change with the antialiasing of another Chromium. */
import type { Page } from 'playwright-core';

/** Pixels on each side. Smaller than an icon, so that another icon changes several blocks. */
const BLOCK = 8;
/** Of 255: the largest difference of a colour channel that counts as the same. */
const TOLERANCE = 14;

export interface Grid {
  width: number;
  height: number;
  /** Red, green and blue of each block, row by row. */
  colours: number[];
}

/** Decodes a PNG file in the browser. The page must not have the console's policy: use a blank one. */
export function gridOf(page: Page, png: Buffer): Promise<Grid> {
  return page.evaluate<Grid>(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(png.toString('base64'))}), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const [width, height] = [Math.floor(image.width / ${BLOCK}), Math.floor(image.height / ${BLOCK})];
    const sums = new Float64Array(width * height * 3);
    for (let y = 0; y < height * ${BLOCK}; y++)
      for (let x = 0; x < width * ${BLOCK}; x++) {
        const block = 3 * (Math.floor(y / ${BLOCK}) * width + Math.floor(x / ${BLOCK}));
        const pixel = 4 * (y * image.width + x);
        for (let channel = 0; channel < 3; channel++) sums[block + channel] += data[pixel + channel];
      }
    return { width, height, colours: Array.from(sums, (sum) => Math.round(sum / ${BLOCK * BLOCK})) };
  })()`);
}

/** Places of the blocks that differ, as `x,y` in pixels; all of them if the pictures have different sizes. */
export function differences(a: Grid, b: Grid): string[] {
  if (a.width !== b.width || a.height !== b.height)
    return [
      `${a.width * BLOCK} × ${a.height * BLOCK} px instead of ${b.width * BLOCK} × ${b.height * BLOCK} px`,
    ];
  const found: string[] = [];
  for (let block = 0; block < a.width * a.height; block++) {
    const differs = [0, 1, 2].some((channel) => {
      const at = 3 * block + channel;
      return Math.abs((a.colours[at] ?? 0) - (b.colours[at] ?? 0)) > TOLERANCE;
    });
    if (differs) found.push(`${(block % a.width) * BLOCK},${Math.floor(block / a.width) * BLOCK}`);
  }
  return found;
}
