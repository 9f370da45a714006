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

/**
 * SQLite maps shared memory in 32 KiB units. With less free space, opening fails, but not with the code for a full
 * disk.
 */
const FREE_TO_OPEN_BYTES = 64 * 1024;

/** Translates SQLite's errors for one database file, and remembers damage until the process ends. */
export class SqliteFailures {
  #file: string;
  #folder: string;
  #damage: StoreDamaged | undefined;

  /** `folder` is the folder being written to, by default the file's own. */
  constructor(file: string, folder = dirname(file)) {
    this.#file = file;
    this.#folder = folder;
  }

  /** The corresponding error of the port, or the same error if there is none. */
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

  /** Throws if any earlier operation met damage. */
  requireUndamaged(): void {
    if (this.#damage !== undefined) throw this.#damage;
  }

  /** Wraps an object to translate all errors of its methods: thrown, rejected, or from async iterables. */
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

function methodsOf(target: object): Record<string, PropertyDescriptor> {
  const { constructor: _, ...members } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(target));
  return Object.fromEntries(Object.entries(members).filter(([, { value }]) => typeof value === 'function'));
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Extended codes hold the primary code in their low byte. */
function resultCodeOf(error: unknown): number | undefined {
  const code = (error as { errcode?: number } | null)?.errcode;
  return code === undefined ? undefined : code & 0xff;
}

/** Whether an error of a database or file in this folder means that its disk is full. */
export function isFullDisk(error: unknown, folder: string): boolean {
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC') return true;
  const code = resultCodeOf(error);
  if (code === FULL) return true;
  return (code === IO_ERROR || code === CANNOT_OPEN) && freeBytes(folder) < FREE_TO_OPEN_BYTES;
}

/** Free disk space; infinite if the system does not report it. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
