/** One frame of an animation: a part of the picture, as a WebP file. */
export interface AnimationFrame {
  /** Even: the format stores halves. */
  x: number;
  y: number;
  width: number;
  height: number;
  file: Uint8Array;
  milliseconds: number;
}

/** Chunks of a still picture that a frame of an animation contains; others are metadata. */
const IMAGE_CHUNKS = new Set(['ALPH', 'VP8 ', 'VP8L']);
const ANIMATION_FLAG = 0b10;
/** Each frame replaces its part of the picture, and stays. */
const NO_BLENDING = 0b10;

/**
 * Puts still pictures together to an animated WebP that repeats without end
 * (https://developers.google.com/speed/webp/docs/riff_container).
 */
export function animatedWebp(width: number, height: number, frames: readonly AnimationFrame[]): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(ANIMATION_FLAG, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  // Background colour and number of repetitions, both zero.
  const chunks = [chunk('VP8X', canvas), chunk('ANIM', Buffer.alloc(6)), ...frames.map(frameChunk)];
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return chunk('RIFF', body);
}

function frameChunk({ x, y, width, height, file, milliseconds }: AnimationFrame): Buffer {
  const header = Buffer.alloc(16);
  header.writeUIntLE(x / 2, 0, 3);
  header.writeUIntLE(y / 2, 3, 3);
  header.writeUIntLE(width - 1, 6, 3);
  header.writeUIntLE(height - 1, 9, 3);
  header.writeUIntLE(milliseconds, 12, 3);
  header.writeUInt8(NO_BLENDING, 15);
  return chunk('ANMF', Buffer.concat([header, ...imageChunks(Buffer.from(file))]));
}

function imageChunks(file: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 12; at < file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (IMAGE_CHUNKS.has(file.toString('latin1', at, at + 4))) found.push(file.subarray(at, end));
    at = end;
  }
  return found;
}

function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}
