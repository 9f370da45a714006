import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidParameters } from '../errors.ts';
import type { Position } from '../storage/port/query.ts';

/** Where a list goes on, and in which direction. */
export interface CursorPlace {
  direction: 'after' | 'before';
  /** Absent at the very start. */
  position?: Position;
}

export const FIRST_CURSOR = '*';
const SIGNATURE_BYTES = 16;

/**
 * Cursors are opaque to clients and signed, so that they can carry a position and yet be trusted. The signature
 * covers the list they belong to: the cursor of one query is refused by another.
 */
export class CursorCodec {
  #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  encode(list: string, { direction, position }: Required<CursorPlace>): string {
    const payload = Buffer.from(JSON.stringify([direction === 'after' ? 1 : 0, position.at, position.key]));
    return Buffer.concat([this.#sign(list, payload), payload]).toString('base64url');
  }

  decode(list: string, cursor: string): CursorPlace {
    if (cursor === FIRST_CURSOR) return { direction: 'after' };
    const bytes = Buffer.from(cursor, 'base64url');
    const payload = bytes.subarray(SIGNATURE_BYTES);
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    // The text is compared too: base64 reads several spellings of the same bytes.
    const isOurs =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, this.#sign(list, payload)) &&
      bytes.toString('base64url') === cursor;
    if (!isOurs) throw InvalidParameters.query('cursor', 'cursor_invalid', 'is not a cursor of this list');
    const [forward, at, key] = JSON.parse(payload.toString()) as [number, number, string];
    return { direction: forward === 1 ? 'after' : 'before', position: { at, key } };
  }

  #sign(list: string, payload: Buffer): Buffer {
    return createHmac('sha256', this.#secret)
      .update(list)
      .update('\0')
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
