import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type CliResult, runCli, waitForOutput } from './cli.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Ways to create a mount namespace: as root, or as the root of a user namespace. */
const NAMESPACES = [
  { unshare: ['--mount'], nsenter: ['--mount'] },
  {
    unshare: ['--map-root-user', '--mount'],
    nsenter: ['--user', '--mount', '--preserve-credentials'],
  },
];
const NAMESPACE = NAMESPACES.find(
  ({ unshare }) => spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0,
);

/** The reason to skip tests on a small disk, or false. */
export const WITHOUT_SMALL_DISK =
  NAMESPACE === undefined && 'a small file system needs mount and unshare, as root or with user namespaces';

const FILLER = 'filler';
const BLOCK = Buffer.alloc(4096, 1);

/** A real file system of a few megabytes, mounted in its own namespace, which always ends with the test. */
export class SmallDisk {
  /** The folder's path in the namespace, for commands. */
  readonly folder: string;
  /** The folder's path in this process. */
  readonly seenFolder: string;
  #holder: ChildProcess;

  private constructor(folder: string, holder: ChildProcess) {
    this.folder = folder;
    this.seenFolder = `/proc/${holder.pid}/root${folder}`;
    this.#holder = holder;
  }

  static async mount(t: TestContext, mebibytes: number): Promise<SmallDisk> {
    const folder = temporaryFolder(t);
    const script = `mount -t tmpfs -o size=${mebibytes}m none '${folder}' && echo mounted && cat`;
    const unshare = NAMESPACE?.unshare ?? [];
    const holder = spawn('unshare', [...unshare, 'sh', '-c', script], { stdio: ['pipe', 'pipe', 'pipe'] });
    t.after(async () => {
      holder.stdin?.end();
      await once(holder, 'close');
    });
    await waitForOutput(holder, /mounted/);
    return new SmallDisk(folder, holder);
  }

  /** Runs a nightjar command in the namespace. */
  run(args: string[], settings: Record<string, string>, input = ''): Promise<CliResult> {
    return runCli(args, settings, input, this.wrapper);
  }

  get wrapper(): string[] {
    return ['nsenter', '--target', String(this.#holder.pid), ...(NAMESPACE?.nsenter ?? []), '--'];
  }

  /** Fills the disk until only `roomLeft` bytes are free. */
  fill(roomLeft = 0): void {
    const handle = openSync(join(this.seenFolder, FILLER), 'a');
    try {
      while (this.room() > roomLeft) writeSync(handle, BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(handle);
    }
  }

  empty(): void {
    rmSync(join(this.seenFolder, FILLER), { force: true });
  }

  room(): number {
    const { bavail, bsize } = statfsSync(this.seenFolder);
    return bavail * bsize;
  }
}
