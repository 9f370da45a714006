import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidParameters } from '../errors.ts';
import type { Position } from '../storage/port/query.ts';

/** Position and direction from which a list continues. */
export interface CursorPosition {
  direction: 'after' | 'before';
  /** Undefined at the start of the list. */
  position?: Position;
}

export const FIRST_CURSOR = '*';
const SIGNATURE_BYTES = 16;

/** Cursors are signed together with the list they belong to: a cursor of another query is refused. */
export class CursorCodec {
  #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  encode(list: string, { direction, position }: Required<CursorPosition>): string {
    const payload = Buffer.from(JSON.stringify([direction === 'after' ? 1 : 0, position.at, position.key]));
    return Buffer.concat([this.#sign(list, payload), payload]).toString('base64url');
  }

  decode(list: string, cursor: string): CursorPosition {
    if (cursor === FIRST_CURSOR) return { direction: 'after' };
    const bytes = Buffer.from(cursor, 'base64url');
    const payload = bytes.subarray(SIGNATURE_BYTES);
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    // Base64 decodes several spellings to the same bytes, so the text is compared as well.
    const isValid =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, this.#sign(list, payload)) &&
      bytes.toString('base64url') === cursor;
    if (!isValid)
      throw InvalidParameters.query(
        'cursor',
        'cursor_invalid',
        'is not a cursor of this list; use next_cursor or prev_cursor of a response to the same query',
      );
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
