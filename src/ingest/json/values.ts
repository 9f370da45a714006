/** Lenient readers for JSON of other programs: a value of an unexpected type counts as absent. */
import { EARLIEST_INSTANT, LATEST_INSTANT, parseInstant } from '../../time/instant.ts';
import { ID_LENGTH_MAX, MESSAGE_LENGTH_MAX, TEXT_LENGTH_MAX } from '../fields.ts';
import { Rejection } from '../importer.ts';

/** A parsed object of unknown shape. */
export type JsonObject = Record<string, unknown>;

export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

export function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function objectsOf(value: unknown): JsonObject[] {
  return arrayOf(value)
    .map(objectOf)
    .filter((each) => each !== undefined);
}

/** A name or title: trimmed, cut to a maximum length, undefined if blank. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.slice(0, TEXT_LENGTH_MAX).toWellFormed().trim() || undefined;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : '';
}

/** Rejects texts that are longer than any platform allows. */
export function messageTextOf(text: string): string {
  if (text.length > MESSAGE_LENGTH_MAX) {
    throw new Rejection(`the text has ${text.length} characters, more than ${MESSAGE_LENGTH_MAX}`);
  }
  return text.toWellFormed();
}

const INTEGER = /^-?\d{1,19}$/;
const ID_MAX = 2n ** 63n - 1n;

/** The digits of an id given as number or text. */
export function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !INTEGER.test(text)) return undefined;
  const number = BigInt(text);
  return number <= ID_MAX && number >= -ID_MAX ? String(number) : undefined;
}

export function requiredId(value: unknown, name: string): string {
  const id = idOf(value);
  if (id === undefined) {
    const shown = JSON.stringify(value)?.slice(0, ID_LENGTH_MAX) ?? 'nothing';
    throw new Rejection(`${name}: ${shown} is not an id`);
  }
  return id;
}

const HAS_OFFSET = /(?:z|[+-]\d{2}:?\d{2})$/i;
const NUMBER = /^\d+$/;

/** Parses any usual date format. Dates without an offset are in the given time zone. Undefined if not a date. */
export function instantOf(value: unknown, timeZone = 'UTC'): number | undefined {
  const text = typeof value === 'number' ? String(Math.floor(value)) : value;
  if (typeof text !== 'string') return undefined;
  const parsed = parseInstant(text)?.ms;
  if (parsed === undefined || timeZone === 'UTC' || NUMBER.test(text) || HAS_OFFSET.test(text)) return parsed;
  const local = new Date(parsed).toISOString().slice(0, -1);
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
}

export function requiredInstant(value: unknown, name: string, timeZone?: string): number {
  const instant = instantOf(value, timeZone);
  if (instant === undefined)
    throw new Rejection(`${name}: ${JSON.stringify(value)?.slice(0, 100) ?? 'nothing'} is not a date`);
  if (instant < EARLIEST_INSTANT || instant > LATEST_INSTANT)
    throw new Rejection(`${name}: must be between 1970 and 2099`);
  return instant;
}

/** The names that are not blank. */
export function namesOf(...values: unknown[]): string[] {
  return values.map(nameOf).filter((name) => name !== undefined);
}
