import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../time/day.ts';

/** Of the invented world. Folders of earlier ones lack it, and what the story is about. */
export const EDITION = 2;

export interface DemoState {
  edition?: number;
  /** Day of the first start. The initial history ends the day before. */
  startedOn: Day;
  /** Last complete day. After a crash, the next day is written again. */
  filledThrough: Day;
}

const STATE_FILE = 'demo.json';

export function isDemoFolder(folder: string): boolean {
  return existsSync(join(folder, STATE_FILE));
}

export function readState(folder: string): DemoState | undefined {
  const file = join(folder, STATE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoState) : undefined;
}

/** Writes a new file and renames it, so that a crash leaves the old or the new state, never a partial one. */
export function writeState(folder: string, state: DemoState): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STATE_FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
