import type { Reservation } from './push-queue.ts';
import type { ReceivedBody } from './push-request.ts';
import { PushFailed } from './push-thread.ts';
import type { Spool, SpoolFile } from './spool.ts';

/** Larger bodies always go to a file. */
export const MEMORY_BYTES_MAX = 1024 * 1024;
/** Stays free for the database and everything else on the disk. */
const FREE_BYTES_MIN = 64 * 1024 * 1024;

/** More bytes than the queue has room for, or than a body may have. */
export class QueueFull extends Error {}

export interface Receiving {
  spool: Spool;
  reservation: Reservation;
  /** Announced by the client; the queue has room for it. */
  sizeBytes: number | undefined;
  /** Larger bodies go to a file. */
  memoryBytesMax: number;
  at: number;
}

/** Moves a body from the network to memory or disk. Leaves nothing behind if the client disconnects. */
export async function receiveBody(
  source: AsyncIterable<Uint8Array>,
  receiving: Receiving,
): Promise<ReceivedBody> {
  const { reservation, sizeBytes, memoryBytesMax } = receiving;
  const parts: Uint8Array[] = [];
  let size = 0;
  let file: SpoolFile | undefined;
  try {
    if ((sizeBytes ?? 0) > memoryBytesMax) file = await newFile(receiving);
    for await (const chunk of source) {
      size += chunk.length;
      // A compressed body may become larger than announced.
      if (size > reservation.bytes && !reservation.grow(size - reservation.bytes)) throw new QueueFull();
      if (file === undefined && size > memoryBytesMax) {
        file = await newFile(receiving);
        for (const part of parts.splice(0)) await file.write(part);
      }
      if (file === undefined) parts.push(chunk);
      else await file.write(chunk);
    }
    if (file === undefined) return { bytes: joined(parts, size) };
    await file.finish();
    return { path: file.path, sizeBytes: size };
  } catch (error) {
    await file?.discard();
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new PushFailed({ kind: 'full', message: 'the disk of the spool folder is full' });
    throw error;
  }
}

async function newFile({ spool, sizeBytes, at }: Receiving): Promise<SpoolFile> {
  if ((await spool.freeBytes()) < (sizeBytes ?? 0) + FREE_BYTES_MIN)
    throw new PushFailed({ kind: 'full', message: 'the disk of the spool folder is nearly full' });
  return spool.create(at);
}

/** In a buffer of its own, which can be handed to a thread. */
export function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
