import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../time/day.ts';
import { unsigned } from './audit-entry.ts';

const FILE_FORM = /^(\d{4}-\d{2}-\d{2})\.ndjson$/;
/** Lines contain at most a URL, so longer ones are damaged. */
export const LINE_BYTES_MAX = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

export function auditFile(folder: string, day: Day): string {
  return join(folder, `${day}.ndjson`);
}

/** Days that have a file, oldest first; empty if there is no folder. */
export function auditDays(folder: string): Day[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => FILE_FORM.exec(name)?.[1] ?? [])
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Signature of the last complete line in the folder; empty if there is none. */
export function lastSignature(folder: string): string {
  for (const day of auditDays(folder).reverse()) {
    const lines = tailOf(auditFile(folder, day)).split('\n');
    const signatures = lines.flatMap((line) => unsigned(line)?.mac ?? []);
    if (signatures.length > 0) return signatures.at(-1) as string;
  }
  return '';
}

/** Whether the last line is incomplete, after a crash or on a full disk. */
export function endsWithinLine(file: string): boolean {
  const text = tailOf(file, 1);
  return text !== '' && text !== '\n';
}

function tailOf(file: string, bytes = CHUNK_BYTES): string {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
  try {
    const { size } = fstatSync(handle);
    const buffer = Buffer.alloc(Math.min(bytes, size));
    readSync(handle, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString();
  } finally {
    closeSync(handle);
  }
}
