import { EARLIEST_INSTANT, LATEST_INSTANT, parseInstant } from '../time/instant.ts';
import { Rejection } from './importer.ts';

const INTEGER_ID = /^-?\d{1,19}$/;
const NAME_ID = /^[a-z][a-z0-9_]{2,63}$/i;
const ID_MAX = 2n ** 63n - 1n;

export const TEXT_LENGTH_MAX = 4096;
/** Far more than any platform allows, and small enough to send a page of a thousand such messages. */
export const MESSAGE_LENGTH_MAX = 65_536;
export const ID_LENGTH_MAX = 256;
const LIST_LENGTH_MAX = 1000;

/**
 * Reads the fields of one JSON object strictly. null means absent. Fields that were never read are reported, so that a
 * misspelt one is not silently ignored.
 */
export class Fields {
  #values: Record<string, unknown>;
  #readNames = new Set<string>();
  #path: string;
  #children: Fields[] = [];

  constructor(value: unknown, path = '') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Rejection(path === '' ? 'not a JSON object' : `${path}: must be an object`);
    }
    this.#values = value as Record<string, unknown>;
    this.#path = path;
  }

  raw(name: string): unknown {
    this.#readNames.add(name);
    return Object.hasOwn(this.#values, name) ? (this.#values[name] ?? undefined) : undefined;
  }

  text(name: string, lengthMax = TEXT_LENGTH_MAX): string | undefined {
    const value = this.raw(name);
    return value === undefined ? undefined : this.#text(name, value, lengthMax);
  }

  /** Undefined if the text is blank. */
  nonEmptyText(name: string, lengthMax = TEXT_LENGTH_MAX): string | undefined {
    return this.text(name, lengthMax)?.trim() || undefined;
  }

  boolean(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.rejection(name, 'must be true or false');
  }

  integer(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const number = typeof value === 'string' && INTEGER_ID.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    throw this.rejection(name, 'must be an integer');
  }

  /** Accepts numbers and strings, and returns the digits. */
  id(name: string): string | undefined {
    const value = this.raw(name);
    return value === undefined
      ? undefined
      : this.#requireValid(name, integerId(value), 'must be an integer of up to 63 bits');
  }

  /** Discord ids contain a time, so they are never negative. */
  snowflake(name: string): string | undefined {
    const value = this.raw(name);
    const id = value === undefined ? undefined : integerId(value);
    if (value !== undefined && (id === undefined || id.startsWith('-'))) {
      throw this.rejection(name, 'must be a Discord id: a positive integer of up to 63 bits');
    }
    return id;
  }

  /** Some sources know a Telegram channel only by its username, which is then its id, in lower case (decision 15). */
  idOrName(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const isName = typeof value === 'string' && NAME_ID.test(value);
    const id = isName ? value.toLowerCase() : integerId(value);
    return this.#requireValid(name, id, 'must be an integer of up to 63 bits or a username');
  }

  instant(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const ms =
      typeof value === 'number' || typeof value === 'string' ? parseInstant(String(value))?.ms : undefined;
    if (ms === undefined) throw this.rejection(name, 'must be a date');
    if (ms < EARLIEST_INSTANT || ms > LATEST_INSTANT)
      throw this.rejection(name, 'must be between 1970 and 2099');
    return ms;
  }

  /** A list of strings, numbers or `{value}` objects. A single one counts as a list. */
  texts(name: string): string[] {
    const value = this.raw(name);
    if (value === undefined) return [];
    return this.#list(name, Array.isArray(value) ? value : [value])
      .map((entry) => {
        const isObject = typeof entry === 'object' && entry !== null && 'value' in entry;
        const inner: unknown = isObject ? (entry as { value: unknown }).value : entry;
        return this.#text(name, typeof inner === 'number' ? String(inner) : inner, TEXT_LENGTH_MAX).trim();
      })
      .filter((text) => text !== '');
  }

  objects(name: string): Fields[] {
    const value = this.raw(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw this.rejection(name, 'must be a list');
    return this.#list(name, value).map((entry, index) =>
      this.#child(entry, `${this.#pathTo(name)}[${index}]`),
    );
  }

  object(name: string): Fields | undefined {
    const value = this.raw(name);
    return value === undefined ? undefined : this.#child(value, this.#pathTo(name));
  }

  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw this.rejection(name, 'is missing');
    return value;
  }

  /** Fields that were never read, including those of inner objects. */
  unread(): string[] {
    const own = Object.keys(this.#values)
      .filter((name) => !this.#readNames.has(name))
      .map((name) => this.#pathTo(name));
    return [...own, ...this.#children.flatMap((child) => child.unread())];
  }

  rejection(name: string, reason: string): Rejection {
    return new Rejection(`${this.#pathTo(name)}: ${reason}`);
  }

  #text(name: string, value: unknown, lengthMax: number): string {
    if (typeof value !== 'string') throw this.rejection(name, 'must be text');
    if (value.length > lengthMax) throw this.rejection(name, `must have at most ${lengthMax} characters`);
    // Lone surrogates cannot be stored as UTF-8.
    return value.toWellFormed();
  }

  #list(name: string, values: unknown[]): unknown[] {
    if (values.length > LIST_LENGTH_MAX)
      throw this.rejection(name, `must have at most ${LIST_LENGTH_MAX} entries`);
    return values;
  }

  #child(value: unknown, path: string): Fields {
    const child = new Fields(value, path);
    this.#children.push(child);
    return child;
  }

  #requireValid<T>(name: string, value: T | undefined, reason: string): T {
    if (value === undefined) throw this.rejection(name, reason);
    return value;
  }

  #pathTo(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

function integerId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !INTEGER_ID.test(text)) return undefined;
  const number = BigInt(text);
  return number <= ID_MAX && number >= -ID_MAX ? String(number) : undefined;
}
