import { readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Day } from '../time/day.ts';
import { signed, unsigned } from './audit-entry.ts';
import type { AuditSecret } from './audit-secret.ts';

/** The last line of a writer at some point of the log. */
export interface LastLine {
  n: number;
  mac: string;
  day: Day;
}

export type LastLines = Record<string, LastLine>;

/** What retention removed: all files before a day, with the last line of each writer in them. */
export interface Removed {
  before: Day;
  writers: LastLines;
}

export class AnchorDamaged extends Error {
  constructor(file: string) {
    super(`${file} was changed or is damaged`);
    this.name = 'AnchorDamaged';
  }
}

/**
 * Signed records of where the log begins and ends, outside its folder: the lines alone cannot show that the first or last
 * ones are missing. Two files, because servers that share a log keep writing the end and must not undo retention's writes.
 */
export class AuditAnchor {
  readonly endFile: string;
  readonly beginFile: string;
  #secret: AuditSecret;

  constructor(secretFile: string, secret: AuditSecret) {
    this.endFile = join(dirname(secretFile), 'audit-end.json');
    this.beginFile = join(dirname(secretFile), 'audit-begin.json');
    this.#secret = secret;
  }

  /** The last synced lines by writer; undefined if never recorded. */
  readEnd(): LastLines | undefined {
    return this.#read<{ end: LastLines }>(this.endFile, 'end')?.end;
  }

  readRemoved(): Removed | undefined {
    return this.#read<{ removed: Removed }>(this.beginFile, 'removed')?.removed;
  }

  /** Drops writers whose last line is named in a start line, so that the file stays small. */
  async extendEnd(own: LastLines, named: Record<string, number>): Promise<void> {
    const others = Object.entries(this.#knownEnd()).filter(([writer, { n }]) => n > (named[writer] ?? 0));
    await this.#write(this.endFile, { end: { ...Object.fromEntries(others), ...own } });
  }

  async writeRemoved(removed: Removed): Promise<void> {
    await this.#write(this.beginFile, { removed });
  }

  /** A damaged file is reported when the server starts; it must not keep the log from being written. */
  #knownEnd(): LastLines {
    try {
      return this.readEnd() ?? {};
    } catch (error) {
      if (error instanceof AnchorDamaged) return {};
      throw error;
    }
  }

  /** The signature covers the content's name, so that one file cannot replace the other. */
  #read<Content>(file: string, name: string): Content | undefined {
    let text: string;
    try {
      text = readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const parts = unsigned(text);
    if (parts === undefined || this.#secret.signAnchor(parts.body) !== parts.mac)
      throw new AnchorDamaged(file);
    const content = JSON.parse(parts.body) as Record<string, unknown>;
    if (!Object.hasOwn(content, name)) throw new AnchorDamaged(file);
    return content as Content;
  }

  /** Atomic: readers see the old or the new file, even after a power failure. */
  async #write(file: string, content: object): Promise<void> {
    const body = JSON.stringify(content);
    const draft = `${file}.${crypto.randomUUID()}.tmp`;
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(`${signed(body, this.#secret.signAnchor(body))}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
