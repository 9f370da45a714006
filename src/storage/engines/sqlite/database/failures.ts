import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreDamaged } from '../../../port/failures/store-damaged.ts';
import { StoreFull } from '../../../port/failures/store-full.ts';

/** SQLite's primary result codes. */
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** SQLite maps its shared memory in units of 32 KiB; less room than that makes opening fail without the code for a full disk. */
const ROOM_TO_OPEN_BYTES = 64 * 1024;

/** Translates what SQLite throws for one database file, and remembers damage until the process ends. */
export class SqliteFailures {
  #file: string;
  #folder: string;
  #damage: StoreDamaged | undefined;

  /** The folder is the one that is written to: the file's own by default. */
  constructor(file: string, folder = dirname(file)) {
    this.#file = file;
    this.#folder = folder;
  }

  /** The error of the port that this one stands for; any other error as it is. */
  translate(error: unknown): unknown {
    if (isFullDisk(error, this.#folder)) return new StoreFull(this.#folder, { cause: error });
    const code = resultCodeOf(error);
    if (code !== CORRUPT && code !== NOT_A_DATABASE) return error;
    const damage = new StoreDamaged(this.#file, { cause: error });
    this.#damage ??= damage;
    return damage;
  }

  during<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.translate(error);
    }
  }

  /** Throws once damage was met, wherever that was. */
  requireSound(): void {
    if (this.#damage !== undefined) throw this.#damage;
  }

  /** The same object, with the errors of all its methods translated: thrown ones, rejections, and those of async iterables. */
  translating<T extends object>(target: T): T {
    const translating = Object.create(target) as Record<string, unknown>;
    for (const [name, { value }] of Object.entries(methodsOf(target)))
      translating[name] = (...args: unknown[]) => this.#call(() => Reflect.apply(value, target, args));
    return translating as T;
  }

  #call(work: () => unknown): unknown {
    const result = this.during(work);
    if (result instanceof Promise)
      return result.catch((error: unknown) => {
        throw this.translate(error);
      });
    return isAsyncIterable(result) ? this.#iterate(result) : result;
  }

  async *#iterate(source: AsyncIterable<unknown>): AsyncIterable<unknown> {
    try {
      yield* source;
    } catch (error) {
      throw this.translate(error);
    }
  }
}

/** The public methods of its class. */
function methodsOf(target: object): Record<string, PropertyDescriptor> {
  const { constructor: _, ...members } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(target));
  return Object.fromEntries(Object.entries(members).filter(([, { value }]) => typeof value === 'function'));
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Extended codes hold the primary one in their lowest byte. */
function resultCodeOf(error: unknown): number | undefined {
  const code = (error as { errcode?: number } | null)?.errcode;
  return code === undefined ? undefined : code & 0xff;
}

/** Whether a failure of a database or a file of this folder means that its disk is full. */
export function isFullDisk(error: unknown, folder: string): boolean {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC') return true;
  const code = resultCodeOf(error);
  if (code === FULL) return true;
  return (code === IO_ERROR || code === CANNOT_OPEN) && roomIn(folder) < ROOM_TO_OPEN_BYTES;
}

/** Bytes that may still be written; as many as anybody could want where the system does not tell. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
