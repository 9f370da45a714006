import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SourceError } from '../importer.ts';

const CHUNK_BYTES = 1 << 20;

/** Bytes that can be read from any position, any number of times. */
export interface RandomAccess {
  readonly size: number;
  /** Fewer bytes at the end. */
  read(position: number, length: number): Buffer;
  close(): void;
}

export async function* streamOf(bytes: RandomAccess, start = 0, end = bytes.size): AsyncIterable<Uint8Array> {
  for (let at = start; at < end; ) {
    const chunk = bytes.read(at, Math.min(CHUNK_BYTES, end - at));
    if (chunk.length === 0) throw new SourceError('the file became shorter while it was read');
    at += chunk.length;
    yield chunk;
  }
}

/** A part of other bytes, which stay open when it is closed. */
export function slice(bytes: RandomAccess, start: number, size: number): RandomAccess {
  return {
    size,
    read: (position, length) => bytes.read(start + position, Math.max(0, Math.min(length, size - position))),
    close: () => {},
  };
}

export function inMemory(content: Buffer): RandomAccess {
  return {
    size: content.length,
    read: (position, length) => content.subarray(position, position + length),
    close: () => {},
  };
}

/** Closes the file when it is closed. */
export function inFile(fd: number, size: number): RandomAccess {
  return {
    size,
    read: (position, length) => {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - position)));
      let filled = 0;
      while (filled < buffer.length) {
        const bytes = readSync(fd, buffer, filled, buffer.length - filled, position + filled);
        if (bytes === 0) break;
        filled += bytes;
      }
      return buffer.subarray(0, filled);
    },
    close: () => closeSync(fd),
  };
}

/** More than this goes to a temporary file. */
const MEMORY_BYTES_MAX = 8 * 1024 * 1024;

export interface Spooled {
  bytes: RandomAccess;
  /** Why the stream ended early. */
  error: SourceError | undefined;
}

/**
 * Stores a stream so that it can be read several times: in memory, or in a temporary file whose name is removed before
 * anything is written, so that nothing is left behind after a crash.
 */
export async function spool(source: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let fd: number | undefined;
  let error: SourceError | undefined;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (fd === undefined && size <= MEMORY_BYTES_MAX) {
        // The source may reuse its buffer.
        parts.push(Buffer.from(chunk));
        continue;
      }
      fd ??= openUnnamed();
      for (const part of parts.splice(0)) writeFully(fd, part);
      writeFully(fd, chunk);
    }
  } catch (problem) {
    if (!(problem instanceof SourceError)) {
      if (fd !== undefined) closeSync(fd);
      throw problem;
    }
    error = problem;
  }
  return { bytes: fd === undefined ? inMemory(Buffer.concat(parts)) : inFile(fd, size), error };
}

function openUnnamed(): number {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-member-'));
  try {
    return openSync(join(folder, 'content'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFully(fd: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; )
    written += writeSync(fd, bytes, written, bytes.length - written);
}
