import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import type { Day } from '../time/day.ts';
import { auditFile, endsWithinLine } from './audit-files.ts';

const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

/** The file was deleted or replaced while it was open. */
export class AuditFileGone extends Error {
  constructor(file: string) {
    super(`${file} was removed while in use`);
    this.name = 'AuditFileGone';
  }
}

/** Appends to the file of a day: every byte once and in order, even after a failed write. */
export class AuditFileWriter {
  #folder: string;
  #day: Day | undefined;
  #handle: FileHandle | undefined;
  #rest: Buffer | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether an earlier write was incomplete: its rest must be written first. */
  get hasRest(): boolean {
    return this.#rest !== undefined;
  }

  async write(day: Day, text: string): Promise<void> {
    if (this.hasRest) throw new Error('the rest of an earlier write must be written first');
    this.#rest = Buffer.from(text);
    await this.writeRest(day);
  }

  async writeRest(day: Day): Promise<void> {
    const handle = await this.#open(day);
    while (this.#rest !== undefined && this.#rest.length > 0) {
      const { bytesWritten } = await handle.write(this.#rest);
      this.#rest = this.#rest.subarray(bytesWritten);
    }
    this.#rest = undefined;
  }

  async sync(): Promise<void> {
    if (this.#handle === undefined || this.#day === undefined) return;
    await this.#handle.datasync();
    if ((await this.#handle.stat()).nlink > 0) return;
    const file = auditFile(this.#folder, this.#day);
    await this.close();
    throw new AuditFileGone(file);
  }

  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    this.#day = undefined;
    await handle?.close();
  }

  async #open(day: Day): Promise<FileHandle> {
    if (this.#handle !== undefined && this.#day === day) return this.#handle;
    await this.sync();
    await this.close();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = auditFile(this.#folder, day);
    const isBroken = endsWithinLine(file);
    const handle = await open(file, APPEND, 0o600);
    this.#handle = handle;
    this.#day = day;
    await handle.chmod(0o600);
    // A torn line stays as evidence, but must not merge with the next one.
    if (isBroken) await handle.write('\n');
    return handle;
  }
}
