import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';

const NAME_FORM = /^[0-9a-z]{26}$/;
/** With the process that receives it. */
const PART_FORM = /^[0-9a-z]{26}\.(\d+)\.part$/;

/** A body that is being received. */
export interface SpoolFile {
  path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Durable once this resolves: the file and its name. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Files of received bodies, which only their owner can read. A body that becomes a task is renamed to the id of the
 * task. The others are removed when they are imported, or after a crash by the next start.
 */
export class Spool {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async create(at: number): Promise<SpoolFile> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${newTaskId(at)}.${process.pid}.part`);
    const file = await open(path, 'wx', 0o600);
    return {
      path,
      write: (chunk) => writeFully(file, chunk),
      finish: async () => {
        await file.sync();
        await file.close();
        await this.#syncFolder();
      },
      discard: async () => {
        await file.close().catch(() => {});
        await rm(path, { force: true });
      },
    };
  }

  /** Makes a received body that of a task, durably. Returns the id of the task. */
  async keep(path: string): Promise<string> {
    const [id = ''] = basename(path).split('.');
    await rename(path, this.pathOf(id));
    await this.#syncFolder();
    return id;
  }

  /** Removes what processes that no longer run have left behind. */
  async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.folder).catch((): string[] => [])) {
      const process = PART_FORM.exec(name)?.[1];
      if (process !== undefined && !isRunning(Number(process)))
        await rm(join(this.folder, name), { force: true });
    }
  }

  pathOf(id: string): string {
    return join(this.folder, id);
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Ids of the bodies on disk, oldest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    return names.filter((name) => NAME_FORM.test(name)).sort();
  }

  /** Free bytes on the disk of the spool; infinite if the system does not report it. */
  async freeBytes(): Promise<number> {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(this.folder);
      return bavail * bsize;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  async #syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sorts by time, and cannot be guessed. */
function newTaskId(at: number): string {
  const time = at.toString(36).padStart(10, '0').slice(-10);
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')
    .slice(-16);
  return `${time}${random}`;
}

async function writeFully(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written);
    written += bytesWritten;
  }
}
