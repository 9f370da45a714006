import { EARLIEST_INSTANT, LATEST_INSTANT, parseInstant } from '../records/instant.ts';
import { Rejection } from './importer.ts';

const INTEGER_ID = /^-?\d{1,19}$/;
const NAME_ID = /^[a-z][a-z0-9_]{2,63}$/i;
const ID_MAX = 2n ** 63n - 1n;

export const TEXT_LENGTH_MAX = 4096;
/** Many times what either platform allows; a page of a thousand such messages can still be sent. */
export const MESSAGE_LENGTH_MAX = 65_536;
export const ID_LENGTH_MAX = 256;
const LIST_LENGTH_MAX = 1000;

/**
 * Reads the fields of one JSON object and says plainly what is wrong with them. null means absent; a field nobody
 * asked for is remembered, so that a misspelt one does not vanish in silence.
 */
export class Fields {
  #values: Record<string, unknown>;
  #asked = new Set<string>();
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
    this.#asked.add(name);
    return Object.hasOwn(this.#values, name) ? (this.#values[name] ?? undefined) : undefined;
  }

  text(name: string, lengthMax = TEXT_LENGTH_MAX): string | undefined {
    const value = this.raw(name);
    return value === undefined ? undefined : this.#text(name, value, lengthMax);
  }

  /** A text that may just as well be missing when it is empty. */
  filledText(name: string, lengthMax = TEXT_LENGTH_MAX): string | undefined {
    return this.text(name, lengthMax)?.trim() || undefined;
  }

  boolean(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.#wrong(name, 'must be true or false');
  }

  integer(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const number = typeof value === 'string' && INTEGER_ID.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    throw this.#wrong(name, 'must be an integer');
  }

  /** Ids come as numbers or strings and leave as their digits. */
  id(name: string): string | undefined {
    const value = this.raw(name);
    return value === undefined
      ? undefined
      : this.#required(name, integerId(value), 'must be an integer of up to 63 bits');
  }

  /** Ids of Discord are never negative: they are times. */
  snowflake(name: string): string | undefined {
    const value = this.raw(name);
    const id = value === undefined ? undefined : integerId(value);
    if (value !== undefined && (id === undefined || id.startsWith('-'))) {
      throw this.#wrong(name, 'must be a Discord id: a positive integer of up to 63 bits');
    }
    return id;
  }

  /** Some sources know a Telegram channel only by its username; in lower case it is then the id (decision 15b). */
  idOrName(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const isName = typeof value === 'string' && NAME_ID.test(value);
    const id = isName ? value.toLowerCase() : integerId(value);
    return this.#required(name, id, 'must be an integer of up to 63 bits or a username');
  }

  instant(name: string): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    const ms =
      typeof value === 'number' || typeof value === 'string' ? parseInstant(String(value))?.ms : undefined;
    if (ms === undefined) throw this.#wrong(name, 'must be a date');
    if (ms < EARLIEST_INSTANT || ms > LATEST_INSTANT)
      throw this.#wrong(name, 'must be between 1970 and 2099');
    return ms;
  }

  /** A list of texts: strings, numbers or objects of shape {value}; one alone counts as a list of one. */
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
    if (!Array.isArray(value)) throw this.#wrong(name, 'must be a list');
    return this.#list(name, value).map((entry, index) =>
      this.#child(entry, `${this.#pathTo(name)}[${index}]`),
    );
  }

  object(name: string): Fields | undefined {
    const value = this.raw(name);
    return value === undefined ? undefined : this.#child(value, this.#pathTo(name));
  }

  /** Insists on a field that the record cannot do without. */
  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw this.#wrong(name, 'is missing');
    return value;
  }

  /** Fields nobody asked for, those of inner objects too. */
  unasked(): string[] {
    const own = Object.keys(this.#values)
      .filter((name) => !this.#asked.has(name))
      .map((name) => this.#pathTo(name));
    return [...own, ...this.#children.flatMap((child) => child.unasked())];
  }

  reject(name: string, reason: string): Rejection {
    return this.#wrong(name, reason);
  }

  #text(name: string, value: unknown, lengthMax: number): string {
    if (typeof value !== 'string') throw this.#wrong(name, 'must be a string');
    if (value.length > lengthMax) throw this.#wrong(name, `must have at most ${lengthMax} characters`);
    // Halves of surrogate pairs cannot be stored as UTF-8 and would come back changed.
    return value.toWellFormed();
  }

  #list(name: string, values: unknown[]): unknown[] {
    if (values.length > LIST_LENGTH_MAX)
      throw this.#wrong(name, `must have at most ${LIST_LENGTH_MAX} entries`);
    return values;
  }

  #child(value: unknown, path: string): Fields {
    const child = new Fields(value, path);
    this.#children.push(child);
    return child;
  }

  #required<T>(name: string, value: T | undefined, otherwise: string): T {
    if (value === undefined) throw this.#wrong(name, otherwise);
    return value;
  }

  #pathTo(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  #wrong(name: string, reason: string): Rejection {
    return new Rejection(`${this.#pathTo(name)}: ${reason}`);
  }
}

function integerId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !INTEGER_ID.test(text)) return undefined;
  const number = BigInt(text);
  return number <= ID_MAX && number >= -ID_MAX ? String(number) : undefined;
}
