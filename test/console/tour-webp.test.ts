/** The animation of the README: its container. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animatedWebp } from '../../scripts/tour/webp.ts';

/** A still WebP file with metadata before the picture, whose size is odd. */
const STILL = riff('WEBP', [chunk('ICCP', [1, 2]), chunk('VP8 ', [7, 8, 9])]);

test('an animation has the size, the frames and their times, without metadata', () => {
  const frame = { x: 0, y: 0, width: 960, height: 600, file: STILL, milliseconds: 2400 };
  const made = animatedWebp(960, 600, [
    frame,
    { ...frame, x: 10, y: 4, width: 20, height: 6, milliseconds: 60 },
  ]);
  assert.equal(made.readUInt32LE(4), made.length - 8);
  const [canvas, animation, first, second] = chunksOf(made.subarray(12));
  assert.deepEqual(
    [canvas?.name, animation?.name, first?.name, second?.name],
    ['VP8X', 'ANIM', 'ANMF', 'ANMF'],
  );
  assert.deepEqual([canvas?.content.readUIntLE(4, 3), canvas?.content.readUIntLE(7, 3)], [959, 599]);
  assert.equal(first?.content.readUIntLE(12, 3), 2400);
  const place = [0, 3, 6, 9].map((at) => second?.content.readUIntLE(at, 3));
  assert.deepEqual(place, [5, 2, 19, 5], 'halves of the offsets, sizes less one');
  const pictures = chunksOf(second?.content.subarray(16) ?? Buffer.alloc(0));
  assert.deepEqual(
    pictures.map(({ name, content }) => [name, ...content]),
    [['VP8 ', 7, 8, 9]],
  );
});

function chunk(name: string, content: number[]): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc(content.length % 2)]);
}

function riff(kind: string, chunks: Buffer[]): Buffer {
  return chunk('RIFF', [...Buffer.concat([Buffer.from(kind), ...chunks])]);
}

function chunksOf(bytes: Buffer): { name: string; content: Buffer }[] {
  const found: { name: string; content: Buffer }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    found.push({
      name: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + size),
    });
    at += 8 + size + (size % 2);
  }
  return found;
}
